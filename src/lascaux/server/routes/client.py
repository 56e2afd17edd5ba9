"""The web client, where it has been built: its files, and its page for every address that is a page of it."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse
from starlette.staticfiles import StaticFiles

PAGES = ("/", "/tables/{id}", "/invitations/{code}", "/rules", "/rules/{game}", "/learn/{game}")


def client_router(folder: Path) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    async def page() -> FileResponse:
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})

    for address in PAGES:
        router.add_api_route(address, page, methods=["GET", "HEAD"])
    return router


def client_files(folder: Path) -> StaticFiles:
    return StaticFiles(directory=folder)
