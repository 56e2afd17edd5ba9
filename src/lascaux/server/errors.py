"""What the server answers when something is wrong: one shape, in the reader's language, never with internals."""

from __future__ import annotations

import logging
from asyncio import CancelledError
from collections.abc import Mapping, Sequence
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from pydantic import BaseModel, ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lascaux.core.errors import in_words
from lascaux.core.texts import LANGUAGES, Catalogue

TEXTS: Final = Catalogue("lascaux.server")
FIELD_LENGTH: Final = 80  # a field's name may come from outside
LONGEST_WISH: Final = 300  # characters that are read of a browser's list of languages
UNEXPECTED: Final = 1011  # WebSocket close codes
REFUSED: Final = 1008

log = logging.getLogger(__name__)


class Refusal(HTTPException):
    """Something that was refused, and why: `errors.<code>` in the catalogue, its {gaps} filled with the values."""

    def __init__(
        self, status: int, code: str, /, *, headers: Mapping[str, str] | None = None, **values: object
    ) -> None:
        super().__init__(status, code, headers)
        self.code = code
        self.values = values

    def text(self, language: str) -> str:
        return TEXTS.say(language, f"errors.{self.code}", **in_words(self.values, language))

    def __str__(self) -> str:
        return self.text("en")


class DatabaseAway(Refusal):
    """Whether something was stored is not known; what was acknowledged is."""

    def __init__(self) -> None:
        super().__init__(503, "database-away", headers={"Retry-After": "5"})


class Invalid(Refusal):
    """A message that is not as described; the text names the first field that is wrong."""

    def __init__(self, error: ValidationError) -> None:
        super().__init__(422, "invalid")
        self.errors = error.errors(include_url=False)

    def text(self, language: str) -> str:
        return what_is_invalid(self.errors, language)


class Problem(BaseModel):
    """What is wrong: a code for programs, a text for people."""

    code: str
    text: str


class ErrorAnswer(BaseModel):
    """The body of every answer that is an error."""

    error: Problem


ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": ErrorAnswer, "description": "Refused; the text says why, in the language asked for."}
}  # what routers declare as their `responses`


def language_of(connection: HTTPConnection) -> str:
    """The language somebody reads: `?language=`, else the first of Accept-Language that we have, else English."""
    asked = connection.query_params.get("language")
    if asked in LANGUAGES:
        return asked
    wanted = []
    for part in connection.headers.get("accept-language", "")[:LONGEST_WISH].split(","):
        name, _, weight = part.partition(";q=")
        with suppress(ValueError):
            wanted.append((-float(weight or 1), name.strip()[:2].lower()))
    wanted.sort(key=lambda one: one[0])
    return next((name for weight, name in wanted if weight < 0 and name in LANGUAGES), "en")


def answer(connection: HTTPConnection, error: Exception) -> Response:
    """The answer to whatever went wrong."""
    language = language_of(connection)
    headers = dict(getattr(error, "headers", None) or {})
    match error:
        case Refusal():
            status, code, text = error.status_code, error.code, error.text(language)
        case RequestValidationError() | WebSocketRequestValidationError():
            status, code, text = 422, "invalid", what_is_invalid(error.errors(), language)
        case HTTPException():
            status, code = error.status_code, usual_code(error.status_code)
            text = TEXTS.say(language, f"errors.{code}", status=status)
        case _:
            status, code, text = 500, "unexpected", TEXTS.say(language, "errors.unexpected")
    if status == HTTPStatus.UNAUTHORIZED:
        headers.setdefault("WWW-Authenticate", "Bearer")
    text = text.encode("utf-8", "replace").decode()  # what it quotes may contain half a character
    return JSONResponse({"error": {"code": code, "text": text}}, status, headers)


def usual_code(status: int) -> str:
    """The code for the framework's own refusals: 404 is `not-found`."""
    phrase = HTTPStatus(status).phrase.lower().replace(" ", "-")
    return phrase if TEXTS.knows(f"errors.{phrase}") else "other"


def what_is_invalid(errors: Sequence[Any], language: str) -> str:
    """The first field that is wrong, and what would be right."""
    first = errors[0]
    kind, place = first["type"], [str(part) for part in first["loc"]]
    field = ".".join(place if kind == "json_invalid" else place[1:] or place)[:FIELD_LENGTH]
    if TEXTS.knows(f"invalid.{kind}"):
        why = TEXTS.say(language, f"invalid.{kind}", **first.get("ctx", {}))
    else:
        why = first["msg"]
    return TEXTS.say(language, "errors.invalid", field=field, why=why)


async def handled(request: Request, error: Exception) -> Response:
    """The exception handler for everything a route refuses."""
    if request.scope["type"] == "websocket":
        raise error  # the net below knows whether the socket is open
    return answer(request, error)


def handle_errors(app: FastAPI) -> None:
    """Let the app answer in our shape; what no handler sees falls into the Net."""
    for kind in (HTTPException, RequestValidationError, WebSocketRequestValidationError):
        app.add_exception_handler(kind, handled)


class Net:
    """Catches what the app and the middlewares inside it raise: refusals are answered, anything else is logged too.

    Starlette handles unexpected errors outside all middlewares: its answers would have no
    security headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except (Exception, CancelledError) as error:  # only a server that stops breaks requests off
            if isinstance(error, CancelledError):
                error = Refusal(503, "stopping", headers={"Retry-After": "5"})
            elif isinstance(error, (SQLAlchemyError, TimeoutError)):
                log.error("the database could not be asked", exc_info=error)
                error = DatabaseAway()
            expected = isinstance(error, (HTTPException, WebSocketRequestValidationError))
            if not expected:
                # Not the address itself, which may be an invitation.
                route = getattr(scope.get("route"), "path", "a request")
                log.error("%s %s failed", scope.get("method", "WebSocket"), route, exc_info=error)
            if not begun and (scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {})):
                await answer(HTTPConnection(scope), error)(scope, receive, send)
            elif scope["type"] == "websocket":
                with suppress(OSError, RuntimeError):  # the other side may be gone
                    await send({"type": "websocket.close", "code": REFUSED if expected else UNEXPECTED})
            # An answer that has begun can only be broken off: the server does so when we return.
