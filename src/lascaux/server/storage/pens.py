"""How additions are written into each kind of database, all of them in one transaction."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any, Final, Literal, Protocol

import orjson
from sqlalchemy import ARRAY, Executable, String, bindparam, func, insert, literal_column, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, Dialect
from sqlalchemy.ext.asyncio import AsyncEngine

from lascaux.server.line import Stored
from lascaux.server.storage.addition import Addition
from lascaux.server.storage.engine import driver_address, prepare_sqlite
from lascaux.server.storage.schema import ENTRIES, SEATS, TABLES

CHANNEL: Final = "lascaux"  # of PostgreSQL's notifications
ASYNCPG: Final[Dialect] = postgresql.asyncpg.dialect()  # type: ignore[no-untyped-call]
PATIENCE: Final = 5.0  # seconds for PostgreSQL to answer
LONGEST_NEWS: Final = 7_900  # bytes: PostgreSQL takes less than 8,000
TELL: Final = select(
    func.pg_notify(literal_column(f"'{CHANNEL}'"), func.unnest(bindparam("news", type_=ARRAY(String))))
)
ADD: Final = insert(ENTRIES)
LOCK: Final = (
    select(TABLES.c.id, TABLES.c.number)
    .where(TABLES.c.id == func.any(bindparam("tables", type_=ARRAY(String))))
    .order_by(TABLES.c.id)
    .with_for_update()
)
NUMBER: Final = select(TABLES.c.number).where(TABLES.c.id == bindparam("table"))
MOVE_ON: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        number=bindparam("upto"),
        status=bindparam("new_status"),
        waits_for=bindparam("seat"),
        waits_for_bot=bindparam("bot"),
        scores=bindparam("new_scores", type_=TABLES.c.scores.type),
        points=func.coalesce(TABLES.c.points, bindparam("new_points", type_=TABLES.c.points.type)),  # the first stay
        changed=bindparam("now"),
    )
)


class Pen(Protocol):
    tells: bool  # other processes, with the transaction itself
    troubles: tuple[type[Exception], ...]  # that may pass

    async def write(self, batch: Sequence[Addition]) -> set[Addition]:
        """The additions that fitted; they are on disk."""

    async def put_down(self) -> None: ...


def pen_for(engine: AsyncEngine) -> Pen:
    if engine.dialect.name == "sqlite":
        return SqlitePen(str(engine.url.database))
    return PostgresPen(engine.url)


class PostgresPen:
    """A connection of its own, for which nobody else makes it wait, and the driver itself. Rows are locked in one
    order, so that processes cannot block each other."""

    tells = True

    def __init__(self, url: URL) -> None:
        import asyncpg  # only PostgreSQL needs it

        self.address = driver_address(url)
        self.connect = partial(asyncpg.connect, timeout=PATIENCE, command_timeout=PATIENCE)
        self.troubles: tuple[type[Exception], ...] = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
        self.connection: Any = None

    async def write(self, batch: Sequence[Addition]) -> set[Addition]:
        if self.connection is None:
            self.connection = await self.connect(self.address)
        try:
            async with self.connection.transaction():
                return await self.write_now(self.connection, batch)
        except BaseException:  # it may be broken, or still waiting for something
            self.connection.terminate()
            self.connection = None
            raise

    async def write_now(self, connection: Any, batch: Sequence[Addition]) -> set[Addition]:
        found = await connection.fetch(*numbered(LOCK, {"tables": [addition.table for addition in batch]}))
        fitting = those_fitting(batch, {row["id"]: row["number"] for row in found})
        if fitting:
            rows = [(addition.table, *entry) for addition in fitting for entry in addition.entries]
            await connection.executemany(numbered_text(ADD)[0], rows)
            text, names = numbered_text(MOVE_ON)
            states = [as_text(state_row(addition)) for addition in fitting]
            await connection.executemany(text, [[state[name] for name in names] for state in states])
            for columns, row in seats_of(fitting):
                await connection.execute(*numbered(seat_change(columns), row))
            await connection.execute(*numbered(TELL, {"news": [news_of(addition) for addition in fitting]}))
        return set(fitting)

    async def put_down(self) -> None:
        if self.connection is not None:
            await self.connection.close()
            self.connection = None


class SqlitePen:
    """Through the driver itself, in a thread: for statements as small as these SQLAlchemy takes three times as long."""

    tells = False
    troubles: tuple[type[Exception], ...] = (sqlite3.Error, OSError)

    def __init__(self, file: str) -> None:
        self.file = file
        self.connection: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[Addition]) -> set[Addition]:
        return await asyncio.to_thread(self.write_now, batch)

    def write_now(self, batch: Sequence[Addition]) -> set[Addition]:
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, check_same_thread=False)
            prepare_sqlite(self.connection, None)
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            numbers = {one.table: row[0] for one in batch if (row := connection.execute(*number_of(one)).fetchone())}
            fitting = those_fitting(batch, numbers)
            rows = [(addition.table, *entry) for addition in fitting for entry in addition.entries]
            connection.executemany(text_of(ADD, "qmark"), rows)
            connection.executemany(text_of(MOVE_ON), [as_text(state_row(addition)) for addition in fitting])
            for columns, row in seats_of(fitting):
                connection.execute(text_of(seat_change(columns)), row)
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):  # SQLite may have done so itself
                connection.execute("ROLLBACK")
            raise
        return set(fitting)

    async def put_down(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def those_fitting(batch: Sequence[Addition], numbers: dict[str, int]) -> list[Addition]:
    """There may be two for one table, if nobody is waiting for the first any more."""
    fitting: list[Addition] = []
    for addition in batch:
        if numbers.get(addition.table) == addition.number:
            numbers[addition.table] = addition.upto
            fitting.append(addition)
    return fitting


def news_of(addition: Addition) -> str:
    """What other processes are told: the table's new number and, if that is all and not too long, the entries."""
    told = f"{addition.table} {addition.upto}"
    entries = b"" if addition.seats else orjson.dumps([tuple(entry) for entry in addition.entries])
    return f"{told} {entries.decode()}" if 0 < len(entries) < LONGEST_NEWS else told


def read_entries(news: str) -> list[Stored]:
    return [Stored(*entry) for entry in orjson.loads(news)] if news else []


def state_row(addition: Addition) -> dict[str, Any]:
    state = addition.state
    return {
        "table": addition.table,
        "upto": addition.upto,
        "new_status": state["status"],
        "seat": state["waits_for"],
        "bot": state["waits_for_bot"],
        "new_scores": state["scores"],
        "new_points": state["points"],
        "now": state["changed"],
    }


def seats_of(additions: Sequence[Addition]) -> list[tuple[tuple[str, ...], dict[str, Any]]]:
    """For each seat that changes, which columns do, and the values."""
    return [
        (tuple(sorted(seat.keys() - {"seat"})), {"table": addition.table, "place": seat["seat"], **prefixed(seat)})
        for addition in additions
        for seat in addition.seats
    ]


def prefixed(seat: Mapping[str, Any]) -> dict[str, Any]:
    return {f"new_{name}": value for name, value in seat.items() if name != "seat"}


@lru_cache
def seat_change(columns: tuple[str, ...]) -> Executable:
    here = (SEATS.c.table_id == bindparam("table")) & (SEATS.c.seat == bindparam("place"))
    return update(SEATS).where(here).values({name: bindparam(f"new_{name}") for name in columns})


# For the drivers


@lru_cache
def numbered_text(statement: Any) -> tuple[str, list[str]]:
    """A statement as PostgreSQL's driver wants it, and the names of what it wants, in order."""
    compiled = statement.compile(dialect=ASYNCPG)
    return str(compiled), compiled.positiontup


def numbered(statement: Any, values: Mapping[str, Any]) -> list[Any]:
    text, names = numbered_text(statement)
    return [text, *(values[name] for name in names)]


def number_of(addition: Addition) -> tuple[str, dict[str, Any]]:
    return text_of(NUMBER), {"table": addition.table}


@lru_cache
def text_of(statement: Any, style: Literal["named", "qmark"] = "named") -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle=style)))


def as_text(row: dict[str, Any]) -> dict[str, Any]:
    """With the scores as they are stored."""
    return row if row["new_scores"] is None else {**row, "new_scores": json.dumps(row["new_scores"])}
