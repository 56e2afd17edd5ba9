"""Connections to SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


class BadDatabase(ValueError):
    """An address that names no database we can use."""


def database_url(text: str) -> URL:
    """The address with the driver we use; a plain path is an SQLite file."""
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=str(Path(text).expanduser()))
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise BadDatabase("that is not a database; write a file's path or postgresql://USER@HOST/NAME") from error
    kind = url.get_backend_name()
    if kind == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise BadDatabase("tables in memory would be lost; write the path of a file")
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise BadDatabase(f"{kind!r} databases are not supported; use sqlite or postgresql")


def open_engine(address: str) -> AsyncEngine:
    url = database_url(address)
    if url.get_backend_name() == "sqlite":
        make_private(Path(str(url.database)))
        engine = create_async_engine(url, hide_parameters=True)  # errors are logged, passwords are not
        prepare(engine.sync_engine)
        return engine
    try:
        # Connections that broke while idle, as when the database was restarted, are noticed and replaced.
        return create_async_engine(url, hide_parameters=True, pool_size=10, max_overflow=10, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise BadDatabase(f"PostgreSQL needs {error.name}; install lascaux[postgresql]") from error


def threaded(engine: AsyncEngine) -> Engine | None:
    """The same SQLite file for a thread: a whole transaction at once, where the other one changes threads for every
    statement. Other databases need no thread."""
    if engine.dialect.name != "sqlite":
        return None
    other = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    prepare(other)
    return other


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
