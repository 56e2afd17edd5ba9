"""The modes of games that tests run over."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.games import load


class Checks(Protocol):
    """What a game says about its own positions; a module with these three functions will do."""

    def invariants(self, at: Position) -> None:
        """Asserts what holds in every position of the game."""

    def chapter(self, at: Position) -> object:
        """What changes where a playthrough should show the table, such as the round."""

    def rare_positions(self, game: Game) -> list[Position]:
        """Positions that games from the start hardly ever reach, to play on from; often none."""


@dataclass(frozen=True, eq=False)
class Row:
    """One mode of a game."""

    id: str
    name: str
    checks: Checks
    options: dict[str, object] = field(default_factory=dict)
    golden: int | None = None  # the seed of a game that is kept as a playthrough
    length: int = 2  # of a game, in hundreds of choices: long games are played less often

    @cached_property
    def game(self) -> Game:
        return load(self.name, **self.options)

    @cached_property
    def rare(self) -> list[Position]:
        return self.checks.rare_positions(self.game)

    def seeds(self, many: int) -> range:
        """As many games as take the time of so many games of two hundred choices."""
        return range(max(1, 2 * many // self.length))
