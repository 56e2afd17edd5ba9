"""One shape for everything that goes wrong, in two languages and without internals."""

from __future__ import annotations

import asyncio
import logging
import re
import string
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from fastapi import FastAPI, HTTPException
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import HTTPConnection
from starlette.types import Message
from starlette.websockets import WebSocket

import lascaux.server
from lascaux.server.errors import ERRORS, TEXTS, Refusal, language_of
from lascaux.server.limits import Rates
from lascaux.server.security import protect
from lascaux.server.settings import Limits, Settings


class Wanted(BaseModel):
    model_config = ConfigDict(extra="forbid")

    pace: Literal["live", "slow"]
    seats: list[int] = Field(default=[], max_length=2)
    name: str = Field(default="", max_length=10)
    goods: dict[str, int] = {}


def make_app() -> FastAPI:
    app = FastAPI(responses=ERRORS)
    protect(app, Settings(), Rates(Limits()))

    @app.post("/wanted")
    async def wanted(wanted: Wanted, number: int = 0) -> None: ...

    @app.get("/refused")
    async def refused() -> None:
        raise Refusal(409, "name-taken", name="{Ann}")

    @app.get("/half-character")
    async def half_character() -> None:
        raise Refusal(409, "name-taken", name="\ud800")

    @app.get("/teapot")
    async def teapot() -> None:
        raise HTTPException(418, "internals")

    @app.get("/broken")
    async def broken() -> None:
        raise RuntimeError("the secret")

    @app.get("/half")
    async def half() -> StreamingResponse:
        def pieces() -> Any:
            yield "half"
            raise RuntimeError("the secret")

        return StreamingResponse(pieces())

    @app.websocket("/socket")
    async def socket(websocket: WebSocket, when: str, number: int = 0) -> None:
        if when != "before":
            await websocket.accept()
        raise RuntimeError("the secret") if number else Refusal(404, "no-token")

    return app


def ask(method: str, path: str, **request: Any) -> httpx.Response:
    async def whole() -> httpx.Response:
        transport = httpx.ASGITransport(make_app())
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.request(method, path, **request)

    return asyncio.run(whole())


def error_of(answer: httpx.Response) -> tuple[int, str, str]:
    error = answer.json().pop("error")
    assert answer.json() == {"error": {"code": error["code"], "text": error["text"]}}
    return answer.status_code, error["code"], error["text"]


def test_a_refusal_says_why_in_the_readers_language() -> None:
    assert error_of(ask("GET", "/refused")) == (409, "name-taken", "The name {Ann} is taken.")
    german = (409, "name-taken", "Den Namen {Ann} gibt es schon.")
    assert error_of(ask("GET", "/refused?language=de")) == german
    assert error_of(ask("GET", "/refused", headers={"Accept-Language": "de"})) == german


def test_a_refusal_may_quote_half_a_character() -> None:
    assert error_of(ask("GET", "/half-character")) == (409, "name-taken", "The name ? is taken.")


@pytest.mark.parametrize(
    ("query", "accept", "language"),
    [
        ("", "", "en"),
        ("", "de-CH, en;q=0.8", "de"),
        ("", "fr, en;q=0.5, de;q=0.7", "de"),
        ("", "de;q=0, fr", "en"),
        ("", "de;q=x, ;;,", "en"),
        ("language=en", "de", "en"),
        ("language=fr", "de", "de"),
    ],
)
def test_the_language_is_asked_for_or_preferred(query: str, accept: str, language: str) -> None:
    scope = {"type": "http", "query_string": query.encode(), "headers": [(b"accept-language", accept.encode())]}
    assert language_of(HTTPConnection(scope)) == language


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ("{}", "pace: is missing"),
        ('{"pace": "fast"}', "pace: must be one of 'live' or 'slow'"),
        ('{"pace": "live", "seats": [1, "x"]}', "seats.1: must be a whole number"),
        ('{"pace": "live", "seats": [1, 2, 3]}', "seats: must have at most 2 entries"),
        ('{"pace": "live", "name": "\\ud800"}', "name: must be valid Unicode"),
        ('{"pace": "live", "clock": 1}', "clock: is not a known field"),
        ('{"pace": "live", "\\ud800": 1}', "body: must be valid Unicode"),
        ('{"pace": "live", "goods": {"\\ud800": "x"}}', "goods.\ufffd\ufffd\ufffd: must be a whole number"),
        ('{"pace": "live", "' + "x" * 1000 + '": 1}', "x" * 80 + ": is not a known field"),
        ("[]", "body: must be a JSON object"),
        ('{"pace": ', "body.9: this is not valid JSON"),
        ("", "body: is missing"),
    ],
)
def test_a_wrong_field_is_named_with_what_would_be_right(body: str, text: str) -> None:
    answer = ask("POST", "/wanted", content=body, headers={"Content-Type": "application/json"})
    assert error_of(answer) == (422, "invalid", text)


def test_wrong_fields_are_named_in_german_too() -> None:
    answer = ask("POST", "/wanted?number=x&language=de", json={"pace": "live"})
    assert error_of(answer) == (422, "invalid", "number: muss eine ganze Zahl sein")


def test_what_the_framework_refuses_has_the_same_shape() -> None:
    assert error_of(ask("GET", "/nowhere"))[:2] == (404, "not-found")
    wrong = ask("DELETE", "/refused")
    assert error_of(wrong)[:2] == (405, "method-not-allowed")
    assert wrong.headers["allow"] == "GET"
    assert error_of(ask("POST", "/wanted", content=b"\xff", headers={"Content-Type": "application/json"}))[0] == 400
    assert error_of(ask("GET", "/teapot")) == (418, "other", "This is not possible here (status 418).")


def test_an_unexpected_error_is_logged_and_shows_nothing(caplog: pytest.LogCaptureFixture) -> None:
    answer = ask("GET", "/broken")
    assert error_of(answer)[:2] == (500, "unexpected")
    assert "secret" not in answer.text
    (entry,) = caplog.records
    assert entry.levelno == logging.ERROR
    assert entry.getMessage() == "GET /broken failed"
    assert entry.exc_info is not None
    assert "the secret" in str(entry.exc_info[1])


def test_an_answer_that_has_begun_is_broken_off(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(AssertionError):  # of httpx: no end came
        ask("GET", "/half")
    assert len(caplog.records) == 1


def talk(query: bytes) -> list[Message]:
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "websocket",
        "path": "/socket",
        "query_string": query,
        "headers": [(b"host", b"localhost")],
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }
    asyncio.run(make_app()(scope, receive, send))
    return sent


def test_a_websocket_is_refused_before_it_opens_and_closed_after() -> None:
    start, body = talk(b"when=before")
    assert (start["status"], b"no-token" in body["body"]) == (404, True)
    assert talk(b"when=after")[1] == {"type": "websocket.close", "code": 1008}
    start, body = talk(b"number=x&when=before")
    assert (start["status"], b"number: must be a whole number" in body["body"]) == (422, True)


def test_an_unexpected_error_at_a_websocket_shows_nothing(caplog: pytest.LogCaptureFixture) -> None:
    start, body = talk(b"when=before&number=1")
    assert (start["status"], b"secret" in body["body"]) == (500, False)
    assert talk(b"when=after&number=1")[1] == {"type": "websocket.close", "code": 1011}
    assert len(caplog.records) == 2


def test_the_shape_is_part_of_the_described_interface() -> None:
    responses = ask("GET", "/openapi.json").json()["paths"]["/wanted"]["post"]["responses"]
    assert list(responses) == ["200", "4XX"]


def test_both_languages_say_the_same_things() -> None:
    def gaps(text: str) -> set[str | None]:
        return {field for _, field, _, _ in string.Formatter().parse(text) if field is not None}

    english, german = TEXTS.messages["en"], TEXTS.messages["de"]
    assert list(english) == list(german)
    assert [id for id in english if gaps(english[id]) != gaps(german[id])] == []


def test_every_refusal_has_its_text() -> None:
    folder = Path(lascaux.server.__file__).parent
    sources = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    codes = re.findall(r'Refusal\(\s*\d+,\s*"([a-z-]+)"', sources)
    assert "login-needed" in codes
    assert [code for code in codes if not TEXTS.knows(f"errors.{code}")] == []
