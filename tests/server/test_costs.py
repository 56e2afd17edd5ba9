"""What makes much work for the server counts as much, so that nobody can wear it out with few requests."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import httpx

from lascaux.server.bots import Advice
from lascaux.server.limits import HINTS_AT_ONCE, PEOPLE_AT_AN_ADDRESS, Rates, TooFast
from lascaux.server.routes.analyses import COST
from lascaux.server.routes.games import printed, things
from lascaux.server.settings import Limits
from tests.server.asking import choose, see, undo
from tests.server.people import ANN, code_of
from tests.server.support import GENEROUS, Server, new_table, served
from tests.waiting import until_async


@served(limits=replace(GENEROUS, requests_per_minute=100))
async def test_each_of_several_moments_counts_as_a_request(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", ["me", "me"]))["table"]
    seen = await see(client, table)
    while seen["log"]["length"] < 40:
        seen = (await choose(client, seen)).json()

    async def moments(last: int) -> httpx.Response:
        return await client.get(f"/api/tables/{table}/moments", params={"first": 0, "last": last})

    server.house.rates.requests.buckets.clear()
    assert len((await moments(39)).json()["moments"]) == 40
    assert len((await moments(39)).json()["moments"]) == 40
    assert code_of(await moments(39)) == "too-fast"
    assert len((await moments(9)).json()["moments"]) == 10


@served()
async def test_choosing_and_taking_back_comes_to_an_end(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", ["me", "me"]))["table"]
    with patch("lascaux.server.allowed.MOST_ENTRIES", (await see(client, table))["number"] + 2):
        assert (await choose(client, await see(client, table))).status_code == 200
        assert (await undo(client, table)).status_code == 200
        assert (await choose(client, await see(client, table))).status_code == 200
        assert code_of(await undo(client, table)) == "enough-undone"
        assert (await choose(client, await see(client, table))).status_code == 200


@served(limits=replace(GENEROUS, requests_per_minute=5 * COST))
async def test_a_whole_analysis_counts_as_many_requests(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", ["me"], options={"players": 1}))["table"]
    await server.house.analyses.store.ask(table, "greedy", 0, "somebody")
    assert [(await client.get(f"/api/tables/{table}/analysis")).status_code for _ in range(8)] == [200] * 8
    await server.house.analyses.store.close(table, [100.0])
    assert [(await client.get(f"/api/tables/{table}/analysis")).status_code for _ in range(8)][-4:] == [429] * 4


@served(public=True, limits=replace(GENEROUS, visits_per_day=2))
async def test_strangers_of_one_address_begin_so_many_games_a_day(server: Server) -> None:
    wish = {"game": "cave-vs-cave", "options": {"players": 1}, "seats": [{"kind": "me"}]}
    answers = [await server.client().post("/api/tables", json=wish) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    ann = server.client()
    await ann.post("/api/register", json=ANN)
    assert (await ann.post("/api/tables", json=wish)).status_code == 201


@served(limits=replace(GENEROUS, asides_per_minute=30))
async def test_a_new_name_is_told_at_all_tables_so_there_are_few_of_them(server: Server) -> None:
    client = server.client()
    answers = [await client.put("/api/me", json={"name": f"Ann {letter}"}) for letter in "abcdefgh"]
    assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 5


def test_all_windows_of_a_person_and_all_people_of_an_address_count_together() -> None:
    rates = Rates(Limits(messages_per_second=10), clock=lambda: 0.0)

    def spent(*who: str | None) -> int:
        count = 0
        while True:
            try:
                rates.hear(who[count % len(who)], "192.0.2.1")
            except TooFast:
                return count
            count += 1

    assert spent("Ann") == 10
    assert spent("Ann") == 0
    others = [f"guest {n}" for n in range(10)]
    assert spent(*others) == 10 * (PEOPLE_AT_AN_ADDRESS - 1)


@served(workers=1)
async def test_a_hint_more_is_asked_when_the_last_ones_are_answered(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", ["me", "me"]))["table"]
    going_on, asked = asyncio.Event(), 0

    async def explain(question: Any) -> Advice:
        nonlocal asked
        asked += 1
        await going_on.wait()
        return Advice([], [])

    server.house.bots.explain = explain  # type: ignore[method-assign]  # one that takes as long as we want
    waiting = [asyncio.create_task(client.get(f"/api/tables/{table}/hint")) for _ in range(HINTS_AT_ONCE)]
    await until_async(lambda: asked == HINTS_AT_ONCE, "the bots to be asked")
    refused = await client.get(f"/api/tables/{table}/hint")
    assert (refused.status_code, code_of(refused)) == (429, "too-many-hints")
    going_on.set()
    assert [(await answer).status_code for answer in waiting] == [200] * HINTS_AT_ONCE
    assert (await client.get(f"/api/tables/{table}/hint")).status_code == 200


@served(workers=1, bot_leisure=3600.0)
async def test_bots_among_themselves_take_their_time(server: Server) -> None:
    client = server.client()
    two = {"options": {"players": 2}}
    table = (await new_table(client, "stone-age", ["random", "random"], listed=True, **two))["table"]
    other = (await new_table(client, "stone-age", ["me", "random"], **two))["table"]
    seen = await see(client, other)
    while seen["log"]["length"] < 40:
        if seen["view"]["choices"]:
            seen = (await choose(client, seen)).json()
        else:
            seen = await see(client, other, seen=seen["number"], wait=10)
    assert server.house.bots.answers > 0
    watched = await see(client, table)
    assert all(line["seat"] == -1 for line in watched["log"]["lines"]), "the bots have played already"


@served()
async def test_what_is_long_and_always_the_same_is_written_once(server: Server) -> None:
    client = server.client()
    described = server.app.openapi()
    assert (await client.get("/openapi.json")).json() == described
    server.app.openapi_schema = None
    server.app.title = "Something else"
    assert (await client.get("/openapi.json")).json() == described
    for path, text in (("printed", printed), ("things", things)):
        first, second = [(await client.get(f"/api/games/caverna/{path}")).json() for _ in range(2)]
        assert first == second
        assert text.cache_info().hits > 0
    assert (await client.get("/api/games/nothing/things")).status_code == 404
