"""Whatever ends a session ends what is connected through it, in every process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lascaux.server.socket import SESSION_OVER
from lascaux.server.storage.people_store import Session
from tests.server.support import Server, ServerProcess, free_port, new_table, run, served, server_process
from tests.waiting import until_async

PASSWORD = "correct horse battery"
NEW_PASSWORD = "staple battery horse"

Ending = Callable[[httpx.AsyncClient, httpx.AsyncClient, str], Awaitable[httpx.Response]]


def browser(server: ServerProcess, **headers: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.address, headers=headers, timeout=30)


@asynccontextmanager
async def window(server: ServerProcess, client: httpx.AsyncClient, table: str) -> AsyncIterator[ClientConnection]:
    """A connection that has been shown the table."""
    headers = {name: client.headers[name] for name in ("Authorization",) if name in client.headers}
    headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
    async with connect(address, additional_headers=headers, max_size=None) as socket:
        assert json.loads(await socket.recv())["seat"] == 0
        yield socket


async def close_code(socket: ClientConnection) -> int | None:
    with suppress(ConnectionClosed):
        async with asyncio.timeout(10):
            while True:
                await socket.recv()
    return socket.close_code


async def registered(client: httpx.AsyncClient, name: str) -> None:
    answer = await client.post("/api/register", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text


# How a session in one browser is ended, there or from another


async def log_out(here: httpx.AsyncClient, there: httpx.AsyncClient, id: str) -> httpx.Response:
    return await here.post("/api/logout")


async def end_it_from_elsewhere(here: httpx.AsyncClient, there: httpx.AsyncClient, id: str) -> httpx.Response:
    return await there.delete(f"/api/sessions/{id}")


async def end_all_others(here: httpx.AsyncClient, there: httpx.AsyncClient, id: str) -> httpx.Response:
    return await there.delete("/api/sessions")


async def change_the_password(here: httpx.AsyncClient, there: httpx.AsyncClient, id: str) -> httpx.Response:
    return await there.put("/api/me/password", json={"old": PASSWORD, "new": NEW_PASSWORD})


async def delete_the_account(here: httpx.AsyncClient, there: httpx.AsyncClient, id: str) -> httpx.Response:
    return await there.post("/api/me/delete", json={"password": PASSWORD})


async def log_in_anew(here: httpx.AsyncClient, there: httpx.AsyncClient, id: str) -> httpx.Response:
    name = (await there.get("/api/me")).json()["person"]["name"]
    return await here.post("/api/login", json={"name": name, "password": PASSWORD})


ENDINGS: list[Ending] = [
    log_out,
    end_it_from_elsewhere,
    end_all_others,
    change_the_password,
    delete_the_account,
    log_in_anew,
]


@pytest.mark.parametrize("end", ENDINGS, ids=lambda end: end.__name__)
def test_an_open_socket_ends_with_its_session(server: ServerProcess, end: Ending) -> None:
    async def scene() -> None:
        name = end.__name__.replace("_", " ")
        async with browser(server) as here, browser(server) as there:
            await registered(here, name)
            await there.post("/api/login", json={"name": name, "password": PASSWORD})
            (session,) = [one for one in (await here.get("/api/sessions")).json() if one["current"]]
            table = (await new_table(here, "cave-vs-cave", ["me", "random"]))["table"]
            async with window(server, here, table) as socket:
                assert (await end(here, there, session["id"])).is_success
                assert await close_code(socket) == SESSION_OVER

    run(scene())


def test_the_other_browser_stays_connected(server: ServerProcess) -> None:
    async def scene() -> None:
        async with browser(server) as here, browser(server) as there:
            await registered(here, "Stays")
            await there.post("/api/login", json={"name": "Stays", "password": PASSWORD})
            table = (await new_table(here, "cave-vs-cave", ["me", "random"]))["table"]
            async with window(server, there, table) as socket:
                await here.post("/api/logout")
                await socket.send('{"type": "ping"}')
                async with asyncio.timeout(10):
                    while json.loads(await socket.recv())["type"] != "pong":
                        pass

    run(scene())


def test_a_bot_is_disconnected_when_its_token_is_revoked(server: ServerProcess) -> None:
    async def scene() -> None:
        async with browser(server) as ann:
            await registered(ann, "Has a bot")
            made = (await ann.post("/api/tokens", json={"label": "bot"})).json()
            table = (await new_table(ann, "cave-vs-cave", ["me", "random"]))["table"]
            headers = {"Authorization": f"Bearer {made['token']}"}
            async with browser(server, **headers) as bot, window(server, bot, table) as socket:
                assert (await ann.delete(f"/api/tokens/{made['id']}")).status_code == 204
                assert await close_code(socket) == SESSION_OVER

    run(scene())


@pytest.mark.parametrize("by_token", [True, False])
def test_whoever_waits_for_news_hears_none_after_the_end(by_token: bool) -> None:
    @served()
    async def scene(server: Server) -> None:
        ann, eve, waiting = server.client(), server.client(), server.client()
        await registered(ann, "Ann")
        made = (await ann.post("/api/tokens", json={"label": "bot"})).json()
        if by_token:
            waiting.headers["Authorization"] = f"Bearer {made['token']}"
        else:
            await waiting.post("/api/login", json={"name": "Ann", "password": PASSWORD})
        table = await new_table(ann, "cave-vs-cave", ["me", "free"])
        news = asyncio.create_task(waiting.get(f"/api/tables/{table['table']}?seen=0&wait=30"))
        await until_async(lambda: server.house.hub.listens(table["table"]), "somebody to wait")
        await ann.delete("/api/sessions")
        await eve.post(f"/api/invitations/{table['invitations'][0]['code']}")
        assert (await news).status_code == 401

    scene()


def test_sockets_at_the_other_process_end_too(postgres_database: str) -> None:
    async def scene(one: ServerProcess, other: ServerProcess) -> None:
        async with browser(one) as here, browser(other) as there:
            await registered(here, "Ann")
            there.cookies = here.cookies
            table = (await new_table(here, "cave-vs-cave", ["me", "random"]))["table"]
            async with window(other, there, table) as socket:
                await here.post("/api/logout")
                assert await close_code(socket) == SESSION_OVER

    with (
        server_process(postgres_database, free_port()) as one,
        server_process(postgres_database, free_port()) as other,
    ):
        run(scene(one, other))


# Whose sessions they are


def test_somebody_sees_and_ends_only_their_own_sessions(server: ServerProcess) -> None:
    async def scene() -> None:
        agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
        async with browser(server, **{"User-Agent": agent}) as ann, browser(server) as eve:
            await registered(ann, "Ann with sessions")
            await registered(eve, "Eve")
            (session,) = (await ann.get("/api/sessions")).json()
            assert (session["browser"], session["current"]) == ("Firefox, Linux", True)
            assert session["id"] not in (await eve.get("/api/sessions")).text
            refused = await eve.delete(f"/api/sessions/{session['id']}")
            assert (refused.status_code, refused.json()["error"]["code"]) == (404, "no-session")
            assert len((await ann.get("/api/sessions")).json()) == 1

    run(scene())


# At the same moment


@served()
async def test_a_login_under_way_with_the_old_password_comes_too_late(server: Server) -> None:
    ann, thief = server.client(), server.client()
    await registered(ann, "Ann")
    passwords = server.house.people.passwords
    check = passwords.check

    async def slow_check(password: str, hash: str | None) -> bool:
        right = await check(password, hash)
        passwords.check = check  # type: ignore[method-assign]  # once
        wish = {"old": PASSWORD, "new": NEW_PASSWORD}
        assert (await ann.put("/api/me/password", json=wish)).status_code == 204
        return right

    passwords.check = slow_check  # type: ignore[method-assign]
    late = await thief.post("/api/login", json={"name": "Ann", "password": PASSWORD})
    assert (late.status_code, late.json()["error"]["code"]) == (401, "wrong-login")
    assert len((await ann.get("/api/sessions")).json()) == 1


@served()
async def test_a_token_asked_for_by_a_session_that_ends_meanwhile_is_not_made(
    server: Server,
) -> None:
    ann, thief = server.client(), server.client()
    await registered(ann, "Ann")
    await thief.post("/api/login", json={"name": "Ann", "password": PASSWORD})
    store = server.house.people.store
    sessions = store.sessions

    async def slow_sessions(person: str, kind: str) -> list[Session]:
        store.sessions = sessions  # type: ignore[method-assign]  # once
        assert (await ann.delete("/api/sessions")).status_code == 204
        return await sessions(person, kind)

    store.sessions = slow_sessions  # type: ignore[method-assign]
    late = await thief.post("/api/tokens", json={"label": "back door"})
    assert (late.status_code, late.json()["error"]["code"]) == (401, "login-needed")
    assert (await ann.get("/api/tokens")).json() == []
