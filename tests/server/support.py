"""Servers for the tests: inside the test's own process, or as a process that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import httpx
from argon2 import PasswordHasher

from lascaux.server import people
from lascaux.server.app import create_app
from lascaux.server.house import House
from lascaux.server.passwords import Passwords
from lascaux.server.settings import Limits, Settings
from lascaux.server.storage.migrate import prepare
from tests.waiting import until

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # what guards a test's passwords

GENEROUS = Limits(
    requests_per_minute=1_000_000,
    tables_per_minute=1_000_000,
    tables_per_address=1_000_000,
    tables_at_once=1_000_000,
    guests_per_address=1_000_000,
    asides_per_minute=1_000_000,
    connections_per_address=10_000,
    analyses_per_hour=1_000_000,
    logins_per_minute=1_000,
    resets_per_hour=1_000,
    visits_per_day=1_000_000,
    messages_per_second=10_000,
)


def run(work: Coroutine[Any, Any, Any], seconds: float = 60.0) -> Any:
    """Run a test's coroutine, but not for ever."""

    async def bounded() -> Any:
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(bounded())


@dataclass
class Server:
    """A server without a network: requests go straight to the application."""

    app: Any
    clients: list[httpx.AsyncClient] = field(default_factory=list)

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def client(self, **headers: str) -> httpx.AsyncClient:
        """A new browser: a person of its own."""
        transport = httpx.ASGITransport(self.app)
        client = httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers)
        self.clients.append(client)
        return client


@cache
def migrated() -> bytes:
    """An SQLite file without tables of anybody's, as all migrations leave it."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "tables.sqlite")
        asyncio.run(prepare(str(file)))
        return file.read_bytes()


def new_database(file: Path) -> str:
    """A database that need not be migrated any more."""
    file.write_bytes(migrated())
    return str(file)


@asynccontextmanager
async def open_server(database: str, **settings: Any) -> AsyncIterator[Server]:
    """An application with a real house and real workers."""
    settings = {"workers": 1, "limits": GENEROUS, **settings}
    app = create_app(Settings(database=database, **settings))
    server = Server(app)
    with patch.object(people, "Passwords", partial(Passwords, QUICK)):
        async with app.router.lifespan_context(app):
            try:
                yield server
            finally:
                for client in server.clients:
                    await client.aclose()


def served(**settings: Any) -> Callable[[Callable[[Server], Coroutine[Any, Any, None]]], Callable[[], None]]:
    """A test that gets a server; without workers for bots unless it asks for some."""

    def with_server(test: Callable[[Server], Coroutine[Any, Any, None]]) -> Callable[[], None]:
        async def open_and_test(database: str) -> None:
            async with open_server(database, **{"workers": 0, **settings}) as server:
                await test(server)

        def with_database() -> None:
            with TemporaryDirectory() as folder:
                run(open_and_test(new_database(Path(folder, "tables.sqlite"))))

        return with_database

    return with_server


async def new_table(client: httpx.AsyncClient, game: str, seats: list[Any], **wish: Any) -> dict[str, Any]:
    """A table with seats such as "me", "free" or a bot's level."""
    wished = [{"kind": seat} if seat in ("me", "free") else {"kind": "bot", "level": seat} for seat in seats]
    answer = await client.post("/api/tables", json={"game": game, "seats": wished, **wish})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


class ServerProcess:
    """A server of its own, on a port of its own, that can be killed and started again."""

    def __init__(self, database: str, port: int, *flags: str, path: str | None = None) -> None:
        self.database = database
        self.port = port
        self.flags = flags
        self.path = path  # where its modules are looked for first
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.serve", self.database, str(self.port), *self.flags]
        paths = [path for path in (self.path, os.environ.get("PYTHONPATH")) if path]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)} if self.path else None
        self.process = subprocess.Popen(command, start_new_session=True, env=env)
        until(self.answers, "the server to start", 30)

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "the server ended by itself"
        try:
            return httpx.get(f"{self.address}/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As if the power went off: no process of the server gets a chance to say goodbye."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(30)


@contextmanager
def server_process(database: str, port: int, *flags: str, path: str | None = None) -> Iterator[ServerProcess]:
    server = ServerProcess(database, port, *flags, path=path)
    server.start()
    try:
        yield server
    finally:
        assert server.process is not None
        if server.process.poll() is None:
            os.killpg(server.process.pid, signal.SIGKILL)
            server.process.wait()


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
