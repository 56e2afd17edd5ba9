"""Whether the database can be written to, found out by writing, and whether there is room for what comes next."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from pathlib import Path
from typing import Final

from sqlalchemy import Column, Float, Integer, Table, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from lascaux.server.storage.metadata import METADATA

CHECKUPS: Final = Table("checkups", METADATA, Column("id", Integer, primary_key=True), Column("at", Float))
PATIENCE: Final = 5.0  # seconds for the database to answer
LASTS: Final = 3.0  # seconds: asking often does not make the server write often
LOG: Final = logging.getLogger("lascaux.health")


class Checkup:
    """Remembers for a moment what it found."""

    def __init__(self, engine: AsyncEngine, free_megabytes: int) -> None:
        self.engine = engine
        self.least = free_megabytes * 1_000_000
        self.folder = Path(str(engine.url.database)).parent if engine.dialect.name == "sqlite" else None
        self.lock = asyncio.Lock()
        self.looked = 0.0
        self.found: list[str] = []

    async def problems(self) -> list[str]:
        """What is wrong, by the names of texts; nothing if all is well."""
        async with self.lock:
            if not self.looked or time.monotonic() > self.looked + LASTS:
                self.found = [*await self.database(), *self.disk()]
                self.looked = time.monotonic()
        return self.found

    async def database(self) -> list[str]:
        try:
            async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                await connection.execute(update(CHECKUPS).values(at=time.time()))
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            LOG.error("the database cannot be written to: %s", type(error).__name__, exc_info=error)
            return ["database"]
        return []

    def disk(self) -> list[str]:
        return ["disk"] if self.folder and self.free() < self.least else []

    def free(self) -> int:
        """Bytes on the disk of an SQLite file; PostgreSQL looks after its own."""
        return shutil.disk_usage(self.folder).free if self.folder else -1
