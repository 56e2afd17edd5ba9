"""Moments, the log, the table as text, and the next change."""

from __future__ import annotations

import asyncio

import lascaux
from lascaux.testing.play import choices_made
from tests.server.asking import TWO, play, refused, see, two_players
from tests.server.support import Server, new_table, served
from tests.waiting import until_async


@served()
async def test_moments_and_the_log_go_back_to_the_start(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", TWO))["table"]
    seen = await play(client, table, *[""] * 10)
    length = seen["log"]["length"]
    moments = [(await client.get(f"/api/tables/{table}/moments/{n}")).json() for n in range(length + 1)]
    assert [moment["choices"] for moment in moments] == list(range(length + 1))
    assert moments[-1]["view"] == {**seen["view"], "choices": []}
    assert moments[0]["round"] <= moments[-1]["round"]
    several = (await client.get(f"/api/tables/{table}/moments", params={"first": 2, "last": length})).json()
    assert several == {"moments": moments[2:]}
    for wrong in (-1, length + 1):
        answer = await client.get(f"/api/tables/{table}/moments", params={"first": 0, "last": wrong})
        refused(answer, 422, "no-such-moment", f"after choice {length}")
        answer = await client.get(f"/api/tables/{table}/moments/{wrong}")
        refused(answer, 422, "no-such-moment", f"after choice {length}")
    refused(await client.get(f"/api/tables/{table}/moments/x"), 422, "invalid", "choices: must be a whole number")
    log = (await client.get(f"/api/tables/{table}/log")).json()
    assert log == seen["log"]
    part = (await client.get(f"/api/tables/{table}/log", params={"last": 3, "language": "de"})).json()
    assert (part["from"], part["length"], len(part["lines"])) == (0, length, 3)
    assert part["lines"][0]["text"] != log["lines"][0]["text"]
    refused(await client.get(f"/api/tables/{table}/log", params={"last": -1}), 422, "invalid", "last: must be at least")


@served()
async def test_the_log_of_a_table_begins_after_what_was_seen(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", TWO))["table"]
    before = await see(client, table)
    after = await play(client, table, "take cultivation", "")
    tail = (await see(client, table, seen=before["number"]))["log"]
    assert tail["from"] == before["log"]["length"]
    assert before["log"]["lines"] + tail["lines"] == after["log"]["lines"]
    assert (await see(client, table, seen=10**9))["log"]["lines"] == []
    refused(await client.get(f"/api/tables/{table}", params={"seen": -1}), 422, "invalid", "seen: must be at least 0")


@served()
async def test_a_long_log_is_told_in_pieces(server: Server) -> None:
    client, game = server.client(), lascaux.load("stone-age", players=2)
    record = lascaux.Record(game, choices=choices_made(game, 1)[:500]).text()
    made = await client.post("/api/records", json={"record": record, "seats": [{"kind": "me"}] * 2})
    table = made.json()["table"]
    log = (await see(client, table))["log"]
    lines, length = log["lines"], log["length"]
    assert length >= 500
    assert len(lines) == 200
    while log["from"]:
        log = (await client.get(f"/api/tables/{table}/log", params={"last": log["from"]})).json()
        lines = log["lines"] + lines
    assert len(lines) == length


@served()
async def test_the_table_can_be_read_as_text(server: Server) -> None:
    client = server.client()
    for game in lascaux.games.games():
        seats = lascaux.load(game).seats
        table = (await new_table(client, game, ["me"] * seats))["table"]
        text = (await client.get(f"/api/tables/{table}/text")).json()
        lines = ["".join(piece[0] for piece in line) for line in text["lines"]]
        assert len(lines) > 10
        assert any(line.strip() for line in lines)


@served()
async def test_a_long_poll_ends_with_the_next_change_or_in_time(server: Server) -> None:
    table, first, second = await two_players(server)
    number = (await see(second, table))["number"]
    waiting = asyncio.create_task(see(second, table, seen=number, wait=20))
    await until_async(lambda: server.house.hub.count == 1, "somebody to listen")
    assert not waiting.done()
    after = await play(first, table, "take cultivation")
    assert (await asyncio.wait_for(waiting, 5))["number"] == after["number"]
    assert server.house.hub.count == 0
    assert (await see(second, table, seen=after["number"], wait=0.1))["number"] == after["number"]
    assert (await see(second, table, seen=0, wait=20))["number"] == after["number"]  # there is news already
    for wrong in (31, -1, "nan", "soon"):
        refused(await second.get(f"/api/tables/{table}", params={"wait": wrong}), 422, "invalid", "wait")
