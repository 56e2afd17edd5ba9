"""Who comes and goes is told in a few bytes, and only of those who sit at the table."""

from __future__ import annotations

import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from tests.server.players import open_socket, read_table, somebody
from tests.server.support import ServerProcess, new_table, run


async def said_before_pong(window: ClientConnection) -> list[dict[str, Any]]:
    """Everything that a window was told."""
    await window.send('{"type": "ping"}')
    said: list[dict[str, Any]] = []
    while (message := json.loads(await window.recv()))["type"] != "pong":
        said.append(message)
    return said


async def come_and_go(server: ServerProcess, client: httpx.AsyncClient, table: str, times: int) -> None:
    for _ in range(times):
        async with open_socket(server, client, table) as window:
            await read_table(window)


def test_a_spectator_who_comes_and_goes_is_no_news(server: ServerProcess) -> None:
    async def play() -> None:
        async with somebody(server) as player, somebody(server) as known:
            table = (await new_table(player, "cave-vs-cave", ["me", "me"], listed=True))["table"]
            async with open_socket(server, player, table) as window, httpx.AsyncClient() as unknown:
                await read_table(window)
                for spectator in (known, unknown):
                    await come_and_go(server, spectator, table, 5)
                assert await said_before_pong(window) == []

    run(play())
