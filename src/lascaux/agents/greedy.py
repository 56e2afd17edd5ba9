"""An agent that looks to the end of its own turn and no further."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from lascaux.agents.agent import Opinion
from lascaux.agents.turn_ends import BEAM, SAMPLES, RestOfTurn
from lascaux.core.game import Game
from lascaux.core.position import Position

FANCY: Final = 3.0  # points by which a choice must look better to be e times as likely where a whim decides


class GreedyAgent:
    """Tries every choice, plays its turn to the end in the most promising ways, and compares what `value` says then.

    A whim is how often it draws a choice instead of making the best: the better one looks, the likelier it is.
    A narrow beam and fewer samples of luck make it several times faster and somewhat weaker: a partner for training.
    """

    def __init__(self, seed: int = 0, whim: float = 0.0, beam: int = BEAM, samples: int = SAMPLES) -> None:
        self.rng = Random(seed)
        self.whim = whim
        self.beam = beam  # positions that are continued after each choice
        self.samples = samples  # outcomes tried where chance follows immediately

    def choose(self, game: Game, at: Position) -> int:
        choices = list(at.choices())
        if len(choices) == 1:
            return choices[0]
        if self.whim:
            return self.choose_on_a_whim(game, at)
        promises = self.promises(at)
        return choices[promises.index(max(promises))]

    def choose_on_a_whim(self, game: Game, at: Position) -> int:
        opinions = self.explain(game, at)
        if self.rng.random() >= self.whim:
            return opinions[0].choice
        weights = [exp((opinion.value - opinions[0].value) / FANCY) for opinion in opinions]
        return self.rng.choices([opinion.choice for opinion in opinions], weights)[0]

    def explain(self, game: Game, at: Position) -> list[Opinion]:
        opinions = [Opinion(choice, value, 1) for choice, value in zip(at.choices(), self.promises(at), strict=True)]
        return sorted(opinions, key=lambda opinion: -opinion.value)

    def promises(self, at: Position) -> list[float]:
        return RestOfTurn(at, self.rng.randrange(2**32), self.beam, self.samples).promises()
