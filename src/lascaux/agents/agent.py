"""What every agent can do: choose."""

from __future__ import annotations

from typing import Protocol

from lascaux.core.game import Game
from lascaux.core.position import Position


class Agent(Protocol):
    """Something that chooses."""

    def choose(self, game: Game, at: Position) -> int:
        """One of the legal choices of the seat that acts in `at`, which stays as it is."""
        ...
