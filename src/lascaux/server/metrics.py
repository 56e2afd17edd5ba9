"""Figures for Prometheus: some noted as things happen, the rest read off the house when they are asked for."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from lascaux.server.house import House

SECONDS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Figures:
    """One server's; several in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "lascaux_request_seconds",
            "Requests by route and status; those that wait for news are not timed.",
            ("method", "route", "status"),
            registry=self.registry,
            buckets=SECONDS,
        )
        self.messages = Histogram(
            "lascaux_message_seconds", "Choices and undos over WebSockets.", registry=self.registry, buckets=SECONDS
        )
        self.writes = Histogram(
            "lascaux_write_seconds", "Waiting until entries are stored.", registry=self.registry, buckets=SECONDS
        )
        self.errors = Counter("lascaux_errors", "Requests and WebSockets that failed.", registry=self.registry)


class Measured:
    """Times every request. Codes and names stand in addresses, so only their pattern is noted."""

    def __init__(self, app: ASGIApp, figures: Figures) -> None:
        self.app = app
        self.figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                if message["status"] >= 500:
                    self.figures.errors.inc()
                if b"wait=" not in scope["query_string"]:
                    labels = (scope["method"], pattern_of(scope), str(message["status"]))
                    self.figures.requests.labels(*labels).observe(time.perf_counter() - began)
            elif message["type"] == "websocket.close" and message.get("code") == 1011:
                self.figures.errors.inc()
            await send(message)

        await self.app(scope, receive, noted)


def pattern_of(scope: Scope) -> str:
    """The address of a route with names in place of what varies."""
    return getattr(scope.get("route"), "path", "other")


class HouseCollector(Collector):
    """What can be counted at any moment."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterable[Metric]:
        house, bots = self.house, self.house.bots
        yield CounterMetricFamily("lascaux_entries", "Entries stored.", house.tables.stored)
        yield GaugeMetricFamily("lascaux_tables", "Tables in memory.", len(house.tables.loaded))
        yield GaugeMetricFamily("lascaux_listeners", "WebSockets and long polls.", house.hub.count)
        yield GaugeMetricFamily("lascaux_sockets", "Open WebSockets.", sum(house.rates.sockets.held.values()))
        yield GaugeMetricFamily("lascaux_connections", "Open connections.", house.gate.count)
        yield GaugeMetricFamily(
            "lascaux_writes_waiting", "Additions not yet written.", house.store.writer.queue.qsize()
        )
        yield GaugeMetricFamily(
            "lascaux_database_connections", "Connections to the database in use.", house.connections_in_use
        )
        if house.checkup.folder:
            yield GaugeMetricFamily("lascaux_free_bytes", "Space on the database's disk.", house.checkup.free())
        yield CounterMetricFamily("lascaux_bot_answers", "Answers of bots.", bots.answers)
        yield CounterMetricFamily("lascaux_bot_fallbacks", "Answers made up for bots.", bots.fallbacks)
        yield CounterMetricFamily("lascaux_bot_workers_replaced", "Workers that died or hung.", bots.replaced)
        yield GaugeMetricFamily("lascaux_bot_questions_waiting", "Questions to bots.", bots.waiting)
        yield GaugeMetricFamily("lascaux_bot_people_waiting", "People whose bots wait.", bots.people_waiting)
        yield GaugeMetricFamily("lascaux_bot_workers_busy", "Workers that are thinking.", bots.busy)
        yield CounterMetricFamily("lascaux_bot_seconds", "Time that workers have thought.", bots.seconds)
