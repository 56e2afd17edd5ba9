"""Databases as earlier versions of the server left them, with what those versions knew about their tables.

`tables-0001`: of the first version that landed. All games; open, running and finished tables, undos, forks, a rematch,
an upload, a resignation, a seat handed to a bot; Ada and Ben have accounts, others are guests. It never changes.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from lascaux.server.storage import migrate
from lascaux.server.storage.engine import open_engine

FOLDER = Path(__file__).parent / "old"
PASSWORD = "correct horse battery"  # Ada's and Ben's

FACTS: dict[str, dict[str, Any]] = json.loads(gzip.decompress((FOLDER / "tables-0001.json.gz").read_bytes()))


def restore_sqlite(path: str) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(gzip.decompress((FOLDER / "tables-0001.sql.gz").read_bytes()).decode())
    connection.close()


async def restore(address: str, folder: Path) -> None:
    """Make the old database, of either kind."""
    if "://" not in address:
        return restore_sqlite(address)
    restore_sqlite(str(folder / "old.sqlite"))
    rows: dict[str, list[dict[str, Any]]] = {}
    old, new = open_engine(str(folder / "old.sqlite")), open_engine(address)

    def read(connection: Connection) -> None:
        known = sa.MetaData()
        known.reflect(connection)
        for table in known.sorted_tables:
            rows[table.name] = [dict(row) for row in connection.execute(sa.select(table)).mappings()]

    def write(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        known = sa.MetaData()
        known.reflect(connection)
        for table in known.sorted_tables:
            if table.name != "alembic_version" and rows[table.name]:
                connection.execute(sa.insert(table), rows[table.name])

    try:
        async with old.begin() as connection:
            await connection.run_sync(read)
        async with new.begin() as connection:
            await connection.run_sync(write)
    finally:
        await old.dispose()
        await new.dispose()
