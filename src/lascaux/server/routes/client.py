"""The web client, where it has been built: its files, and its page for every address within the client."""

from __future__ import annotations

import sys
from pathlib import Path

from fastapi import APIRouter, FastAPI
from fastapi.responses import FileResponse
from starlette.staticfiles import StaticFiles

from lascaux.games import games

PAGES = (
    *("/", "/tables/{id}", "/invitations/{code}", "/rules", "/rules/{game}", "/learn/{game}"),
    *("/login", "/account", "/reset"),
)
DOCS = "/docs"  # what FastAPI would show loads scripts from elsewhere


def client_router(folder: Path) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    async def page() -> FileResponse:
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})

    async def docs() -> FileResponse:
        return FileResponse(folder / "docs.html", headers={"Cache-Control": "no-cache"})

    for address in PAGES:
        router.add_api_route(address, page, methods=["GET", "HEAD"])
    router.add_api_route(DOCS, docs, methods=["GET", "HEAD"])
    return router


def client_files(folder: Path) -> StaticFiles:
    return StaticFiles(directory=folder)


# A game of another distribution may bring its own drawings: a folder `client` in its package with an `index.js`.


def drawings(id: str) -> Path | None:
    """The folder with a game's own drawings."""
    home = sys.modules[games()[id].__module__].__file__
    folder = Path(home or "").parent / "client"
    return folder if (folder / "index.js").is_file() else None


def client_address(id: str) -> str | None:
    return f"/games/{id}/client/index.js" if drawings(id) else None


def mount_drawings(app: FastAPI) -> None:
    for id in games():
        if folder := drawings(id):
            app.mount(f"/games/{id}/client", client_files(folder))
