"""PostgreSQL under attack: locked, away, or with all its connections taken. Clear errors, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import httpx
import pytest

from lascaux.server import house
from lascaux.server.storage import checkup, pens, writer
from lascaux.server.storage.addition import Addition
from tests.server.asking import choose, refused, see
from tests.server.support import Server, new_table, open_server, run


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (house, checkup, pens, writer):
        monkeypatch.setattr(module, "PATIENCE", 0.4)
    monkeypatch.setattr(checkup, "LASTS", 0.0)


@asynccontextmanager
async def at_a_table(database: str) -> AsyncIterator[tuple[Server, httpx.AsyncClient, str]]:
    async with open_server(database, workers=0) as server:
        client = server.client()
        yield server, client, (await new_table(client, "cave-vs-cave", ["me", "me"]))["table"]


@asynccontextmanager
async def locked(database: str, tables: str) -> AsyncIterator[None]:
    """A transaction that somebody has forgotten to end."""
    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction():
            await connection.execute(f"LOCK TABLE {tables} IN ACCESS EXCLUSIVE MODE")
            yield
    finally:
        await connection.close()


def test_what_cannot_be_stored_is_refused_and_can_be_chosen_afterwards(postgres_database: str) -> None:
    async def play() -> None:
        async with at_a_table(postgres_database) as (_, client, table):
            seen = await see(client, table)
            async with locked(postgres_database, "entries, checkups"):
                refused(await choose(client, seen), 503, "database-away", "confirmed is safe")
                assert (await client.get("/health")).json()["problems"] == ["The database cannot be written to."]
            assert (await choose(client, seen)).status_code == 200
            assert (await choose(client, seen)).status_code == 200, "the same again is no error"
            assert (await see(client, table))["log"]["length"] > seen["log"]["length"]
            assert (await client.get("/health")).status_code == 200

    run(play())


def test_what_cannot_be_read_is_said_in_time(postgres_database: str) -> None:
    async def ask() -> None:
        async with at_a_table(postgres_database) as (_, client, table):
            async with locked(postgres_database, "people, seats, tables"):
                for path in ("/api/me", f"/api/tables/{table}", "/api/tables"):
                    refused(await client.get(path), 503, "database-away")
            assert (await client.get("/api/me")).status_code == 200

    run(ask())


def test_whoever_takes_all_connections_keeps_nobody_from_playing(postgres_database: str) -> None:
    async def play() -> None:
        async with at_a_table(postgres_database) as (server, client, table), AsyncExitStack() as taken:
            seen, person = await see(client, table), (await client.get("/api/me")).json()["person"]["id"]
            for _ in range(20):
                await taken.enter_async_context(server.house.engine.connect())
            refused(await client.get("/api/me"), 503, "database-away")
            assert (await client.get("/health")).status_code == 503
            choice = seen["view"]["choices"][0]["choice"]
            await server.house.tables.choose(person, table, seen["number"], choice, "en")  # as a WebSocket does
            assert server.house.tables.loaded[table].table.number > seen["number"]
            await taken.aclose()
            assert (await see(client, table))["number"] > seen["number"]

    run(play())


def test_a_choice_whose_answer_was_lost_is_neither_lost_nor_made_twice(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with at_a_table(postgres_database) as (server, client, table):
            seen = await see(client, table)
            pen, failed = server.house.store.writer.pen, 0
            write = pen.write

            async def write_and_lose(batch: list[Addition]) -> set[Addition]:
                nonlocal failed
                await write(batch)
                failed += 1
                raise ConnectionResetError("just after the commit")

            monkeypatch.setattr(pen, "write", write_and_lose)
            answer = await choose(client, seen)
            monkeypatch.setattr(pen, "write", write)
            assert failed > 0
            refused(answer, 503, "database-away")
            assert (await choose(client, seen)).status_code == 200
            now = await see(client, table)
            connection = await asyncpg.connect(postgres_database)
            count = await connection.fetchval("SELECT count(*) FROM entries WHERE table_id = $1", table)
            await connection.close()
            assert count == now["number"] > seen["number"]

    run(play())


def test_a_stop_while_the_database_is_locked_takes_no_longer_than_its_patience(postgres_database: str) -> None:
    async def stop() -> None:
        async with AsyncExitStack() as stack:
            async with at_a_table(postgres_database) as (_, client, table):
                seen = await see(client, table)
                await stack.enter_async_context(locked(postgres_database, "entries"))
                choosing = asyncio.create_task(choose(client, seen))
                await asyncio.sleep(0.1)
            refused(await choosing, 503, "database-away")

    run(stop(), 20)
