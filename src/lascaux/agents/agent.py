"""What every agent can do: choose; and what those that think can say about it."""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

from lascaux.core.game import Game
from lascaux.core.position import Position


class Agent(Protocol):
    """Something that chooses."""

    def choose(self, game: Game, at: Position) -> int:
        """One of the legal choices of the seat that acts in `at`, which stays as it is."""
        ...


class Opinion(NamedTuple):
    """What an agent thinks of a choice: how well its seat stands after it, in points, and how often it was tried."""

    choice: int
    value: float
    visits: int


@runtime_checkable
class Thinker(Protocol):
    """An agent that can explain itself."""

    def choose(self, game: Game, at: Position) -> int: ...

    def explain(self, game: Game, at: Position) -> list[Opinion]:
        """An opinion on every legal choice, best first; `choose` would make the first."""
        ...
