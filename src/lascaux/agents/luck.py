"""Luck that can be had again (compiled)."""

from __future__ import annotations

from random import Random
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.agents.playout import place, total
from lascaux.core.position import ACTOR, CHANCE, Position


@final
class Luck:
    """What `Random(seed)` draws, written down, so that everything tried meets the same."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng: Random | None = None  # made when nature first acts: most turns never need it
        self.words = vec[i64]()  # of 32 bits
        self.read: i64 = 0

    def below(self, stop: i64) -> i64:
        """What `Random.randrange(stop)` gives: enough bits for the number, again and again until they are below it."""
        spare: i64 = 32
        while stop >> 32 - spare:
            spare -= 1
        while True:
            drawn = self.word() >> spare
            if drawn < stop:
                return drawn

    def word(self) -> i64:
        if self.read == len(self.words):
            if self.rng is None:
                self.rng = Random(self.seed)
            self.words = append(self.words, i64(self.rng.getrandbits(32)))
        self.read += 1
        return self.words[self.read - 1]

    def act(self, at: Position) -> None:
        """Let nature act until a seat decides."""
        while at.cells[ACTOR] == CHANCE:
            choices = at.choices()
            weights = at.shares(choices)
            at.apply(choices[place(weights, self.below(total(weights)))])
