"""What is possible before a game begins, and how it can end before its end."""

from __future__ import annotations

from dataclasses import replace

import httpx

from lascaux.server.settings import Limits
from tests.server.asking import TWO, choose, join, me, refused, see, two_players
from tests.server.people import ANN
from tests.server.support import GENEROUS, Server, new_table, served

THREE = ["me", "free", "free"]


async def open_table(client: httpx.AsyncClient, seats: list[str] = THREE, **wish: object) -> dict[str, object]:
    return await new_table(client, "stone-age", seats, options={"players": len(seats)}, **wish)


# Before the start


@served()
async def test_whoever_joins_takes_one_seat(server: Server) -> None:
    ann, ben = server.client(), server.client()
    made = await open_table(ann, listed=True)
    assert (await join(ben, made)).status_code == 200
    refused(await join(ben, made, 1), 409, "already-seated", "each person takes one")
    refused(await ben.post(f"/api/tables/{made['table']}/seat"), 409, "already-seated")
    refused(await join(ann, made, 1), 409, "already-seated")
    assert [seat["kind"] for seat in (await see(ben, str(made["table"])))["seats"]] == ["person", "person", "free"]
    shared = await open_table(ann, ["me", "me", "free"])  # set up like that: one screen for two
    assert (await join(ben, shared)).status_code == 200


@served()
async def test_a_seat_can_be_left_before_the_start(server: Server) -> None:
    ann, ben, cem = (server.client() for _ in range(3))
    made = await open_table(ann)
    table = made["table"]
    await join(ben, made)
    assert (await ben.post(f"/api/tables/{table}/leave")).status_code == 204
    assert (await ben.get(f"/api/tables/{table}")).status_code == 404
    assert (await ben.get("/api/me/tables")).json()["tables"] == []
    refused(await join(cem, made), 404, "no-invitation")  # the old one was used
    links = (await ann.get(f"/api/tables/{table}/invitations")).json()["invitations"]
    assert [link["seat"] for link in links] == [1, 2]
    for client, link in zip((ben, cem), links, strict=True):
        assert (await client.post(f"/api/invitations/{link['code']}")).status_code == 200
    assert (await see(ben, str(table)))["status"] == "playing"
    for verb in ("leave", "close"):
        refused(await ann.post(f"/api/tables/{table}/{verb}"), 409, "has-begun", "only be done before")
    refused(await ann.delete(f"/api/tables/{table}/seats/1"), 409, "has-begun")


@served()
async def test_the_owner_sends_somebody_away_for_good(server: Server) -> None:
    ann, ben, cem = (server.client() for _ in range(3))
    made = await open_table(ann, listed=True)
    table = made["table"]
    await join(ben, made)
    refused(await cem.delete(f"/api/tables/{table}/seats/1"), 403, "not-the-owner", "Only the person who made")
    refused(await ben.delete(f"/api/tables/{table}/seats/0"), 403, "not-the-owner")
    for seat in (0, 2, 9):
        refused(await ann.delete(f"/api/tables/{table}/seats/{seat}"), 409, "no-person-there")
    seen = (await ann.delete(f"/api/tables/{table}/seats/1")).json()
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "free", "free"]
    refused(await ben.post(f"/api/tables/{table}/seat"), 403, "removed", "does not want you to sit down")
    refused(await join(ben, made, 1), 403, "removed")
    assert (await cem.post(f"/api/tables/{table}/seat")).json()["seats"] == [1]


@served()
async def test_the_owner_closes_a_table_before_the_start(server: Server) -> None:
    ann, ben = server.client(), server.client()
    made = await open_table(ann, listed=True)
    table = str(made["table"])
    await join(ben, made)
    refused(await ben.post(f"/api/tables/{table}/close"), 403, "not-the-owner")
    assert (await ann.post(f"/api/tables/{table}/close")).status_code == 204
    seen = await see(ben, table)
    assert (seen["status"], seen["outcome"]) == ("over", "This table was closed before the game began.")
    refused(await join(server.client(), made, 1), 404, "no-invitation")
    refused(await ann.post(f"/api/tables/{table}/rematch"), 409, "game-over")
    refused(await ann.post(f"/api/tables/{table}/close"), 409, "game-over")
    for path in ("/api/me/tables", "/api/tables?status=open", "/api/tables?status=over"):
        assert (await ann.get(path)).json()["tables"] == []


# While it is played


@served()
async def test_a_game_is_abandoned_when_everybody_agrees(server: Server) -> None:
    table, first, second = await two_players(server)
    seen = (await first.post(f"/api/tables/{table}/abandon")).json()
    assert (seen["status"], seen["agreed"]) == ("playing", {"abandon": [seen["seat"]]})
    await choose(first, await see(first, table))  # plays on after all
    assert (await second.post(f"/api/tables/{table}/abandon")).json()["status"] == "playing"
    over = (await first.post(f"/api/tables/{table}/abandon")).json()
    assert (over["status"], over["outcome"]) == ("over", "The players agreed to end the game without a result.")
    assert (await first.get(f"/api/tables/{table}/scores")).json()["winners"] == []
    assert (await first.get("/api/me/tables")).json()["tables"][0]["scores"] is None
    refused(await second.post(f"/api/tables/{table}/abandon"), 409, "game-over")


@served()
async def test_what_happens_beside_the_game_makes_no_choice_stale(server: Server) -> None:
    """Somebody flips a setting between every look at the table and the choice that follows."""
    table, first, second = await two_players(server)
    passes = False
    for _ in range(8):
        seen = await see(first, table)
        for _ in range(3):
            await second.put(f"/api/tables/{table}/passing", json={"passes": passes})
            passes = not passes
        await second.post(f"/api/tables/{table}/abandon")
        if seen["view"]["choices"]:
            answer = await choose(first, seen)
            assert answer.status_code == 200, answer.text
            assert (await choose(first, seen)).status_code == 200, "sent again, it is the same choice"
            assert (await see(first, table))["log"]["length"] > seen["log"]["length"]
            stale = {"number": seen["number"], "choice": seen["view"]["choices"][-1]["choice"]}
            if stale["choice"] != seen["view"]["choices"][0]["choice"]:
                refused(await first.post(f"/api/tables/{table}/choices", json=stale), 409, "behind")


# Limits


@served(limits=Limits(asides_per_minute=5))
async def test_settings_cannot_be_flipped_all_the_time(server: Server) -> None:
    table, first, second = await two_players(server)
    path = f"/api/tables/{table}/passing"
    codes = [(await first.put(path, json={"passes": bool(n % 2)})).status_code for n in range(7)]
    assert codes == [200] * 5 + [429] * 2
    assert (await second.put(path, json={"passes": False})).status_code == 200
    assert (await choose(first, await see(first, table))).status_code == 200


@served(limits=Limits(tables_per_address=6, tables_per_minute=4, guests_per_address=1000))
async def test_ever_new_guests_make_no_more_tables_than_their_address_may(server: Server) -> None:
    wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}] * 2}
    codes = [(await server.client().post("/api/tables", json=wish)).status_code for _ in range(8)]
    assert codes == [201] * 6 + [429] * 2


@served(limits=Limits(tables_at_once=2))
async def test_nobody_has_more_tables_under_way_than_they_can_play_at(server: Server) -> None:
    ann, ben = server.client(), server.client()
    for client in (ann, ben):
        tables = [(await new_table(client, "cave-vs-cave", ["me", "free"]))["table"] for _ in range(2)]
    wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}] * 2}
    refused(await ben.post("/api/tables", json=wish), 409, "too-many-tables", "already have 2 tables")
    await ben.post(f"/api/tables/{tables[0]}/close")
    assert (await ben.post("/api/tables", json=wish)).status_code == 201


@served(limits=replace(GENEROUS, tables_at_once=3))
async def test_games_that_a_guest_brings_along_count_as_well(server: Server) -> None:
    ann = server.client()
    await ann.post("/api/register", json=ANN)
    await new_table(ann, "cave-vs-cave", TWO)
    guest = server.client()
    tables = [(await new_table(guest, "cave-vs-cave", TWO))["table"] for _ in range(3)]
    assert (await guest.post("/api/login", json=ANN)).status_code == 200
    brought = [(await guest.get(f"/api/tables/{table}")).status_code for table in tables]
    assert brought == [404, 200, 200], "the latest come along"
    assert await server.house.store.unfinished((await me(guest))["id"]) == 3
    wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}] * 2}
    refused(await guest.post("/api/tables", json=wish), 409, "too-many-tables")


@served(limits=Limits(guests_per_address=3))
async def test_an_address_becomes_so_many_guests_and_no_more(server: Server) -> None:
    clients = [server.client() for _ in range(5)]
    codes = [(await client.get("/api/me")).status_code for client in clients]
    assert codes == [200, 200, 200, 429, 429]
    assert (await clients[0].get("/api/me")).status_code == 200
