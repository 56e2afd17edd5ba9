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
    A narrow beam, fewer samples of luck, and turns that are decided as a whole until nature acts make it many times
    faster and somewhat weaker: a partner for training.
    """

    def __init__(
        self, seed: int = 0, whim: float = 0.0, beam: int = BEAM, samples: int = SAMPLES, whole: int = 0
    ) -> None:
        self.rng = Random(seed)
        self.whim = whim
        self.beam = beam  # positions that are continued after each choice
        self.samples = samples  # outcomes tried where chance follows immediately
        self.whole = whole  # 1: it does not think again within a turn
        self.line: list[int] = []  # what it is about to choose
        self.awaited: Position | None = None  # where

    def choose(self, game: Game, at: Position) -> int:
        if self.line and self.awaited == at:
            return self.go_on(at)
        choices = list(at.choices())
        if len(choices) == 1:
            return choices[0]
        if self.whim:
            return self.choose_on_a_whim(game, at)
        rest = self.rest_of_turn(at)
        promises = rest.promises()
        best = promises.index(max(promises))
        if not self.whole:
            return choices[best]
        self.line = [choices[best], *rest.line(best)]
        return self.go_on(at)

    def go_on(self, at: Position) -> int:
        """The next choice of its line."""
        choice = self.line.pop(0)
        if self.line:
            self.awaited = at.copy()
            self.awaited.apply(choice)
        return choice

    def choose_on_a_whim(self, game: Game, at: Position) -> int:
        opinions = self.explain(game, at)
        if self.rng.random() >= self.whim:
            return opinions[0].choice
        weights = [exp((opinion.value - opinions[0].value) / FANCY) for opinion in opinions]
        return self.rng.choices([opinion.choice for opinion in opinions], weights)[0]

    def explain(self, game: Game, at: Position) -> list[Opinion]:
        promises = self.rest_of_turn(at).promises()
        opinions = [Opinion(choice, value, 1) for choice, value in zip(at.choices(), promises, strict=True)]
        return sorted(opinions, key=lambda opinion: -opinion.value)

    def rest_of_turn(self, at: Position) -> RestOfTurn:
        return RestOfTurn(at, self.rng.randrange(2**32), self.beam, self.samples)
