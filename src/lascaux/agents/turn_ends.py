"""How well a turn can end, found by a narrow beam (compiled): what greedy play compares."""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.agents.search.tree import hash_cells
from lascaux.core.position import ACTOR, CHANCE, Position

BEAM: Final = 6  # positions kept after each further choice, unless another width is asked for
DEEPEST: Final = 16  # at most this many further choices
SAMPLES: Final = 4  # outcomes tried where chance follows immediately


@final
class Beam:
    """A seat's turn seen choice by choice: its best end so far, and the most promising positions that are not ends."""

    def __init__(self, seat: i64, seed: int, width: i64) -> None:
        self.seat = seat
        self.seed = seed
        self.width = width
        self.rng: Random | None = None  # made when nature first acts: most turns never need it
        self.best = float("-inf")
        self.seen: set[int] = set()
        self.kept: list[Position] = []  # best first; of equals, the one found first
        self.begun: list[bool] = []  # whether the turn has got beyond its first decision
        self.values = vec[float]([0.0] * int(width))

    def consider(self, at: Position, begun: bool) -> None:
        """Let nature act, then note an end of the turn, or keep the position if it is promising and new."""
        while at.cells[ACTOR] == CHANCE:
            if self.rng is None:
                self.rng = Random(self.seed)
            at.apply(at.sample(self.rng))
        begins = at.begins_turn
        if at.cells[ACTOR] != self.seat or (begun and begins):
            self.best = max(self.best, at.value(self.seat))
            return
        hashed = int(hash_cells(at.cells))
        if hashed not in self.seen:
            self.seen.add(hashed)
            self.keep(at, at.value(self.seat), begun or not begins)

    def keep(self, at: Position, value: float, begun: bool) -> None:
        number: i64 = len(self.kept)
        place = number
        while place > 0 and self.values[place - 1] < value:
            place -= 1
        if place == self.width:
            return
        if number == self.width:
            self.kept.pop()
            self.begun.pop()
            number -= 1
        while number > place:
            self.values[number] = self.values[number - 1]
            number -= 1
        self.values[place] = value
        self.kept.insert(int(place), at)
        self.begun.insert(int(place), begun)

    def advance(self) -> None:
        """Make every choice in every position kept."""
        kept, self.kept = self.kept, []
        begun, self.begun = self.begun, []
        for index, at in enumerate(kept):
            for choice in at.choices():
                next = at.copy()
                next.apply(choice)
                self.consider(next, begun[index])


@final
class RestOfTurn:
    """What is left of one seat's turn, as seen from a position in it."""

    def __init__(self, at: Position, seed: int, width: i64 = BEAM, samples: i64 = SAMPLES) -> None:
        self.at = at
        self.seat: i64 = at.cells[ACTOR]
        self.begun = not at.begins_turn
        self.seed = seed
        self.width = width
        self.samples = samples

    def promise(self, choice: i64) -> float:
        """How well the seat can stand at the end of its turn after this choice, on average over what nature does."""
        after = self.at.copy()
        after.apply(choice)
        samples = self.samples if after.cells[ACTOR] == CHANCE else 1
        total = 0.0
        # Every choice meets the same luck, so that none looks good just for having been luckier.
        for n in range(samples):
            total += self.best_end(after.copy(), self.seed + int(n))
        return total / float(samples)

    def best_end(self, at: Position, seed: int) -> float:
        """The best value found at the end of the turn, by a narrow search."""
        beam = Beam(self.seat, seed, self.width)
        beam.consider(at, self.begun)
        for _ in range(DEEPEST - 1):
            if not beam.kept:
                return beam.best
            beam.advance()
        best = beam.best
        if best == float("-inf"):
            # A turn too long to see its end is judged by where it has got to; one that can end, by its ends.
            for here in beam.kept:
                for choice in here.choices():
                    next = here.copy()
                    next.apply(choice)
                    best = max(best, next.value(self.seat))
        return best
