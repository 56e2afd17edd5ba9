"""Registering, logging in, and passwords."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher

from lascaux.server.passwords import Passwords
from lascaux.server.people import COOKIE
from lascaux.server.settings import Limits
from lascaux.server.storage.people_schema import PEOPLE
from lascaux.server.storage.people_store import PeopleStore
from tests.server.people import ANN, PeopleServer, code_of, on_server

# Accounts


def test_a_public_server_wants_an_account(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            assert (await browser.get("/api/me")).json() == {"person": None, "public": True, "mail": False}
            answer = await browser.post("/play")
            assert (answer.status_code, code_of(answer)) == (401, "login-needed")
            assert await server.rows(PEOPLE) == 0
            registered = await browser.post("/api/register", json=ANN)
            assert registered.status_code == 201
            assert registered.json()["person"]["registered"] is True
            assert (await browser.post("/play")).json() == "Ann"

    on_server(tmp_path, scene, public=True)


def test_guests_of_former_times_have_to_register_when_the_server_is_public(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            guest = (await browser.get("/api/me")).json()["person"]
            server.people.public = True
            assert (await browser.post("/play")).status_code == 401
            assert (await browser.post("/api/register", json=ANN)).json()["person"]["id"] == guest["id"]
            assert (await browser.post("/play")).json() == "Ann"

    on_server(tmp_path, scene)


def test_registering_ends_what_let_the_guest_in(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser, server.browser() as thief:
            await browser.get("/api/me")
            token = (await browser.post("/api/tokens", json={"label": "bot"})).json()["token"]
            thief.cookies.set(COOKIE, browser.cookies[COOKIE])
            await browser.post("/api/register", json=ANN)
            assert (await thief.get("/api/me")).json()["person"]["name"].startswith("Guest")
        async with server.browser(Authorization=f"Bearer {token}") as bot:
            assert code_of(await bot.post("/play")) == "bad-token"

    on_server(tmp_path, scene)


def test_logging_in_from_elsewhere_gives_the_same_person(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as home, server.browser() as phone:
            ann = (await home.post("/api/register", json=ANN)).json()
            assert (await phone.post("/api/login", json={**ANN, "name": " ANN "})).json() == ann
            assert (await phone.get("/api/me")).json() == ann
            assert (await home.get("/api/me")).json() == ann

    on_server(tmp_path, scene, public=True)


def test_a_wrong_name_and_a_wrong_password_look_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            await browser.post("/api/register", json=ANN)
            checked: list[str] = []
            fits = server.people.passwords.fits

            def noted(password: str, hash: str) -> bool:
                checked.append(hash)
                return fits(password, hash)

            monkeypatch.setattr(server.people.passwords, "fits", noted)
            wrong = {"name": {**ANN, "name": "Bob"}, "password": {**ANN, "password": "wrong horse"}}
            answers = [await browser.post("/api/login", json=given) for given in wrong.values()]
            assert {(answer.status_code, answer.text) for answer in answers} == {(401, answers[0].text)}
            assert code_of(answers[0]) == "wrong-login"
            one, other = (hash.rpartition("$")[0].rpartition("$")[0] for hash in checked)  # all but salt and hash
            assert one == other

    on_server(tmp_path, scene, public=True)


def test_names_that_nobody_can_have_are_not_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            monkeypatch.setattr(PeopleStore, "account", None)
            answer = await browser.post("/api/login", json={**ANN, "name": "Ann\0"})
            assert (answer.status_code, code_of(answer)) == (401, "wrong-login")

    on_server(tmp_path, scene)


def test_a_name_is_registered_once(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser, server.browser() as other:
            await browser.post("/api/register", json=ANN)
            answer = await other.post("/api/register", json={**ANN, "name": "aNN"})
            assert (answer.status_code, code_of(answer)) == (409, "name-taken")
            await other.get("/api/me")
            assert code_of(await other.post("/api/register", json={**ANN, "name": "aNN"})) == "name-taken"
            await other.post("/api/register", json={**ANN, "name": "Bob"})
            assert code_of(await other.put("/api/me", json={"name": "ANN"})) == "name-taken"
            assert (await browser.put("/api/me", json={"name": "ANN"})).status_code == 200
            assert (await browser.put("/api/me", json={"name": "Cleo"})).status_code == 200
            assert (await other.put("/api/me", json={"name": "Ann"})).status_code == 200
            assert (await other.post("/api/login", json={**ANN, "name": "cleo"})).json()["person"]["name"] == "Cleo"

    on_server(tmp_path, scene)


def test_logins_are_limited_by_name_and_by_address(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        def at(address: str) -> httpx.AsyncClient:
            transport = httpx.ASGITransport(server.app, client=(address, 1))
            return httpx.AsyncClient(transport=transport, base_url="http://localhost")

        async with at("10.0.0.1") as one, at("10.0.0.2") as two, at("10.0.0.3") as three, at("10.0.0.4") as four:
            for _ in range(3):
                assert (await one.post("/api/login", json=ANN)).status_code == 401
            blocked = await one.post("/api/login", json={**ANN, "name": "Bob"})
            assert (blocked.status_code, blocked.headers["retry-after"]) == (429, "20")
            assert (await one.post("/api/register", json={**ANN, "name": "Bob"})).status_code == 429
            for other in (two, three):
                answers = [await other.post("/api/login", json=ANN) for _ in range(3)]
                assert [answer.status_code for answer in answers] == [401] * 3, "one address keeps nobody else out"
            assert (await four.post("/api/login", json=ANN)).status_code == 429
            assert (await four.post("/api/login", json={**ANN, "name": "Bob"})).status_code == 401
            server.clock.now += 20
            assert (await one.post("/api/login", json=ANN)).status_code == 401

    on_server(tmp_path, scene, public=True, limits=Limits(logins_per_minute=3))


# Passwords


LONG = "correct horse battery staple " * 7  # 203 characters


@pytest.mark.parametrize(
    ("password", "status"), [("ho7 zUr", 422), ("ho7 zUrf", 201), (LONG[:200], 201), (LONG[:201], 422)]
)
def test_passwords_have_8_to_200_characters(tmp_path: Path, password: str, status: int) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            answer = await browser.post("/api/register", json={"name": "Ann", "password": password})
            assert answer.status_code == status
            assert await server.rows(PEOPLE) == (status == 201)
            if status == 201:
                other = {"name": "Ann", "password": password[:-1] + "?"}
                assert (await browser.post("/api/login", json=other)).status_code == 401

    on_server(tmp_path, scene, public=True)


def test_half_characters_are_refused(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        headers = {"Content-Type": "application/json"}
        async with server.browser() as browser:
            for path in ("/api/register", "/api/login"):
                for body in (
                    r'{"name": "Ann", "password": "12345678\ud800"}',
                    r'{"name": "\ud800Ann", "password": "12345678"}',
                ):
                    answer = await browser.post(path, content=body, headers=headers)
                    assert (answer.status_code, code_of(answer)) == (422, "invalid")

    on_server(tmp_path, scene)


def test_passwords_are_hashed_anew_when_the_parameters_change(tmp_path: Path) -> None:
    async def stored(server: PeopleServer) -> str:
        account = await server.people.store.account(PEOPLE.c.name_key, "ann")
        assert account is not None
        return account.password

    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            await browser.post("/api/register", json=ANN)
            before = await stored(server)
            assert before.startswith("$argon2id$")
            assert ANN["password"] not in before
            await browser.post("/api/login", json=ANN)
            assert await stored(server) == before
            server.people.passwords = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
            assert (await browser.post("/api/login", json=ANN)).status_code == 200
            assert "m=16,t=2" in await stored(server)
            assert (await browser.post("/api/login", json=ANN)).status_code == 200

    on_server(tmp_path, scene, public=True)


def test_hashing_does_not_hold_the_event_loop() -> None:
    async def scene() -> None:
        passwords = Passwords(PasswordHasher(time_cost=4, memory_cost=65_536, parallelism=1))
        turns = 0
        hashing = asyncio.create_task(passwords.hash("correct horse"))
        while not hashing.done():
            await asyncio.sleep(0.001)  # what anybody else on the loop would do meanwhile
            turns += 1
        assert turns > 5

    asyncio.run(scene())
