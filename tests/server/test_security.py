"""Headers, origins and sizes, at the app's outer edge."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import httpx
import pytest
from fastapi import Body, FastAPI, Request
from fastapi.responses import PlainTextResponse
from starlette.types import Message
from starlette.websockets import WebSocket

from lascaux.server.limits import Rates
from lascaux.server.security import POLICY, protect
from lascaux.server.settings import Limits, Settings


def make_app() -> FastAPI:
    app = FastAPI()
    settings = Settings(limits=Limits(body_bytes=1000), origins=("https://Friends.example/",), names=("caves.example",))
    protect(app, settings, Rates(settings.limits))

    @app.get("/api/here")
    @app.post("/api/here")
    async def here() -> str:
        return "here"

    @app.post("/api/body")
    async def body(body: Annotated[Any, Body()]) -> int:
        return len(body)

    @app.post("/raw")
    async def raw(request: Request) -> int:
        return len(await request.body())

    @app.get("/own")
    async def own() -> PlainTextResponse:
        return PlainTextResponse("", headers={"Content-Security-Policy": "sandbox", "Cache-Control": "max-age=60"})

    @app.get("/broken")
    async def broken() -> None:
        raise RuntimeError("the secret")

    @app.websocket("/socket")
    async def socket(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.close()

    return app


def ask(method: str, path: str, **request: Any) -> httpx.Response:
    async def whole() -> httpx.Response:
        transport = httpx.ASGITransport(make_app())
        async with httpx.AsyncClient(transport=transport, base_url="http://caves.example:8321") as client:
            return await client.request(method, path, **request)

    return asyncio.run(whole())


def open_socket(*headers: tuple[bytes, bytes], denial: bool = True) -> list[Message]:
    """What the server sends to somebody who opens a WebSocket."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "websocket",
        "path": "/socket",
        "query_string": b"",
        "headers": [(b"host", b"caves.example:8321"), *headers],
        "client": ("127.0.0.1", 1),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}} if denial else {},
    }
    asyncio.run(make_app()(scope, receive, send))
    return sent


# Headers


@pytest.mark.parametrize("path", ["/api/here", "/openapi.json", "/nowhere", "/broken"])
def test_every_answer_carries_the_security_headers(path: str) -> None:
    headers = ask("GET", path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["content-security-policy"] == POLICY


def test_the_policy_lets_in_our_own_things_and_nobody_elses() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["img-src"] == "'self' data:"
    assert "unsafe" not in POLICY


def test_what_a_route_says_itself_counts_more() -> None:
    headers = ask("GET", "/own").headers
    assert headers["content-security-policy"] == "sandbox"
    assert headers["cache-control"] == "max-age=60"


def test_answers_of_the_interface_are_not_stored() -> None:
    assert ask("GET", "/api/here").headers["cache-control"] == "no-store"
    assert "cache-control" not in ask("GET", "/openapi.json").headers


# Origins


@pytest.mark.parametrize(
    "origin", ["http://caves.example:8321", "https://caves.example:8321", "https://friends.example"]
)
def test_our_own_pages_and_friends_may_act(origin: str) -> None:
    assert ask("POST", "/api/here", headers={"Origin": origin}).status_code == 200
    assert open_socket((b"origin", origin.encode()))[0]["type"] == "websocket.accept"


@pytest.mark.parametrize(
    "origin",
    [
        *["http://evil.example", "http://caves.example", "http://caves.example:8321.evil.example", "null", ""],
        *["http://friends.example", "ftp://caves.example:8321", "http://evil.example@caves.example:8321"],
    ],
)
def test_other_pages_may_not(origin: str) -> None:
    answer = ask("POST", "/api/here", headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "foreign-origin"
    start, body = open_socket((b"origin", origin.encode()))
    assert (start["type"], start["status"]) == ("websocket.http.response.start", 403)
    assert b"foreign-origin" in body["body"]
    assert open_socket((b"origin", origin.encode()), denial=False) == [{"type": "websocket.close", "code": 1008}]


def test_two_origins_must_both_be_ours() -> None:
    ours, theirs = (b"origin", b"http://caves.example:8321"), (b"origin", b"http://evil.example")
    assert open_socket(ours, theirs)[0]["status"] == 403


def test_any_page_may_link_here_and_programs_send_no_origin() -> None:
    assert ask("GET", "/api/here", headers={"Origin": "http://evil.example"}).status_code == 200
    assert ask("POST", "/api/here").status_code == 200
    assert open_socket()[0]["type"] == "websocket.accept"


# Sizes


@pytest.mark.parametrize("path", ["/api/body", "/raw"])
@pytest.mark.parametrize(("size", "status"), [(1000, 200), (1001, 413), (100_000, 413)])
@pytest.mark.parametrize("streamed", [False, True])
def test_a_body_may_have_so_many_bytes_whether_it_says_so_or_not(
    path: str, size: int, status: int, streamed: bool
) -> None:
    whole = b'"' + b"x" * (size - 2) + b'"'

    async def pieces() -> AsyncIterator[bytes]:
        for start in range(0, size, 300):
            yield whole[start : start + 300]

    content = pieces() if streamed else whole
    answer = ask("POST", path, content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code == status
    if status == 413:
        assert answer.json()["error"] == {
            "code": "too-large",
            "text": "This is too large; at most 1000 bytes are accepted.",
        }


def test_a_body_that_says_it_is_too_long_is_not_read() -> None:
    async def never() -> AsyncIterator[bytes]:
        raise AssertionError("read")
        yield b""

    for length in ("1001", "9" * 5000):
        assert ask("POST", "/raw", content=never(), headers={"Content-Length": length}).status_code == 413
