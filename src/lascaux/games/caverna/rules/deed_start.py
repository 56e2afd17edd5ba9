"""Which deeds can be done now, and how each begins. Costs of pastures and stables are paid at once."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.core.position import TURN
from lascaux.games.caverna.rules.breeding import can_breed
from lascaux.games.caverna.rules.deeds import (
    BREED,
    EXPEDITION,
    FORGE,
    FURNISH,
    FURNISH_DWELLING,
    GROW,
    LARGE_PASTURE,
    MOST_TRADES,
    SOW,
    STABLE,
    TRADE,
)
from lascaux.games.caverna.rules.family import can_grow, grow
from lascaux.games.caverna.rules.forging import can_forge
from lascaux.games.caverna.rules.furnishing import A_DWELLING, A_PLAIN_DWELLING, ANYTHING, can_furnish
from lascaux.games.caverna.rules.layout import (
    BREED_TWO,
    LAY_FIRST,
    LAY_SINGLE,
    LOOT_STRENGTH,
)
from lascaux.games.caverna.rules.layout import EXPEDITION as EXPEDITION_STEP
from lascaux.games.caverna.rules.layout import FORGE as FORGE_WEAPON
from lascaux.games.caverna.rules.layout import FURNISH as FURNISH_ROOM
from lascaux.games.caverna.rules.layout import SOW as SOW_FIELDS
from lascaux.games.caverna.rules.market import trade_ore
from lascaux.games.caverna.rules.placing import first_squares, pay, payable, single_squares
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.sowing import can_sow


def can_do(at: CavernaPosition, deed: i64, dwarf: i64, as_loot: bool = False) -> bool:
    """Whether a dwarf of the seat on turn can do a deed with what is in hand now."""
    if deed <= LARGE_PASTURE:
        return payable(at, deed, as_loot) and first_squares(at, deed) != 0
    if deed <= STABLE:
        return payable(at, deed, as_loot) and single_squares(at, deed) != 0
    if deed == SOW:
        return can_sow(at)
    if deed == FURNISH:
        return can_furnish(at, ANYTHING)
    if deed == FURNISH_DWELLING:
        return can_furnish(at, A_PLAIN_DWELLING if as_loot else A_DWELLING)
    if deed == GROW:
        return can_grow(at, at.cells[TURN])
    if deed == FORGE:
        return can_forge(at, dwarf)
    if deed == EXPEDITION:
        return at.strength(dwarf) > 0
    if deed == BREED:
        return can_breed(at)
    return payable(at, deed, as_loot)


def begin(at: CavernaPosition, deed: i64, level: i64 = 0, as_loot: bool = False) -> None:
    if deed <= LARGE_PASTURE:
        pay(at, deed, as_loot)
        at.open(LAY_FIRST, deed)
    elif deed <= STABLE:
        pay(at, deed, as_loot)
        at.open(LAY_SINGLE, deed)
    elif deed == SOW:
        at.open(SOW_FIELDS)
    elif deed == FURNISH:
        at.open(FURNISH_ROOM, ANYTHING)
    elif deed == FURNISH_DWELLING:
        at.open(FURNISH_ROOM, A_PLAIN_DWELLING if as_loot else A_DWELLING)
    elif deed == GROW:
        grow(at)
    elif deed == FORGE:
        at.open(FORGE_WEAPON)
    elif deed == EXPEDITION:
        at.cells[LOOT_STRENGTH] = at.acting_strength()
        at.open(EXPEDITION_STEP, level)
    elif deed == BREED:
        at.open(BREED_TWO)
    elif deed == TRADE:
        trade_ore(at, MOST_TRADES - 1)
