"""What a position is worth to every seat (compiled): a solo player's points, or a lead over the best of the others."""

from __future__ import annotations

from math import tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.position import ACTOR, NOBODY, Position

WIN_BONUS: Final = 4.0  # points that a victory is worth beyond its lead


def judge(at: Position, outcome: vec[float], bonus: float = WIN_BONUS, reach: float = 0.0) -> None:
    """Fill in every seat's outcome: as the game has ended, or as the game's evaluation sees it.

    With a reach, a lead counts for less and less, and never for more than that.
    """
    seats: i64 = len(outcome)
    best = float("-inf")
    second = float("-inf")
    seat: i64 = 0
    while seat < seats:
        value = at.value(seat)
        outcome[seat] = value
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
        seat += 1
    if seats == 1:
        return
    seat = 0
    while seat < seats:
        value = outcome[seat]
        lead = value - (second if value == best else best)
        outcome[seat] = reach * tanh(lead / reach) if reach else lead
        seat += 1
    if at.cells[ACTOR] == NOBODY:
        winners = at.winners()
        for winner in winners:
            outcome[winner] += bonus / float(len(winners))
