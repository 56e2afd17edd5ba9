"""The daily challenge over HTTP: one try, the same luck, and nothing to practise with while the day lasts."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any

import httpx
import pytest

from lascaux.core.position import CHANCE
from lascaux.record import Record
from lascaux.server.daily import challenge
from lascaux.server.days import closes, day_after, ends, nature_of
from lascaux.server.storage.daily_store import HOUSE_ITSELF
from lascaux.server.visitors import MOST_TABLES
from tests.server.asking import choose, play_to_the_end, refused, see
from tests.server.people import ANN
from tests.server.support import Server, new_table, open_server, run, served

GAME = "cave-vs-cave"


async def begin(client: httpx.AsyncClient, game: str = GAME) -> str:
    answer = await client.post(f"/api/daily/{game}")
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def day(client: httpx.AsyncClient, server: Server, game: str = GAME, **query: Any) -> dict[str, Any]:
    answer = await client.get(f"/api/daily/{game}/{server.house.daily.today}", params=query)
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


def at_time(server: Server, now: float) -> None:
    server.house.tables.clock = lambda: now


@served()
async def test_there_is_one_try_with_the_same_luck_for_everybody(server: Server) -> None:
    ann, ben = server.client(), server.client()
    tables = await asyncio.gather(begin(ann), begin(ben))
    assert tables[0] != tables[1]
    assert await begin(ann) == tables[0]  # asked again, it is the same
    views = [(await see(client, table))["view"] for client, table in zip((ann, ben), tables, strict=True)]
    assert views[0] == views[1]
    today = (await ann.get("/api/daily")).json()
    mine = {game["game"]: game for game in today["games"]}[GAME]
    assert (mine["yours"]["table"], mine["yours"]["points"], mine["opponents"]) == (tables[0], None, 0)
    assert {game["game"]: game["opponents"] for game in today["games"]}["caverna"] == 1  # alone it knows no luck
    shown = await see(ann, tables[0])
    assert (shown["day"], shown["hints"], shown["turn_minutes"]) == (today["day"], False, 0)


def test_several_windows_get_one_try(database: str) -> None:
    async def scene() -> None:
        async with open_server(database, workers=0) as server:
            ann = server.client()
            await ann.get("/api/me")
            assert len(set(await asyncio.gather(*(begin(ann) for _ in range(5))))) == 1
            assert len((await ann.get("/api/me/tables")).json()["tables"]) == 1
            over = await play_to_the_end(ann, await begin(ann))
            shown = await day(ann, server)
            assert [one["points"] for one in shown["results"]] == over["view"]["scores"]

    run(scene())


@served()
async def test_the_table_of_the_day_ranks_who_played_to_the_end(server: Server) -> None:
    ann, ben, cid = (server.client() for _ in range(3))
    over = await play_to_the_end(ann, await begin(ann))
    await ben.post(f"/api/tables/{await begin(ben)}/resign")
    await begin(cid)
    shown = await day(ann, server)
    (result,) = shown["results"]
    assert (result["place"], result["points"], result["yours"]) == (1, over["view"]["scores"][0], True)
    assert (shown["tries"], shown["seed"], shown["yours"]["place"]) == (3, None, 1)
    assert (await day(ben, server))["results"][0]["table"] is None  # it cannot be looked at yet
    assert (await day(ben, server))["yours"] is None
    await play_to_the_end(cid, await begin(cid))  # choosing alike: as many points
    first = await day(cid, server, limit=1)
    second = await day(cid, server, limit=1, first=first["next"])
    assert [page["results"][0]["place"] for page in (first, second)] == [1, 1]
    assert {page["results"][0]["name"] for page in (first, second)} == {
        one["name"] for one in (await day(ann, server))["results"]
    }


@served()
async def test_while_the_day_lasts_there_is_nothing_to_practise_with(server: Server) -> None:
    ann, spy = server.client(), server.client()
    table = await begin(ann)
    watch = (await ann.get(f"/api/tables/{table}/invitations")).json()["watch"]
    seats = [{"kind": "me"}]

    async def asked(client: httpx.AsyncClient) -> list[tuple[int, str]]:
        answers = [
            await client.get(f"/api/tables/{table}/record"),
            await client.post(f"/api/tables/{table}/fork", json={"choices": 0, "seats": seats}),
            await client.post(f"/api/tables/{table}/rematch"),
            await client.get(f"/api/tables/{table}/hint"),
            await client.put(f"/api/tables/{table}/seats/0/bot"),
            await client.post(f"/api/tables/{table}/analysis"),
        ]
        return [(answer.status_code, answer.json()["error"]["code"]) for answer in answers]

    expected = [(409, "day-lasts"), (409, "day-lasts"), (409, "one-try"), (403, "no-hints-here"), (409, "one-try")]
    expected.append((409, "day-lasts"))
    assert await asked(ann) == expected
    assert await asked(spy) == [(404, "no-table")] * 6
    for path in ("", "/moments/0", "/log", "/scores", "/text"):
        refused(await spy.get(f"/api/tables/{table}{path}", params={"code": watch}), 404, "no-table")
    await play_to_the_end(ann, table)
    at_time(server, closes(server.house.daily.today) - 1)
    told = await asked(ann)
    assert [*told[:3], told[5]] == [*expected[:3], expected[5]]
    refused(await spy.get(f"/api/tables/{table}?code={watch}"), 404, "no-table")
    at_time(server, closes((await see(ann, table))["day"]))
    assert (await spy.get(f"/api/tables/{table}")).status_code == 200
    assert (await spy.get(f"/api/tables/{table}/record")).status_code == 200


@served()
async def test_an_uploaded_copy_of_the_day_s_game_gets_no_hints(server: Server) -> None:
    ann, spy = server.client(), server.client()
    table = await begin(ann)
    line = (await server.house.tables.get(table)).line
    text = Record(line.game, ["Spy"], line.choices).text()
    made = (await spy.post("/api/records", json={"record": text, "seats": [{"kind": "me"}]})).json()["table"]
    refused(await spy.get(f"/api/tables/{made}/hint"), 403, "no-hints-elsewhere")


@served()
async def test_nothing_is_taken_back_past_what_was_revealed(server: Server) -> None:
    ann = server.client()
    table = await begin(ann)
    begun = revealed = (await see(ann, table))["log"]["length"]
    while revealed == begun:
        await choose(ann, await see(ann, table), 0)
        shown = await see(ann, table)
        drawn = [number for number, line in enumerate(shown["log"]["lines"]) if line["seat"] == CHANCE]
        revealed = max(begun, drawn[-1] + 1)
    answer = await ann.post(f"/api/tables/{table}/undo", json={"number": shown["number"], "turn": True})
    assert answer.status_code == 409 or answer.json()["log"]["length"] >= revealed


@served()
async def test_the_seed_is_told_when_all_games_of_the_day_are_over(server: Server) -> None:
    ann = server.client()
    today = server.house.daily.today
    promises = {game["game"]: game for game in (await ann.get("/api/daily")).json()["games"]}
    table = await begin(ann)
    await play_to_the_end(ann, table)
    for time, known in ((ends(today), False), (closes(today) - 1, False), (closes(today), True)):
        at_time(server, time)
        shown = (await ann.get(f"/api/daily/{GAME}/{today}")).json()
        assert (shown["seed"] is not None) == known
    assert sha256(shown["seed"].encode()).hexdigest() == shown["promise"] == promises[GAME]["promise"]
    later = (await ann.get(f"/api/daily/{GAME}/{day_after(today)}")).json()
    assert (later["promise"], later["seed"]) == (promises[GAME]["tomorrow"], None)
    record = Record.parse((await ann.get(f"/api/tables/{table}/record")).text)
    at, nature = record.game.start(), nature_of(shown["seed"], record.game, ())
    for choice in record.choices:
        if at.actor == CHANCE:
            assert nature.draw(at) == choice
        at.apply(choice)


@served()
async def test_nobody_looks_ahead(server: Server) -> None:
    ann = server.client()
    today = server.house.daily.today
    for odd in (day_after(today), "2999-01-01", "1999-01-01", "2026-02-30"):
        refused(await ann.get(f"/api/daily/{GAME}/{odd}"), 404, "no-day")
    for odd in ("today", "2026-1-1", "2026-11-18x", "٢٠٢٦-11-18"):
        assert (await ann.get(f"/api/daily/{GAME}/{odd}")).status_code in (404, 422)
    refused(await ann.get(f"/api/daily/chess/{today}"), 404, "no-game")
    refused(await ann.post("/api/daily/chess"), 404, "no-game")
    for query in ({"first": -1}, {"first": 10**9}, {"limit": 0}, {"limit": 101}):
        assert (await ann.get(f"/api/daily/{GAME}/{today}", params=query)).status_code == 422


@served()
async def test_a_game_begun_in_time_may_be_finished_until_the_next_day_is_over(server: Server) -> None:
    ann, ben = server.client(), server.client()
    today = server.house.daily.today
    tables = [await begin(ann), await begin(ben)]
    at_time(server, closes(today) - 1)
    await play_to_the_end(ann, tables[0])
    assert await begin(ann) != tables[0]  # there is another challenge by now
    at_time(server, closes(today))
    await play_to_the_end(ben, tables[1])
    shown = (await ben.get(f"/api/daily/{GAME}/{today}")).json()
    assert [one["table"] for one in shown["results"]] == [tables[0]]


@served(public=True)
async def test_who_logs_in_brings_a_guest_s_try_and_gets_no_second(server: Server) -> None:
    ann, visitor = server.client(), server.client()
    assert (await ann.post("/api/register", json=ANN)).status_code == 201
    table = await begin(visitor)
    await play_to_the_end(visitor, table)
    assert (await visitor.post("/api/login", json=ANN)).status_code == 200
    assert await begin(ann) == table
    assert [(one["name"], one["yours"]) for one in (await day(ann, server))["results"]] == [("Ann", True)]


@served(public=True)
async def test_who_tried_as_a_guest_too_keeps_the_first_result_only(server: Server) -> None:
    ann, visitor = server.client(), server.client()
    assert (await ann.post("/api/register", json=ANN)).status_code == 201
    table, other = await begin(ann), await begin(visitor)
    await play_to_the_end(ann, table)
    await play_to_the_end(visitor, other)
    assert len((await day(ann, server))["results"]) == 2
    assert (await visitor.post("/api/login", json=ANN)).status_code == 200
    assert [one["table"] for one in (await day(ann, server))["results"]] == [table]
    assert await begin(visitor) == table


@served(public=True)
async def test_visitors_may_try_as_far_as_they_have_room(server: Server) -> None:
    visitor = server.client()
    for _ in range(MOST_TABLES):
        await new_table(visitor, GAME, ["me", "greedy"])
    refused(await visitor.post(f"/api/daily/{GAME}"), 403, "visitor-tables")


@served()
async def test_the_bot_s_game_is_begun_once_and_cannot_be_watched(server: Server) -> None:
    ann = server.client()
    assert (await day(ann, server))["bot"] is None
    await begin(ann)
    await begin(server.client())
    bot = (await day(ann, server))["bot"]
    assert (bot["points"], bot["table"]) == (None, None)
    (row,) = await server.house.daily.store.of_day(server.house.daily.today, HOUSE_ITSELF)
    refused(await ann.get(f"/api/tables/{row['id']}"), 404, "no-table")
    assert len((await ann.get("/api/tables")).json()["tables"]) == 0


@pytest.mark.parametrize("game", ["stone-age", "caverna"])
def test_a_duel_s_bot_answers_everybody_alike(game: str, sqlite: str) -> None:
    async def scene() -> None:
        async with open_server(sqlite, workers=1) as server:
            logs = [await some_turns(server.client(), game) for _ in range(2)]
            assert logs[0] == logs[1]

    async def some_turns(client: httpx.AsyncClient, game: str) -> list[str]:
        table = await begin(client, game)
        await client.put("/api/me", json={"name": "Somebody"})
        while True:
            seen = await see(client, table)
            if seen["log"]["length"] >= 40:
                texts: list[str] = [line["text"] for line in seen["log"]["lines"][:40]]
                return texts
            if seen["view"]["choices"]:
                await choose(client, seen, len(seen["view"]["choices"]) // 2)
            else:
                await see(client, table, seen=seen["number"], wait=10)

    run(scene())


@served(workers=1, bot_leisure=0.0)
async def test_the_bot_plays_the_day_to_its_end(server: Server) -> None:
    ann = server.client()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("lascaux.server.daily.Challenge.champion", "greedy")
        await begin(ann)
        async with asyncio.timeout(50):
            while (await day(ann, server))["bot"]["points"] is None:
                await asyncio.sleep(0.1)
    assert challenge(GAME).champion == "expert"
