"""The application: routes around a house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI

from lascaux import __version__
from lascaux.server.house import House
from lascaux.server.routes import (
    about,
    account,
    games,
    health,
    lobby,
    moderation,
    people,
    records,
    seats,
    sockets,
    tables,
)
from lascaux.server.routes.client import client_files, client_router, mount_drawings
from lascaux.server.security import protect
from lascaux.server.settings import Settings

ABOUT: Final = """Tables for the games of Lascaux, for people and for programs.

Make a table, read it, send one of its choices back: that is all a player does. `GET /api/tables/{id}?seen=N&wait=30`
waits for news, so a bot needs no WebSocket; a token (`POST /api/tokens`, sent as `Authorization: Bearer …`) says
who it is. The WebSocket's messages are described in `docs/server.md`."""


def create_app(settings: Settings) -> FastAPI:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        app.state.people = house.people
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Lascaux", version=__version__, description=ABOUT, lifespan=lifespan, docs_url=None, redoc_url=None
    )
    app.state.house = house
    for module in (games, lobby, tables, seats, about, records, people, account, moderation, sockets, health):
        app.include_router(module.router)
    if settings.client is not None:
        app.include_router(client_router(settings.client))
        mount_drawings(app)
        app.mount("/", client_files(settings.client))
    protect(app, settings, house.rates, house.figures)
    return app
