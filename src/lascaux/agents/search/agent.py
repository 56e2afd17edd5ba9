"""The agent that searches: one budget for every choice, and a tree that it keeps throughout the game."""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.agents.agent import Opinion
from lascaux.agents.search.levels import Level
from lascaux.agents.search.mcts import Search
from lascaux.core.game import Game
from lascaux.core.position import Position

SLICE: Final = 512  # simulations
IN_TIME: Final = 0.9  # of the milliseconds go into thinking, so that the answer is ready when they are up


class SearchAgent:
    """Thinks as its level prescribes. The same seed, simulations and questions give the same answers."""

    def __init__(self, level: Level, seed: int = 0) -> None:
        self.level = level
        self.rng = Random(seed)
        self.search: Search | None = None

    def choose(self, game: Game, at: Position) -> int:
        started = perf_counter()
        choices = list(at.choices())
        if len(choices) == 1:
            return choices[0]
        opinions = self.think(game, at, started)
        if self.level.whim and self.rng.random() < self.level.whim:
            weights = [opinion.visits for opinion in opinions]
            return self.rng.choices([opinion.choice for opinion in opinions], weights)[0]
        return opinions[0].choice

    def explain(self, game: Game, at: Position) -> list[Opinion]:
        return self.think(game, at, perf_counter())

    def think(self, game: Game, at: Position, started: float) -> list[Opinion]:
        """An opinion on every choice, the most visited first."""
        search = self.search_at(game, at)
        known = search.visited()
        left = max(1, self.level.simulations - known) if self.level.simulations else inf
        deadline = started + IN_TIME * self.level.milliseconds / 1000 if self.level.milliseconds else 0.0
        while left > 0:  # in slices, so that a terminal or a server is not kept waiting
            slice = int(min(left, SLICE))
            made = int(search.run(slice, deadline))
            left = left - made if made == slice else 0
        opinions = [Opinion(*opinion) for opinion in search.opinions()]
        return sorted(opinions, key=lambda opinion: (-opinion.visits, -opinion.value))

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "search": None}  # a copy begins to think anew

    def search_at(self, game: Game, at: Position) -> Search:
        """The running search, if it has seen this position; else a new one."""
        if self.search is None or self.search.root.game is not game or not self.search.move_to(at):
            level = self.level
            hope = level.hope if game.seats == 1 else 0.0
            seed = self.rng.randrange(2**31)
            self.search = Search(
                at.copy(), playout_weights(game), seed, level.explore, level.focus, level.playout, level.look, hope
            )
        return self.search


def playout_weights(game: Game) -> vec[i64]:
    """How likely each choice is in a playout, by its verb (`Game.tastes`)."""
    return vec[i64]([game.tastes.get(verb.word, 10) for verb in game.verbs.all for _ in range(verb.size)])
