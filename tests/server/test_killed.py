"""A server that is killed again and again: what it acknowledged stays, nothing happens twice, every table goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from random import Random

import httpx

from tests.server.players import GAME, Place, Player, SocketPlayer, check, new_table_for_two
from tests.server.support import free_port, new_table, run, server_process
from tests.server.workers import gone, workers_of

AT_ONCE = 24  # tables


async def play_while_it_is_killed(database: str, games: int, pauses: list[int]) -> None:
    """Games alone, against a bot and between two people, over HTTP and WebSocket; then compare the books.

    The server is killed after each of these numbers of acknowledged choices.
    """
    with server_process(database, free_port()) as server:
        place = Place(server)
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(httpx.AsyncClient(base_url=server.address, timeout=30))
                for _ in range(2)
            ]
            for client in clients:
                await client.get("/api/me/tables")  # become somebody
            tables = [await sit_down(place, clients, number) for number in range(games)]
            enough = asyncio.Semaphore(AT_ONCE)

            async def play(players: list[Player]) -> None:
                async with enough, asyncio.TaskGroup() as group:
                    for player in players:
                        group.create_task(player.play())

            killing = asyncio.create_task(kill(place, pauses))
            async with asyncio.TaskGroup() as group:
                for players in tables:
                    group.create_task(play(players))
            assert killing.done(), "the games were over before the server was killed often enough"
            killing.result()
            for players in tables:
                await check(players[0].table, *players)
            assert sum(player.sent_again for players in tables for player in players) > 0


async def sit_down(place: Place, clients: list[httpx.AsyncClient], number: int) -> list[Player]:
    """The players of a new table, of each kind in turn."""
    luck = Random(number)
    first, second = clients if number % 2 else reversed(clients)
    if number % 10 == 9:
        table = await new_table_for_two(first, second)
        return [Player(place, first, table, luck), SocketPlayer(place, second, table, luck)]
    if number % 5 < 3:
        made = await new_table(first, GAME, ["me"], options={"players": 1})
    else:
        made = await new_table(first, GAME, ["me", "random"])
    kind = Player if number % 3 == 0 else SocketPlayer
    return [kind(place, first, made["table"], luck)]


async def kill(place: Place, pauses: list[int]) -> None:
    luck = Random(8)
    for pause in pauses:
        await place.acknowledges(pause)
        await asyncio.sleep(luck.uniform(0, 0.05))  # a moment that has nothing to do with what is going on
        workers = workers_of(place.server)
        await place.restart_after_kill()
        await gone(workers)


def test_no_acknowledged_choice_is_lost_or_made_twice_in_100_games_while_sqlite_is_killed(sqlite: str) -> None:
    run(play_while_it_is_killed(sqlite, games=100, pauses=Random(7).sample(range(200, 750), 8)), 150)
    database = sqlite3.connect(sqlite)
    rows = database.execute(
        "SELECT number, (SELECT count(*) FROM entries WHERE table_id = id), "
        "(SELECT max(number) + 1 FROM entries WHERE table_id = id) FROM tables"
    ).fetchall()
    database.close()
    assert len(rows) == 100
    assert all(number == count == last for number, count, last in rows), "the entries have gaps"


def test_no_acknowledged_choice_is_lost_or_made_twice_while_postgresql_is_used(postgres_database: str) -> None:
    run(play_while_it_is_killed(postgres_database, games=12, pauses=Random(7).sample(range(20, 200), 3)), 100)
