"""What is done again and again while the server runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

LOG = logging.getLogger("lascaux.rounds")


class Rounds:
    """Stops between two rounds only: a question to the database that is broken off would lose its connection."""

    def __init__(self, what: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self.what = what  # for the log, if it fails
        self.seconds = seconds
        self.work = work
        self.stopping = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        self.stopping.set()
        if self.task:
            await self.task

    async def run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), self.seconds)
            if self.stopping.is_set():
                return
            try:
                await self.work()
            except Exception:
                LOG.exception("%s failed", self.what)
