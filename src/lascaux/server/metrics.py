"""Figures for Prometheus, read off the house when they are asked for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from lascaux.server.house import House


class HouseCollector(Collector):
    """One server's figures; several in one process do not mix."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterable[Metric]:
        house = self.house
        yield CounterMetricFamily("lascaux_entries", "Entries stored.", house.tables.stored)
        yield GaugeMetricFamily("lascaux_tables", "Tables in memory.", len(house.tables.loaded))
        yield GaugeMetricFamily("lascaux_listeners", "WebSockets and long polls.", house.hub.count)
        yield GaugeMetricFamily(
            "lascaux_writes_waiting", "Additions not yet written.", house.store.writer.queue.qsize()
        )
        yield CounterMetricFamily("lascaux_bot_answers", "Answers of bots.", house.bots.answers)
        yield CounterMetricFamily("lascaux_bot_fallbacks", "Answers made up for bots.", house.bots.fallbacks)
        yield CounterMetricFamily("lascaux_bot_workers_replaced", "Workers that died or hung.", house.bots.replaced)
        yield GaugeMetricFamily("lascaux_bot_questions_waiting", "Questions to bots.", house.bots.waiting)
        yield GaugeMetricFamily("lascaux_bot_people_waiting", "People whose bots wait.", house.bots.people_waiting)
        yield GaugeMetricFamily("lascaux_bot_workers_busy", "Workers that are thinking.", house.bots.busy)
        yield CounterMetricFamily("lascaux_bot_seconds", "Time that workers have thought.", house.bots.seconds)


def registry_of(house: House) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(HouseCollector(house))
    return registry
