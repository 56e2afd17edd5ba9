"""Whatever comes in by a WebSocket, the answer is a clear error or a clean end, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lascaux.server.settings import Limits
from tests.server.support import GENEROUS, ServerProcess, free_port, new_table, open_server, run, server_process

INTERNALS = ("Traceback", "lascaux.", ".py", "sqlalchemy", "pydantic", "asyncio", "sqlite", "Exception", "0x")
CLEAN = (1000, 1003, 1007, 1008, 1009)  # done, no such data, no such text, against the rules, too big


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(str(tmp_path_factory.mktemp("server") / "tables.sqlite"), free_port()) as server:
        yield server
        assert server.process is not None
        assert server.process.poll() is None


class Place:
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
async def place(server: ServerProcess) -> AsyncIterator[Place]:
    async with httpx.AsyncClient(base_url=server.address) as client:
        made = await new_table(client, "cave-vs-cave", ["me", "me"])
        yield Place(server, client, made["table"])


def check_said(text: str | bytes) -> dict[str, Any]:
    """A message that we understand and that tells nothing about the inside."""
    assert isinstance(text, str)
    message: dict[str, Any] = json.loads(text)
    assert message["type"] in ("table", "done", "refused", "pong")
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
            if message["type"] != "table":
                return message
    except ConnectionClosed:
        assert socket.close_code in CLEAN, socket.close_code
        assert not [word for word in INTERNALS if word in (socket.close_reason or "")]
        return socket.close_code


async def plays_on(at: Place) -> None:
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


REFUSED = [
    "",
    " ",
    "hello",
    "null",
    "[]",
    "7",
    '"ping"',
    "{",
    "{}",
    "\x00",
    "[" * 60_000,
    '{"type": ' * 5_000,
    '{"type": "dance"}',
    '{"type": null}',
    '{"type": ["ping"]}',
    '{"type": {"type": "ping"}}',
    '{"type": "ping", "more": 1}',
    '{"type": "choose"}',
    '{"type": "choose", "id": 1, "number": 2}',
    '{"type": "choose", "id": 1, "number": "2", "choice": 0}',
    '{"type": "choose", "id": 1, "number": 2.5, "choice": 0}',
    '{"type": "choose", "id": 1, "number": 1e400, "choice": 0}',
    '{"type": "choose", "id": 1, "number": NaN, "choice": 0}',
    '{"type": "choose", "id": 1, "number": -1, "choice": 0}',
    '{"type": "choose", "id": 1, "number": 99999999999999999999, "choice": 0}',
    '{"type": "choose", "id": 1, "number": ' + "9" * 5_000 + ', "choice": 0}',
    '{"type": "choose", "id": -1, "number": 2, "choice": 0}',
    '{"type": "choose", "id": null, "number": 2, "choice": 0}',
    '{"type": "choose", "id": true, "number": 2, "choice": 0}',
    '{"type": "choose", "id": 1, "number": 2, "choice": []}',
    '{"type": "choose", "id": 1, "number": 2, "choice": true}',
    '{"type": "choose", "id": 1, "number": 2, "choice": ""}',
    '{"type": "choose", "id": 1, "number": 2, "choice": "\\ud800"}',
    '{"type": "choose", "id": 1, "number": 2, "choice": "\\u0000"}',
    '{"type": "choose", "id": 1, "number": 2, "choice": "{0.__class__}"}',
    '{"type": "choose", "id": 1, "number": 2, "choice": "' + "x" * 60_000 + '"}',
    '{"type": "choose", "id": 1, "number": 2, "choice": 2147483647}',
    '{"type": "undo", "id": 1, "number": 2, "turn": "yes"}',
    '{"type": "undo", "id": 1}',
    '{"type": "language", "language": "fr"}',
    '{"type": "language", "language": ["de"]}',
]


def test_wrong_messages_are_refused_one_by_one_and_change_nothing(server: ServerProcess) -> None:
    async def send() -> None:
        async with place(server) as at, at.window() as socket:
            before = await at.number()
            for text in REFUSED:
                answer = await answer_to(socket, text)
                assert isinstance(answer, dict), f"closed with {answer} after {text[:80]}"
                assert answer["type"] == "refused", text[:80]
            assert await at.number() == before
            await plays_on(at)

    run(send())


def test_what_is_wrong_is_told_in_the_language_of_the_window(server: ServerProcess) -> None:
    async def send() -> None:
        async with place(server) as at, at.window("?language=de") as socket:
            answer = await answer_to(socket, '{"type": "choose", "id": 1, "number": 2}')
            assert isinstance(answer, dict)
            assert answer["error"] == {"code": "invalid", "text": "choice: fehlt"}
            await socket.send('{"type": "language", "language": "en"}')
            answer = await answer_to(socket, '{"type": "choose", "id": 1, "number": 2}')
            assert isinstance(answer, dict)
            assert answer["error"] == {"code": "invalid", "text": "choice: is missing"}

    run(send())


def test_random_bytes_and_damaged_messages(server: ServerProcess) -> None:
    """As text where they are text, as binary frames, and cut out of or into real messages."""
    rng = random.Random(7)
    real = '{"type": "choose", "id": 1, "number": 2, "choice": "exchange gold"}'

    def damaged() -> str | bytes:
        kind = rng.randrange(4)
        if kind == 0:
            return rng.randbytes(rng.randrange(200))
        if kind == 1:
            return "".join(chr(rng.randrange(1, 0xD800)) for _ in range(rng.randrange(60)))
        at, end = sorted(rng.randrange(len(real)) for _ in range(2))
        return real[:at] + ("" if kind == 2 else chr(rng.randrange(1, 300)) * rng.randrange(9)) + real[end:]

    async def send() -> None:
        async with place(server) as at:
            for _ in range(8):
                async with at.window() as socket:
                    for _ in range(40):
                        if isinstance(await answer_to(socket, damaged()), int):
                            break
            await plays_on(at)

    run(send())


def test_bytes_that_are_no_text_in_a_text_frame_end_the_connection(server: ServerProcess) -> None:
    async def send() -> None:
        async with place(server) as at:
            for wrong in (b"\xff\xfe", b"\xed\xa0\x80", b'{"type": "ping\xc3"}'):
                async with at.window() as socket:
                    assert await answer_text_frame(socket, wrong) in CLEAN
            await plays_on(at)

    async def answer_text_frame(socket: ClientConnection, content: bytes) -> dict[str, Any] | int:
        try:
            await socket.send(content, text=True)
            return check_said(await asyncio.wait_for(socket.recv(), 10))
        except ConnectionClosed:
            return socket.close_code or 0

    run(send())


def test_huge_messages_end_the_connection(server: ServerProcess) -> None:
    async def ends(at: Place, huge: str | bytes | list[str]) -> None:
        async with at.window() as socket:
            with suppress(ConnectionClosed):
                await socket.send(huge)
                await asyncio.wait_for(socket.recv(), 10)
            assert socket.close_code in (1009, 1006)  # 1006: gone before all was sent, and before the reason was read

    async def send() -> None:
        async with place(server) as at:
            for size in (Limits().message_bytes + 1, 5_000_000):
                await ends(at, "x" * size)
                await ends(at, b"x" * size)
            await ends(at, ["x" * 10_000] * 100)  # in many frames
            await plays_on(at)

    run(send())


def test_a_flood_is_answered_in_order_while_others_play(server: ServerProcess) -> None:
    async def send() -> None:
        async with place(server) as at, place(server) as other, at.window() as socket:
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

            async def receive() -> dict[str, Any]:
                await asyncio.sleep(0.001)
                return coming.pop(0)

            async def keep(message: dict[str, Any]) -> None:
                sent.append(message)

            scope = {"type": "websocket", "path": f"/api/tables/{table}/socket", "query_string": b"", "headers": []}
            await server.app(scope, receive, keep)
            assert [message["type"] for message in sent[:1]] == ["websocket.accept"]
            assert (sent[-1]["type"], sent[-1]["code"]) == ("websocket.close", 1008)
            assert 20 <= sum("pong" in message.get("text", "") for message in sent) < 50

    run(send())


def test_who_sends_and_never_reads_does_no_harm(server: ServerProcess) -> None:
    async def send() -> None:
        async with place(server) as at, place(server) as other:
            async with at.window() as socket:
                for _ in range(3_000):
                    await socket.send("{" + "x" * 500)
                await asyncio.wait_for(plays_on(other), 20)
                socket.transport.abort()
            await asyncio.wait_for(plays_on(at), 10)

    run(send())


def test_connections_that_break_off_are_forgotten(server: ServerProcess) -> None:
    async def send() -> None:
        async with place(server) as at:
            for n in range(10):
                async with at.window() as socket:
                    if n % 2:
                        await socket.send('{"type": "ping"}')
                    socket.transport.abort()
            for _ in range(100):
                metrics = (await at.client.get("/metrics")).text
                if "lascaux_listeners 0.0" in metrics:
                    break
                await asyncio.sleep(0.05)
            assert "lascaux_listeners 0.0" in metrics
            seats = (await at.client.get(f"/api/tables/{at.table}")).json()["seats"]
            assert not any(seat["here"] for seat in seats)
            await plays_on(at)

    run(send())


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/nowhere/socket", 404),
        ("/api/tables/a%00b/socket", 422),
        ("/api/tables/TABLE/socket", 404),  # a stranger's
        ("/api/tables/TABLE/socket?code=wrong", 404),
        ("/api/tables/TABLE/socket?code=%00", 422),
        ("/api/tables/TABLE/socket?seen=-1", 422),
        ("/api/tables/TABLE/socket?seen=x", 422),
    ],
)
def test_a_window_that_may_not_be_opened_is_refused_with_the_reason(
    server: ServerProcess, path: str, status: int
) -> None:
    async def open_it() -> None:
        async with place(server) as at:
            with pytest.raises(InvalidStatus) as refused:
                async with connect(server.address.replace("http", "ws") + path.replace("TABLE", at.table)):
                    pass
            answer = refused.value.response
            assert answer.status_code == status
            assert answer.body is not None
            assert json.loads(answer.body)["error"]["text"]

    run(open_it())


def test_who_only_watches_cannot_choose(server: ServerProcess) -> None:
    async def watch() -> None:
        async with httpx.AsyncClient(base_url=server.address) as client:
            made = await new_table(client, "cave-vs-cave", ["me", "me"])
            at = Place(server, client, made["table"])
            at.cookies = ""
            async with at.window(f"?code={made['watch']}") as socket:
                wish = {"type": "choose", "id": 1, "number": 2, "choice": "exchange gold"}
                answer = await answer_to(socket, json.dumps(wish))
                assert isinstance(answer, dict)
                assert answer["error"] == {"code": "who-are-you", "text": "Only people with a seat can do that."}

    run(watch())
