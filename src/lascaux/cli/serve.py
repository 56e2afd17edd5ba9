"""`lascaux serve`: tables for browsers, terminals and bots."""

from __future__ import annotations

import asyncio
import gc
import socket
import webbrowser
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from threading import Thread
from time import sleep
from typing import Any
from urllib.request import urlopen

from lascaux.cli.errors import Misuse
from lascaux.cli.screen import Screen
from lascaux.cli.strength import mention_weak_games
from lascaux.cli.wording import Wording
from lascaux.server.configuration import BadSetting, add_flags, settings_from
from lascaux.server.settings import Settings


def add_serve(commands: Any, common: ArgumentParser) -> None:
    serve = commands.add_parser("serve", parents=[common], help="serve tables over HTTP and WebSocket")
    add_flags(serve)
    serve.add_argument("--open", action="store_true", help="open the browser")


def serve(arguments: Namespace, screen: Screen, language: str) -> None:
    try:
        from lascaux.server.app import create_app
        from lascaux.server.logs import set_up_logs
        from lascaux.server.serving import Serving
        from lascaux.server.storage.engine import BadDatabase
        from lascaux.server.storage.lock import only_server
        from lascaux.server.storage.migrate import prepare
    except ModuleNotFoundError as error:
        raise Misuse(f"the server needs {error.name}; install lascaux[server]") from error
    try:
        settings = settings_from(arguments)
        app = create_app(settings)
        with only_server(settings.database):
            asyncio.run(prepare(settings.database))
            set_up_logs(settings.log)
            listening = listen(settings.host, settings.port)
            announce(settings, listening, screen, Wording(language), arguments.open)
            collect_rarely()
            Serving(app, settings).run(sockets=[listening])
    except (BadSetting, BadDatabase) as error:
        raise Misuse(str(error)) from error


def announce(settings: Settings, listening: socket.socket, screen: Screen, say: Wording, browse: bool) -> None:
    address = f"http://{settings.host}:{listening.getsockname()[1]}"
    screen.say_whole(say("serve.address", address=address))
    if settings.client:
        screen.say_whole(say("serve.interface", address=f"{address}/docs"))
    mention_weak_games(screen, say)
    screen.say(say("serve.stop"), "dim")
    if browse:
        Thread(target=open_browser, args=[address], daemon=True).start()


def open_browser(address: str) -> None:
    """Open the browser once the server answers."""
    for _ in range(100):
        with suppress(OSError), urlopen(f"{address}/health", timeout=1):
            webbrowser.open(address)
            return
        sleep(0.2)


def collect_rarely() -> None:
    """Collect cyclic garbage rarely: with many tables in memory that takes long, and nearly all is freed without it."""
    gc.set_threshold(100_000, 20, 50)


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
