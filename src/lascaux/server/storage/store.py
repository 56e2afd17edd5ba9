"""Everything asked of the database about tables, seats and entries."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Select, and_, bindparam, case, delete, exists, false, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from lascaux.core.position import CHANCE
from lascaux.server.errors import DatabaseAway
from lascaux.server.line import Stored
from lascaux.server.metrics import Figures
from lascaux.server.storage.addition import Addition, entry_row
from lascaux.server.storage.analysis_schema import ANALYSES, VERDICTS
from lascaux.server.storage.engine import reading
from lascaux.server.storage.news import owner_changed, tell
from lascaux.server.storage.schema import (
    BESIDE,
    CHOICES,
    CLOSED,
    END_TURN,
    ENTRIES,
    HOLD,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    RESIGN,
    SEATS,
    TABLES,
    UNDO,
)
from lascaux.server.storage.writer import Writer

Row = dict[str, Any]
Before = tuple[float, str]  # when the last table of a page changed, and its id
LOG: Final = logging.getLogger("lascaux.store")
AT_ONCE: Final = 500  # tables in one question
SEEN: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.person == bindparam("who"), SEATS.c.seen < bindparam("now"))
    .values(seen=bindparam("now"))
)


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
        try:
            with self.figures.writes.time():
                return await self.writer.add(addition)
        except Exception as error:
            LOG.error("table %s: nothing could be stored", addition.table, exc_info=error)
            raise DatabaseAway() from error

    async def table(self, id: str) -> Row | None:
        return await self.first(select(TABLES).where(TABLES.c.id == id))

    async def seats(self, id: str) -> list[Row]:
        return await self.all(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))

    async def entries(self, id: str, first: int = 0) -> list[Stored]:
        """What still matters of a table's entries from a number on, the last one always included.

        Of all choices ever made in one place only the last can count, and of all undos only the last can cut
        something off that was not made again: however often somebody took choices back, this is no longer than a game.
        Of all turns that were held open or ended only the last matters.
        """
        mine = and_(ENTRIES.c.table_id == id, ENTRIES.c.number >= first)
        kind = ENTRIES.c.kind
        place = case(
            (kind.in_(CHOICES), ENTRIES.c.value),
            (kind == UNDO, -1),
            (kind == HOLD, -3),
            (kind == END_TURN, -4),
            else_=-2,
        )
        last = select(func.max(ENTRIES.c.number)).where(mine).group_by(place)
        matters = or_(ENTRIES.c.number.in_(last), ENTRIES.c.kind.in_(BESIDE))
        columns = [ENTRIES.c[name] for name in Stored._fields]
        async with self.readers.connect() as connection:
            found = await connection.execute(select(*columns).where(mine, matters).order_by(ENTRIES.c.number))
            return [Stored(*row) for row in found]

    async def note_status(self, id: str, number: int, values: Mapping[str, Any]) -> None:
        """Correct what lists say of a table, unless it has moved on."""
        async with self.engine.begin() as connection:
            here = update(TABLES).where(TABLES.c.id == id, TABLES.c.number == number)
            await connection.execute(here.values(**values))

    async def seen(self, people: Mapping[tuple[str, str], float]) -> None:
        """Write down when people were last at tables."""
        if people:
            rows = [{"table": table, "who": person, "now": now} for (table, person), now in sorted(people.items())]
            async with self.engine.begin() as connection:
                await connection.execute(SEEN, rows)

    async def last_seen(self, ids: Sequence[str]) -> list[Row]:
        """When the people of some tables were."""
        columns = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.person, SEATS.c.seen)
        found: list[Row] = []
        for first in range(0, len(ids), AT_ONCE):
            found += await self.all(columns.where(SEATS.c.table_id.in_(ids[first : first + AT_ONCE])))
        return found

    async def invited(self, code: str) -> Row | None:
        """The seat that an invitation gives, or has given to somebody; None if it was never there."""
        return await self.first(select(SEATS).where(SEATS.c.invitation == code))

    async def unfinished_as(self, person: str, name: str) -> list[str]:
        """The tables that are not over at which somebody sits under a name."""
        mine = select(SEATS.c.table_id).where(SEATS.c.person == person, SEATS.c.name == name)
        query = select(TABLES.c.id).where(TABLES.c.id.in_(mine), TABLES.c.status.in_([OPEN, PLAYING]))
        return [row["id"] for row in await self.all(query)]

    async def of_person(
        self, person: str, limit: int, status: str | None = None, before: Before | None = None
    ) -> list[Row]:
        """The tables at which somebody sits, latest first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
        query = select(TABLES).where(TABLES.c.id.in_(mine), TABLES.c.status != CLOSED)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        return await self.page(query, limit, before)

    async def listed(self, status: str, limit: int, before: Before | None = None) -> list[Row]:
        return await self.page(select(TABLES).where(TABLES.c.listed, TABLES.c.status == status), limit, before)

    async def page(self, query: Select[Any], limit: int, before: Before | None) -> list[Row]:
        """The latest, or those that come after a place in that order."""
        if before is not None:
            changed, id = before
            query = query.where(or_(TABLES.c.changed < changed, and_(TABLES.c.changed == changed, TABLES.c.id < id)))
        return await self.all(query.order_by(TABLES.c.changed.desc(), TABLES.c.id.desc()).limit(limit))

    async def seats_of(self, ids: Sequence[str]) -> list[Row]:
        return await self.all(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat))

    async def forget(self, ids: Sequence[str]) -> None:
        async with self.engine.begin() as connection:
            theirs = (VERDICTS, ANALYSES, ENTRIES, SEATS)
            for column in (*(table.c.table_id for table in theirs), TABLES.c.id):
                await connection.execute(delete(column.table).where(column.in_(ids)))

    async def unfinished(self, owner: str) -> int:
        """How many tables somebody has made that are not over."""
        query = select(func.count().label("count")).where(TABLES.c.owner == owner, TABLES.c.status.in_([OPEN, PLAYING]))
        row = await self.first(query.select_from(TABLES))
        return int(row["count"]) if row else 0

    async def without_hints(self, game: str, drawn: Mapping[int, str], person: str | None = None) -> list[str]:
        """Running tables without hints at which nature drew nothing else in these places: somebody's, or anybody's.

        Nobody takes nature's choices back, so each that is stored counts."""
        query = select(TABLES.c.id).where(TABLES.c.status == PLAYING, TABLES.c.game == game, ~TABLES.c.hints)
        if person is not None:
            query = query.where(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person == person)))
        of_nature = and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.seat == CHANCE, ENTRIES.c.kind.in_(CHOICES))
        other = [and_(ENTRIES.c.value == place, ENTRIES.c.note != name) for place, name in drawn.items()]
        query = query.where(~select(ENTRIES.c.number).where(of_nature, or_(false(), *other)).exists())
        return [row["id"] for row in await self.all(query.order_by(TABLES.c.changed.desc()))]

    async def solo_results(self, person: str) -> list[Row]:
        """All games that somebody played alone, from their start to their end."""
        columns = select(TABLES.c.id, TABLES.c.game, TABLES.c.options, TABLES.c.scores)
        seats = SEATS.alias()
        others = select(seats.c.seat).where(seats.c.table_id == TABLES.c.id, seats.c.seat > 0)
        alone = columns.join(SEATS, SEATS.c.table_id == TABLES.c.id).where(SEATS.c.person == person, ~others.exists())
        return await self.all(alone.where(TABLES.c.status == OVER, TABLES.c.given == 0))

    async def results_of(self, person: str, limit: int) -> list[Row]:
        """The latest games that somebody played on one seat, from their start to their end, newest first."""
        columns = select(
            *(TABLES.c[name] for name in ("id", "game", "options", "scores", "changed", "day")),
            *(SEATS.c.seat, ANALYSES.c.accuracy),
        )
        seated = columns.join(SEATS, SEATS.c.table_id == TABLES.c.id)
        mine = seated.outerjoin(ANALYSES, ANALYSES.c.table_id == TABLES.c.id).where(SEATS.c.person == person)
        more = SEATS.alias()
        alone = ~exists().where(more.c.table_id == TABLES.c.id, more.c.person == person, more.c.seat != SEATS.c.seat)
        given_up = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind == RESIGN)
        whole = mine.where(TABLES.c.status == OVER, TABLES.c.given == 0, SEATS.c.kind == PERSON, alone, ~given_up)
        rows = await self.all(whole.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(limit))
        return [row for row in rows if row["scores"]]

    async def tables_of(self, person: str) -> list[str]:
        """All tables with a seat of somebody."""
        rows = await self.all(select(SEATS.c.table_id).where(SEATS.c.person == person).distinct())
        return [row["table_id"] for row in rows]

    async def made(self, owner: str) -> list[str]:
        """The tables that somebody has made and that are not over, latest first."""
        query = select(TABLES.c.id).where(TABLES.c.owner == owner, TABLES.c.status.in_([OPEN, PLAYING]))
        return [row["id"] for row in await self.all(query.order_by(TABLES.c.changed.desc()))]

    async def give(self, owner: str, heir: str, besides: Sequence[str] = ()) -> None:
        """The tables that somebody made are another's from now on, besides some, and every process is told; not their
        try of a day when the other has tried too."""
        tried = TABLES.alias()
        twice = select(tried.c.id).where(
            tried.c.owner == heir, tried.c.day == TABLES.c.day, tried.c.game == TABLES.c.game
        )
        theirs = and_(TABLES.c.owner == owner, TABLES.c.id.not_in(besides), ~twice.exists())
        async with self.engine.begin() as connection:
            tables = [row.id for row in await connection.execute(select(TABLES.c.id).where(theirs))]
            await connection.execute(update(TABLES).where(theirs).values(owner=heir))
            await tell(connection, *map(owner_changed, tables))

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
