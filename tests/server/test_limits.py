"""Buckets that fill again, and memory that does not grow."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from fastapi import FastAPI
from starlette.requests import HTTPConnection

from lascaux.server.errors import Refusal
from lascaux.server.limits import Bucket, Buckets, Rates, Slots, TooFast, address_of
from lascaux.server.security import protect
from lascaux.server.settings import Limits, Settings
from tests.server.support import Server, served


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def spendable(bucket: Bucket) -> int:
    count = 0
    while True:
        try:
            bucket.spend()
        except TooFast:
            return count
        count += 1


def test_processes_share_what_each_counts_for_itself() -> None:
    limits = Limits()
    shares = limits.shared_by(2)
    assert shares.requests_per_minute == limits.requests_per_minute / 2
    assert limits.shared_by(7).logins_per_minute == 2
    assert (shares.tables_at_once, shares.body_bytes) == (limits.tables_at_once, limits.body_bytes)
    assert limits.shared_by(1) == limits


@served(processes=2, limits=Limits(tables_per_minute=4))
async def test_one_of_two_processes_lets_half_through(server: Server) -> None:
    client = server.client()
    wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}] * 2}
    answers = [await client.post("/api/tables", json=wish) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 429, 429]


def test_a_bucket_fills_again_but_never_over_its_size() -> None:
    clock = Clock()
    bucket = Bucket(10, 60, clock)
    assert spendable(bucket) == 10
    clock.now = 5.9
    assert spendable(bucket) == 0
    clock.now = 18
    assert spendable(bucket) == 3
    clock.now = 100_000
    assert spendable(bucket) == 10


def test_who_is_too_fast_learns_when_to_come_back() -> None:
    clock = Clock()
    bucket = Bucket(10, 60, clock)
    spendable(bucket)
    clock.now = 1.5
    with pytest.raises(TooFast) as refusal:
        bucket.spend()
    assert refusal.value.headers == {"Retry-After": "5"}
    assert refusal.value.text("en") == "Too many requests; try again in 5 s."
    clock.now += 5
    bucket.spend()


def test_every_key_has_its_own_bucket() -> None:
    buckets = Buckets(1, 60, Clock())
    buckets.spend("Ann")
    buckets.spend("Bob")
    with pytest.raises(TooFast):
        buckets.spend("Ann")


def test_only_so_many_buckets_are_remembered_and_the_busy_ones_stay() -> None:
    buckets = Buckets(2, 60, Clock(), remembered=3)
    for key in ("busy", "a", "b", "busy", "c", "d"):
        buckets.spend(key)
    assert list(buckets.buckets) == ["busy", "c", "d"]
    with pytest.raises(TooFast):
        buckets.spend("busy")
    buckets.spend("a")
    assert len(buckets.buckets) == 3


def test_slots_are_given_back_even_after_an_error() -> None:
    slots = Slots(2)
    with slots.hold("Ann"):
        with pytest.raises(ZeroDivisionError), slots.hold("Ann"):
            raise ZeroDivisionError
        with slots.hold("Ann"), slots.hold("Bob"):
            with pytest.raises(Refusal) as refusal, slots.hold("Ann"):
                pass
            assert (refusal.value.status_code, refusal.value.code) == (429, "too-many-sockets")
    assert not slots.held


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(host: str, key: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1), "headers": []})) == key


def test_requests_are_limited_by_address() -> None:
    async def scene() -> None:
        clock, settings = Clock(), Settings(limits=Limits(requests_per_minute=3))
        app = FastAPI()
        protect(app, settings, Rates(settings.limits, clock))

        async def statuses(address: str, count: int) -> list[int]:
            transport = httpx.ASGITransport(app, client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                return [(await client.get("/openapi.json")).status_code for _ in range(count)]

        assert await statuses("192.0.2.1", 5) == [200, 200, 200, 429, 429]
        assert await statuses("192.0.2.2", 1) == [200]
        clock.now = 20
        assert await statuses("192.0.2.1", 2) == [200, 429]

    asyncio.run(scene())


def test_the_limits_are_those_of_the_settings() -> None:
    rates = Rates(
        Limits(tables_per_minute=4, logins_per_minute=5, messages_per_second=6, sockets_per_person=7), Clock()
    )
    assert spendable(rates.tables.new()) == 4
    assert spendable(rates.logins.new()) == 5
    assert spendable(rates.messages.new()) == 6
    assert rates.sockets.most == 7
