"""Who begins: chance, a seat, or whom the last to sit down names; a rematch may pass the start on."""

from __future__ import annotations

import httpx
import pytest

from tests.server.asking import TWO, join, refused, see, two_players
from tests.server.support import Server, new_table, served

GAMES = ("cave-vs-cave", "stone-age", "caverna")


async def begin(client: httpx.AsyncClient, table: str, seat: int) -> httpx.Response:
    return await client.post(f"/api/tables/{table}/start", json={"seat": seat})


async def starter(client: httpx.AsyncClient, table: str) -> int:
    record = (await client.get(f"/api/tables/{table}/record")).text
    return int(next(line.split()[-1] for line in record.splitlines() if line.startswith("* start ")))


@pytest.mark.rule("STA-RULING-01", "CVC-SETUP-09", "CAV-SETUP-10")
@pytest.mark.parametrize("game", GAMES)
def test_the_seat_that_was_chosen_begins(game: str) -> None:
    @served()
    async def sit(server: Server) -> None:
        ann = server.client()
        for seat in (0, 1, 1, 0, 1):
            made = await new_table(ann, game, TWO, options={"players": 2}, begins=seat)
            assert await starter(ann, made["table"]) == seat
            assert (await see(ann, made["table"]))["begins"] == str(seat)

    sit()


@served()
async def test_it_is_chance_unless_somebody_says_otherwise(server: Server) -> None:
    ann = server.client()
    made = [await new_table(ann, "stone-age", TWO, options={"players": 2}) for _ in range(12)]
    assert {await starter(ann, one["table"]) for one in made} == {0, 1}
    assert (await see(ann, made[0]["table"]))["begins"] == "chance"


@served()
async def test_the_last_to_sit_down_is_asked_and_nothing_is_drawn_before(server: Server) -> None:
    ann, ben, cem = (server.client() for _ in range(3))
    made = await new_table(ann, "stone-age", ["me", "free", "free"], options={"players": 3}, begins="ask")
    table = made["table"]
    assert (await join(ben, made, 1)).status_code == 200
    waiting = await see(ann, table)
    assert (waiting["asked"], waiting["status"]) == (None, "open")
    refused(await begin(ann, table, 0), 409, "not-begun")
    assert (await join(cem, made, 0)).status_code == 200
    waiting = await see(ann, table)
    name = waiting["seats"][1]["name"]
    assert (waiting["asked"], waiting["status"], waiting["log"]["length"]) == (1, "open", 0)
    assert waiting["prompt"] == f"{name} says who begins."
    assert "youngest" in waiting["custom"]
    refused(await begin(ann, table, 0), 403, "start-open", name)
    early = await cem.post(f"/api/tables/{table}/choices", json={"number": waiting["number"], "choice": 0})
    refused(early, 409, "start-open", name)
    refused(await cem.post(f"/api/tables/{table}/resign"), 409, "start-open")
    refused(await begin(cem, table, 3), 422, "no-seat-begins", "from 0 to 2")
    listed = (await cem.get("/api/me/tables")).json()["tables"]
    assert [(one["waits_for"], one["your_turn"]) for one in listed] == [(1, True)]
    assert (await begin(cem, table, 2)).json()["status"] == "playing"
    assert await starter(ann, table) == 2
    refused(await begin(cem, table, 1), 409, "has-begun")


@served()
async def test_whoever_leaves_is_asked_no_longer(server: Server) -> None:
    ann, ben, cem = (server.client() for _ in range(3))
    made = await new_table(ann, "caverna", ["me", "free"], options={"players": 2}, begins="ask")
    await join(ben, made)
    assert (await see(ann, made["table"]))["asked"] == 1
    assert (await ben.post(f"/api/tables/{made['table']}/leave")).status_code == 204
    left = await see(ann, made["table"])
    assert (left["asked"], left["status"]) == (None, "open")
    code = (await ann.get(f"/api/tables/{made['table']}/invitations")).json()["invitations"][0]["code"]
    assert (await cem.post(f"/api/invitations/{code}")).status_code == 200
    assert (await see(ann, made["table"]))["asked"] == 1
    assert (await begin(cem, made["table"], 0)).status_code == 200
    assert await starter(ann, made["table"]) == 0


@served(workers=1)
async def test_against_bots_the_owner_is_asked(server: Server) -> None:
    ann = server.client()
    made = await new_table(ann, "cave-vs-cave", ["random", "me"], begins="ask")
    seen = await see(ann, made["table"])
    assert (seen["asked"], seen["status"]) == (1, "open")
    assert (await begin(ann, made["table"], 1)).json()["view"]["choices"]
    assert await starter(ann, made["table"]) == 1


@served()
async def test_bots_among_themselves_are_not_asked(server: Server) -> None:
    ann = server.client()
    made = await new_table(ann, "cave-vs-cave", ["random", "random"], begins="ask", listed=True)
    assert (await see(ann, made["table"]))["asked"] is None


@served()
async def test_a_table_that_waits_is_so_for_a_server_that_has_just_started(server: Server) -> None:
    ann, ben = server.client(), server.client()
    made = await new_table(ann, "stone-age", ["me", "free"], options={"players": 2}, begins="ask")
    await join(ben, made)
    server.house.tables.loaded.clear()
    assert (await see(ann, made["table"]))["asked"] == 1
    assert (await begin(ben, made["table"], 0)).status_code == 200
    server.house.tables.loaded.clear()
    assert (await see(ann, made["table"]))["status"] == "playing"
    assert await starter(ann, made["table"]) == 0


@served()
async def test_a_rematch_may_pass_the_start_on(server: Server) -> None:
    table, first, second = await two_players(server)
    began = await starter(first, table)
    await first.post(f"/api/tables/{table}/resign")
    assert (await see(second, table))["began"] == began
    for _ in range(3):
        answer = await first.post(f"/api/tables/{table}/rematch", json={"pass_start": True})
        assert answer.json() == {"table": None}
    assert set((await see(second, table))["agreed"]) == {"rematch", "pass-start"}
    again = (await second.post(f"/api/tables/{table}/rematch")).json()["table"]
    assert await starter(first, again) == 1 - began


@served()
async def test_a_rematch_is_begun_as_its_game_was(server: Server) -> None:
    ann = server.client()
    for begins in ("ask", 1):
        made = await new_table(ann, "cave-vs-cave", TWO, begins=begins)
        if begins == "ask":
            await begin(ann, made["table"], 0)
        await ann.post(f"/api/tables/{made['table']}/resign")
        again = (await ann.post(f"/api/tables/{made['table']}/rematch", json={"pass_start": False})).json()["table"]
        assert (await see(ann, again))["begins"] == str(begins)


@served()
async def test_where_nobody_is_drawn_there_is_nothing_to_decide(server: Server) -> None:
    ann = server.client()
    wish = {"game": "caverna", "options": {"players": 1}, "seats": [{"kind": "me"}]}
    for begins in ("ask", 0):
        refused(await ann.post("/api/tables", json={**wish, "begins": begins}), 422, "nobody-begins")
    two = {"game": "caverna", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2}
    refused(await ann.post("/api/tables", json={**two, "begins": 2}), 422, "no-seat-begins", "from 0 to 1")
    refused(await ann.post("/api/tables", json={**two, "begins": "lot"}), 422, "invalid", "begins")
    games = (await ann.get("/api/games", params={"language": "de"})).json()["games"]
    assert all(game["draws_start"] for game in games if game["id"] in GAMES)
    assert "Jüngste" in next(game["custom"] for game in games if game["id"] == "stone-age")
