"""How one server is set up; the flags of `lascaux serve` say the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from lascaux.folders import data_folder


def built_client() -> Path | None:
    """The web client inside this package; None before it has been built."""
    folder = Path(__file__).parent / "client"
    return folder if (folder / "index.html").exists() else None


def default_database() -> str:
    return f"sqlite+aiosqlite:///{data_folder() / 'tables.sqlite'}"


@dataclass(frozen=True)
class Limits:
    """What one person or address may do, so that nobody can wear the server out."""

    body_bytes: int = 1_000_000  # of a request; a long record has about 60,000
    message_bytes: int = 65_536  # of a WebSocket message
    requests_per_minute: int = 1_200
    tables_per_minute: int = 30
    tables_per_address: int = 60  # a minute, whoever makes them
    tables_at_once: int = 200  # made by one person and not over
    guests_per_address: int = 20  # a minute
    asides_per_minute: int = 30  # of what is not a choice: handing over, agreeing, passing
    logins_per_minute: int = 10
    messages_per_second: int = 50  # on one WebSocket
    sockets_per_person: int = 50


@dataclass(frozen=True)
class Settings:
    """Everything a server has to know before it starts."""

    host: str = "127.0.0.1"
    port: int = 8321
    database: str = field(default_factory=default_database)
    public: bool = False  # people need a name and a password
    workers: int = 2  # processes in which bots think
    bot_deadline: float = 20.0  # seconds for an answer, then a fallback is played
    origins: tuple[str, ...] = ()  # origins other than the server's own that browsers may come from
    limits: Limits = Limits()
    client: Path | None = field(default_factory=built_client)  # the web client, where it was built
