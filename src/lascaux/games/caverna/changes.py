"""What a choice gives and takes at once: the goods of its seat before and after."""

from __future__ import annotations

from typing import Final

from lascaux.core.position import CHANCE
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.goods import NAMES
from lascaux.games.caverna.rules.position import CavernaPosition

KEPT: Final = (*NAMES, "begging")  # in the order of a seat's first cells
# Steps of an action: what they bring belongs to the choice before them. What comes later is not its doing.
ACTION_STEPS: Final = (layout.USE_SPACE, layout.REWARD, layout.EXPEDITION, layout.MARKET, layout.HOUSE_ANIMALS)


def changes(at: CavernaPosition, after: CavernaPosition) -> dict[str, int]:
    """The goods that the seat on turn gains by its choice (below 0: loses); nature gives nothing."""
    if at.actor == CHANCE:
        return {}
    found = {name: after.own(cell) - at.own(cell) for cell, name in enumerate(KEPT)}
    return {name: number for name, number in found.items() if number}
