"""`lascaux serve` itself, as somebody who hosts it starts it."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.support import free_port
from tests.waiting import until

SERVE = [sys.executable, "-m", "lascaux.cli.main", "serve"]


class Hosted:
    """A running server, its address, and what it has logged."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, errors: Path) -> None:
        self.process = process
        self.port = port
        self.errors = errors

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return self.errors.read_text()

    def answers(self) -> bool:
        assert self.process.poll() is None, self.log
        try:
            return httpx.get(f"{self.address}/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


@contextmanager
def hosted(folder: Path, *flags: str, files: int | None = None, **settings: str) -> Iterator[Hosted]:
    """A server with settings from the environment, which may open so many files."""
    port = free_port()
    database = settings.pop("database", str(folder / "tables.sqlite"))
    given = {"port": str(port), "database": database, "workers": "1", **settings}
    env = {**os.environ, **{f"LASCAUX_{name.upper()}": value for name, value in given.items()}}
    log = folder / f"log-{port}"
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [*SERVE, *flags], env=env, stdout=subprocess.DEVNULL, stderr=errors, start_new_session=True
        )
    try:
        if files is not None:
            resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (files, files))
        server = Hosted(process, port, log)
        until(server.answers, "the server to start", 30)
        yield server
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
