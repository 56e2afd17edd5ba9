"""How one server is set up.

Each setting is a flag of `lascaux serve`, a variable of the environment and a line of a file: see `configuration`."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Final, Literal

from typing_extensions import Doc

from lascaux.agents.ladder import BRISK
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

    body_bytes: Annotated[int, Doc("of a request")] = 1_000_000  # a long record has about 60,000
    message_bytes: Annotated[int, Doc("of a WebSocket message")] = 65_536
    requests_per_minute: Annotated[int, Doc("of one address, and of one person")] = 1_200
    tables_per_minute: Annotated[int, Doc("that one person makes")] = 30
    tables_per_address: Annotated[int, Doc("a minute, whoever makes them")] = 60
    tables_at_once: Annotated[int, Doc("made by one person and not over")] = 200
    guests_per_address: Annotated[int, Doc("a minute, for asking without a cookie")] = 20
    asides_per_minute: Annotated[int, Doc("of one person: what is not a choice, as handing over or agreeing")] = 30
    analyses_per_hour: Annotated[int, Doc("that one person, and one address, asks for; one at a time")] = 20
    logins_per_minute: Annotated[int, Doc("of one address; for one name three times as many")] = 10
    resets_per_hour: Annotated[int, Doc("mails with a link to a new password that one address asks for")] = 10
    visits_per_day: Annotated[int, Doc("games that one address begins at a public server without an account")] = 300
    messages_per_second: Annotated[int, Doc("of one person over all WebSockets")] = 50
    sockets_per_person: Annotated[int, Doc("open at the same time")] = 50
    connections_per_address: Annotated[int, Doc("open at the same time, WebSockets included")] = 200
    request_seconds: Annotated[float, Doc("for a request to arrive, and for an answer to be taken")] = 20.0

    def shared_by(self, processes: int) -> Limits:
        """What each of several processes lets through, as each counts for itself what is not in the database."""
        counted = (name for name in self.__dataclass_fields__ if name not in NOT_COUNTED)
        return replace(self, **{name: -(-getattr(self, name) // processes) for name in counted})


NOT_COUNTED: Final = ("body_bytes", "message_bytes", "request_seconds", "tables_at_once")


@dataclass(frozen=True)
class Settings:
    """Everything a server has to know before it starts."""

    host: Annotated[str, Doc("the address to listen on: 127.0.0.1 for this machine, 0.0.0.0 for everybody")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Doc("0 takes a free one")] = 8321
    database: Annotated[str, Doc("a file, or postgresql://USER@HOST/NAME; with a password only outside the flags")] = (
        field(default_factory=default_database)
    )
    processes: Annotated[int, Doc("servers on this database: each lets its share of the limits through")] = 1
    public: Annotated[bool, Doc("playing with others needs a name and a password")] = False
    workers: Annotated[int, Doc("processes in which bots think")] = 2
    bots: Annotated[tuple[str, ...], Doc("bots of your own for its tables: NAME=AGENT, such as keeper=./mybot.py")] = ()
    bot_deadline: Annotated[float, Doc("seconds for a bot's answer, then a fallback is played")] = 20.0
    bot_leisure: Annotated[float, Doc("seconds between two answers of bots among themselves")] = 3.0
    judge: Annotated[str, Doc("the bot that analyses finished games")] = BRISK
    address: Annotated[str, Doc("what browsers know it by, for links in mails: https://caves.example")] = ""
    smtp: Annotated[str, Doc("the mail server, smtp://USER@HOST:PORT or smtps://…; none: no mails are sent")] = ""
    smtp_password: Annotated[str, Doc("of USER there")] = ""
    mail_from: Annotated[str, Doc("the sender of mails")] = ""
    names: Annotated[tuple[str, ...], Doc("names under which browsers may reach it, such as caves.example")] = ()
    origins: Annotated[tuple[str, ...], Doc("other origins that browsers may come from")] = ()
    proxies: Annotated[tuple[str, ...], Doc("addresses or networks whose X-Forwarded-For is believed")] = (
        "127.0.0.1",
        "::1",
    )
    free_megabytes: Annotated[int, Doc("with less space for an SQLite file the server calls itself ill")] = 100
    log: Annotated[Literal["debug", "info", "warning", "error"], Doc("how much to log")] = "warning"
    limits: Limits = Limits()
    client: Path | None = field(default_factory=built_client)  # the web client, where it was built
