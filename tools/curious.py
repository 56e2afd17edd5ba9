"""A bot that plays quickly by its network and furnishes at random every other time, so that every tile gets tried.

Bots that play well have firm habits, and nothing can be said about what they never buy. What is left to chance also has
less to do with who was ahead.
"""

from __future__ import annotations

from random import Random
from typing import Final

from lascaux.agents import make_agent
from lascaux.core.game import Game
from lascaux.core.position import Position

HABIT: Final = "network:"
FURNISH: Final = "furnish"  # the verb
CURIOUS: Final = 0.5  # how often


class Curious:
    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)
        self.usual = make_agent(HABIT, seed)

    def choose(self, game: Game, at: Position) -> int:
        rooms = [choice for choice in at.choices() if game.verbs.verb(choice).word == FURNISH]
        if rooms and self.random.random() < CURIOUS:
            return self.random.choice(rooms)
        return self.usual.choose(game, at)
