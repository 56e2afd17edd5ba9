"""What a card, a die for all or an animal gives at once."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.games.stone_age.rules.effects import AGRICULTURE, GAIN, TOOL
from lascaux.games.stone_age.rules.layout import TAKE_RESOURCE
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.tools import gain_tool


def give(at: StoneAgePosition, effect: i64, good: i64, number: i64) -> None:
    """An effect without a decision of its own, or resources of the player's choice."""
    if effect == GAIN:
        at.gain(good, number)
    elif effect == TOOL:
        gain_tool(at)
    elif effect == AGRICULTURE:
        at.grow_agriculture()
    else:
        at.open(TAKE_RESOURCE, number)
