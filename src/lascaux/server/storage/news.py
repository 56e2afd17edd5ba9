"""What processes tell each other besides a table's new number; it is told with the transaction that it is about."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from lascaux.server.storage.people_schema import NEWS
from lascaux.server.storage.writer import CHANNEL

SESSIONS_ENDED: Final = "sessions 0"


def seats_changed(table: str) -> str:
    """Whatever number a process knows of this table, it should read the seats again."""
    return f"{table} {2**31 - 1}"


async def tell(connection: AsyncConnection, *news: str) -> None:
    for text in news:
        if connection.dialect.name == "postgresql":
            await connection.execute(select(func.pg_notify(CHANNEL, text)))
        else:
            await connection.execute(insert(NEWS).values(text=text))
