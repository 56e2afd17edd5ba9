"""Connections that are opened to keep others out."""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.hosting import Hosted, hosted
from tests.server.support import new_table, run
from tests.waiting import until, until_async

pytestmark = pytest.mark.skipif(os.name != "posix", reason="limits of open files can be set on POSIX only")

BEGINNINGS = (b"", b"\r\n", b"GET / HT", b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n")
HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def begun(server: Hosted, beginnings: list[bytes], addresses: int = 1) -> AsyncIterator[list[Line]]:
    """Connections with the beginning of a request each, from so many addresses of this machine."""
    lines: list[Line] = []
    try:
        for n, beginning in enumerate(beginnings):
            here = (f"127.0.0.{n % addresses + 1}", 0)
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=here)
            writer.write(beginning)
            lines.append((reader, writer))
        yield lines
    finally:
        for _, writer in lines:
            writer.close()


async def ended(line: Line) -> bytes:
    """What the server says before it hangs up."""
    try:
        return await line[0].read()
    except ConnectionError:
        return b""


@pytest.mark.parametrize("addresses", [1, 50], ids=["one-address", "fifty-addresses"])
def test_half_sent_requests_shut_nobody_out(tmp_path: Path, addresses: int) -> None:
    async def attack(server: Hosted) -> None:
        beginnings = [(*BEGINNINGS, HALF_A_BODY)[n % 5] for n in range(290)]
        async with begun(server, beginnings, addresses), httpx.AsyncClient(base_url=server.address) as client:
            table = (await new_table(client, "cave-vs-cave", ["me", "me"]))["table"]
            cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
            async with connect(address, additional_headers={"Cookie": cookies}, proxy=None) as window:
                assert '"type":"table"' in str(await window.recv())

    with hosted(tmp_path, files=300, request_seconds="3600") as server:
        run(attack(server))


def test_a_request_that_does_not_arrive_in_time_is_not_waited_for(tmp_path: Path) -> None:
    async def attack(server: Hosted) -> None:
        async with begun(server, [*BEGINNINGS, HALF_A_BODY]) as lines:
            said = await asyncio.gather(*map(ended, lines))
        assert all(b"408 Request Timeout" in words for words in said[:-1])
        asked_again = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea"
        async with begun(server, [asked_again]) as (line,):
            said_last = await ended(line)
        assert said_last.startswith(b"HTTP/1.1 200")
        assert b"408 Request Timeout" in said_last

    with hosted(tmp_path, request_seconds="1") as server:
        run(attack(server))


@pytest.mark.parametrize("ends", [b"GET /", b"GET / HTTP/1.1\r\nX: ", HALF_A_BODY.replace(b"500\r\n\r\n{", b"")])
def test_a_request_whose_head_never_ends_is_not_kept(tmp_path: Path, ends: bytes) -> None:
    async def attack(server: Hosted) -> None:
        async with begun(server, [ends]) as (line,):
            said = asyncio.create_task(ended(line))
            with suppress(ConnectionError):
                for _ in range(100):
                    line[1].write(b"1" * 10_000)
                    await line[1].drain()
            assert (await asyncio.wait_for(said, 10))[:12] in (b"HTTP/1.1 431", b"HTTP/1.1 400", b"")

    with hosted(tmp_path, request_seconds="3600") as server:
        run(attack(server))


@pytest.mark.parametrize("long", [b"?" + b"a&" * 10_000, b" HTTP/1.1\r\nAccept-Language: " + b"," * 20_000], ids=len)
def test_a_long_head_that_comes_at_once_is_refused_too(tmp_path: Path, long: bytes) -> None:
    with hosted(tmp_path) as server, socket.create_connection(("127.0.0.1", server.port)) as line:
        end = b"" if b"HTTP" in long else b" HTTP/1.1"
        line.sendall(b"GET /api/games" + long + end + b"\r\nHost: localhost\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 431"


def test_headers_that_follow_a_body_end_too(tmp_path: Path) -> None:
    async def attack(server: Hosted) -> None:
        beginning = HALF_A_BODY.replace(
            b"Content-Length: 500\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n"
        )
        async with begun(server, [beginning]) as (line,):
            said = asyncio.create_task(ended(line))
            with suppress(ConnectionError):
                for n in range(100):
                    line[1].write(b"X-%d: %s\r\n" % (n, b"1" * 10_000))
                    await line[1].drain()
            assert b"200" not in await asyncio.wait_for(said, 10)

    with hosted(tmp_path, request_seconds="3600") as server:
        run(attack(server))


def test_a_long_body_is_not_a_long_head(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        answer = httpx.post(f"{server.address}/api/records", json={"record": "x" * 800_000, "seats": [{"kind": "me"}]})
        assert answer.json()["error"]["code"] == "bad-record"


def test_an_answer_that_nobody_takes_is_given_up(tmp_path: Path) -> None:
    with hosted(tmp_path, request_seconds="1") as server, socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 300)

        def connections() -> int:
            metrics = httpx.get(f"{server.address}/metrics").text
            return int(float(re.findall(r"^lascaux_connections (\S+)$", metrics, re.MULTILINE)[0]))

        until(lambda: connections() == 1, "all but our question to be given up", 20)


def test_one_address_gets_so_many_connections_and_others_still_get_theirs(tmp_path: Path) -> None:
    async def attack(server: Hosted) -> None:
        async with begun(server, [b""] * 8) as lines:
            refused = await asyncio.gather(*map(ended, lines[5:]))
            assert all(b"503 Service Unavailable" in words for words in refused)
            transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
            async with httpx.AsyncClient(transport=transport, base_url=server.address) as other:
                assert (await other.get("/api/me")).status_code == 200

    with hosted(tmp_path, connections_per_address="5", request_seconds="3600", proxies="192.0.2.1") as server:
        run(attack(server))


def test_behind_a_proxy_those_are_counted_who_ask_through_it(tmp_path: Path) -> None:
    async def attack(server: Hosted) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=30) as client:
            table = (await new_table(client, "cave-vs-cave", ["me", "me"]))["table"]
            number = (await client.get(f"/api/tables/{table}")).json()["number"]

            async def poll(address: str) -> int:
                query = {"seen": number, "wait": 20}
                headers = {"X-Forwarded-For": address}
                return (await client.get(f"/api/tables/{table}", params=query, headers=headers)).status_code

            waiting = [asyncio.create_task(poll("192.0.2.7")) for _ in range(7)]
            await until_async(lambda: sum(task.done() for task in waiting) == 2, "two to be refused")
            assert {task.result() for task in waiting if task.done()} == {429}
            other = {"X-Forwarded-For": "192.0.2.8"}
            assert (await client.get(f"/api/tables/{table}", headers=other)).status_code == 200
            for task in waiting:
                task.cancel()

    with hosted(tmp_path, connections_per_address="5") as server:
        run(attack(server))
