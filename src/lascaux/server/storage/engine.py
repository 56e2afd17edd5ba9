"""Connections to SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

IN_MEMORY: Final = "tables in memory would be lost; write the path of a file"


class BadDatabase(ValueError):
    """An address that names no database we can use."""


def database_url(text: str) -> URL:
    """The address with the driver we use; a plain path is an SQLite file."""
    if text == ":memory:":
        raise BadDatabase(IN_MEMORY)
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=str(Path(text).expanduser()))
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise BadDatabase("that is not a database; write a file's path or postgresql://USER@HOST/NAME") from error
    kind = url.get_backend_name()
    if kind == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise BadDatabase(IN_MEMORY)
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise BadDatabase(f"{kind!r} databases are not supported; use sqlite or postgresql")


def open_engine(address: str, patience: float | None = None) -> AsyncEngine:
    """Connections; with patience, those of a server, whose questions to PostgreSQL are answered soon or not at all."""
    url = database_url(address)
    if url.get_backend_name() == "sqlite":
        make_private(Path(str(url.database)))
        engine = create_async_engine(url, hide_parameters=True)  # errors are logged, passwords are not
        prepare(engine.sync_engine)
        return engine
    try:
        return create_async_engine(
            url,
            hide_parameters=True,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,  # connections that broke while idle, as in a restart, are noticed and replaced
            pool_timeout=patience or 30.0,
            connect_args={"timeout": 10.0, "command_timeout": patience},
        )
    except ModuleNotFoundError as error:
        raise BadDatabase(f"PostgreSQL needs {error.name}; install lascaux[postgresql]") from error


def driver_address(url: URL) -> str:
    """Where PostgreSQL is, for its driver."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def prepare(engine: Engine) -> None:
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_writing)


def make_private(file: Path) -> None:
    """A database is for its owner only; SQLite gives its other files the same mode. What exists keeps its folder's."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        file.touch(mode=0o600)
        file.chmod(0o600)
    except OSError as error:
        raise BadDatabase(f"{file} cannot be used: {error.strerror}") from error


def reading(engine: AsyncEngine) -> AsyncEngine:
    """The same connections for single questions, without a transaction around each."""
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def prepare_sqlite(connection: Any, record: object) -> None:
    """Write-ahead mode, and every commit on disk before anybody hears of it."""
    connection.isolation_level = None  # we begin transactions ourselves, below
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_writing(connection: Any) -> None:
    """Take the write lock at once: a transaction that begins by reading cannot be refused later."""
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
