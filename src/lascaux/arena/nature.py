"""Nature in the arena: draws that games can share.

The n-th draw of a kind of decision depends on nothing but the chance seed, the kind and n, so the agents' own random
numbers never touch it. Every possible outcome runs a race: its time is an exponential variate taken from
(seed, kind, n, outcome), divided by its weight, and the fastest one happens. That gives each outcome its right
probability, and two games that ask for the same draw get the same answer. When one of them has an outcome fewer, such
as a card that is already gone, the answer is still the same unless it was that very one.
"""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from math import log
from typing import Final

from lascaux.core.position import Position
from lascaux.core.view import open_decision

CHANCE_BITS: Final = 48  # of a chance seed: never twice in a run, and exact wherever JSON is read
AGENT_BITS: Final = 32


def derive(bits: int, *what: object) -> int:
    """A number of this many bits that depends on everything given and looks random."""
    text = " ".join(str(part) for part in what)
    return int.from_bytes(blake2b(text.encode(), digest_size=bits // 8).digest())


class Nature:
    """All of nature's draws in one game."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.drawn: Counter[str] = Counter()

    def draw(self, at: Position) -> int:
        """What nature chooses in a position; it counts as one more draw of that kind."""
        kind = self.kind(at)
        number = self.drawn[kind]
        self.drawn[kind] += 1
        runners = [(choice, int(weight)) for choice, weight in zip(at.choices(), at.weights(), strict=True) if weight]
        return min(runners, key=lambda runner: self.time(kind, number, runner[0]) / runner[1])[0]

    def kind(self, at: Position) -> str:
        """Draws of the same kind are counted together."""
        return open_decision(at)

    def time(self, kind: str, number: int, choice: int) -> float:
        uniform = (derive(64, self.seed, kind, number, choice) + 1) / 2**64
        return -log(uniform)
