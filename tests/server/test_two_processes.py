"""Two servers on one PostgreSQL database: a table played on both at once stays one table."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest

from lascaux.server import bot_turns
from lascaux.server.people import COOKIE
from tests.server.players import (
    GAME,
    Place,
    Player,
    SocketPlayer,
    check,
    new_table_for_two,
    open_socket,
    read_outcome,
    read_table,
    submit,
)
from tests.server.support import ServerProcess, free_port, new_table, open_server, run, server_process
from tests.server.workers import workers_of

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture
def servers(postgres_database: str) -> Iterator[Pair]:
    with ExitStack() as stack, ThreadPoolExecutor() as threads:  # at the same time: both find an empty database
        running = [
            threads.submit(stack.enter_context, server_process(postgres_database, free_port())) for _ in range(2)
        ]
        one, other = [server.result() for server in running]
        yield one, other


@asynccontextmanager
async def windows(servers: Pair) -> AsyncIterator[list[httpx.AsyncClient]]:
    """One person at both servers."""
    async with (
        httpx.AsyncClient(base_url=servers[0].address, timeout=30) as one,
        httpx.AsyncClient(base_url=servers[1].address, timeout=30) as other,
    ):
        await one.get("/api/me/tables")
        other.cookies = one.cookies
        yield [one, other]


class PlayerAtBoth(Player):
    """Chooses here, there, or at both at once: the same or something else."""

    def __init__(self, place: Place, clients: list[httpx.AsyncClient], table: str, luck: Random) -> None:
        super().__init__(place, clients[0], table, luck)
        self.clients = clients
        self.collisions = 0

    async def play(self) -> None:
        seen = await self.see()
        while seen["status"] != "over":
            number, choices = seen["number"], [shown["choice"] for shown in seen["view"]["choices"]]
            if not choices:
                seen = await self.see(seen=number, wait=10)
            elif self.luck.random() < 0.5:
                self.clients.reverse()
                self.client = self.clients[0]
                seen = await self.choose(number, self.pick(seen))
            else:
                seen = await self.choose_at_both(number, choices[-1], self.luck.choice(choices))

    async def choose_at_both(self, number: int, *choices: int) -> dict[str, Any]:
        answers = await asyncio.gather(
            *(
                client.post(f"/api/tables/{self.table}/choices", json={"number": number, "choice": choice})
                for client, choice in zip(self.clients, choices, strict=True)
            )
        )
        codes = [answer.status_code for answer in answers]
        if choices[0] == choices[1]:
            assert codes == [200, 200]
        else:
            assert sorted(codes) == [200, 409]
            self.collisions += 1
            missed = answers[codes.index(409)].json()
            assert missed["error"]["code"] == "behind"
            assert missed["table"]["number"] > number
            assert missed["table"]["log"]["lines"]
        self.note(number, choices[codes.index(200)])
        seen: dict[str, Any] = answers[codes.index(200)].json()
        return seen


async def listen(server: ServerProcess, client: httpx.AsyncClient, table: str) -> list[int]:
    """The numbers that a window at a server hears of, to the end of the game."""
    numbers: list[int] = []
    async with open_socket(server, client, table) as socket:
        while True:
            seen = await read_table(socket)
            numbers.append(seen["number"])
            if seen["status"] == "over":
                return numbers


def test_a_table_played_at_both_at_once_stays_one_and_both_hear_of_everything(servers: Pair) -> None:
    async def play() -> None:
        async with windows(servers) as clients:
            tables = [
                (await new_table(clients[n % 2], GAME, seats, options={"players": len(seats)}))["table"]
                for n, seats in enumerate([["me"], ["me", "random"], ["me", "random"]])
            ]
            players = [PlayerAtBoth(Place(servers[0]), clients[:], table, Random(n)) for n, table in enumerate(tables)]
            async with asyncio.TaskGroup() as group:
                heard = [group.create_task(listen(server, clients[0], table)) for server in servers for table in tables]
                for player in players:
                    group.create_task(player.play())
            for player in players:
                await check(player.table, player)
                assert player.collisions > 5
                assert await player.see() == (await clients[1].get(f"/api/tables/{player.table}")).json()
            for task in heard:
                assert task.result() == sorted(set(task.result())), "something old was told again"

    run(play(), 90)


def test_of_two_sockets_at_two_servers_one_is_refused_and_told_what_it_missed(servers: Pair) -> None:
    async def play() -> None:
        async with windows(servers) as (one, other):
            table = (await new_table(one, GAME, ["me"], options={"players": 1}))["table"]
            player = Player(Place(servers[0]), one, table, Random(1))
            async with open_socket(servers[0], one, table) as here, open_socket(servers[1], other, table) as there:
                seen = await read_table(here)
                while seen["status"] != "over":
                    number, choices = seen["number"], [shown["choice"] for shown in seen["view"]["choices"]]
                    both = choices[-1], choices[0]
                    await asyncio.gather(submit(here, number, both[0]), submit(there, number, both[1]))
                    outcomes = await asyncio.gather(read_outcome(here, number), read_outcome(there, number))
                    answers, tables = zip(*outcomes, strict=True)
                    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
                    assert [answer["error"]["code"] for answer in answers if "error" in answer] == ["behind"]
                    player.note(number, both[0] if answers[0]["type"] == "done" else both[1])
                    seen = tables[0]
                    assert seen["view"] == tables[1]["view"]
            await check(table, player)

    run(play())


def test_no_acknowledged_choice_is_lost_or_made_twice_while_one_of_two_is_killed(servers: Pair) -> None:
    async def play() -> None:
        one, other = Place(servers[0]), Place(servers[1])
        async with windows(servers) as (me, _), windows((servers[1], servers[0])) as (friend, _):
            tables: list[list[Player]] = []
            for number in range(4):
                table = await new_table_for_two(me, friend)
                tables.append([Player(one, me, table, Random(number)), SocketPlayer(other, friend, table, Random(-1))])
                table = (await new_table(me, GAME, ["me", "random"]))["table"]
                kind = (Player, SocketPlayer)[number % 2]
                tables.append([kind(one, me, table, Random(number))])
            luck = Random(9)
            async with asyncio.TaskGroup() as group:
                for players in tables:
                    for player in players:
                        group.create_task(player.play())
                for _ in range(3):
                    await one.acknowledges(luck.randint(20, 120))
                    await one.restart_after_kill()
            for players in tables:
                await check(players[0].table, *players)
            assert sum(player.sent_again for players in tables for player in players) > 0

    run(play(), 90)


def test_when_a_server_is_killed_in_the_turn_of_a_bot_the_other_takes_over(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(doomed: ServerProcess) -> None:
        async with (
            open_server(postgres_database) as survivor,
            httpx.AsyncClient(base_url=doomed.address, timeout=30) as client,
        ):
            survivor.house.bot_turns.overdue = 1.0
            table = (await new_table(client, GAME, ["me", "random"]))["table"]
            player = Player(Place(doomed), client, table, Random(2))
            (worker,) = workers_of(doomed)
            os.kill(worker, signal.SIGSTOP)  # the bot thinks and thinks
            try:
                seen = await player.see()
                while seen["view"]["choices"]:
                    seen = await player.choose(seen["number"], player.pick(seen))
                doomed.kill()
            finally:
                os.kill(worker, signal.SIGKILL)
            player.client = survivor.client(Cookie=f"{COOKIE}={client.cookies[COOKIE]}")
            killed = time.monotonic()
            went_on = await player.see(seen=seen["number"], wait=20)
            assert went_on["number"] > seen["number"]
            assert time.monotonic() - killed < 15
            await player.play()
            await check(table, player)

    if not os.path.exists("/proc"):
        pytest.skip("the worker cannot be found")
    monkeypatch.setattr(bot_turns, "PATROL", 0.2)
    with server_process(postgres_database, free_port()) as doomed:
        run(play(doomed))
