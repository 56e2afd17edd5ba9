"""What stands between the network and the app: headers, origins, sizes, rates. Plain ASGI."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lascaux.server.errors import Net, Refusal, handle_errors
from lascaux.server.limits import LONGEST_HEAD, Rates, RequestLimit
from lascaux.server.metrics import Figures, Measured
from lascaux.server.people import Cookies
from lascaux.server.settings import Settings

# 'self' lets the client's own WebSocket through as well.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # an invitation's address is a secret
    "Cross-Origin-Opener-Policy": "same-origin",
}
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class SecurityHeaders:
    """Tells browsers how little our pages need; what a route itself says takes precedence."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Content-Security-Policy", POLICY)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")  # what one seat sees is for nobody else
            await send(message)

        await self.app(scope, receive, with_headers)


class OriginCheck:
    """Other sites may not act through a visitor's browser: an Origin must be ours or one that the settings name.

    Ours is what the Host header says, whichever name that is; only browsers send origins, so none is fine."""

    def __init__(self, app: ASGIApp, origins: Collection[str] = ()) -> None:
        self.app = app
        self.origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in SAFE_METHODS):
            headers = Headers(scope=scope)
            for origin in headers.getlist("origin"):
                if not self.allows(origin.lower(), headers.get("host", "").lower()):
                    raise Refusal(403, "foreign-origin", origin=origin[:200])
        await self.app(scope, receive, send)

    def allows(self, origin: str, host: str) -> bool:
        # Not compared by scheme: a proxy in front may have taken the encryption off.
        return origin in self.origins or (host != "" and origin in (f"http://{host}", f"https://{host}"))


class HostCheck:
    """Answers only under its own names, so that no other site can point a name of its own at us (DNS rebinding).

    A number is nobody's name, and always fine."""

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self.app = app
        self.names = sorted({"localhost", *(name.lower() for name in names)})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            named = Headers(scope=scope).getlist("host")  # two of them mean that somebody is up to something
            if len(named) != 1 or not self.allows(name_in(named[0])):
                raise Refusal(421, "unknown-host", host=", ".join(named)[:200], names=", ".join(self.names))
        await self.app(scope, receive, send)

    def allows(self, name: str) -> bool:
        return name in self.names or is_number(name)


def name_in(host: str) -> str:
    """Without the port, and the brackets of an IPv6 address."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.rpartition(":")[0] or host
    return name.lower()


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class SizeLimit:
    """Refuses a request that is too long. Its head: looking for anything in it takes as long as it is. Its body: at
    once if it says so, otherwise as soon as it gets too long."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if len(scope["query_string"]) + sum(len(name) + len(value) for name, value in scope["headers"]) > LONGEST_HEAD:
            raise Refusal(431, "too-large", most=LONGEST_HEAD)
        if scope["type"] == "websocket":  # its messages have a limit of their own
            await self.app(scope, receive, send)
            return
        declared = Headers(scope=scope).get("content-length", "")
        if declared.isdecimal():
            self.check(int(declared[:20]))
        size = 0

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            self.check(size)
            return message

        await self.app(scope, counted, send)

    def check(self, size: int) -> None:
        if size > self.most:
            raise Refusal(413, "too-large", most=self.most)


def protect(app: FastAPI, settings: Settings, rates: Rates, figures: Figures | None = None) -> None:
    """Put all of it around the app. What is added last is outermost."""
    handle_errors(app)
    app.add_middleware(Cookies)
    app.add_middleware(SizeLimit, most=settings.limits.body_bytes)
    app.add_middleware(RequestLimit, rates=rates)
    app.add_middleware(OriginCheck, origins=settings.origins)
    app.add_middleware(HostCheck, names=[settings.host, *settings.names])
    app.add_middleware(Net)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(Measured, figures=figures or Figures())
