"""A WebSocket that anything may be sent to, and what may be answered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.support import ServerProcess, new_table

INTERNALS = ("Traceback", "lascaux.", ".py", "sqlalchemy", "pydantic", "asyncio", "sqlite", "Exception", "0x")
CLEAN = (1000, 1003, 1007, 1008, 1009)  # done, no such data, no such text, against the rules, too big


class OwnTable:
    """A table of one's own, and the way to it."""

    def __init__(self, server: ServerProcess, client: httpx.AsyncClient, table: str) -> None:
        self.address = server.address.replace("http", "ws") + f"/api/tables/{table}/socket"
        self.client = client
        self.table = table
        self.cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())

    @asynccontextmanager
    async def window(self, query: str = "") -> AsyncIterator[ClientConnection]:
        """A connection that has been shown the table."""
        headers = {"Cookie": self.cookies}
        async with connect(self.address + query, additional_headers=headers, max_size=None) as socket:
            assert json.loads(await socket.recv())["type"] == "table"
            yield socket

    async def number(self) -> int:
        number: int = (await self.client.get(f"/api/tables/{self.table}")).json()["number"]
        return number


@asynccontextmanager
async def own_table(server: ServerProcess) -> AsyncIterator[OwnTable]:
    async with httpx.AsyncClient(base_url=server.address) as client:
        made = await new_table(client, "cave-vs-cave", ["me", "me"])
        yield OwnTable(server, client, made["table"])


def check_said(text: str | bytes) -> dict[str, Any]:
    """A message that we understand and that tells nothing about the inside."""
    assert isinstance(text, str)
    message: dict[str, Any] = json.loads(text)
    assert message["type"] in ("table", "here", "done", "refused", "pong")
    assert message["version"] == 1
    if message["type"] == "refused":
        assert message["error"]["code"]
        assert len(message["error"]["text"]) < 500
        assert not [word for word in INTERNALS if word in message["error"]["text"]], message["error"]
    return message


async def answer_to(socket: ClientConnection, sent: str | bytes) -> dict[str, Any] | int:
    """What is answered; a number is how the connection was closed."""
    try:
        await socket.send(sent)
        while True:
            message = check_said(await asyncio.wait_for(socket.recv(), 10))
            if message["type"] not in ("table", "here"):
                return message
    except ConnectionClosed:
        assert socket.close_code in CLEAN, socket.close_code
        assert not [word for word in INTERNALS if word in (socket.close_reason or "")]
        return socket.close_code


async def plays_on(at: OwnTable) -> None:
    """The table can be watched and played as if nothing had happened."""
    async with at.window() as socket:
        assert await answer_to(socket, '{"type": "ping"}') == {"type": "pong", "version": 1}
        number = await at.number()
        wish = {"type": "choose", "id": 7, "number": number, "choice": "exchange gold"}
        undo = {"type": "undo", "id": 8, "number": number + 1}
        for message, id in ((wish, 7), (undo, 8)):
            answer = await answer_to(socket, json.dumps(message))
            assert isinstance(answer, dict)
            assert (answer["type"], answer["id"]) == ("done", id)
