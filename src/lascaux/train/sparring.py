"""Games in which the network does not choose alone: against a partner, or taught by the reference bot."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from lascaux.agents import make_agent
from lascaux.agents.ladder import REFERENCE
from lascaux.envs.batch import Batch
from lascaux.train.schedule import Schedule


class Sparring:
    """The first games of a batch: in each of them one seat is the network's, another one in every game."""

    def __init__(self, batch: Batch, number: int, partner: str, seed: int) -> None:
        self.batch = batch
        self.number = number
        self.games = np.arange(batch.n) < number  # which they are
        self.rng = np.random.default_rng(seed)
        self.own = self.rng.integers(batch.game.seats, size=number)
        self.partner = make_agent(partner, seed)
        self.teacher = make_agent(REFERENCE, seed)
        self.rivals = np.zeros(batch.n, np.bool_)  # games in which a rival chooses now
        self.led = np.zeros(batch.n, np.bool_)  # games in which the network does not choose
        self.answers = np.zeros(batch.n, np.int64)
        self.results: list[float] = []

    def attend(self, schedule: Schedule) -> None:
        """See in which games the network does not choose now: a rival does, or a teacher shows how."""
        self.rivals[: self.number] = self.batch.actors[: self.number] != self.own
        self.led = self.rivals | (self.rng.random(self.batch.n) < schedule.shown)

    def think(self, schedule: Schedule) -> None:
        """What rivals choose, and a teacher in all other games; the network can think for itself meanwhile."""
        asked = np.full(self.batch.n, True) if schedule.teaching else self.rivals
        for game in np.flatnonzero(asked).tolist():
            thinking = self.partner if self.rivals[game] else self.teacher
            self.answers[game] = thinking.choose(self.batch.game, self.batch.position(game))

    def answer(self, picks: NDArray[np.int64]) -> None:
        picks[self.led] = self.answers[self.led]

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
