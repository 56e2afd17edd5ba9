"""The one way entries get into the database: everything waiting is written in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import count
from time import monotonic
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from lascaux.server.storage.addition import Addition
from lascaux.server.storage.pens import pen_for

AT_ONCE: Final = 200  # additions in one transaction
PACE: Final = 0.02  # seconds between the beginnings of two transactions: what comes in meanwhile is written together
TRIES: Final = 5
PATIENCE: Final = 5.0  # seconds after which nothing is tried again


class Writer:
    """Gathers additions while a transaction runs; the next one takes them all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.pen = pen_for(engine)
        self.queue: asyncio.Queue[Addition] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Write what is still waiting, then end."""
        await self.queue.join()
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self.pen.put_down()

    async def add(self, addition: Addition) -> bool:
        self.queue.put_nowait(addition)
        return await addition.done

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        next_one = loop.time()
        while True:
            batch = [await self.queue.get()]
            await asyncio.sleep(next_one - loop.time())  # not at all if nothing was written lately
            next_one = loop.time() + PACE
            while len(batch) < AT_ONCE and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            await self.write(batch)
            for _ in batch:
                self.queue.task_done()

    async def write(self, batch: list[Addition]) -> None:
        """Every addition is told whether it is on disk; an error reaches those waiting for it."""
        try:
            accepted = await self.write_patiently(batch)
        except Exception as error:
            for addition in batch:
                if not addition.done.done():
                    addition.done.set_exception(error)
            return
        for addition in batch:
            if not addition.done.done():
                addition.done.set_result(addition in accepted)

    async def write_patiently(self, batch: list[Addition]) -> set[Addition]:
        """Try again: two processes may have clashed, or the database may be away for a moment."""
        began = monotonic()
        for attempt in count():
            try:
                return await self.pen.write(batch)
            except self.pen.troubles:
                if attempt + 1 >= TRIES or monotonic() - began > PATIENCE:
                    raise
                await asyncio.sleep(0.05 * 2**attempt)
        raise AssertionError("unreachable")
