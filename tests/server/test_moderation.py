"""Roles, and what moderators and hosts do with them; and the end of an account."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from lascaux.server.accounts import Accounts
from lascaux.server.moderation import NAMELESS, Moderation
from lascaux.server.storage.people_schema import PEOPLE
from lascaux.server.storage.schema import ENTRIES, SEATS
from tests.server.people import ANN, code_of
from tests.server.support import Server, new_table, open_server, run, served

GAME = "cave-vs-cave"


async def joined(server: Server, name: str, role: str = "player") -> tuple[httpx.AsyncClient, str]:
    """A registered person, and their id."""
    client = server.client()
    answer = await client.post("/api/register", json={**ANN, "name": name})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["person"]["id"]
    await Moderation(Accounts(server.house.people), server.house.seating).set_role(id, role)
    return client, id


async def sit_together(one: httpx.AsyncClient, *others: httpx.AsyncClient, game: str = GAME) -> str:
    made = await new_table(one, game, ["me"] + ["free"] * len(others), options={"players": 1 + len(others)})
    for other, invitation in zip(others, made["invitations"], strict=True):
        assert (await other.post(f"/api/invitations/{invitation['code']}")).status_code == 200
    table: str = made["table"]
    return table


@served()
async def test_players_moderate_nobody_and_moderators_nobody_above_them(server: Server) -> None:
    ann, ann_id = await joined(server, "Ann")
    mod, mod_id = await joined(server, "Mod", "moderator")
    host, host_id = await joined(server, "Boss", "host")
    bob, bob_id = await joined(server, "Bob")
    table = (await new_table(bob, GAME, ["me", "free"]))["table"]
    for answer in (
        await ann.get("/api/people"),
        await ann.patch(f"/api/people/{bob_id}", json={"banned": True}),
        await ann.delete(f"/api/tables/{table}"),
        await ann.patch(f"/api/people/{ann_id}", json={"role": "host"}),
        await mod.patch(f"/api/people/{mod_id}", json={"role": "host"}),
        await mod.patch(f"/api/people/{bob_id}", json={"role": "moderator"}),
        await mod.patch(f"/api/people/{host_id}", json={"banned": True}),
        await mod.patch(f"/api/people/{mod_id}", json={"banned": True}),
    ):
        assert (answer.status_code, code_of(answer)) == (403, "not-allowed")
    assert (await bob.get("/api/me")).json()["person"]["role"] == "player"
    promoted = await host.patch(f"/api/people/{bob_id}", json={"role": "moderator"})
    assert promoted.json()["role"] == "moderator"
    assert (await bob.get("/api/people")).status_code == 200
    assert (await host.patch(f"/api/people/{mod_id}", json={"banned": True})).json()["banned"] is True


@served()
async def test_the_list_of_people_has_pages(server: Server) -> None:
    host, _ = await joined(server, "Boss", "host")
    for name in ("Ann", "Bob", "Cleo"):
        await joined(server, name)
    found, after = [], ""
    while after is not None:
        page = (await host.get("/api/people", params={"after": after, "limit": 3})).json()
        found += [person["name"] for person in page["people"]]
        after = page["next"]
    assert found == ["Ann", "Bob", "Boss", "Cleo"]


@served(public=True)
async def test_a_banned_person_is_out_at_once_and_stays_out(server: Server) -> None:
    bob, id = await joined(server, "Bob")
    mod, _ = await joined(server, "Mod", "moderator")
    token = (await bob.post("/api/tokens", json={"label": "bot"})).json()["token"]
    await mod.patch(f"/api/people/{id}", json={"banned": True})
    assert (await bob.get("/api/me")).json()["person"] is None
    assert code_of(await server.client(Authorization=f"Bearer {token}").get("/api/me")) == "bad-token"
    refused = await bob.post("/api/login", json={**ANN, "name": "Bob"})
    assert (refused.status_code, code_of(refused)) == (403, "banned")
    wrong = await bob.post("/api/login", json={"name": "Bob", "password": "wrong horse"})
    assert code_of(wrong) == "wrong-login", "only Bob is told"
    await mod.patch(f"/api/people/{id}", json={"banned": False})
    assert (await bob.post("/api/login", json={**ANN, "name": "Bob"})).status_code == 200


@served()
async def test_a_muted_person_keeps_the_name_a_moderator_gave(server: Server) -> None:
    bob, id = await joined(server, "Rude word")
    mod, _ = await joined(server, "Mod", "moderator")
    changed = await mod.patch(f"/api/people/{id}", json={"muted": True, "name": "Bob"})
    assert (changed.json()["name"], changed.json()["muted"]) == ("Bob", True)
    assert code_of(await bob.put("/api/me", json={"name": "Ruder word"})) == "muted"
    seats = [{"kind": "me", "name": "Ruder word"}, {"kind": "bot"}]
    assert code_of(await bob.post("/api/tables", json={"game": GAME, "seats": seats})) == "muted"
    assert (await new_table(bob, GAME, ["me", "random"]))["table"]


@served()
async def test_a_moderator_closes_a_table(server: Server) -> None:
    bob, _ = await joined(server, "Bob")
    eve, _ = await joined(server, "Eve")
    mod, _ = await joined(server, "Mod", "moderator")
    running = await sit_together(bob, eve)
    waiting = await new_table(bob, GAME, ["me", "free"])
    for table in (running, waiting["table"]):
        assert (await mod.delete(f"/api/tables/{table}")).status_code == 204
        assert (await bob.get(f"/api/tables/{table}")).json()["status"] == "over"
        assert code_of(await mod.delete(f"/api/tables/{table}")) == "game-over"
    assert (await eve.post(f"/api/invitations/{waiting['invitations'][0]['code']}")).status_code == 404


# The end of an account


async def delete(client: httpx.AsyncClient) -> None:
    assert (await client.post("/api/me/delete", json={"password": ANN["password"]})).status_code == 204


def test_a_deleted_account_leaves_its_games_without_its_name(database: str) -> None:
    async def scene() -> None:
        async with open_server(database, workers=0) as server:
            (bob, bob_id), (eve, _), (kim, _) = [await joined(server, name) for name in ("Bob", "Eve", "Kim")]
            two, three = await sit_together(eve, bob), await sit_together(eve, bob, kim, game="stone-age")
            begun = await new_table(eve, "stone-age", ["me", "free", "free"], options={"players": 3})
            await bob.post(f"/api/invitations/{begun['invitations'][0]['code']}")
            own = await new_table(bob, GAME, ["me", "free"])
            for name in ("Bobby", "Bob"):
                assert (await bob.put("/api/me", json={"name": name})).status_code == 200
            refused = await bob.post("/api/me/delete", json={"password": "wrong horse"})
            assert code_of(refused) == "wrong-password"
            await delete(bob)
            assert (await bob.get("/api/me")).json()["person"]["name"] != "Bob"
            assert code_of(await bob.post("/api/login", json={**ANN, "name": "Bob"})) == "wrong-login"

            shown: dict[str, Any] = (await eve.get(f"/api/tables/{two}")).json()
            assert (shown["status"], [seat["name"] for seat in shown["seats"]]) == ("over", ["Eve", NAMELESS])
            shown = (await eve.get(f"/api/tables/{three}")).json()
            assert (shown["status"], shown["seats"][1]["kind"]) == ("playing", "bot")
            shown = (await eve.get(f"/api/tables/{begun['table']}")).json()
            assert [seat["kind"] for seat in shown["seats"]] == ["person", "free", "free"]
            free = (await eve.get(f"/api/tables/{begun['table']}/invitations")).json()["invitations"]
            assert len(free) == 2
            assert (await kim.post(f"/api/invitations/{free[0]['code']}")).status_code == 200
            assert (await kim.post(f"/api/invitations/{own['invitations'][0]['code']}")).status_code == 404

            async with server.house.engine.connect() as connection:
                for table in (SEATS, ENTRIES, PEOPLE):
                    for row in (await connection.execute(table.select())).all():
                        assert not {"Bob", "Bobby"} & set(row), row
                        assert table is not PEOPLE or row.id != bob_id
            again, _ = await joined(server, "Bob")
            assert (await again.get("/api/me/tables")).json()["tables"] == []

    run(scene())


@pytest.mark.parametrize("public", [True, False])
def test_only_the_owner_of_the_password_deletes(public: bool) -> None:
    @served(public=public)
    async def scene(server: Server) -> None:
        bob, _ = await joined(server, "Bob")
        token = (await bob.post("/api/tokens", json={"label": "bot"})).json()["token"]
        bot = server.client(Authorization=f"Bearer {token}")
        assert code_of(await bot.post("/api/me/delete", json={"password": ANN["password"]})) == "not-with-token"
        guest = server.client()
        answer = await guest.post("/api/me/delete", json={"password": ANN["password"]})
        assert code_of(answer) == ("login-needed" if public else "account-needed")

    scene()
