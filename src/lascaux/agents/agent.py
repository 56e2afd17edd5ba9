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


class Foresight(NamedTuple):
    """What a choice is worth to the seat that makes it, in points, and how its turn would go on, as far as was seen."""

    value: float
    then: list[int]


@runtime_checkable
class Foreseer(Thinker, Protocol):
    """A thinker that can look at every choice as closely as at the one it would make, so that all can be compared."""

    def foresee(self, at: Position, choice: int) -> Foresight: ...
