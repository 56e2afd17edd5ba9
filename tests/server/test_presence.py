"""Who is here, who may be replaced by a bot, and how to come back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from time import time
from typing import Any, cast

import httpx
from fastapi import WebSocket

from lascaux.server.presence import AWAY, HERE
from lascaux.server.socket import TableSocket
from tests.server.asking import choose, join, refused, see, two_players
from tests.server.support import Server, new_table, open_server, run, served
from tests.waiting import until_async


def wait(*servers: Server) -> Callable[[float], None]:
    """Lets time go by, by the clocks of some servers."""
    passed = 0.0

    def pass_time(seconds: float) -> None:
        nonlocal passed
        passed += seconds
        for server in servers:
            server.house.tables.clock = lambda: time() + passed

    return pass_time


async def hand(client: httpx.AsyncClient, table: str, seat: int) -> httpx.Response:
    return await client.put(f"/api/tables/{table}/seats/{seat}/bot")


async def three_players(server: Server, **wish: Any) -> tuple[str, list[httpx.AsyncClient]]:
    """A table of three people, in the order of their seats."""
    clients = [server.client() for _ in range(3)]
    made = await new_table(clients[0], "stone-age", ["me", "free", "free"], options={"players": 3}, **wish)
    for index, client in enumerate(clients[1:]):
        assert (await join(client, made, index)).status_code == 200
    return made["table"], clients


@served()
async def test_who_plays_over_http_is_not_away(server: Server) -> None:
    table, first, second = await two_players(server)
    mine = (await see(first, table))["seat"]
    pass_time = wait(server)
    for path in ("", "/log", "/scores", "/text", "/moments/0"):
        pass_time(AWAY["live"] - 1)
        assert (await second.get(f"/api/tables/{table}{path}")).status_code == 200
        seat = (await see(first, table))["seats"][1 - mine]
        assert (seat["here"], seat["late"]) == (True, False)
        refused(await hand(first, table, 1 - mine), 409, "still-here", "away for less than 2 minutes")
    pass_time(HERE)
    seat = (await see(first, table))["seats"][1 - mine]
    assert (seat["here"], seat["late"]) == (False, False)


@served()
async def test_whoever_has_a_window_open_is_here_and_who_closes_it_is_not(server: Server) -> None:
    table, first, second = await two_players(server)
    seen = await see(first, table)
    pass_time = wait(server)
    waiting = asyncio.create_task(see(second, table, seen=seen["number"], wait=30))
    await until_async(lambda: server.house.hub.listens(table), "the window to open")
    for _ in range(4):
        pass_time(HERE)
        await server.house.presence.beat()
        assert (await see(first, table))["seats"][1 - seen["seat"]]["here"]
    await choose(first, seen)
    await waiting
    pass_time(HERE)
    await server.house.presence.beat()
    assert not (await see(first, table))["seats"][1 - seen["seat"]]["here"]


@served()
async def test_whoever_is_away_is_played_for_by_the_bot_agreed_on_and_may_return(server: Server) -> None:
    ann, ben = server.client(), server.client()
    made = await new_table(ann, "cave-vs-cave", ["me", "free"], stand_in="novice")
    await join(ben, made)
    table = made["table"]
    assert (await see(ben, table))["stand_in"] == "Novice"
    pass_time = wait(server)
    pass_time(AWAY["live"] + 1)
    assert (await see(ann, table))["seats"][1]["late"]
    handed = (await hand(ann, table, 1)).json()
    assert [handed["seats"][1][name] for name in ("kind", "bot", "late")] == ["bot", "novice", False]
    refused(await hand(ann, table, 1), 409, "no-person-there")
    refused(await ann.post(f"/api/tables/{table}/return"), 409, "no-seat-kept", "No bot is playing for you")
    seen = await see(ben, table)  # not listed, and yet theirs to see
    assert (seen["seat"], seen["seats"][1]["kept"], seen["seats"][1]["yours"]) == (-2, True, False)
    assert (await ben.get("/api/me/tables")).json()["tables"][0]["table"] == table
    back = (await ben.post(f"/api/tables/{table}/return")).json()
    assert (back["seat"], back["seats"][1]["kind"], back["seats"][1]["bot"]) == (1, "person", None)
    assert not (await see(ann, table))["seats"][1]["late"]
    refused(await ben.post(f"/api/tables/{table}/return"), 409, "no-seat-kept")


@served()
async def test_one_s_own_seat_can_be_handed_over_at_any_time_and_taken_back(server: Server) -> None:
    table, first, _ = await two_players(server)
    mine = (await see(first, table))["seat"]
    for wrong in (7, -1):
        refused(await hand(first, table, wrong), 409, "no-person-there", f"No person is sitting in seat {wrong}.")
    refused(await first.put(f"/api/tables/{table}/seats/x/bot"), 422, "invalid", "seat: must be a whole number")
    assert (await hand(first, table, mine)).json()["seats"][mine]["bot"] == "greedy"
    seen = (await first.post(f"/api/tables/{table}/return")).json()
    assert (await choose(first, seen)).status_code == 200


@served(workers=1)
async def test_who_returns_is_not_played_for_by_the_bot_that_was_thinking(server: Server) -> None:
    table, first, _ = await two_players(server)
    before = await see(first, table)
    pool = server.house.bots
    busy = [await pool.take("other") for _ in pool.workers]
    await hand(first, table, before["seat"])
    back = (await first.post(f"/api/tables/{table}/return")).json()
    asked = server.house.bot_turns.tasks[table]
    for worker in busy:
        pool.give(worker)
    await asked
    assert (await see(first, table))["view"]["choices"] == back["view"]["choices"] == before["view"]["choices"]


def test_nobody_is_late_because_the_server_was_away(sqlite: str) -> None:
    async def scene() -> None:
        async with open_server(sqlite, workers=0) as server:
            server.house.tables.clock = lambda: time() - 86_400
            table, first, second = await two_players(server)
            mine = (await see(first, table))["seat"]
        async with open_server(sqlite, workers=0) as server:
            back = server.client()
            back.cookies = second.cookies
            refused(await hand(back, table, mine), 409, "still-here")
            wait(server)(AWAY["live"] + 1)
            assert (await hand(back, table, mine)).status_code == 200

    run(scene())


@served()
async def test_who_resigned_does_not_return(server: Server) -> None:
    table, (_, ben, _) = await three_players(server)
    await ben.post(f"/api/tables/{table}/resign")
    refused(await ben.post(f"/api/tables/{table}/return"), 404, "no-table")


@served()
async def test_a_window_that_stays_open_does_not_hold_a_turn_for_ever(server: Server) -> None:
    table, first, second = await two_players(server)
    mine = (await see(first, table))["seat"]
    pass_time = wait(server)
    for _ in range(6):
        refused(await hand(second, table, mine), 409, "still-here", "has time left to choose")
        pass_time(100)
        await see(first, table)
    seats = (await see(second, table))["seats"]
    assert (seats[mine]["here"], seats[mine]["late"]) == (True, True)
    refused(await hand(first, table, 1 - mine), 409, "still-here")  # it is not their turn
    assert (await hand(second, table, mine)).json()["seats"][mine]["kind"] == "bot"


@served()
async def test_taking_choices_back_wins_no_time_but_a_turn_does(server: Server) -> None:
    ann = server.client()
    made = await new_table(ann, "cave-vs-cave", ["me", "free"], turn_minutes=2)
    ben = server.client()
    await join(ben, made)
    table = made["table"]
    first, second = (ann, ben) if (await see(ann, table))["view"]["choices"] else (ben, ann)
    mine = (await see(first, table))["seat"]
    pass_time = wait(server)
    for _ in range(3):
        pass_time(41)
        seen = (await choose(first, await see(first, table))).json()
        assert seen["view"]["choices"], "the turn goes on"
        await first.post(f"/api/tables/{table}/undo", json={"number": seen["number"]})
    assert (await see(second, table))["seats"][mine]["late"]
    while (seen := await see(first, table))["view"]["choices"]:
        await choose(first, seen, -1)
    assert not any(seat["late"] for seat in (await see(first, table))["seats"])


@served()
async def test_nobody_waits_for_who_plays_alone(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", ["me", "greedy"]))["table"]
    wait(server)(86_400)
    assert not (await see(client, table))["seats"][0]["late"]


@served()
async def test_a_table_can_do_without_a_time_for_turns(server: Server) -> None:
    table, clients = await three_players(server, turn_minutes=0)
    seen = [await see(client, table) for client in clients]
    assert {one["turn_minutes"] for one in seen} == {0}
    pass_time = wait(server)
    for _ in range(10):
        pass_time(100)
        seen = [await see(client, table) for client in clients]
    assert not any(seat["late"] for one in seen for seat in one["seats"])


@served()
async def test_of_three_all_others_together_can_let_a_bot_play(server: Server) -> None:
    table, clients = await three_players(server)
    actor = (await see(clients[0], table))["view"]["actor"]
    one, other = [client for seat, client in enumerate(clients) if seat != actor]
    for _ in range(2):
        asked = (await hand(one, table, actor)).json()
        assert asked["seats"][actor]["kind"] == "person"
        assert len(asked["agreed"][f"bot {actor}"]) == 1
    await choose(clients[actor], await see(clients[actor], table))  # whoever chooses needs no bot
    assert (await see(one, table))["agreed"] == {}
    await hand(other, table, actor)
    assert (await see(one, table))["seats"][actor]["kind"] == "person"
    assert (await hand(one, table, actor)).json()["seats"][actor]["kind"] == "bot"


def test_who_is_at_another_process_is_not_away(postgres_database: str) -> None:
    async def scene() -> None:
        async with open_server(postgres_database, workers=0) as one, open_server(postgres_database, workers=0) as other:
            table, first, second = await two_players(one)
            elsewhere = other.client()
            elsewhere.cookies = second.cookies
            mine = (await see(first, table))["seat"]
            pass_time = wait(one, other)
            for _ in range(3):
                pass_time(AWAY["live"] - 1)
                await see(elsewhere, table)
                await other.house.presence.beat()
                refused(await hand(first, table, 1 - mine), 409, "still-here")
                assert (await see(first, table))["seats"][1 - mine]["here"]
            pass_time(AWAY["live"] + 1)
            assert (await hand(first, table, 1 - mine)).status_code == 200
            assert (await elsewhere.post(f"/api/tables/{table}/return")).json()["seat"] == 1 - mine

    run(scene())


class Window:
    """The far end of a WebSocket: what arrived there."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    async def send_text(self, text: str) -> None:
        self.messages.append(json.loads(text))


@served()
async def test_a_player_who_goes_and_comes_back_is_told_in_a_few_bytes(server: Server) -> None:
    table, first, second = await two_players(server)
    house, window = server.house, Window()
    mine = (await see(first, table))["seat"]
    me = (await house.tables.get(table)).seats[mine].person
    far_end = cast(WebSocket, window)
    count = partial(house.rates.hear, me, "127.0.0.1")
    socket = TableSocket(far_end, house.tables, house.presence, table, me, "en", count)
    house.hub.join(table, socket.listener)
    talking = asyncio.create_task(socket.talk(0))
    await until_async(lambda: window.messages, "the table")
    wait(server)(HERE)
    await house.presence.beat()
    await until_async(lambda: len(window.messages) > 1, "news")
    here = [seat == mine for seat in range(2)]
    assert window.messages[1] == {"type": "here", "version": 1, "here": here, "late": [False, False]}
    await see(second, table)
    await until_async(lambda: len(window.messages) > 2, "news")
    assert window.messages[2] == {**window.messages[1], "here": [True, True]}
    await see(second, table)
    await house.presence.beat()
    assert len(window.messages) == 3
    talking.cancel()
    house.hub.leave(table, socket.listener)
