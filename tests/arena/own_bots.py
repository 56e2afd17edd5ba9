"""Bots of somebody's own, in a module where other processes find them."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

from lascaux.core.game import Game
from lascaux.core.position import Position


class Dice:
    """Remembers what it has drawn, so that a game tells whether it began afresh."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, game: Game, at: Position) -> int:
        return self.rng.choice(list(at.choices()))


class Homely:
    """Cannot be sent anywhere, and notes where it is."""

    def __init__(self) -> None:
        self.homes: set[int] = set()
        self.secret: Callable[[], int] = lambda: 0

    def choose(self, game: Game, at: Position) -> int:
        self.homes.add(os.getpid())
        return at.choices()[self.secret()]


class Cheat:
    def choose(self, game: Game, at: Position) -> int:
        return next(choice for choice in range(game.verbs.size) if choice not in list(at.choices()))
