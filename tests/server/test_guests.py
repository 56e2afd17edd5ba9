"""Guests, their cookies and their names."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.types import Message

from lascaux.server.errors import Refusal
from lascaux.server.names import check_name, name_key
from lascaux.server.people import COOKIE
from lascaux.server.storage.people_schema import PEOPLE
from tests.server.people import PeopleServer, on_server

# Guests


def test_whoever_comes_becomes_a_guest_and_stays_the_same(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as one, server.browser(**{"Accept-Language": "de-AT,en;q=0.5"}) as other:
            first = (await one.get("/api/me")).json()
            assert first["person"]["name"] == "Guest 1"
            assert first["person"]["registered"] is False
            assert first["public"] is False
            assert (await one.get("/api/me")).json() == first
            assert (await other.get("/api/me")).json()["person"]["name"] == "Gast 2"
            assert await server.rows(PEOPLE) == 2

    on_server(tmp_path, scene)


@pytest.mark.parametrize(("path", "status"), [("/play", 200), ("/refused", 404)])
def test_the_cookie_comes_with_any_answer(tmp_path: Path, path: str, status: int) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            answer = await browser.post(path)
            assert answer.status_code == status
            assert COOKIE in answer.cookies
            await browser.post(path)
            assert await server.rows(PEOPLE) == 1

    on_server(tmp_path, scene)


def test_the_cookie_comes_with_an_opened_websocket(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            sent.append(message)

        scope = {
            "type": "websocket",
            "scheme": "wss",
            "path": "/socket",
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
        }
        await server.app(scope, receive, send)
        (cookie,) = [value for name, value in sent[0]["headers"] if name == b"set-cookie"]
        assert sent[0]["type"] == "websocket.accept"
        assert cookie.startswith(b"lascaux=")
        assert cookie.endswith(b"; Secure")

    on_server(tmp_path, scene)


def test_the_cookie_is_for_our_server_only_and_encrypted_where_the_page_is(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        for base, secure in (("http://localhost", False), ("https://localhost", True)):
            async with server.browser(base) as browser:
                _, *attributes = (await browser.get("/api/me")).headers["set-cookie"].split("; ")
                usual = ["Max-Age=15552000", "Path=/", "HttpOnly", "SameSite=Lax"]
                assert attributes == [*usual, "Secure"] if secure else usual

    on_server(tmp_path, scene)


def test_a_guest_chooses_a_name(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser, server.browser() as other:
            assert (await browser.put("/api/me", json={"name": "  Zoë   B. "})).json()["person"]["name"] == "Zoë B."
            assert (await browser.get("/api/me")).json()["person"]["name"] == "Zoë B."
            assert (await other.put("/api/me", json={"name": "Zoë B."})).status_code == 200

    on_server(tmp_path, scene)


# Names


@pytest.mark.parametrize("name", ["Al", "Zoë", "李明", "Jean-Luc d'Été", "a" * 30, "  Ann  ", "Ann ❤"])
def test_names_that_can_be_read_are_fine(name: str) -> None:
    assert check_name(name) == " ".join(name.split())


@pytest.mark.parametrize(
    "name",
    [
        *["", "A", "   ", "A ", "a" * 31, "Ann\nBob", "Ann\x00", "Ann\x1b[31m", "\u202eAnn", "An\u200bn", "\u2066Ann"],
        *["Ann\u2028", "\u3164\u3164\u3164", "Ann\ufe0f", "\u0301\u0301\u0301", "Ann\ue000", "Ann\ud800"],
    ],
)
def test_names_that_deceive_or_cannot_be_read_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        check_name(name)
    assert refusal.value.code == "bad-name"
    assert "2 to 30" in str(refusal.value)


def test_names_that_differ_only_in_case_width_or_spaces_are_the_same() -> None:
    assert name_key("Ann  Straße") == name_key("ANN STRASSE") == name_key("\uff21nn\u00a0strasse")
