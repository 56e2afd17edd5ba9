"""From numbers to places on a plot, with ticks where people like them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, log10


def nice_step(extent: float, wanted: int) -> float:
    """1, 2 or 5 times a power of ten, so that about the wanted number of steps covers the extent."""
    rough = extent / wanted
    power = float(10 ** floor(log10(rough)))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= rough * 0.999)


@dataclass(frozen=True)
class Scale:
    low: float
    high: float
    step: float

    @staticmethod
    def around(values: Iterable[float], *include: float, wanted: int = 6) -> Scale:
        """A scale over all values, from tick to tick."""
        known = [*values, *include]
        low, high = min(known), max(known)
        if high - low < 1e-9:
            low, high = low - 1, high + 1
        step = nice_step(high - low, wanted)
        return Scale(floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step, step)

    @property
    def ticks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [self.low + self.step * number for number in range(count + 1)]

    def part(self, value: float) -> float:
        """How far along the scale, in hundredths."""
        return 100 * (value - self.low) / (self.high - self.low)

    def at(self, value: float) -> str:
        return f"{self.part(value):.2f}%"

    def wide(self, extent: float) -> str:
        return f"{100 * extent / (self.high - self.low):.2f}%"
