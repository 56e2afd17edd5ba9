"""An agent without a plan: every legal choice is as good as the next."""

from __future__ import annotations

from random import Random

from lascaux.core.game import Game
from lascaux.core.position import Position


class RandomAgent:
    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, game: Game, at: Position) -> int:
        return self.rng.choice(list(at.choices()))
