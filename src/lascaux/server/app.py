"""The application: routes around a house."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

from fastapi import FastAPI, Response
from pydantic_core import to_json

from lascaux import __version__
from lascaux.agents.ladder import HOUSE
from lascaux.server.house import House
from lascaux.server.house_bots import house_bots
from lascaux.server.routes import (
    about,
    account,
    analyses,
    daily,
    games,
    health,
    lessons,
    lobby,
    moderation,
    people,
    progress,
    puzzles,
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
    HOUSE.update(house_bots(settings.bots))
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        app.state.people = house.people
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(title="Lascaux", version=__version__, description=ABOUT, lifespan=lifespan, openapi_url=None)
    app.state.house = house
    for module in (
        *(games, lessons, lobby, tables, seats, about, records, analyses, daily, progress, puzzles),
        *(people, account, moderation, sockets, health),
    ):
        app.include_router(module.router)
    app.add_api_route("/openapi.json", described(app), include_in_schema=False)
    if settings.client is not None:
        app.include_router(client_router(settings.client))
        mount_drawings(app)
        app.mount("/", client_files(settings.client))
    protect(app, settings, house.rates, house.figures)
    return app


def described(app: FastAPI) -> Callable[[], Awaitable[Response]]:
    """The interface for programs, written once: it is long, and anybody may ask for it."""
    text = cache(lambda: to_json(app.openapi()))

    async def answer() -> Response:
        return Response(text(), media_type="application/json")

    return answer
