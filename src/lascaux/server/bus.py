"""Processes tell each other that a table has moved on: "table T is at number N", and what was added."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

from sqlalchemy import delete, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from lascaux.server.rounds import Rounds
from lascaux.server.storage.engine import driver_address, reading
from lascaux.server.storage.pens import CHANNEL
from lascaux.server.storage.people_schema import NEWS

Hear = Callable[[str, int, str], Awaitable[None]]
PATIENCE: Final = 1.0  # seconds before a lost connection is tried again, or a file is looked at again
LOST: Final = ""  # instead of news: we may have missed some
LOG: Final = logging.getLogger("lascaux.bus")


async def pass_on(news: str, hear: Hear) -> None:
    table, number, *entries = news.split(" ", 2)
    await hear(table, int(number), "".join(entries))


class Bus(Protocol):
    async def start(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Call `hear` for every change that another process made, and `missed` when some may have been lost."""

    async def stop(self) -> None: ...


class SqliteBus:
    """One server per file; what the host's commands change there meanwhile they leave as news in a table."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def start(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        async def look() -> None:
            for news in await self.take():
                await pass_on(news, hear)

        self.rounds = Rounds("hearing from the host's commands", PATIENCE, look)
        self.rounds.start()

    async def take(self) -> list[str]:
        async with reading(self.engine).connect() as connection:
            found = (await connection.execute(select(NEWS).order_by(NEWS.c.number))).all()
        if found:
            async with self.engine.begin() as connection:
                await connection.execute(delete(NEWS).where(NEWS.c.number <= found[-1].number))
        return [row.text for row in found]

    async def stop(self) -> None:
        await self.rounds.stop()


class PostgresBus:
    """LISTEN on a separate connection; the writer's transactions NOTIFY."""

    def __init__(self, url: URL) -> None:
        self.address = driver_address(url)
        self.task: asyncio.Task[None] | None = None
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def start(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        connection = await self.connect()
        self.task = asyncio.create_task(self.run(connection, hear, missed))

    async def connect(self) -> Any:
        import asyncpg  # only PostgreSQL needs it

        connection = await asyncpg.connect(self.address)
        await connection.add_listener(CHANNEL, lambda *news: self.heard.put_nowait(news[3]))
        connection.add_termination_listener(lambda _: self.heard.put_nowait(LOST))
        return connection

    async def run(self, connection: Any, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        try:
            while True:
                news = await self.heard.get()
                try:
                    if news:
                        await pass_on(news, hear)
                    else:
                        if connection.is_closed():
                            connection = await self.connect_again()
                        await missed()
                except Exception:
                    LOG.exception("news from other processes could not be processed")
                    await asyncio.sleep(PATIENCE)
                    self.heard.put_nowait(LOST)
        finally:
            with contextlib.suppress(Exception):
                await connection.close()

    async def connect_again(self) -> Any:
        import asyncpg

        while True:
            try:
                return await self.connect()
            except (OSError, asyncpg.PostgresError) as error:
                LOG.warning("the database does not answer: %s", error)
                await asyncio.sleep(PATIENCE)

    async def stop(self) -> None:
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
