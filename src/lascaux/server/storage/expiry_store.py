"""What has become useless: guests who never sat down or long left, and tables at which nothing began."""

from __future__ import annotations

from typing import Final

from sqlalchemy import and_, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from lascaux.server.storage.engine import reading
from lascaux.server.storage.people_schema import PEOPLE, SESSIONS
from lascaux.server.storage.puzzle_store import forget_attempts
from lascaux.server.storage.schema import SEATS, TABLES

AT_ONCE: Final = 500  # rows of one transaction, so that nobody waits long


class ExpiryStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.readers = reading(engine)

    async def forget_guests(self, unused_since: float, sessions_last: float) -> int:
        """Delete guests without a seat or a table who were not here since a time; how many there were."""
        used_since = or_(
            SESSIONS.c.expires > unused_since + sessions_last,
            and_(SESSIONS.c.expires.is_(None), SESSIONS.c.created > unused_since),
        )
        useless = (
            select(PEOPLE.c.id)
            .where(
                PEOPLE.c.name_key.is_(None),
                PEOPLE.c.created <= unused_since,
                ~exists().where(SEATS.c.person == PEOPLE.c.id),
                ~exists().where(TABLES.c.owner == PEOPLE.c.id),
                ~exists().where(SESSIONS.c.person == PEOPLE.c.id, used_since),
            )
            .limit(AT_ONCE)
        )
        async with self.engine.begin() as connection:
            ids = [row.id for row in await connection.execute(useless)]
            await forget_attempts(connection, ids)
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.person.in_(ids)))
            await connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(ids)))
        return len(ids)

    async def tables(self, status: str, unchanged_since: float) -> list[str]:
        """Some tables that stand like this since a time."""
        query = select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.changed <= unchanged_since)
        async with self.readers.connect() as connection:
            return [row.id for row in await connection.execute(query.order_by(TABLES.c.changed).limit(AT_ONCE))]
