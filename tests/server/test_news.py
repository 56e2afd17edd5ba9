"""News of tables between two servers on one database, both inside this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import asyncpg
import httpx
import pytest

from lascaux.server import bus
from lascaux.server.hub import Listener
from lascaux.server.line import Logged
from lascaux.server.storage import pens
from tests.server.people import ANN
from tests.server.players import (
    GAME,
    choose_something,
)
from tests.server.support import Server, new_table, open_server, run
from tests.waiting import until_async


@asynccontextmanager
async def two_windows(database: str) -> AsyncIterator[tuple[Server, Server, httpx.AsyncClient, httpx.AsyncClient]]:
    """Two servers inside this process, and one person at both."""
    async with open_server(database) as server, open_server(database) as other:
        client, there = server.client(), other.client()
        await client.get("/api/me/tables")
        there.cookies = client.cookies
        yield server, other, client, there


async def cut_connections(database: str) -> None:
    """All that servers have to a database, those on which they wait for news too."""
    connection = await asyncpg.connect(database)
    cut = await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()
    assert len(cut) >= 4


def test_tables_and_news_go_on_after_all_connections_were_lost_and_after_news_could_not_be_read(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two_windows(postgres_database) as (_, other, client, there):
            table = (await new_table(client, GAME, ["me"], options={"players": 1}))["table"]
            reads = other.house.store.entries
            for trouble in ("lost", "unreadable"):
                number = (await there.get(f"/api/tables/{table}")).json()["number"]
                waiting = asyncio.create_task(there.get(f"/api/tables/{table}", params={"seen": number, "wait": 20}))
                await until_async(lambda: other.house.hub.count == 1, "somebody to listen")
                if trouble == "lost":
                    await cut_connections(postgres_database)
                else:

                    async def fail(*query: Any) -> list[Logged]:
                        monkeypatch.setattr(other.house.store, "entries", reads)
                        raise OSError("the database is away")

                    monkeypatch.setattr(other.house.store, "entries", fail)
                    monkeypatch.setattr(pens, "LONGEST_NEWS", 0)  # so that it has to be read
                moved_on = await choose_something(client, table)
                async with asyncio.timeout(10):
                    assert (await waiting).json()["number"] == moved_on["number"]

    monkeypatch.setattr(bus, "PATIENCE", 0.05)
    run(play())


def test_a_choice_is_told_to_the_other_server_which_need_not_read_it(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two_windows(postgres_database) as (_, other, client, there):
            table = (await new_table(client, GAME, ["me"], options={"players": 1}))["table"]
            seen = (await there.get(f"/api/tables/{table}")).json()

            async def unread(*query: Any) -> list[Logged]:
                raise AssertionError("the database was asked")

            monkeypatch.setattr(other.house.store, "entries", unread)
            for _ in range(5):
                moved_on = await choose_something(client, table)
                params = {"seen": seen["number"], "wait": 20}
                async with asyncio.timeout(10):
                    seen = (await there.get(f"/api/tables/{table}", params=params)).json()
                assert seen == (await client.get(f"/api/tables/{table}", params={"seen": params["seen"]})).json()
                assert seen["number"] == moved_on["number"]

    run(play())


def test_what_is_too_long_to_be_told_is_read(postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with two_windows(postgres_database) as (_, __, client, there):
            table = (await new_table(client, GAME, ["me"], options={"players": 1}))["table"]
            number = (await there.get(f"/api/tables/{table}")).json()["number"]
            moved_on = await choose_something(client, table)
            async with asyncio.timeout(10):
                seen = (await there.get(f"/api/tables/{table}", params={"seen": number, "wait": 20})).json()
            assert seen["number"] == moved_on["number"]

    monkeypatch.setattr(pens, "LONGEST_NEWS", 10)
    run(play())


def test_a_guest_who_logs_in_owns_their_tables_at_the_other_server_too(postgres_database: str) -> None:
    async def log_in() -> None:
        async with two_windows(postgres_database) as (_, other, client, there):
            ann = other.client()
            assert (await ann.post("/api/register", json=ANN)).status_code == 201
            table = (await new_table(client, GAME, ["me", "free"], options={"players": 2}))["table"]
            assert (await there.get(f"/api/tables/{table}")).json()["owner"] is True
            assert (await client.post("/api/login", json=ANN)).status_code == 200

            async def is_theirs() -> bool:
                answer = await ann.get(f"/api/tables/{table}")
                return answer.status_code == 200 and answer.json()["owner"] is True

            await until_async(is_theirs, "the other server to know")
            assert (await ann.post(f"/api/tables/{table}/close")).status_code == 204

    run(log_in())


# The rest needs no PostgreSQL: on SQLite nobody brings the news, so a test can say when they come.


@pytest.mark.parametrize("heard", ["meanwhile", "afterwards"])
def test_somebody_who_sits_down_elsewhere_while_a_table_is_read_is_not_missed(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, heard: str
) -> None:
    async def play() -> None:
        async with two_windows(sqlite) as (server, other, client, there):
            made = await new_table(client, GAME, ["me", "free"])
            table = made["table"]
            store = other.house.store
            hearing: list[asyncio.Task[None]] = []
            ours = server.house.tables.loaded[table].table

            async def interrupted(read: Any, *query: Any) -> Any:
                found = await read(*query)
                if not ours.number:
                    await server.client().post(f"/api/invitations/{made['invitations'][0]['code']}")
                    if heard == "meanwhile":
                        hearing.append(asyncio.create_task(other.house.hear(table, ours.number)))
                        await asyncio.sleep(0)  # it begins to hear, and can do no more before the table is read
                return found

            for name in ("seats", "entries"):
                monkeypatch.setattr(store, name, partial(interrupted, getattr(store, name)))
            await there.get(f"/api/tables/{table}")
            await (hearing[0] if hearing else other.house.hear(table, ours.number))
            theirs = other.house.tables.loaded[table].table
            assert theirs.number == ours.number > 0
            assert [seat.kind for seat in theirs.seats] == ["person", "person"]

    run(play())


def test_whoever_finds_a_table_further_on_tells_those_who_listen(sqlite: str) -> None:
    async def play() -> None:
        async with two_windows(sqlite) as (_, other, client, there):
            table = (await new_table(client, GAME, ["me"], options={"players": 1}))["table"]
            await there.get(f"/api/tables/{table}")
            number = (await choose_something(client, table))["number"]
            listener = Listener(None)
            other.house.hub.join(table, listener)
            listener.news.clear()
            answer = await there.post(f"/api/tables/{table}/choices", json={"number": number, "choice": 0})
            assert answer.json()["error"]["code"] == "illegal-choice"
            assert listener.news.is_set()
            other.house.hub.leave(table, listener)

    run(play())


def test_what_answers_no_number_is_done_although_the_table_has_moved_on_elsewhere(sqlite: str) -> None:
    async def play() -> None:
        async with two_windows(sqlite) as (_, _, client, there):
            table = (await new_table(client, GAME, ["me"], options={"players": 1}))["table"]
            await there.get(f"/api/tables/{table}")
            await choose_something(client, table)
            answer = await there.post(f"/api/tables/{table}/resign")
            assert answer.status_code == 200, answer.text
            assert answer.json()["status"] == "over"

    run(play())
