"""The web client, where it has been built: its files, and its page for every address within the client."""

from __future__ import annotations

import gzip
import json
import re
import sys
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from lascaux.games import games
from lascaux.server.errors import Refusal
from lascaux.server.house import House
from lascaux.server.routes.asking import OURS, Anybody, TheHouse

PAGES = (
    *("/", "/tables/{id}/analysis", "/invitations/{code}", "/rules", "/rules/{game}", "/learn/{game}"),
    "/learn/{game}/{chapter}",
    *("/login", "/account", "/reset", "/moderation"),
    *("/daily/{game}", "/daily/{game}/{day}", "/progress", "/puzzles/{game}", "/puzzles/{game}/{puzzle}"),
)
TABLE = "/tables/{id}"
PARTS = {  # of pages: what is named by its content never changes, and a page's own policy is for the page
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "default-src 'none'",
}
SQUEEZED = (".js", ".css", ".svg", ".html")
DOCS = "/docs"  # what FastAPI would show loads scripts from elsewhere


def client_router(folder: Path) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    parts = parts_of_games(folder)

    async def page() -> FileResponse:
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})

    async def table_page(request: Request, id: str, house: TheHouse, person: Anybody) -> FileResponse:
        """The page with word of what draws the table, so that this comes along with the client and not after it."""
        game = await game_of(house, id, person.id if person else None, request.query_params.get("code"))
        links = {"Link": parts[game]} if game in parts else {}
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache", **links})

    async def docs() -> FileResponse:
        return FileResponse(folder / "docs.html", headers={"Cache-Control": "no-cache"})

    for address in PAGES:
        router.add_api_route(address, page, methods=["GET", "HEAD"])
    router.add_api_route(TABLE, table_page, methods=["GET", "HEAD"])
    router.add_api_route(DOCS, docs, methods=["GET", "HEAD"])
    return router


async def game_of(house: House, id: str, person: str | None, code: str | None) -> str:
    """Which game is played at a table; nothing about a table that this person may not see."""
    try:
        table = await house.tables.get(id if re.fullmatch(OURS, id) else "")
    except Refusal:
        return ""
    house.tables.rest(id)
    return table.game.id if table.may_watch(person, code, house.tables.clock()) else ""


def parts_of_games(folder: Path) -> dict[str, str]:
    """For each game that the client draws, a header that names its scripts and styles."""
    listing = folder / "manifest.json"
    built = json.loads(listing.read_text(encoding="utf-8")) if listing.is_file() else {}
    found: dict[str, str] = {}
    for source, own in built.items():
        if source.startswith("src/games/"):
            parts = [own, *(built[name] for name in own["imports"] if not built[name].get("isEntry"))]
            links = [f"</{part['file']}>; rel=modulepreload" for part in parts]
            links += [f"</{css}>; rel=preload; as=style; crossorigin" for part in parts for css in part.get("css", [])]
            found[source.split("/")[2]] = ", ".join(links)
    return found


class ClientFiles(StaticFiles):
    """Files; a browser that looks for a page that is not there gets the client, which says so."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self.page = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            found = await squeezed(await super().get_response(path, scope), scope)
            if Path(path).parts[:1] == ("assets",):
                found.headers.update(PARTS)
            return found
        except HTTPException as error:
            wants_page = "text/html" in Headers(scope=scope).get("accept", "")
            if error.status_code != 404 or not wants_page or Path(path).parts[:1] == ("api",) or not self.page.exists():
                raise
            return FileResponse(self.page, 404, headers={"Cache-Control": "no-cache"})


async def squeezed(response: Response, scope: Scope) -> Response:
    """A file compressed, if that is worth while and the browser takes it: drawings and scripts become a third."""
    wishes = Headers(scope=scope)
    if not isinstance(response, FileResponse) or scope["method"] != "GET" or "range" in wishes:
        return response
    path = Path(response.path)
    response.headers["Vary"] = "Accept-Encoding"
    if path.suffix not in SQUEEZED or "gzip" not in wishes.get("accept-encoding", ""):
        return response
    body = await run_in_threadpool(compressed, path, path.stat().st_mtime_ns)
    kept = {name: response.headers[name] for name in ("etag", "last-modified", "vary")}
    return Response(body, media_type=response.media_type, headers={**kept, "Content-Encoding": "gzip"})


@lru_cache(maxsize=1000)
def compressed(path: Path, changed: int) -> bytes:
    """The file as it was at a time, compressed once."""
    return gzip.compress(path.read_bytes())


def client_files(folder: Path) -> StaticFiles:
    return ClientFiles(folder)


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
