"""Whatever comes in by a WebSocket, the answer is a clear error or a clean end, and nobody else notices."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from lascaux.server.settings import Limits
from tests.server.sockets import CLEAN, OwnTable, answer_to, check_said, own_table, plays_on
from tests.server.support import ServerProcess, run

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
        async with own_table(server) as at, at.window() as socket:
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
        async with own_table(server) as at, at.window("?language=de") as socket:
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
        async with own_table(server) as at:
            for _ in range(8):
                async with at.window() as socket:
                    for _ in range(40):
                        if isinstance(await answer_to(socket, damaged()), int):
                            break
            await plays_on(at)

    run(send())


def test_bytes_that_are_no_text_in_a_text_frame_end_the_connection(server: ServerProcess) -> None:
    async def send() -> None:
        async with own_table(server) as at:
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
    async def ends(at: OwnTable, huge: str | bytes | list[str]) -> None:
        async with at.window() as socket:
            with suppress(ConnectionClosed):
                await socket.send(huge)
                await asyncio.wait_for(socket.recv(), 10)
            assert socket.close_code in (1009, 1006)  # 1006: gone before all was sent, and before the reason was read

    async def send() -> None:
        async with own_table(server) as at:
            for size in (Limits().message_bytes + 1, 5_000_000):
                await ends(at, "x" * size)
                await ends(at, b"x" * size)
            await ends(at, ["x" * 10_000] * 100)  # in many frames
            await plays_on(at)

    run(send())
