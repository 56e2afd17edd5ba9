"""Brings a database up to date with Alembic, whatever version it is from."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from lascaux.server.storage.engine import BadDatabase, database_url, open_engine

LOCK = 821_832  # an arbitrary number: two processes that start together must not migrate together


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(upgrade, revision)


def upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    check_known(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, revision)


def check_known(connection: Connection, scripts: ScriptDirectory) -> None:
    known = {script.revision for script in scripts.walk_revisions()}
    for version in MigrationContext.configure(connection).get_current_heads():
        if version not in known:
            raise BadDatabase(
                f"the database has version {version}, which this Lascaux does not know: "
                "it was made by a newer one. Install that, or restore a backup from before"
            )


async def prepare(address: str) -> None:
    """Bring a database up to date before anything is served; BadDatabase, in one sentence, if that is impossible."""
    engine = open_engine(address)
    try:
        await migrate(engine)
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        shown = database_url(address).render_as_string(hide_password=True)
        raise BadDatabase(f"the database {shown} cannot be used: {reason}") from error
    finally:
        await engine.dispose()
