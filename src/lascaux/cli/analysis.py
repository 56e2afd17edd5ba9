"""A recorded game as an agent sees it: what every decision was worth, and what the player made of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import isfinite
from typing import Final, NamedTuple

from lascaux.agents import Opinion, Thinker
from lascaux.core.position import Position
from lascaux.record import Record

SMALL: Final = 0.05  # points; a smaller difference does not count

HARDLY: Final = 10  # a choice with this many times fewer visits than another is hardly visited

Curve = list[tuple[int, float]]  # choices made so far, and points


class Decided(NamedTuple):
    """A decision of a player who had something to choose: the position, and the choice that followed."""

    number: int  # of the choice in the record, counted from 1
    at: Position
    choice: int


class Verdict(NamedTuple):
    """What an agent thinks of a decision."""

    number: int
    round: int
    seat: int
    played: Opinion
    best: Opinion

    @property
    def cost(self) -> float:
        """The points given away."""
        return max(0.0, self.best.value - self.played.value)


class TurningPoint(NamedTuple):
    """A round that changed how the seats stand."""

    round: int
    before: list[float]
    after: list[float]


def lead(seat: int, standing: Sequence[float]) -> float:
    """How far a seat is ahead of the best of the others; alone, how it stands."""
    return standing[seat] - max((value for other, value in enumerate(standing) if other != seat), default=0.0)


def moments(record: Record, every: int = 1) -> list[Decided]:
    """Each decision of the game, or every nth."""
    played = enumerate(zip(record.positions(), record.choices, strict=False), start=1)
    found = [Decided(n, at, choice) for n, (at, choice) in played if at.actor >= 0 and len(at.choices()) > 1]
    return found[::every]


def judge(record: Record, thinker: Thinker, moment: Decided) -> Verdict:
    game, at = record.game, moment.at
    opinions = thinker.explain(game, at.copy())
    played = next(opinion for opinion in opinions if opinion.choice == moment.choice)
    if not isfinite(played.value):  # never visited, so it counts as good as the worst that was
        played = played._replace(value=min(o.value for o in opinions if isfinite(o.value)))
    return Verdict(moment.number, game.round(at), at.actor, played, opinions[0])


def follow_up(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """A hardly visited choice after which the same seat decides again is worth what that next decision is."""
    found = list(verdicts)
    for n, (here, then) in enumerate(pairwise(verdicts)):
        again = then.number == here.number + 1 and then.seat == here.seat
        if again and here.played.visits * HARDLY < here.best.visits:
            found[n] = here._replace(played=here.played._replace(value=then.best.value, visits=then.best.visits))
    return found


class Analysis:
    """All verdicts on a game, and the conclusions from them."""

    def __init__(self, record: Record, agent: str, verdicts: Iterable[Verdict]) -> None:
        self.record = record
        self.agent = agent
        self.verdicts = follow_up(list(verdicts))

    def of(self, seat: int) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if verdict.seat == seat]

    def mistakes(self, seat: int, most: int) -> list[Verdict]:
        """The choices that gave away most, worst first."""
        found = [verdict for verdict in self.of(seat) if verdict.cost >= SMALL]
        return sorted(found, key=lambda verdict: -verdict.cost)[:most]

    def curve(self, seat: int) -> Curve:
        """How a seat stood at each of its decisions, and after the last."""
        mine = self.of(seat)
        points = [(verdict.number - 1, verdict.best.value) for verdict in mine]
        return [*points, (len(self.record.choices), mine[-1].played.value)] if mine else points

    def rounds(self) -> dict[int, int]:
        """The rounds, each with the number of choices made before its first verdict."""
        found: dict[int, int] = {}
        for verdict in self.verdicts:
            found.setdefault(verdict.round, verdict.number - 1)
        return found

    def standing(self, seat: int, number: int) -> float:
        """How a seat stands after this many choices: what its next decision is worth."""
        curve = self.curve(seat)
        return next((value for when, value in curve if when >= number), curve[-1][1] if curve else 0.0)

    def turning_points(self, most: int) -> list[TurningPoint]:
        """The rounds that changed most for the seat that stands best at the end, in the order of play."""
        seats = range(self.record.game.seats)
        first = max(seats, key=lambda seat: self.standing(seat, len(self.record.choices)))
        rounds = self.rounds()
        ends = [*list(rounds.values())[1:], len(self.record.choices)]
        found = [
            TurningPoint(
                round, [self.standing(seat, begin) for seat in seats], [self.standing(seat, end) for seat in seats]
            )
            for (round, begin), end in zip(rounds.items(), ends, strict=True)
        ]
        found.sort(key=lambda point: -abs(lead(first, point.after) - lead(first, point.before)))
        return sorted(found[:most], key=lambda point: point.round)
