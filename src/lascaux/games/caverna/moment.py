"""What is going on at a moment: the space in use, the tile being laid, the dwarf at work, read off the agenda."""

from __future__ import annotations

from typing import NamedTuple

from lascaux.core.position import AGENDA, DEPTH
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.position import NOBODY_LEFT, CavernaPosition
from lascaux.games.caverna.rules.turn import NO_DWARF, dwarf_in_order


class Entry(NamedTuple):
    """A decision or step on the agenda; `a` and `b` are what it remembers."""

    kind: int
    a: int
    b: int


class Moment:
    """Reads a position of Caverna for those who tell of it."""

    def __init__(self, at: CavernaPosition) -> None:
        self.at = at
        starts = [AGENDA + 3 * n for n in reversed(range(at.cells[DEPTH]))]
        self.agenda = [Entry(at.cells[s], at.cells[s + 1], at.cells[s + 2]) for s in starts]  # the open one first

    @property
    def top(self) -> Entry:
        """The decision to be made now; only while the game runs."""
        return self.agenda[0]

    def is_open(self, *kinds: int) -> bool:
        """Whether a decision of one of these kinds is the one to be made now."""
        return bool(self.agenda) and self.agenda[0].kind in kinds

    def find(self, *kinds: int) -> Entry | None:
        return next((entry for entry in self.agenda if entry.kind in kinds), None)

    @property
    def is_turn(self) -> bool:
        """Whether a dwarf is to be placed now."""
        return self.is_open(layout.TAKE_TURN, layout.CONTINUE_TURN)

    @property
    def sent(self) -> bool:
        """Whether a ruby has been paid for the dwarf that is to be placed."""
        return self.is_turn and self.top.a > 0

    @property
    def has_space(self) -> bool:
        """Whether some dwarf of the seat on turn has a space where something happens."""
        return self.sent or dwarf_in_order(self.at) != NO_DWARF

    @property
    def dwarf(self) -> int:
        """The dwarf that is to be placed: if none has a legal space, the weakest at home."""
        if self.sent:
            return self.top.a - 1
        found = dwarf_in_order(self.at)
        return self.at.next_dwarf(0) if found == NOBODY_LEFT else found

    @property
    def laying(self) -> tuple[int, bool] | None:
        """The deed whose tile is being laid, and whether its second half is."""
        entry = self.find(layout.LAY_FIRST, layout.LAY_SECOND, layout.LAY_SINGLE)
        return (entry.a, entry.kind == layout.LAY_SECOND) if entry else None

    @property
    def room(self) -> int | None:
        """The furnishing that is being built."""
        entry = self.find(layout.PAY_WITH_ORE, layout.CHOOSE_CAVERN)
        return entry.a if entry else None
