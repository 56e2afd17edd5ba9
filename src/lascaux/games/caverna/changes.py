"""What a choice gives and takes at once: the goods of its seat before and after."""

from __future__ import annotations

from typing import Final

from lascaux.core.position import AGENDA, CHANCE, DEPTH
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.goods import NAMES
from lascaux.games.caverna.rules.position import CavernaPosition

KEPT: Final = (*NAMES, "begging")  # in the order of a seat's first cells
# Steps of an action: what they bring belongs to the choice before them. What comes later is not its doing.
ACTION_STEPS: Final = (layout.USE_SPACE, layout.REWARD, layout.EXPEDITION, layout.MARKET, layout.HOUSE_ANIMALS)


def carried_out(at: CavernaPosition, choice: int) -> CavernaPosition:
    """A copy in which the choice has been made and its action gone on to the next decision, but no further."""
    after = at.copy()
    kind, a, b = take_top(after)
    after.game.decisions[kind].play(after, a, b, choice)
    while after.cells[DEPTH] and after.cells[AGENDA + 3 * (after.cells[DEPTH] - 1)] in ACTION_STEPS:
        kind, a, b = take_top(after)
        after.game.decisions[kind].run(after, a, b)
    return after


def take_top(at: CavernaPosition) -> tuple[int, int, int]:
    top = AGENDA + 3 * (at.cells[DEPTH] - 1)
    entry = at.cells[top], at.cells[top + 1], at.cells[top + 2]
    at.close()
    return entry


def changes(at: CavernaPosition, after: CavernaPosition) -> dict[str, int]:
    """The goods that the seat on turn has won (or lost: less than 0) by its choice; nature gives nothing."""
    if at.actor == CHANCE:
        return {}
    found = {name: after.own(cell) - at.own(cell) for cell, name in enumerate(KEPT)}
    return {name: number for name, number in found.items() if number}
