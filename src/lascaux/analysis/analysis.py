"""All verdicts on a game, and the conclusions from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from lascaux.analysis.verdicts import Verdict
from lascaux.record import Record

SMALL: Final = 0.25  # points; a smaller difference does not count: two looks at the same choice differ by more
TURNING: Final = 1.0  # points by which a turn must change how the game stands to be a turning point

# A choice that gives away so many points counts half. Where scores are higher, so is this.
HALF: Final[Mapping[str, float]] = {"stone-age": 6.0}
USUAL_HALF: Final = 2.0

Curve = list[tuple[int, float]]  # choices made so far, and points


class Turn(NamedTuple):
    """A turn in which something was decided."""

    number: int
    seat: int
    round: int
    verdicts: list[Verdict]

    @property
    def cost(self) -> float:
        return sum(verdict.cost for verdict in self.verdicts)

    @property
    def worst(self) -> Verdict:
        """The decision that gave away most."""
        return max(self.verdicts, key=lambda verdict: verdict.cost)


class TurningPoint(NamedTuple):
    """A turn that changed how the seats stand."""

    turn: Turn
    before: list[float]
    after: list[float]


def lead(seat: int, standing: Sequence[float]) -> float:
    """How far a seat is ahead of the best of the others; alone, how it stands."""
    return standing[seat] - max((value for other, value in enumerate(standing) if other != seat), default=0.0)


class Analysis:
    """What a judge thinks of a game."""

    def __init__(self, record: Record, judge: str, verdicts: Iterable[Verdict]) -> None:
        self.record = record
        self.judge = judge
        self.verdicts = list(verdicts)
        self.end = record.position()
        self.leads = all(verdict.leads for verdict in self.verdicts)
        self.turns = [
            Turn(number, found[0].seat, found[0].round, found)
            for number, group in groupby(self.verdicts, key=lambda verdict: verdict.turn)
            if (found := list(group))
        ]
        self.curves = [self.curve(seat) for seat in range(record.game.seats)]

    def of(self, seat: int) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if verdict.seat == seat]

    def mistakes(self, seat: int, most: int) -> list[Verdict]:
        """The choices that gave away most, worst first."""
        found = [verdict for verdict in self.of(seat) if verdict.cost >= SMALL]
        return sorted(found, key=lambda verdict: -verdict.cost)[:most]

    def accuracy(self, seat: int) -> float:
        """How well a seat chose, from 0 to 100: the best choice counts whole, one that gives away HALF counts half."""
        half = HALF.get(self.record.game.id, USUAL_HALF)
        counted = [0.5 ** (verdict.cost / half) for verdict in self.of(seat)]
        return 100 * sum(counted) / len(counted) if counted else 100.0

    def curve(self, seat: int) -> Curve:
        """How a seat stood at each of its decisions and at the end. Of two, one leads by what the other lags."""
        mirrored = self.leads and self.record.game.seats == 2
        points = [
            (verdict.number - 1, verdict.best.value if verdict.seat == seat else -verdict.best.value)
            for verdict in self.verdicts
            if verdict.seat == seat or mirrored
        ]
        if not points:
            return points
        mine = self.of(seat)
        last = mine[-1].played.value if mine else points[-1][1]
        if self.end.over:
            last = lead(seat, self.end.scores()) if self.leads else self.end.scores()[seat]
        return [*points, (len(self.record.choices), last)]

    def rounds(self) -> dict[int, int]:
        """The rounds, each with the number of choices made before its first verdict."""
        found: dict[int, int] = {}
        for verdict in self.verdicts:
            found.setdefault(verdict.round, verdict.number - 1)
        return found

    def standing(self, seat: int, number: int) -> float:
        """How a seat stands after this many choices: what the next decision that tells is worth."""
        curve = self.curves[seat]
        return next((value for when, value in curve if when >= number), curve[-1][1] if curve else 0.0)

    def turning_points(self, most: int) -> list[TurningPoint]:
        """The turns that changed most for the seat that stands best at the end, in the order of play."""
        seats = range(self.record.game.seats)
        first = max(seats, key=lambda seat: self.standing(seat, len(self.record.choices)))
        begins = [turn.verdicts[0].number - 1 for turn in self.turns]
        found = [
            TurningPoint(
                turn, [self.standing(seat, begin) for seat in seats], [self.standing(seat, end) for seat in seats]
            )
            for turn, begin, end in zip(self.turns, begins, [*begins[1:], len(self.record.choices)], strict=True)
        ]
        found = [point for point in found if abs(point.after[first] - point.before[first]) >= TURNING]
        found.sort(key=lambda point: -abs(point.after[first] - point.before[first]))
        return sorted(found[:most], key=lambda point: point.turn.number)
