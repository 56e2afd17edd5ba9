"""Who may keep a connection open, so that nobody can take all of them.

Half-sent requests run out of time, one address gets its share, and when no more files may be opened, whoever has
owed us a request for longest makes room."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from lascaux.server.limits import LONGEST_HEAD, Bucket, TooFast, network_of
from lascaux.server.settings import Limits

RESERVE: Final = 64  # files for the database, the bots' workers and whatever else is opened
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-type: text/plain\r\n"
    b"content-length: 21\r\n\r\nToo many connections."
)
TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-type: text/plain\r\n"
    b"content-length: 25\r\n\r\nThese headers never end.\n"
)
LATE: Final = (
    b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-type: text/plain\r\n"
    b"content-length: 27\r\n\r\nThis request took too long."
)


def room_for_connections() -> int:
    """How many connections this process can have, after allowing itself as many files as it may."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows has no such limit
        return 2**31
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        now = most
    return 2**31 if now == resource.RLIM_INFINITY else max(now - RESERVE, now // 2)


class Gate:
    """All connections of this process. Proxies hold many for others, who are counted by the requests they forward."""

    def __init__(self, limits: Limits, proxies: Iterable[str], room: int = 2**31) -> None:
        self.limits = limits
        self.proxies = [ip_network(proxy, strict=False) for proxy in proxies]
        self.room = room
        self.count = 0
        self.by_address: Counter[str] = Counter()
        self.owing: dict[GuardedHttp, None] = {}  # a request, longest first

    def is_proxy(self, address: str) -> bool:
        try:
            return any(ip_address(address) in proxy for proxy in self.proxies)
        except ValueError:
            return False

    def enter(self, address: str) -> bool:
        """Whether one more connection may stay; it counts until it leaves in any case."""
        self.count += 1
        self.by_address[address] += 1
        if self.by_address[address] > self.limits.connections_per_address and not self.is_proxy(address):
            return False
        if self.count > self.room and self.owing:
            next(iter(self.owing)).drop()
            return True
        return self.count <= self.room

    def leave(self, address: str) -> None:
        self.count -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


class GuardedHttp(HttpToolsProtocol):
    """HTTP with a deadline for every request to arrive, and for every answer to be taken."""

    gate: Gate
    address = ""
    deadline: asyncio.TimerHandle | None = None  # for a request to arrive
    patience: asyncio.TimerHandle | None = None  # with somebody who does not read
    unread = 0  # bytes of headers that may never be complete, and are kept until then

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn narrows it
        super().connection_made(transport)
        self.address = network_of(self.client[0] if self.client else "")
        if self.gate.enter(self.address):
            self.expect()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.relax()
        self.resume_writing()
        self.gate.leave(self.address)
        super().connection_lost(exc)

    def expect(self) -> None:
        """A whole request, from now on."""
        self.gate.owing[self] = None
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.gate.limits.request_seconds, self.time_out)

    def relax(self) -> None:
        self.gate.owing.pop(self, None)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def data_received(self, data: bytes) -> None:
        if self in self.gate.owing:
            self.expect()  # even one that never begins, such as empty lines
        self.unread += len(data)
        super().data_received(data)
        if self.unread > LONGEST_HEAD and not self.transport.is_closing():
            self.refuse(TOO_LONG)

    def on_body(self, body: bytes) -> None:
        self.unread = 0
        super().on_body(body)

    def on_message_begin(self) -> None:
        self.expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.relax()
        self.unread = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline:
            self.gate.owing[self] = None  # the next one; uvicorn has a deadline for its beginning

    def handle_websocket_upgrade(self) -> None:
        self.relax()
        self.gate.leave(self.address)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.patience = self.loop.call_later(self.gate.limits.request_seconds, self.drop)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def time_out(self) -> None:
        self.refuse(LATE)

    def refuse(self, answer: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(answer)
            self.transport.close()
        else:  # the application is reading the body, and hears that nobody is there any more
            self.drop()

    def drop(self) -> None:
        self.gate.owing.pop(self, None)
        self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket is one of its address's connections; its pings find out whether anybody is there.

    What never becomes a message is limited here: pings, of which each is answered, and pieces of a message. Whoever
    does not read what we send is not waited for."""

    gate: Gate
    address = ""
    bits: Bucket  # what is left for this second
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = network_of(self.client[0] if self.client else "")
        self.bits = Bucket(self.gate.limits.messages_per_second, 1)
        self.gate.enter(self.address)  # it was let in before it became a WebSocket

    def connection_lost(self, exc: Exception | None) -> None:
        self.resume_writing()
        self.gate.leave(self.address)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if self.may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_cont(event)

    def may_go_on(self) -> bool:
        """Whether one more may come; the connection breaks off otherwise."""
        try:
            self.bits.spend()
        except TooFast:
            self.transport.abort()
        return not self.transport.is_closing()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.patience = self.loop.call_later(self.gate.limits.request_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


def guarded(gate: Gate) -> dict[str, Any]:
    """The protocols of one server, as uvicorn wants them."""
    own = {"gate": gate}
    return {"http": type("Http", (GuardedHttp,), own), "ws": type("Socket", (GuardedSocket,), own)}
