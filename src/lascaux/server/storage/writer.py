"""The one way entries get into the database: everything waiting is written in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import ARRAY, Connection, Engine, String, bindparam, func, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from lascaux.server.line import Stored
from lascaux.server.storage.engine import threaded
from lascaux.server.storage.schema import ENTRIES, SEATS, TABLES

AT_ONCE: Final = 200  # additions in one transaction
PACE: Final = 0.01  # seconds between the beginnings of two transactions: what comes in meanwhile is written together
TRIES: Final = 5
CHANNEL: Final = "lascaux"  # of PostgreSQL's notifications


@dataclass(eq=False)
class Addition:
    """Entries for one table, and where it stands after them."""

    table: str
    number: int  # of the first of them
    entries: list[Stored]
    state: dict[str, Any]  # columns of the table
    seats: list[dict[str, Any]] = field(default_factory=list)  # columns of seats that change with them
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Gathers additions while a transaction runs; the next one takes them all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.threaded = threaded(engine)
        self.tells = engine.dialect.name == "postgresql"
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
        if self.threaded:
            self.threaded.dispose()

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
        for attempt in range(TRIES):
            try:
                if self.threaded:
                    return await asyncio.to_thread(self.write_now, self.threaded, batch)
                async with self.engine.begin() as connection:
                    return await connection.run_sync(self.write_in, batch)
            except (DBAPIError, OSError):
                if attempt + 1 == TRIES:
                    raise
                await asyncio.sleep(0.05 * 2**attempt)
        raise AssertionError("unreachable")

    def write_now(self, engine: Engine, batch: list[Addition]) -> set[Addition]:
        with engine.begin() as connection:
            return self.write_in(connection, batch)

    def write_in(self, connection: Connection, batch: list[Addition]) -> set[Addition]:
        """The additions that fit. Rows are locked in one order, so that processes cannot block each other."""
        numbers = self.lock(connection, [addition.table for addition in batch])
        fitting: list[Addition] = []
        for addition in batch:  # there may be two for one table, if nobody is waiting for the first any more
            if numbers.get(addition.table) == addition.number:
                numbers[addition.table] += len(addition.entries)
                fitting.append(addition)
        if fitting:
            rows = [entry_row(addition.table, entry) for addition in fitting for entry in addition.entries]
            connection.execute(insert(ENTRIES), rows)
            connection.execute(MOVE_ON, [state_row(addition) for addition in fitting])
            for addition in fitting:
                for seat in addition.seats:
                    query = update(SEATS).where(SEATS.c.table_id == addition.table, SEATS.c.seat == seat["seat"])
                    connection.execute(query.values(**seat))
            if self.tells:
                news = [f"{addition.table} {addition.number + len(addition.entries)}" for addition in fitting]
                connection.execute(TELL, {"news": news})
        return set(fitting)

    def lock(self, connection: Connection, ids: list[str]) -> dict[str, int]:
        query = select(TABLES.c.id, TABLES.c.number).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.id).with_for_update()
        return {row.id: row.number for row in connection.execute(query)}


MOVE_ON: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        number=bindparam("upto"),
        status=bindparam("new_status"),
        waits_for=bindparam("seat"),
        waits_for_bot=bindparam("bot"),
        scores=bindparam("new_scores", type_=TABLES.c.scores.type),
        changed=bindparam("now"),
    )
)


TELL: Final = select(func.pg_notify(CHANNEL, func.unnest(bindparam("news", type_=ARRAY(String)))))


def state_row(addition: Addition) -> dict[str, Any]:
    state = addition.state
    return {
        "table": addition.table,
        "upto": addition.number + len(addition.entries),
        "new_status": state["status"],
        "seat": state["waits_for"],
        "bot": state["waits_for_bot"],
        "new_scores": state["scores"],
        "now": state["changed"],
    }


def entry_row(table: str, entry: Stored) -> dict[str, Any]:
    return {"table_id": table, **entry._asdict()}
