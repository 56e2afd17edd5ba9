"""What comes over a WebSocket and never becomes a message, and what is sent to somebody who does not read it."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from tests.server.hosting import Hosted, hosted
from tests.server.support import new_table, run
from tests.waiting import until_async

LANGUAGES = [
    Frame(Opcode.TEXT, json.dumps({"type": "language", "language": language}).encode()).serialize(mask=True)
    for language in ("de", "en")
]
PING = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
BEGINNING = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True)
PIECE = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)


@asynccontextmanager
async def window(server: Hosted, table: str) -> AsyncIterator[ClientConnection]:
    """A connection that takes little at a time."""
    tiny = socket.create_connection(("127.0.0.1", server.port))
    tiny.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    async with connect(address, sock=tiny, compression=None, ping_interval=None, close_timeout=1) as connection:
        assert json.loads(await connection.recv())["type"] == "table"
        yield connection


async def listeners(client: httpx.AsyncClient) -> float:
    lines = (await client.get("/metrics")).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("lascaux_listeners "))


@pytest.mark.parametrize("flood", [PING * 500, BEGINNING + PIECE * 500], ids=["pings", "pieces"])
def test_pings_and_pieces_of_messages_are_limited_too(flood: bytes, tmp_path: Path) -> None:
    async def send(server: Hosted) -> None:
        async with httpx.AsyncClient(base_url=server.address) as client:
            table = (await new_table(client, "cave-vs-cave", ["me", "me"], listed=True))["table"]
            async with window(server, table) as polite:
                await polite.ping()
                async with window(server, table) as flooding:
                    flooding.transport.write(flood)
                    await asyncio.wait_for(flooding.wait_closed(), 10)
                await asyncio.wait_for(await polite.ping(), 10)

    with hosted(tmp_path) as server:
        run(send(server))


def test_who_takes_nothing_is_not_waited_for(tmp_path: Path) -> None:
    async def send(server: Hosted) -> None:
        async with httpx.AsyncClient(base_url=server.address) as client:
            table = (await new_table(client, "caverna", ["me"], listed=True, options={"players": 1}))["table"]
            async with window(server, table) as deaf:
                deaf.transport.pause_reading()

                async def is_gone() -> bool:
                    for other in LANGUAGES:  # each time it is sent the whole table
                        deaf.transport.write(other)
                        await asyncio.sleep(0.01)
                    return await listeners(client) == 0

                await until_async(is_gone, "the server to give up", 30)

    with hosted(tmp_path, request_seconds="1", messages_per_second="10000", requests_per_minute="100000") as server:
        run(send(server))
