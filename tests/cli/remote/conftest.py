"""Real servers to play at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support import ServerProcess, free_port, server_process


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(str(tmp_path_factory.mktemp("server") / "tables.sqlite"), free_port()) as process:
        yield process


@pytest.fixture
def public(tmp_path: Path) -> Iterator[ServerProcess]:
    with server_process(str(tmp_path / "tables.sqlite"), free_port(), "--public") as process:
        yield process


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that one test may kill."""
    with server_process(str(tmp_path / "tables.sqlite"), free_port()) as process:
        yield process
