"""What a network is taught to want: points, a lead, a victory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Measure:
    """What a game is worth to a seat."""

    points: float = 10.0  # that make a value of one
    win: float = 1.0  # what winning is worth beyond the lead
    reach: float = 0.0  # a lead counts for less and less, and never for more than this; 0: each point counts the same
    haste: float = 0.0  # what it costs everybody when each seat makes a choice

    @property
    def worst(self) -> float:
        """The value of a game that is broken off because nobody ends it: no lead makes it worth while."""
        return -self.reach / self.points - self.win

    def standings(self, points: NDArray[Any], rivalry: float = 1.0) -> NDArray[Any]:
        """How the seats of each row stand: by their points, and as far as rivalry goes by their lead instead."""
        if points.shape[1] == 1:
            return points
        best = np.sort(points, 1)[:, ::-1]
        lead = points - np.where(points == best[:, :1], best[:, 1:2], best[:, :1])
        if self.reach:
            lead = self.reach * np.tanh(lead / self.reach)
        found: NDArray[Any] = points + rivalry * (lead - points)
        return found

    def outcomes(self, scores: NDArray[np.float64], won: NDArray[np.float64], rivalry: float) -> NDArray[np.float64]:
        """The values of finished games: how the seats stand at the end, and the win."""
        seats = scores.shape[1]
        found: NDArray[np.float64] = self.standings(scores, rivalry) / self.points
        if seats > 1:
            winners = (won > 0) | (won == 0).all(1, keepdims=True)  # all zero: everybody draws
            found += rivalry * self.win * (winners / winners.sum(1, keepdims=True) - 1 / seats)
        return found
