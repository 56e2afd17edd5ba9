"""What a bot thinks of every choice, for those who ask."""

from __future__ import annotations

from dataclasses import replace

import httpx

from tests.server.asking import TWO, choose, join, refused, see, two_players
from tests.server.support import GENEROUS, Server, new_table, served


@served(workers=1)
async def test_hints_tell_what_a_bot_thinks_of_every_choice(server: Server) -> None:
    table, first, second = await two_players(server)
    seen = await see(first, table)
    hint = (await first.get(f"/api/tables/{table}/hint", params={"level": "greedy", "language": "de"})).json()
    assert (hint["number"], hint["level"]) == (seen["number"], "greedy")
    assert {opinion["choice"] for opinion in hint["opinions"]} == {c["choice"] for c in seen["view"]["choices"]}
    assert all(opinion["name"] and opinion["text"] for opinion in hint["opinions"])
    assert any(opinion["then"] for opinion in hint["opinions"])  # a tile is taken, then its effects are used
    refused(await first.get(f"/api/tables/{table}/hint", params={"level": "random"}), 422, "no-opinion", "random")
    refused(await first.get(f"/api/tables/{table}/hint", params={"level": "god"}), 422, "no-level")
    refused(await first.get(f"/api/tables/{table}/hint", params={"level": "x" * 81}), 422, "invalid", "level")
    refused(await second.get(f"/api/tables/{table}/hint"), 409, "not-your-turn")
    without = (await new_table(first, "cave-vs-cave", TWO, hints=False))["table"]
    refused(await first.get(f"/api/tables/{without}/hint"), 403, "no-hints-here", "no hints at this table")


@served(workers=1)
async def test_a_table_without_hints_has_none_by_any_way_around(server: Server) -> None:
    ann, ben = server.client(), server.client()
    made = await new_table(ann, "cave-vs-cave", ["me", "free"], hints=False)
    await join(ben, made)
    table = made["table"]
    first = ann if (await see(ann, table))["view"]["choices"] else ben
    await choose(first, await see(first, table))
    length = (await see(first, table))["log"]["length"]
    seats = [{"kind": "me"}] * 2

    async def fork(client: httpx.AsyncClient, of: str) -> str:
        wish = {"choices": length, "seats": seats}
        return str((await client.post(f"/api/tables/{of}/fork", json=wish)).json()["table"])

    record = (await first.get(f"/api/tables/{table}/record")).text
    uploaded = (await first.post("/api/records", json={"record": record, "seats": seats})).json()["table"]
    forked = await fork(first, table)
    await first.post(f"/api/tables/{forked}/resign")
    forks = [await fork(first, of) for of in (table, forked, uploaded)]
    for way in (*forks, uploaded):
        assert (await first.get(f"/api/tables/{way}/hint")).json()["error"]["code"].startswith("no-hints-")
        assert (await choose(first, await see(first, way))).json()["status"] == "playing"
        assert (await first.get(f"/api/tables/{way}/hint")).status_code == 403
    await first.post(f"/api/tables/{table}/resign")
    assert (await first.get(f"/api/tables/{uploaded}/hint", params={"level": "greedy"})).status_code == 200
    assert (await see(first, await fork(first, table)))["hints"]


@served()
async def test_a_hundred_newer_tables_hide_none_without_hints(server: Server) -> None:
    ann = server.client()
    table = (await new_table(ann, "cave-vs-cave", TWO, hints=False))["table"]
    for _ in range(3):
        await choose(ann, await see(ann, table))
    record = (await ann.get(f"/api/tables/{table}/record")).text
    wish = {"record": record, "seats": [{"kind": "me"}] * 2}
    uploaded = (await ann.post("/api/records", json=wish)).json()["table"]
    for _ in range(101):
        await new_table(ann, "cave-vs-cave", TWO, hints=False)
    refused(await ann.get(f"/api/tables/{uploaded}/hint"), 403, "no-hints-elsewhere")
    others = len(server.house.tables.loaded)
    server.house.tables.loaded.clear()
    refused(await ann.get(f"/api/tables/{uploaded}/hint"), 403, "no-hints-elsewhere")
    assert len(server.house.tables.loaded) < others / 4, "games that began otherwise were read"


@served(workers=1, limits=replace(GENEROUS, requests_per_minute=60))
async def test_each_game_that_is_compared_counts_as_a_request(server: Server) -> None:
    ann, eve = server.client(), server.client()
    alone = {"options": {"players": 1}, "hints": False}  # where nature draws nothing, so that all games begin alike
    for _ in range(10):
        table = (await new_table(ann, "caverna", ["me"], **alone))["table"]
        await choose(ann, await see(ann, table), 1)
    other = (await new_table(eve, "caverna", ["me"], **{**alone, "hints": True}))["table"]
    await choose(eve, await see(eve, other))
    record = (await eve.get(f"/api/tables/{other}/record")).text
    uploaded = (await eve.post("/api/records", json={"record": record, "seats": [{"kind": "me"}]})).json()["table"]
    server.house.rates.requests.buckets.clear()
    hints = [await eve.get(f"/api/tables/{uploaded}/hint", params={"level": "greedy"}) for _ in range(8)]
    assert [hint.status_code for hint in hints] == [200] * 5 + [429] * 3


@served(workers=1)
async def test_a_game_in_which_nothing_was_chosen_forbids_nothing_elsewhere(server: Server) -> None:
    ann = server.client()
    alone = {"players": 1}  # where nature draws nothing at the start
    await new_table(ann, "caverna", ["me"], options=alone, hints=False)
    table = (await new_table(ann, "caverna", ["me"], options=alone))["table"]
    assert (await ann.get(f"/api/tables/{table}/hint", params={"level": "greedy"})).status_code == 200


@served(workers=1)
async def test_nobody_is_helped_by_a_second_account(server: Server) -> None:
    ann, ben, friend = (server.client() for _ in range(3))
    made = await new_table(ann, "cave-vs-cave", ["me", "free"], hints=False)
    await join(ben, made)
    record = (await ann.get(f"/api/tables/{made['table']}/record")).text
    wish = {"record": record, "seats": [{"kind": "me"}] * 2}
    uploaded = (await friend.post("/api/records", json=wish)).json()["table"]
    refused(await friend.get(f"/api/tables/{uploaded}/hint"), 403, "no-hints-elsewhere")
    await ann.post(f"/api/tables/{made['table']}/resign")
    assert (await friend.get(f"/api/tables/{uploaded}/hint", params={"level": "greedy"})).status_code == 200


@served(workers=1, bot_deadline=0.01)
async def test_a_hint_that_takes_too_long_is_given_up(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", TWO))["table"]
    slow = await client.get(f"/api/tables/{table}/hint")
    refused(slow, 503, "too-slow", "took too long")
