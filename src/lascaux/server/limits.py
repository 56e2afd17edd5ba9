"""How much one person or one address may ask for, so that nobody can wear the server out.

Each process counts for itself; where there are several, each lets its share through (`Limits.shared_by`)."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from lascaux.server.errors import Refusal
from lascaux.server.settings import Limits

LONGEST_HEAD: Final = 16_384  # bytes of a request before its body, or after it
REMEMBERED: Final = 10_000  # buckets of one kind
HINTS_AT_ONCE: Final = 2  # of one person: who asked may be gone, and the bots would go on thinking
PEOPLE_AT_AN_ADDRESS: Final = 4  # who send as many messages as they may
ADDRESSES_OF_A_NAME: Final = 3  # from which a password is tried: nobody keeps somebody else out by trying from one

Clock = Callable[[], float]


class TooFast(Refusal):
    """Asked for too often; the header tells programs when to come back."""

    def __init__(self, wait: float) -> None:
        seconds = max(1, math.ceil(wait))
        super().__init__(429, "too-fast", headers={"Retry-After": str(seconds)}, seconds=seconds)


class Bucket:
    """Holds `size` tokens and is refilled with that many every `seconds`."""

    def __init__(self, size: int, seconds: float, clock: Clock = time.monotonic) -> None:
        self.size = size
        self.pace = size / seconds
        self.clock = clock
        self.tokens = float(size)
        self.at = clock()

    def spend(self, cost: int = 1) -> None:
        """Take tokens out, never more than there can be; TooFast if there are too few."""
        now = self.clock()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.pace)
        self.at = now
        cost = min(cost, self.size)
        if self.tokens < cost:
            raise TooFast((cost - self.tokens) / self.pace)
        self.tokens -= cost


class Buckets:
    """A bucket for each key. The least recently used is forgotten when there are too many:
    most likely it is full again."""

    def __init__(
        self, size: int, seconds: float, clock: Clock = time.monotonic, *, remembered: int = REMEMBERED
    ) -> None:
        self.new: Callable[[], Bucket] = lambda: Bucket(size, seconds, clock)
        self.remembered = remembered
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spend(self, key: str, cost: int = 1) -> None:
        bucket = self.buckets.pop(key, None) or self.new()
        self.buckets[key] = bucket
        if len(self.buckets) > self.remembered:
            self.buckets.popitem(last=False)
        bucket.spend(cost)


class Slots:
    """How many of something each key may hold at the same time."""

    def __init__(self, most: int, refusal: str = "too-many-sockets") -> None:
        self.most = most
        self.refusal = refusal
        self.held: Counter[str] = Counter()

    @contextmanager
    def hold(self, key: str) -> Iterator[None]:
        if self.held[key] >= self.most:
            raise Refusal(429, self.refusal, most=self.most)
        self.held[key] += 1
        try:
            yield
        finally:
            self.held[key] -= 1
            if not self.held[key]:
                del self.held[key]


class Rates:
    """All limits of a server."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.requests = Buckets(limits.requests_per_minute, 60, clock)
        self.tables = Buckets(limits.tables_per_minute, 60, clock)
        self.tables_here = Buckets(limits.tables_per_address, 60, clock)
        self.guests = Buckets(limits.guests_per_address, 60, clock)
        self.asides = Buckets(limits.asides_per_minute, 60, clock)
        self.analyses = Buckets(limits.analyses_per_hour, 3600, clock)
        self.logins = Buckets(limits.logins_per_minute, 60, clock)
        self.logins_as = Buckets(ADDRESSES_OF_A_NAME * limits.logins_per_minute, 60, clock)
        self.resets = Buckets(limits.resets_per_hour, 3600, clock)
        self.visits = Buckets(limits.visits_per_day, 86_400, clock)
        self.sockets = Slots(limits.sockets_per_person)
        self.connections = Slots(limits.connections_per_address)
        self.hints = Slots(HINTS_AT_ONCE, "too-many-hints")
        self.messages = Buckets(limits.messages_per_second, 1, clock)
        self.messages_here = Buckets(PEOPLE_AT_AN_ADDRESS * limits.messages_per_second, 1, clock)

    def hear(self, person: str | None, address: str) -> None:
        """A message over a WebSocket: all windows of a person count together, else one person could open many."""
        self.messages.spend(person or f"address {address}")
        self.messages_here.spend(address)


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from."""
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """An address as it counts. A home or a rented server has a whole /64 of IPv6 addresses: they count as one."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


class RequestLimit:
    """Counts the requests of each address, and those that are under way, WebSockets included."""

    def __init__(self, app: ASGIApp, rates: Rates) -> None:
        self.app = app
        self.rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        address = address_of(HTTPConnection(scope))
        self.rates.requests.spend(f"address {address}")
        with self.rates.connections.hold(address):
            await self.app(scope, receive, send)
