"""Curves in a terminal: a mark for each seat, points upwards, the game from left to right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final

from lascaux.analysis.analysis import Curve
from lascaux.core.canvas import Canvas

MARKS: Final = "●▲■◆○△□"  # one for each seat
HEIGHT: Final = 16
MARGIN: Final = 7  # columns for the numbers on the left


def draw_curves(curves: Sequence[Curve], rounds: Mapping[int, int], below: str, width: int) -> Canvas:
    """The curves of all seats over the number of choices, with the rounds below."""
    height = HEIGHT
    canvas = Canvas()
    last = max(x for curve in curves for x, _ in curve)
    ticks = round_numbers([y for curve in curves for _, y in curve], height // 2)
    low, high = ticks[0], ticks[-1]
    columns = width - MARGIN - 1

    def row(y: float) -> int:
        return round((high - y) / (high - low) * (height - 1))

    for line in range(height):
        canvas.put(line, MARGIN, "│", "dim")
    for tick in ticks:
        canvas.put(row(tick), 0, f"{tick:{MARGIN - 1}g}", "dim")
        canvas.put(row(tick), MARGIN, "┼" + "┈" * columns, "dim")
    for seat, curve in enumerate(curves):
        for column in range(columns if curve else 0):
            y = height_at(curve, column / (columns - 1) * last)
            canvas.put(row(y), MARGIN + 1 + column, MARKS[seat], f"seat{seat}")
    canvas.put(height, 0, f"{below:>{MARGIN - 1}}", "dim")
    free = MARGIN
    for number, begin in rounds.items():
        column = MARGIN + 1 + round(begin / max(last, 1) * (columns - 1))
        if column >= free:
            canvas.put(height, column, str(number), "dim")
            free = column + len(str(number)) + 1
    return canvas


def height_at(curve: Curve, x: float) -> float:
    """The height of a curve, on a straight line between its points and level beyond its ends."""
    for (x0, y0), (x1, y1) in pairwise(curve):
        if x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / max(x1 - x0, 1)
    return curve[0][1] if x < curve[0][0] else curve[-1][1]


def round_numbers(values: Sequence[float], most: int) -> list[float]:
    """Evenly spaced round numbers that enclose all values."""
    low, high = min(values), max(values)
    span = max(high - low, 1.0) / most
    unit = 10.0 ** floor(log10(span))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= span)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return [step * n for n in range(first, last + 1)]
