"""The client's files, compressed for those who take it."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest

from lascaux.server.routes.client import client_files
from tests.server.support import Server, served

SCRIPT = "const same = 1;\n" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "script.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "letters.woff2").write_bytes(b"letters")
    return tmp_path


def fetched(folder: Path, name: str, **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(client_files(folder))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.get(f"/{name}", headers=headers)

    return asyncio.run(ask())


def test_scripts_are_compressed_where_that_is_understood(folder: Path) -> None:
    found = fetched(folder, "script.js", **{"accept-encoding": "gzip"})
    assert (found.headers["content-encoding"], found.text) == ("gzip", SCRIPT)
    assert int(found.headers["content-length"]) < len(SCRIPT) / 3
    plain = fetched(folder, "script.js", **{"accept-encoding": "identity"})
    assert ("content-encoding" in plain.headers, plain.text) == (False, SCRIPT)
    assert plain.headers["vary"] == found.headers["vary"] == "Accept-Encoding"
    letters = fetched(folder, "letters.woff2", **{"accept-encoding": "gzip"})
    assert ("content-encoding" in letters.headers, letters.content) == (False, b"letters")


def test_what_is_known_is_not_sent_again_and_parts_are_sent_as_they_are(folder: Path) -> None:
    known = fetched(folder, "script.js", **{"accept-encoding": "gzip"}).headers["etag"]
    again = fetched(folder, "script.js", **{"accept-encoding": "gzip", "if-none-match": known})
    assert again.status_code == 304
    part = fetched(folder, "script.js", **{"accept-encoding": "gzip", "range": "bytes=0-4"})
    assert (part.status_code, part.text) == (206, "const")


def test_a_file_that_changed_is_compressed_anew(folder: Path) -> None:
    fetched(folder, "script.js", **{"accept-encoding": "gzip"})
    (folder / "script.js").write_text("let other;", encoding="utf-8")
    assert fetched(folder, "script.js", **{"accept-encoding": "gzip"}).text == "let other;"


def test_what_is_named_by_its_content_is_kept_for_ever(folder: Path) -> None:
    (folder / "assets").mkdir()
    (folder / "assets" / "rock-1a2b.svg").write_text("<svg/>", encoding="utf-8")
    part = fetched(folder, "assets/rock-1a2b.svg").headers
    assert "immutable" in part["cache-control"]
    assert part["content-security-policy"] == "default-src 'none'"  # short: dozens of parts are sent for a table
    assert "cache-control" not in fetched(folder, "script.js").headers


BUILT = {
    "index.html": {"file": "assets/index.js", "isEntry": True},
    "_Icon.js": {"file": "assets/Icon.js", "css": ["assets/Icon.css"]},
    "src/games/caverna/index.ts": {
        "file": "assets/caverna.js",
        "imports": ["index.html", "_Icon.js"],
        "css": ["assets/caverna.css"],
    },
}
NEEDED = ["assets/caverna.js", "assets/Icon.js", "assets/caverna.css", "assets/Icon.css"]


def test_a_tables_page_names_what_draws_it_to_those_who_may_see_it(folder: Path) -> None:
    (folder / "index.html").write_text("<p>the client</p>", encoding="utf-8")
    (folder / "manifest.json").write_text(json.dumps(BUILT), encoding="utf-8")

    @served(client=folder)
    async def look(server: Server) -> None:
        ada, stranger = server.client(), server.client()
        await ada.get("/api/me")
        wish = {"game": "caverna", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "free"}]}
        table = (await ada.post("/api/tables", json=wish)).json()["table"]
        page = await ada.get(f"/tables/{table}")
        assert (page.status_code, page.text) == (200, "<p>the client</p>")
        assert re.findall("</(.*?)>", page.headers["link"]) == NEEDED
        for client, id in ((stranger, table), (ada, "nothing"), (ada, "%00")):
            other = await client.get(f"/tables/{id}")
            assert (other.status_code, other.text, "link" in other.headers) == (200, "<p>the client</p>", False)

    look()
