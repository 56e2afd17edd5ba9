"""Guests, accounts, sessions and tokens, asked for over HTTP as browsers and bots do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import httpx
import pytest
from argon2 import PasswordHasher
from fastapi import Depends, FastAPI
from sqlalchemy import func, select
from starlette.types import Message
from starlette.websockets import WebSocket

from lascaux.server.errors import Refusal
from lascaux.server.limits import Rates
from lascaux.server.passwords import Passwords
from lascaux.server.people import COOKIE, DAY, People, check_name, name_key, needed_person
from lascaux.server.routes.people import router
from lascaux.server.security import protect
from lascaux.server.settings import Limits, Settings
from lascaux.server.storage.engine import open_engine
from lascaux.server.storage.metadata import METADATA
from lascaux.server.storage.people_schema import PEOPLE, SESSIONS
from lascaux.server.storage.people_store import PeopleStore, Person

ANN = {"name": "Ann", "password": "correct horse"}
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Server:
    app: FastAPI
    people: People
    clock: Clock

    def browser(self, base: str = "http://localhost", **headers: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url=base, headers=headers)

    async def rows(self, table: Any) -> int:
        row = await self.people.store.first(select(func.count().label("count")).select_from(table))
        assert row is not None
        return int(row["count"])


@asynccontextmanager
async def serving(folder: Path, *, public: bool = False, limits: Limits | None = None) -> AsyncIterator[Server]:
    engine = open_engine(str(folder / "people.sqlite"))
    try:
        async with engine.begin() as connection:
            await connection.run_sync(METADATA.create_all)
        clock, settings = Clock(), Settings(public=public, limits=limits or Limits(logins_per_minute=100))
        rates = Rates(settings.limits, clock)
        app = FastAPI()
        app.state.people = people = await People.open(PeopleStore(engine), rates, public=public)
        people.clock = clock
        people.passwords = Passwords(QUICK)
        protect(app, settings, rates)
        app.include_router(router)

        @app.post("/play")
        async def play(person: Annotated[Person, Depends(needed_person)]) -> str:
            return person.name

        @app.post("/refused")
        async def refused(person: Annotated[Person, Depends(needed_person)]) -> None:
            raise Refusal(404, "no-token")

        @app.websocket("/socket")
        async def socket(websocket: WebSocket, person: Annotated[Person, Depends(needed_person)]) -> None:
            await websocket.accept()
            await websocket.close()

        yield Server(app, people, clock)
    finally:
        await engine.dispose()


def on_server(
    folder: Path, scene: Callable[[Server], Awaitable[None]], *, public: bool = False, limits: Limits | None = None
) -> None:
    async def whole() -> None:
        async with serving(folder, public=public, limits=limits) as server:
            await scene(server)

    asyncio.run(whole())


def code_of(answer: httpx.Response) -> str:
    code: str = answer.json()["error"]["code"]
    return code


# Guests


def test_whoever_comes_becomes_a_guest_and_stays_the_same(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
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
    async def scene(server: Server) -> None:
        async with server.browser() as browser:
            answer = await browser.post(path)
            assert answer.status_code == status
            assert COOKIE in answer.cookies
            await browser.post(path)
            assert await server.rows(PEOPLE) == 1

    on_server(tmp_path, scene)


def test_the_cookie_comes_with_an_opened_websocket(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
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
    async def scene(server: Server) -> None:
        for base, secure in (("http://localhost", False), ("https://localhost", True)):
            async with server.browser(base) as browser:
                _, *attributes = (await browser.get("/api/me")).headers["set-cookie"].split("; ")
                usual = ["Max-Age=15552000", "Path=/", "HttpOnly", "SameSite=Lax"]
                assert attributes == [*usual, "Secure"] if secure else usual

    on_server(tmp_path, scene)


def test_a_guest_chooses_a_name(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
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


# Accounts


def test_a_public_server_wants_an_account(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with server.browser() as browser:
            assert (await browser.get("/api/me")).json() == {"person": None, "public": True}
            answer = await browser.post("/play")
            assert (answer.status_code, code_of(answer)) == (401, "login-needed")
            assert await server.rows(PEOPLE) == 0
            registered = await browser.post("/api/register", json=ANN)
            assert registered.status_code == 201
            assert registered.json()["person"]["registered"] is True
            assert (await browser.post("/play")).json() == "Ann"

    on_server(tmp_path, scene, public=True)


def test_guests_of_former_times_have_to_register_when_the_server_is_public(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with server.browser() as browser:
            guest = (await browser.get("/api/me")).json()["person"]
            server.people.public = True
            assert (await browser.post("/play")).status_code == 401
            assert (await browser.post("/api/register", json=ANN)).json()["person"]["id"] == guest["id"]
            assert (await browser.post("/play")).json() == "Ann"

    on_server(tmp_path, scene)


def test_registering_ends_what_let_the_guest_in(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
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
    async def scene(server: Server) -> None:
        async with server.browser() as home, server.browser() as phone:
            ann = (await home.post("/api/register", json=ANN)).json()
            assert (await phone.post("/api/login", json={**ANN, "name": " ANN "})).json() == ann
            assert (await phone.get("/api/me")).json() == ann
            assert (await home.get("/api/me")).json() == ann

    on_server(tmp_path, scene, public=True)


def test_a_wrong_name_and_a_wrong_password_look_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Server) -> None:
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
    async def scene(server: Server) -> None:
        async with server.browser() as browser:
            monkeypatch.setattr(server.people.store, "account", None)
            answer = await browser.post("/api/login", json={**ANN, "name": "Ann\0"})
            assert (answer.status_code, code_of(answer)) == (401, "wrong-login")

    on_server(tmp_path, scene)


def test_a_name_is_registered_once(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
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


@pytest.mark.parametrize(
    ("password", "status"), [("1234567", 422), ("12345678", 201), ("x" * 200, 201), ("x" * 201, 422)]
)
def test_passwords_have_8_to_200_characters(tmp_path: Path, password: str, status: int) -> None:
    async def scene(server: Server) -> None:
        async with server.browser() as browser:
            answer = await browser.post("/api/register", json={"name": "Ann", "password": password})
            assert answer.status_code == status
            assert await server.rows(PEOPLE) == (status == 201)
            if status == 201:
                other = {"name": "Ann", "password": password[:-1] + "y"}
                assert (await browser.post("/api/login", json=other)).status_code == 401

    on_server(tmp_path, scene, public=True)


def test_half_characters_are_refused(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
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
    async def stored(server: Server) -> str:
        account = await server.people.store.account("ann")
        assert account is not None
        return account.password

    async def scene(server: Server) -> None:
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
            await asyncio.sleep(0.001)
            turns += 1
        assert turns > 5

    asyncio.run(scene())


def test_logins_are_limited_by_name_and_by_address(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        def at(address: str) -> httpx.AsyncClient:
            transport = httpx.ASGITransport(server.app, client=(address, 1))
            return httpx.AsyncClient(transport=transport, base_url="http://localhost")

        async with at("10.0.0.1") as one, at("10.0.0.2") as two, at("10.0.0.3") as three:
            for _ in range(3):
                assert (await one.post("/api/login", json=ANN)).status_code == 401
            blocked = await one.post("/api/login", json={**ANN, "name": "Bob"})
            assert (blocked.status_code, blocked.headers["retry-after"]) == (429, "20")
            assert (await one.post("/api/register", json={**ANN, "name": "Bob"})).status_code == 429
            assert (await two.post("/api/login", json=ANN)).status_code == 429
            assert (await three.post("/api/login", json={**ANN, "name": "Bob"})).status_code == 401
            server.clock.now += 20
            assert (await one.post("/api/login", json=ANN)).status_code == 401

    on_server(tmp_path, scene, public=True, limits=Limits(logins_per_minute=3))


# Sessions


def test_a_forged_cookie_is_refused_without_asking_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: Server) -> None:
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
    async def scene(server: Server) -> None:
        async with server.browser() as browser:
            await browser.post("/api/register", json=ANN)
            token = (await browser.post("/api/tokens", json={"label": "bot"})).json()["token"]
            secrets = [browser.cookies[COOKIE], token]
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert b"Ann" in stored
        assert not [secret for secret in secrets for part in secret.split(".") if part.encode() in stored]

    on_server(tmp_path, scene)


def test_a_session_lasts_half_a_year_since_it_was_used(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
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
    async def scene(server: Server) -> None:
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
    async def scene(server: Server) -> None:
        async with server.browser() as browser:
            await browser.post("/api/register", json=ANN)
            before = browser.cookies[COOKIE]
            await browser.post("/api/login", json=ANN)
            assert browser.cookies[COOKIE] != before
            assert await server.rows(SESSIONS) == 1

    on_server(tmp_path, scene, public=True)


def test_all_processes_share_one_key(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        again = await People.open(PeopleStore(server.people.store.engine), server.people.rates, public=False)
        assert again.key == server.people.key
        assert len(again.key) == 32
        both = await asyncio.gather(*(server.people.store.secret("other") for _ in range(5)))
        assert len(set(both)) == 1
        assert both[0] != again.key

    on_server(tmp_path, scene)


# Tokens


def test_a_bot_plays_with_a_token_until_it_is_revoked(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with server.browser() as browser:
            await browser.post("/api/register", json=ANN)
            made = await browser.post("/api/tokens", json={"label": "my bot"})
            assert made.status_code == 201
            token = made.json().pop("token")
            listed = (await browser.get("/api/tokens")).json()
            assert listed == [{key: value for key, value in made.json().items() if key != "token"}]
            assert listed[0]["label"] == "my bot"
            async with server.browser(Authorization=f"Bearer {token}") as bot:
                server.clock.now += 1000 * DAY
                answer = await bot.post("/play")
                assert answer.json() == "Ann"
                assert "set-cookie" not in answer.headers
                await browser.post("/api/login", json=ANN)
                assert (await browser.delete(f"/api/tokens/{listed[0]['id']}")).status_code == 204
                revoked = await bot.post("/play")
                assert (revoked.status_code, code_of(revoked)) == (401, "bad-token")
            assert (await browser.get("/api/tokens")).json() == []
            assert code_of(await browser.delete(f"/api/tokens/{listed[0]['id']}")) == "no-token"

    on_server(tmp_path, scene, public=True)


def test_a_token_cannot_take_the_account_over(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with server.browser() as browser:
            await browser.post("/api/register", json=ANN)
            token = (await browser.post("/api/tokens", json={"label": "bot"})).json()
        async with server.browser(Authorization=f"bearer {token['token']}") as bot:
            for answer in (
                await bot.put("/api/me", json={"name": "Bob"}),
                await bot.post("/api/tokens", json={"label": "another"}),
                await bot.get("/api/tokens"),
                await bot.delete(f"/api/tokens/{token['id']}"),
                await bot.post("/api/register", json=ANN),
                await bot.post("/api/login", json=ANN),
            ):
                assert (answer.status_code, code_of(answer)) == (403, "not-with-token")
            assert (await bot.post("/play")).json() == "Ann"

    on_server(tmp_path, scene)


def test_a_cookie_is_no_token_and_a_token_no_cookie(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with server.browser() as browser, server.browser() as other:
            await browser.post("/api/register", json=ANN)
            cookie = browser.cookies[COOKIE]
            token = (await browser.post("/api/tokens", json={"label": "bot"})).json()["token"]
            assert code_of(await other.post("/play", headers={"Authorization": f"Bearer {cookie}"})) == "bad-token"
            assert (await other.post("/play", headers={"Cookie": f"{COOKIE}={token}"})).status_code == 401

    on_server(tmp_path, scene, public=True)


def test_nobody_revokes_the_tokens_of_others(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with server.browser() as browser, server.browser() as other:
            id = (await browser.post("/api/tokens", json={"label": "bot"})).json()["id"]
            assert (await other.delete(f"/api/tokens/{id}")).status_code == 404
            assert (await other.delete("/api/tokens/%00")).status_code == 422
            assert len((await browser.get("/api/tokens")).json()) == 1

    on_server(tmp_path, scene)


def test_nobody_has_more_than_twenty_tokens(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with server.browser() as browser:
            answers = [await browser.post("/api/tokens", json={"label": f"bot {n}"}) for n in range(21)]
            assert [answer.status_code for answer in answers] == [201] * 20 + [409]
            assert code_of(await browser.post("/api/tokens", json={"label": "\n"})) == "bad-label"

    on_server(tmp_path, scene)
