"""A server that is asked to stop: everybody hears of it, and nobody waits."""

from __future__ import annotations

import asyncio
import json
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.hosting import Hosted, hosted
from tests.server.support import new_table, run
from tests.waiting import until_async


async def listeners(server: Hosted, count: int) -> None:
    async def there() -> bool:
        async with httpx.AsyncClient(base_url=server.address) as client:
            return f"lascaux_listeners {count}.0" in (await client.get("/metrics")).text

    await until_async(there, f"{count} to listen")


def test_those_who_wait_are_answered_and_windows_are_told_to_come_back(tmp_path: Path) -> None:
    async def play(server: Hosted) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=30) as client:
            table = (await new_table(client, "cave-vs-cave", ["me", "me"]))["table"]
            seen = (await client.get(f"/api/tables/{table}")).json()
            query = {"seen": seen["number"], "wait": 30}
            polls = [asyncio.create_task(client.get(f"/api/tables/{table}", params=query)) for _ in range(3)]
            cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            socket = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
            async with connect(socket, additional_headers={"Cookie": cookies}, proxy=None) as window:
                assert json.loads(await window.recv())["type"] == "table"
                await listeners(server, 4)
                stopped = asyncio.create_task(asyncio.to_thread(server.stop))
                for poll in polls:
                    answer = await poll
                    assert answer.status_code == 200  # it used to be 500, after ten seconds
                    assert answer.json()["number"] == seen["number"]
                with pytest.raises(ConnectionClosed):
                    await window.recv()
                assert window.close_code == 1012
                assert await stopped == -signal.SIGTERM
        assert server.log == ""

    with hosted(tmp_path) as server:
        run(play(server))


def test_a_request_that_takes_longer_is_told_to_come_back(tmp_path: Path) -> None:
    async def play(server: Hosted) -> None:
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(httpx.AsyncClient(base_url=server.address, timeout=30))
                for _ in range(9)
            ]
            tables = [(await new_table(person, "caverna", ["me", "me"]))["table"] for person in people]
            hints = [
                person.get(f"/api/tables/{table}/hint", params={"level": "master"})
                for person, table in zip(people, tables, strict=True)
            ]
            thinking = asyncio.gather(*hints)  # one after the other, almost a second each

            async def busy() -> bool:
                async with httpx.AsyncClient(base_url=server.address) as other:
                    return "lascaux_bot_workers_busy 1.0" in (await other.get("/metrics")).text

            await until_async(busy, "the bot to think")
            stopped = asyncio.create_task(asyncio.to_thread(server.stop))
            late = [answer for answer in await thinking if answer.status_code != 200]
            assert {(answer.status_code, answer.json()["error"]["code"]) for answer in late} == {(503, "stopping")}
            assert all(answer.headers["retry-after"] for answer in late)
            assert await stopped == -signal.SIGTERM

    with hosted(tmp_path) as server:
        run(play(server))
