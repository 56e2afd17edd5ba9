"""What processes tell each other besides a table's new number; it is told with the transaction that it is about."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from lascaux.server.storage.pens import CHANNEL
from lascaux.server.storage.people_schema import NEWS

SESSIONS_ENDED: Final = "sessions 0"


ANY_NUMBER: Final = 2**31 - 1  # whichever a process knows, it should look again
OWNER: Final = ANY_NUMBER - 1


def seats_changed(table: str) -> str:
    """Read the seats again."""
    return f"{table} {ANY_NUMBER}"


def owner_changed(table: str) -> str:
    return f"{table} {OWNER}"


async def tell(connection: AsyncConnection, *news: str) -> None:
    for text in news:
        if connection.dialect.name == "postgresql":
            await connection.execute(select(func.pg_notify(CHANNEL, text)))
        else:
            await connection.execute(insert(NEWS).values(text=text))
