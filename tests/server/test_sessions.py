"""What keeps a browser logged in, and for how long."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lascaux.server.people import COOKIE, DAY, People
from lascaux.server.storage.people_schema import SESSIONS
from lascaux.server.storage.people_store import PeopleStore
from tests.server.people import ANN, PeopleServer, on_server


def test_a_forged_cookie_is_refused_without_asking_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser, server.browser() as forger:
            await browser.post("/api/register", json=ANN)
            token, _, seal = browser.cookies[COOKIE].partition(".")
            asked: list[str] = []
            session = server.people.store.session

            async def noted(hash: str, *rest: Any) -> Any:
                asked.append(hash)
                return await session(hash, *rest)

            monkeypatch.setattr(server.people.store, "session", noted)
            for forged in (token, f"{token}.", f"{token}x.{seal}", f"{token}.{seal[:-1]}", "é.ü", "", "." * 3000):
                me = await forger.get("/api/me", headers={b"Cookie": f"{COOKIE}={forged}".encode()})
                assert me.json()["person"] is None
            assert asked == []
            assert (await browser.get("/api/me")).json()["person"]["name"] == "Ann"
            assert len(asked) == 1

    on_server(tmp_path, scene, public=True)


def test_the_database_holds_nothing_that_lets_anybody_in(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            await browser.post("/api/register", json=ANN)
            token = (await browser.post("/api/tokens", json={"label": "bot"})).json()["token"]
            secrets = [browser.cookies[COOKIE], token]
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert b"Ann" in stored
        assert not [secret for secret in secrets for part in secret.split(".") if part.encode() in stored]

    on_server(tmp_path, scene)


def test_a_session_lasts_half_a_year_since_it_was_used(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            me = (await browser.get("/api/me")).json()
            cookie = {"Cookie": f"{COOKIE}={browser.cookies[COOKIE]}"}
            browser.cookies.clear()
            for days, renewed in ((0.5, False), (1, True), (0.5, False), (179.4, True), (179.9, True)):
                server.clock.now += days * DAY
                answer = await browser.get("/api/me", headers=cookie)
                assert answer.json() == me
                assert ("set-cookie" in answer.headers) is renewed
                browser.cookies.clear()
            server.clock.now += 180 * DAY
            assert (await browser.get("/api/me", headers=cookie)).json() != me
            await server.people.store.forget_expired(server.clock.now)
            assert await server.rows(SESSIONS) == 1

    on_server(tmp_path, scene)


def test_after_logging_out_the_cookie_is_worth_nothing(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            await browser.post("/api/register", json=ANN)
            cookie = browser.cookies[COOKIE]
            answer = await browser.post("/api/logout")
            assert answer.status_code == 204
            assert COOKIE not in browser.cookies
            assert await server.rows(SESSIONS) == 0
            browser.cookies.set(COOKIE, cookie)
            assert (await browser.get("/api/me")).json()["person"] is None

    on_server(tmp_path, scene, public=True)


def test_logging_in_ends_the_session_the_browser_had(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            await browser.post("/api/register", json=ANN)
            before = browser.cookies[COOKIE]
            await browser.post("/api/login", json=ANN)
            assert browser.cookies[COOKIE] != before
            assert await server.rows(SESSIONS) == 1

    on_server(tmp_path, scene, public=True)


def test_all_processes_share_one_key(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        again = await People.open(PeopleStore(server.people.store.engine), server.people.rates, public=False)
        assert again.key == server.people.key
        assert len(again.key) == 32
        both = await asyncio.gather(*(server.people.store.secret("other") for _ in range(5)))
        assert len(set(both)) == 1
        assert both[0] != again.key

    on_server(tmp_path, scene)
