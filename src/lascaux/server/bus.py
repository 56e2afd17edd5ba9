"""Processes tell each other that a table has moved on: only "table T is at number N"."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

from sqlalchemy.engine import URL

from lascaux.server.storage.writer import CHANNEL

Hear = Callable[[str, int], Awaitable[None]]
PATIENCE: Final = 1.0  # seconds before a lost connection is tried again
LOST: Final = ""  # instead of news: we may have missed some
LOG: Final = logging.getLogger("lascaux.bus")


class Bus(Protocol):
    async def start(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Call `hear` for every change that another process made, and `missed` when some may have been lost."""

    async def stop(self) -> None: ...


class LocalBus:
    """One process has nobody to tell."""

    async def start(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        pass

    async def stop(self) -> None:
        pass


class PostgresBus:
    """LISTEN on a separate connection; the writer's transactions NOTIFY."""

    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
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
                        table, _, number = news.partition(" ")
                        await hear(table, int(number))
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
