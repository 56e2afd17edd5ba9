"""Everything asked of the database about the daily challenge."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, and_, func, select

from lascaux.server.storage.schema import SEATS, TABLES
from lascaux.server.storage.store import Row, Store

HOUSE_ITSELF: Final = "house"  # the owner of the bot's own try; people have longer ids

# Whoever logs in brings what they played as a guest. Where they had tried already, the guest's try does not count.
COUNTS: Final = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == TABLES.c.owner)


class DailyStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, day: str, game: str, person: str) -> Row | None:
        """Somebody's try."""
        return await self.store.first(select(TABLES).where(on(day, game), TABLES.c.owner == person))

    async def of_day(self, day: str, person: str) -> list[Row]:
        """Somebody's tries in all games."""
        return await self.store.all(select(TABLES).where(TABLES.c.day == day, TABLES.c.owner == person))

    async def results(self, day: str, game: str, first: int, limit: int) -> list[Row]:
        """The best of a day; of several with as many points, who began first."""
        rows = select(TABLES.c.id, TABLES.c.owner, TABLES.c.points, SEATS.c.name).join(SEATS, COUNTS)
        ranked = rows.where(on(day, game), TABLES.c.points.is_not(None))
        order = (TABLES.c.points.desc(), TABLES.c.created, TABLES.c.id)
        return await self.store.all(ranked.order_by(*order).offset(first).limit(limit))

    async def better(self, day: str, game: str, points: float) -> int:
        """How many have more points."""
        return await self.count(on(day, game), TABLES.c.points > points)

    async def tries(self, day: str, game: str) -> int:
        return await self.count(on(day, game))

    async def count(self, *conditions: ColumnElement[bool]) -> int:
        query = select(func.count().label("count")).select_from(TABLES).join(SEATS, COUNTS).where(*conditions)
        row = await self.store.first(query)
        return int(row["count"]) if row else 0


def on(day: str, game: str) -> ColumnElement[Any]:
    return and_(TABLES.c.day == day, TABLES.c.game == game)
