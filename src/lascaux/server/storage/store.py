"""Everything asked of the database about tables, seats and entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import and_, case, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from lascaux.server.line import Stored
from lascaux.server.metrics import Figures
from lascaux.server.storage.engine import reading
from lascaux.server.storage.schema import CHOICES, ENTRIES, FREE, REMATCH, RESIGN, SEATS, TABLES, UNDO
from lascaux.server.storage.writer import Addition, Writer, entry_row

Row = dict[str, Any]


class Store:
    """The truth of all tables. Entries are added through the writer, which gathers what comes in at the same time."""

    def __init__(self, engine: AsyncEngine, figures: Figures) -> None:
        self.engine = engine
        self.figures = figures
        self.readers = reading(engine)
        self.writer = Writer(engine)

    async def create(self, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], entries: list[Stored]) -> None:
        """A new table with its seats and what has happened on it already."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES), dict(table))
            await connection.execute(insert(SEATS), [dict(seat) for seat in seats])
            if entries:
                await connection.execute(insert(ENTRIES), [entry_row(table["id"], entry) for entry in entries])

    async def add(self, addition: Addition) -> bool:
        """Add entries at the number they answer; False if somebody else was first."""
        with self.figures.writes.time():
            return await self.writer.add(addition)

    async def table(self, id: str) -> Row | None:
        return await self.first(select(TABLES).where(TABLES.c.id == id))

    async def seats(self, id: str) -> list[Row]:
        return await self.all(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))

    async def entries(self, id: str, first: int = 0) -> list[Stored]:
        """What still matters of a table's entries from a number on, the last one always included.

        Of all choices ever made in one place only the last can count, and of all undos only the last can cut
        something off that was not made again: however often somebody took choices back, this is no longer than a game.
        """
        mine = and_(ENTRIES.c.table_id == id, ENTRIES.c.number >= first)
        place = case((ENTRIES.c.kind.in_(CHOICES), ENTRIES.c.value), (ENTRIES.c.kind == UNDO, -1), else_=-2)
        last = select(func.max(ENTRIES.c.number)).where(mine).group_by(place)
        matters = or_(ENTRIES.c.number.in_(last), ENTRIES.c.kind.in_((RESIGN, REMATCH)))
        columns = [ENTRIES.c[name] for name in Stored._fields]
        async with self.readers.connect() as connection:
            found = await connection.execute(select(*columns).where(mine, matters).order_by(ENTRIES.c.number))
            return [Stored(*row) for row in found]

    async def note_status(self, id: str, number: int, values: Mapping[str, Any]) -> None:
        """Correct what lists say of a table, unless it has moved on."""
        await self.change(update(TABLES).where(TABLES.c.id == id, TABLES.c.number == number).values(**values))

    async def change_seat(self, id: str, seat: int, values: Mapping[str, Any]) -> None:
        await self.change(update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat).values(**values))

    async def invited(self, code: str) -> Row | None:
        """The seat that an invitation gives; None if it is used up or was never there."""
        return await self.first(select(SEATS).where(SEATS.c.invitation == code, SEATS.c.kind == FREE))

    async def of_person(self, person: str, limit: int, status: str | None = None) -> list[Row]:
        """The tables at which somebody sits, latest first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
        query = select(TABLES).where(TABLES.c.id.in_(mine))
        if status is not None:
            query = query.where(TABLES.c.status == status)
        return await self.all(query.order_by(TABLES.c.changed.desc()).limit(limit))

    async def listed(self, status: str, limit: int) -> list[Row]:
        query = select(TABLES).where(TABLES.c.listed, TABLES.c.status == status)
        return await self.all(query.order_by(TABLES.c.changed.desc()).limit(limit))

    async def seats_of(self, ids: Sequence[str]) -> list[Row]:
        return await self.all(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat))

    async def waiting_for_bots(self, before: float) -> list[str]:
        """Tables whose bot has not answered since a time: their process may be gone."""
        rows = await self.all(select(TABLES.c.id).where(and_(TABLES.c.waits_for_bot, TABLES.c.changed < before)))
        return [row["id"] for row in rows]

    async def all(self, query: Any) -> list[Row]:
        async with self.readers.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def first(self, query: Any) -> Row | None:
        async with self.readers.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
            return None if row is None else dict(row)

    async def change(self, query: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(query)
