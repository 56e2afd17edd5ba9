"""Games against the reference bot, so that a network learns what only others do."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from lascaux.agents.greedy import GreedyAgent
from lascaux.envs.batch import Batch


class Sparring:
    """The first games of a batch: in each of them one seat is the network's, another one in every game."""

    def __init__(self, batch: Batch, number: int, seed: int) -> None:
        self.batch = batch
        self.number = number
        self.games = np.arange(batch.n) < number  # which they are
        self.rng = np.random.default_rng(seed)
        self.own = self.rng.integers(batch.game.seats, size=number)
        self.rival = GreedyAgent(seed)
        self.rivals: list[int] = []  # games in which a rival chooses now
        self.answers: list[int] = []
        self.results: list[float] = []

    def due(self) -> list[int]:
        """The games in which a rival chooses now."""
        self.rivals = np.flatnonzero(self.batch.actors[: self.number] != self.own).tolist()
        return self.rivals

    def think(self) -> None:
        """What the rivals choose; the network can think about the other games meanwhile."""
        self.answers = [self.rival.choose(self.batch.game, self.batch.position(game)) for game in self.rivals]

    def answer(self, picks: NDArray[np.int64]) -> None:
        picks[self.rivals] = self.answers

    def note(self, over: NDArray[np.bool_], won: bool = True) -> None:
        """Keep the results of games that have just ended, by somebody's victory or not, and change seats there."""
        seats = self.batch.game.seats
        for game in np.flatnonzero(over[: self.number]):
            winners = self.batch.rewards[game] > 0
            shares = winners if winners.any() else np.ones(seats)
            self.results.append(float(shares[self.own[game]] / shares.sum()) if won else 0.0)
            self.own[game] = self.rng.integers(seats)

    def take_results(self) -> list[float]:
        """The shares of the games won since the last time."""
        taken, self.results = self.results, []
        return taken
