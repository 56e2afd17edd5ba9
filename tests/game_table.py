"""What the test tables of all games share: playing by name, and asking what is legal."""

from __future__ import annotations

from copy import copy
from typing import Generic, Self, TypeVar, cast

import lascaux
from lascaux.core.position import DEPTH, TURN, Position
from lascaux.core.view import open_decision

P = TypeVar("P", bound=Position)


class GameTable(Generic[P]):
    """A game under test. Choices go by their written names; calls that change the table can be chained."""

    def __init__(self, name: str, **options: object) -> None:
        self.game = lascaux.load(name, **options)
        self.at = cast(P, self.game.start())

    def fork(self) -> Self:
        """A table of its own in the same position."""
        other = copy(self)
        other.at = self.at.copy()
        return other

    def play(self, *names: str) -> Self:
        """Make these choices, each checked."""
        for name in names:
            self.at.play(self.game.parse(name))
        return self

    def legal(self, verb: str = "") -> set[str]:
        """The names of all legal choices, or of those that begin with a verb."""
        names = {self.game.name(choice) for choice in self.at.choices()}
        return {name for name in names if not verb or name.split()[0] == verb}

    def offers(self, name: str) -> bool:
        self.game.parse(name)  # a name that does not exist is a mistake of the test
        return name in self.legal()

    def why_not(self, name: str, language: str = "en") -> str:
        return str(self.game.why_not(self.at, self.game.parse(name), language))

    @property
    def decision(self) -> str:
        """The id of the open decision, such as `take-tile`; empty when the game is over."""
        return "" if self.at.over else open_decision(self.at)

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.at.cells[TURN]

    def cell(self, cell: int) -> int:
        """A cell of the table by its name in the game's `layout`."""
        return self.at.cells[cell]

    def begin(self, kind: int, a: int = 0, b: int = 0) -> Self:
        """Drop what is open and let this step or decision of the game's `layout` be open."""
        while self.at.cells[DEPTH]:
            self.at.close()
        self.at.open(kind, a, b)
        self.at.settle()
        return self

    def until(self, decision: str) -> Self:
        """Let the first legal choice be made until a decision of this kind is open (or the game over)."""
        while self.decision not in (decision, ""):
            self.at.play(self.at.choices()[0])
        return self


def members(bits: int) -> set[int]:
    """The members of a set that is kept as bits."""
    return {member for member in range(bits.bit_length()) if bits >> member & 1}
