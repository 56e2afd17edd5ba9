"""Who gets the next worker: people take turns, and each pays for the work that their bots are."""

from __future__ import annotations

import asyncio
from heapq import heappop, heappush
from itertools import count
from typing import Final, Generic, NamedTuple, TypeVar

from lascaux.agents.ladder import WORK

HEAVIEST: Final = max(WORK.values())  # also for agents of other distributions, which may think for long
LIGHT: Final = 1  # anything above is not thought about by all workers at once

W = TypeVar("W")


def weight_of(level: str) -> int:
    return WORK.get(level, HEAVIEST)


class Place(NamedTuple, Generic[W]):
    """A place in the queue; the earliest start comes next."""

    start: float
    order: int
    person: str
    table: str
    heavy: bool
    turn: asyncio.Future[W]


class FairQueue(Generic[W]):
    """Start-time fair queueing: somebody's next question starts where their last one ends, by weight, and never
    before what is served now. So who asks for the first time is next, whatever others have waiting."""

    def __init__(self) -> None:
        self.lanes: dict[bool, list[Place[W]]] = {False: [], True: []}  # light and heavy
        self.ends: dict[str, float] = {}  # of the last question of each person
        self.now = 0.0
        self.orders = count()

    def waiting(self) -> list[Place[W]]:
        return [place for lane in self.lanes.values() for place in lane if not place.turn.done()]

    def join(self, person: str, table: str, weight: int) -> asyncio.Future[W]:
        """Wait for a worker for a table; whoever no longer wants one cancels the turn."""
        start = max(self.now, self.ends.get(person, 0.0))
        self.ends[person] = start + weight
        turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        heappush(self.lanes[weight > LIGHT], Place(start, next(self.orders), person, table, weight > LIGHT, turn))
        return turn

    def next(self, heavy_too: bool) -> Place[W] | None:
        """Take out the one whose turn it is."""
        for lane in self.lanes.values():
            while lane and lane[0].turn.done():  # gone
                heappop(lane)
        heads = [lane[0] for heavy, lane in self.lanes.items() if lane and (heavy_too or not heavy)]
        if not heads:
            return None
        place = min(heads)
        heappop(self.lanes[place.heavy])
        self.now = place.start
        return place

    def forget(self) -> None:
        """Nobody waits and nobody is served: all begin anew."""
        self.ends.clear()
        self.now = 0.0
