"""One server process for one SQLite file: a second would show stale tables."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lascaux.server.storage.engine import BadDatabase, database_url


@contextmanager
def only_server(address: str) -> Iterator[None]:
    """Hold a database for this process until it ends, however it ends. PostgreSQL can be shared."""
    url = database_url(address)
    if url.get_backend_name() != "sqlite":
        yield
        return
    # Not the file itself: closing it would end SQLite's own locks.
    with open(f"{url.database}.lock", "a+", opener=lambda path, flags: os.open(path, flags, 0o600)) as lock:
        hold(lock.fileno(), Path(str(url.database)))
        yield


def hold(lock: int, database: Path) -> None:
    try:
        import fcntl
    except ModuleNotFoundError:  # Windows
        return
    try:
        # Belongs to this process alone: the bots' workers do not inherit it, and cannot hold it after a crash.
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise BadDatabase(
            f"another server is using {database}; an SQLite file is for one process, several can share PostgreSQL"
        ) from error
