"""Databases of earlier versions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

import lascaux
from lascaux.server.storage import migrate
from lascaux.server.storage.engine import open_engine
from tests.server.asking import see
from tests.server.support import open_server, run

TABLE = """INSERT INTO tables (id, game, options, owner, pace, listed, hints, watch_code, status, number, waits_for,
    waits_for_bot, created, changed) VALUES (:id, 'cave-vs-cave', :options, 'x', :pace, true, true, :id, 'open', 0, -2,
    false, 0, 0)"""
SEAT = """INSERT INTO seats (table_id, seat, kind, name, passes, seen) VALUES (:id, :seat, 'free', '', true, 0)"""


def begin(connection: Connection) -> None:
    """As the first version made it."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


@pytest.mark.parametrize(("pace", "minutes"), [("live", 10), ("slow", 7 * 24 * 60)])
def test_tables_from_before_there_were_times_have_the_usual_ones(database: str, pace: str, minutes: int) -> None:
    async def scene() -> None:
        engine = open_engine(database)
        row: dict[str, Any] = {"id": "old", "pace": pace}
        row["options"] = json.dumps(dict(lascaux.load("cave-vs-cave").options))
        async with engine.begin() as connection:
            await connection.run_sync(begin)
            await connection.execute(text(TABLE), row)
            await connection.execute(text(SEAT), [{"id": "old", "seat": seat} for seat in range(2)])
        await engine.dispose()
        async with open_server(database, workers=0) as server:
            seen = await see(server.client(), "old")
            assert (seen["turn_minutes"], seen["stand_in"], seen["status"]) == (minutes, "Regular", "open")

    run(scene())
