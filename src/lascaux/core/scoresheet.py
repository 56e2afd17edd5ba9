"""A seat's points by category."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """One row of a scoresheet; `category` is a message id of the game's catalogue. A sum repeats rows above it."""

    category: str
    points: float
    is_sum: bool = False


@dataclass(frozen=True)
class Scoresheet:
    lines: tuple[Line, ...]

    @property
    def total(self) -> float:
        return sum(line.points for line in self.lines if not line.is_sum)
