"""Who may open a WebSocket, and who may choose through it."""

from __future__ import annotations

import json

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.sockets import OwnTable, answer_to, own_table
from tests.server.support import ServerProcess, new_table, run


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
        async with own_table(server) as at:
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
            at = OwnTable(server, client, made["table"])
            at.cookies = ""
            async with at.window(f"?code={made['watch']}") as socket:
                wish = {"type": "choose", "id": 1, "number": 2, "choice": "exchange gold"}
                answer = await answer_to(socket, json.dumps(wish))
                assert isinstance(answer, dict)
                assert answer["error"] == {
                    "code": "who-are-you",
                    "text": "Only people with a seat at this table can do that.",
                }

    run(watch())
