"""`lascaux serve`: tables for browsers, terminals and bots."""

from __future__ import annotations

import gc
import socket
import webbrowser
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING, Any, Final
from urllib.request import urlopen

from lascaux.cli.errors import Misuse
from lascaux.cli.screen import Screen
from lascaux.cli.strength import mention_weak_games
from lascaux.cli.wording import Wording

if TYPE_CHECKING:
    from uvicorn import Config

    from lascaux.server.settings import Settings

PORT: Final = 8321
GRACE: Final = 10  # seconds for answers that are under way when the server stops


def add_serve(commands: Any, common: ArgumentParser) -> None:
    serve = commands.add_parser("serve", parents=[common], help="serve tables over HTTP and WebSocket")
    serve.add_argument("--host", default="127.0.0.1", help="default: only this machine; 0.0.0.0 for everybody")
    serve.add_argument("--port", type=int, default=PORT, help=f"default: {PORT}; 0 takes a free one")
    serve.add_argument(
        "--database", metavar="ADDRESS", help="a file, or postgresql://…; default: a file in your data folder"
    )
    serve.add_argument("--public", action="store_true", help="people need a name and a password")
    serve.add_argument("--workers", type=int, default=2, metavar="N", help="processes in which bots think; default: 2")
    serve.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another origin that browsers may come from"
    )
    serve.add_argument(
        "--log", default="warning", choices=("debug", "info", "warning", "error"), help="how much to log"
    )
    serve.add_argument("--open", action="store_true", help="open the browser")


def serve(arguments: Namespace, screen: Screen, language: str) -> None:
    try:
        import uvicorn

        from lascaux.server.app import create_app
        from lascaux.server.logs import set_up_logs
        from lascaux.server.storage.engine import BadDatabase
    except ModuleNotFoundError as error:
        raise Misuse(f"the server needs {error.name}; install lascaux[server]") from error
    try:
        settings = settings_from(arguments)
        app = create_app(settings)
    except BadDatabase as error:
        raise Misuse(str(error)) from error
    set_up_logs(arguments.log)
    listening = listen(settings.host, settings.port)
    address = f"http://{settings.host}:{listening.getsockname()[1]}"
    say = Wording(language)
    screen.say_whole(say("serve.address", address=address))
    screen.say_whole(say("serve.interface", address=f"{address}/docs"))
    mention_weak_games(screen, say)
    screen.say(say("serve.stop"), "dim")
    if arguments.open:
        Thread(target=open_browser, args=[address], daemon=True).start()
    collect_rarely()
    uvicorn.Server(server_config(app, settings)).run(sockets=[listening])


def open_browser(address: str) -> None:
    """Open the browser once the server answers."""
    for _ in range(100):
        with suppress(OSError), urlopen(f"{address}/health", timeout=1):
            webbrowser.open(address)
            return
        sleep(0.2)


def server_config(app: Any, settings: Settings) -> Config:
    """How uvicorn serves the application."""
    from uvicorn import Config

    return Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
    )


def collect_rarely() -> None:
    """Collect cyclic garbage rarely: with many tables in memory that takes long, and nearly all is freed without it."""
    gc.set_threshold(100_000, 20, 50)


def settings_from(arguments: Namespace) -> Settings:
    from lascaux.server.settings import Settings, default_database

    if arguments.workers < 1:
        raise Misuse(f"--workers must be at least 1, not {arguments.workers}")
    return Settings(
        host=arguments.host,
        port=arguments.port,
        database=arguments.database or default_database(),
        public=arguments.public,
        workers=arguments.workers,
        origins=tuple(arguments.origin),
    )


def listen(host: str, port: int) -> socket.socket:
    """The port, bound before it is announced."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise Misuse(
            f"cannot listen on {host}:{port}: {getattr(error, 'strerror', None) or error}; try --port"
        ) from error
    return listening
