"""Who sends too much, never reads or breaks off does no harm to others."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.server.sockets import check_said, own_table, plays_on
from tests.server.support import GENEROUS, ServerProcess, new_table, open_server, run
from tests.waiting import until_async


def test_a_flood_is_answered_in_order_while_others_play(server: ServerProcess) -> None:
    async def send() -> None:
        async with own_table(server) as at, own_table(server) as other, at.window() as socket:
            flood = asyncio.create_task(send_all(socket, ['{"type": "ping"}', "nonsense"] * 1_000))
            await asyncio.wait_for(plays_on(other), 10)
            kinds: list[str] = []
            while len(kinds) < 2_000:
                kinds.append(check_said(await asyncio.wait_for(socket.recv(), 10))["type"])
            await flood
            assert kinds == ["pong", "refused"] * 1_000
            await plays_on(at)

    async def send_all(socket: ClientConnection, messages: list[str]) -> None:
        for message in messages:
            await socket.send(message)

    run(send())


def test_who_sends_too_fast_is_shown_out(tmp_path: Path) -> None:
    limits = replace(GENEROUS, messages_per_second=20)

    async def send() -> None:
        async with open_server(str(tmp_path / "tables.sqlite"), workers=0, limits=limits) as server:
            client = server.client()
            table = (await new_table(client, "cave-vs-cave", ["me", "me"], listed=True))["table"]
            coming = [{"type": "websocket.connect"}, *[{"type": "websocket.receive", "text": '{"type": "ping"}'}] * 50]
            sent: list[dict[str, Any]] = []
            answered = asyncio.Event()
            answered.set()

            async def receive() -> dict[str, Any]:
                """The next message as soon as the last one is answered."""
                await answered.wait()
                answered.clear()
                return coming.pop(0)

            async def keep(message: dict[str, Any]) -> None:
                sent.append(message)
                answered.set()

            headers = [(b"host", b"localhost")]
            path = f"/api/tables/{table}/socket"
            scope = {"type": "websocket", "path": path, "query_string": b"", "headers": headers}
            await server.app(scope, receive, keep)
            assert [message["type"] for message in sent[:1]] == ["websocket.accept"]
            assert (sent[-1]["type"], sent[-1]["code"]) == ("websocket.close", 1008)
            assert 20 <= sum("pong" in message.get("text", "") for message in sent) < 50

    run(send())


def test_who_sends_and_never_reads_does_no_harm(server: ServerProcess) -> None:
    async def send() -> None:
        async with own_table(server) as at, own_table(server) as other:
            async with at.window() as socket:
                for _ in range(3_000):
                    await socket.send("{" + "x" * 500)
                await asyncio.wait_for(plays_on(other), 20)
                socket.transport.abort()
            await asyncio.wait_for(plays_on(at), 10)

    run(send())


def test_connections_that_break_off_are_forgotten(server: ServerProcess) -> None:
    async def send() -> None:
        async with own_table(server) as at:
            for n in range(10):
                async with at.window() as socket:
                    if n % 2:
                        await socket.send('{"type": "ping"}')
                    socket.transport.abort()

            async def nobody_listens() -> bool:
                return "lascaux_listeners 0.0" in (await at.client.get("/metrics")).text

            await until_async(nobody_listens, "all listeners to be forgotten")
            await plays_on(at)

    run(send())
