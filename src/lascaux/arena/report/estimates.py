"""Shares, means and differences with 95 % intervals that know which games belong together.

Paired games share their chance, and the seats of a game share its course. So the pair is the unit that counts:
intervals come from how much pairs differ, not from the number of seats.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from lascaux.arena.statistics import Z, wilson


class Observation(NamedTuple):
    """What was seen of an agent in one of the games of a pair."""

    pair: int
    agent: str
    value: float


@dataclass(frozen=True)
class Estimate:
    """A number, the interval it lies in, and how many observations it comes from."""

    value: float
    low: float
    high: float
    count: int


def share(seen: Sequence[Observation]) -> Estimate:
    """A proportion with Wilson's interval, of fewer observations where those of a pair are alike."""
    count = len(seen)
    value = average(seen)
    plain = value * (1 - value) / max(1, count - 1)
    alike = max(1.0, variance((o.pair, (o.value - value) / count) for o in seen) / plain) if plain else 1.0
    size = max(1, round(count / alike))
    rate = wilson(value * size, size)
    return Estimate(value, rate.low, rate.high, count)


def mean(seen: Sequence[Observation]) -> Estimate:
    value = average(seen)
    pairs = len({o.pair for o in seen})
    reach = student(pairs - 1) * sqrt(variance((o.pair, (o.value - value) / len(seen)) for o in seen))
    return Estimate(value, value - reach, value + reach, len(seen))


def difference(these: Sequence[Observation], those: Sequence[Observation]) -> Estimate | None:
    """How much higher these are than those, comparing each agent only with itself; None if no agent is in both.

    It is the least-squares estimate with a separate level for every agent.
    """
    groups: dict[str, tuple[list[Observation], list[Observation]]] = defaultdict(lambda: ([], []))
    for side, group in enumerate((these, those)):
        for observation in group:
            groups[observation.agent][side].append(observation)
    both = [(one, other) for one, other in groups.values() if one and other]
    if not both:
        return None
    weights = [len(one) * len(other) / (len(one) + len(other)) for one, other in both]
    gaps = [average(one) - average(other) for one, other in both]
    value = sum(weight * gap for weight, gap in zip(weights, gaps, strict=True)) / sum(weights)
    parts: list[tuple[int, float]] = []
    squares = 0.0
    for one, other in both:
        level = average([*one, *other])
        portion = len(one) / (len(one) + len(other))
        for has, group in ((1 - portion, one), (-portion, other)):
            left = [(o.pair, o.value - level - value * has) for o in group]
            parts += [(pair, has * residual / sum(weights)) for pair, residual in left]
            squares += sum(residual**2 for _, residual in left)
    # A few seats on one side cannot show how much they vary, so the spread of all is the least that is assumed.
    freedom = len(parts) - len(both) - 1
    plain = squares / freedom / sum(weights) if freedom > 0 else 0.0
    reach = student(len({pair for pair, _ in parts}) - 1) * sqrt(max(variance(parts), plain))
    return Estimate(value, value - reach, value + reach, len(parts))


def difference_of_shares(these: Sequence[Observation], those: Sequence[Observation]) -> Estimate | None:
    """The same for proportions: never narrower than Newcombe's interval, which does not vanish where all are alike."""
    plain = difference(these, those)
    if plain is None:
        return None
    one, other = share(these), share(those)
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    low, high = min(plain.low, plain.value - below), max(plain.high, plain.value + above)
    return Estimate(plain.value, max(-1.0, low), min(1.0, high), plain.count)


def average(seen: Sequence[Observation]) -> float:
    return sum(o.value for o in seen) / len(seen)


def variance(parts: Iterable[tuple[int, float]]) -> float:
    """The variance of a sum, from what each pair adds to it."""
    by_pair: dict[int, float] = defaultdict(float)
    for pair, part in parts:
        by_pair[pair] += part
    pairs = len(by_pair)
    return sum(part**2 for part in by_pair.values()) * pairs / (pairs - 1) if pairs > 1 else 0.0


def student(freedom: int) -> float:
    """Student's quantile for 95 %, by the first terms of its expansion; wide where there is little to go by."""
    if freedom < 1:
        return 0.0
    first, second = (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def quantile(values: Iterable[float], share: float) -> float:
    """The value below which a share of the values lies, interpolated."""
    ordered = sorted(values)
    position = share * (len(ordered) - 1)
    below = int(position)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (position - below)
