"""Who asks, and under which name: addresses that are believed, names that are ours."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.hosting import Hosted, hosted
from tests.server.support import GENEROUS, Server, run, served

TABLE = {"game": "cave-vs-cave", "seats": [{"kind": "me"}, {"kind": "me"}]}

# Without a cookie every request comes from somebody new


async def without_cookie(server: Server, count: int, path: str, wish: object) -> list[int]:
    client = server.client()
    found = []
    for _ in range(count):
        client.cookies.clear()
        found.append((await client.post(path, json=wish)).status_code)
    return found


@served(limits=replace(GENEROUS, guests_per_address=5))
async def test_one_address_becomes_so_many_guests(server: Server) -> None:
    assert await without_cookie(server, 8, "/api/tables", TABLE) == [201] * 5 + [429] * 3


@served(limits=replace(GENEROUS, tables_per_address=5))
async def test_one_address_makes_so_many_tables_whoever_it_is(server: Server) -> None:
    assert await without_cookie(server, 8, "/api/tables", TABLE) == [201] * 5 + [429] * 3


# Names


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:99", "127.0.0.1:8321", "192.168.0.7", "[::1]:8321", "Cave.Example"]
)
def test_our_names_and_numbers_are_answered(tmp_path: Path, host: str) -> None:
    @served(names=("cave.example",))
    async def look(server: Server) -> None:
        assert (await server.client().get("/api/me", headers={"Host": host})).status_code == 200

    look()


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8321", "localhost.evil.example", "cave.example.", "", "[x"]
)
def test_other_names_are_refused_and_told_ours(tmp_path: Path, host: str) -> None:
    @served(names=("cave.example",))
    async def look(server: Server) -> None:
        answer = await server.client().get("/api/me", headers={"Host": host})
        assert (answer.status_code, answer.json()["error"]["code"]) == (421, "unknown-host")
        assert "cave.example, localhost" in answer.json()["error"]["text"]
        assert "set-cookie" not in answer.headers

    look()


# Forwarded addresses


def tables_made(server: Hosted, *forwarded: str) -> list[int]:
    """One table for each of these addresses that somebody claims to come from."""
    return [
        httpx.post(f"{server.address}/api/tables", json=TABLE, headers={"X-Forwarded-For": address}).status_code
        for address in forwarded
    ]


def test_a_forwarded_address_counts_if_our_proxy_says_so(tmp_path: Path) -> None:
    with hosted(tmp_path, tables_per_address="2") as server:
        assert tables_made(server, *["192.0.2.1"] * 3, "192.0.2.2") == [201, 201, 429, 201]
        # What a visitor claims stands before what our proxy has added.
        assert tables_made(server, "192.0.2.9, 192.0.2.1", "192.0.2.8, 192.0.2.1") == [429, 429]


def test_a_forwarded_address_counts_for_nothing_if_anybody_else_says_so(tmp_path: Path) -> None:
    with hosted(tmp_path, tables_per_address="2", proxies="10.0.0.0/8") as server:
        assert tables_made(server, "192.0.2.1", "192.0.2.2", "192.0.2.3") == [201, 201, 429]


def test_a_websocket_too_is_opened_under_our_names_only(tmp_path: Path) -> None:
    async def look(server: Hosted) -> None:
        with pytest.raises(InvalidStatus, match="421"):
            async with connect(
                f"{server.address.replace('http', 'ws')}/api/tables/x/socket",
                additional_headers={"Host": "evil.example"},
            ):
                pass

    with hosted(tmp_path) as server:
        run(look(server))
