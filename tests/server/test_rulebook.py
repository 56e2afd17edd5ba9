"""The rulebook over HTTP: both languages, and word that nothing has changed."""

from __future__ import annotations

from lascaux.rulebook.library import rulebook
from tests.server.asking import refused
from tests.server.support import Server, served


@served()
async def test_a_rulebook_is_sent_once_in_each_language(server: Server) -> None:
    client = server.client()
    for language in ("en", "de"):
        answer = await client.get("/api/games/stone-age/rulebook", params={"language": language})
        assert answer.json() == rulebook("stone-age", language)
        known = {"If-None-Match": answer.headers["ETag"]}
        again = await client.get("/api/games/stone-age/rulebook", params={"language": language}, headers=known)
        assert (again.status_code, again.content) == (304, b"")
        other = "de" if language == "en" else "en"
        changed = await client.get("/api/games/stone-age/rulebook", params={"language": other}, headers=known)
        assert changed.status_code == 200


@served()
async def test_what_is_long_is_compressed_where_that_is_understood(server: Server) -> None:
    client = server.client()
    for path in ("rulebook", "printed"):
        short, long = [
            await client.get(f"/api/games/caverna/{path}", headers={"Accept-Encoding": takes}) for takes in ("gzip", "")
        ]
        assert (short.headers["content-encoding"], "content-encoding" in long.headers) == ("gzip", False)
        assert short.json() == long.json()
        assert int(short.headers["content-length"]) < int(long.headers["content-length"]) / 3


@served()
async def test_a_game_must_be_there(server: Server) -> None:
    refused(await server.client().get("/api/games/go/rulebook"), 404, "no-game", "There is no game go")
