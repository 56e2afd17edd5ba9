"""What is going on at a moment: the purchase, roll or payment in progress, read off the agenda."""

from __future__ import annotations

from typing import NamedTuple

from lascaux.core.position import AGENDA, DEPTH
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.goods import PIPS_EACH
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.resources import ANY_KINDS


class Entry(NamedTuple):
    """A decision or step on the agenda; `a` and `b` are what it remembers."""

    kind: int
    a: int
    b: int


class Due(NamedTuple):
    """Resources still to be paid, from the kind `good` on; `kinds` is None where any will do."""

    good: int
    least: int
    most: int
    kinds: int | None


class Moment:
    """Reads a position of Stone Age for those who show it."""

    def __init__(self, at: StoneAgePosition) -> None:
        self.at = at
        starts = [AGENDA + 3 * n for n in reversed(range(at.cells[DEPTH]))]
        self.agenda = [Entry(at.cells[s], at.cells[s + 1], at.cells[s + 2]) for s in starts]  # the open one first

    @property
    def top(self) -> Entry | None:
        return self.agenda[0] if self.agenda else None

    def is_open(self, kind: int) -> bool:
        """Whether a decision of this kind is the one to be made now."""
        return bool(self.agenda) and self.agenda[0].kind == kind

    def find(self, *kinds: int) -> Entry | None:
        return next((entry for entry in self.agenda if entry.kind in kinds), None)

    @property
    def place(self) -> int | None:
        """The place whose card, building or igloo is being bought."""
        entry = self.find(layout.BUY, layout.PURCHASE, layout.PAY_EXTRA)
        return entry.a if entry else None

    @property
    def good(self) -> int | None:
        """The good that the roll in progress is for."""
        entry = self.find(layout.YIELD, layout.USE_TOOL)
        return entry.a if entry else None

    @property
    def dice_left(self) -> int:
        entry = self.find(layout.ROLL_DIE)
        return entry.b if entry else 0

    def units(self, good: int, pips: int) -> int:
        """What so many pips bring under the malus (STA-HUNT-02, STA-RES-02)."""
        return max(0, pips - self.at.malus()) // PIPS_EACH[good]

    @property
    def due(self) -> Due | None:
        entry = self.find(layout.PAY)
        if not entry:
            return None
        kinds = entry.b >> 16
        return Due(entry.a, entry.b & 255, entry.b >> 8 & 255, None if kinds == ANY_KINDS else kinds)

    @property
    def to_take(self) -> int:
        """Resources of choice still to be taken."""
        entry = self.find(layout.TAKE_RESOURCE)
        return entry.a if entry else 0

    @property
    def missing_food(self) -> int:
        entry = self.find(layout.FEED)
        return entry.a if entry else 0

    @property
    def reward_face(self) -> int | None:
        """The face of the reward die to decide on."""
        entry = self.find(layout.TAKE_REWARD)
        return entry.a if entry else None
