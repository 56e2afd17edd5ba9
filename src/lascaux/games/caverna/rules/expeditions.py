"""Expeditions: loot, item by item, by the strength at the start (CAV-EXPED)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import Decision, Step
from lascaux.games.caverna.rules.deed_start import begin, can_do
from lascaux.games.caverna.rules.exchanges import can_exchange, food_is_wanted
from lascaux.games.caverna.rules.goods import SHEEP
from lascaux.games.caverna.rules.housing import house
from lascaux.games.caverna.rules.layout import ACTING, CHOOSE_LOOT, DWARFS, EXPEDITION, LOOT_STRENGTH
from lascaux.games.caverna.rules.layout import EXCHANGE as MAKE_EXCHANGE
from lascaux.games.caverna.rules.loot import (
    ALL_WEAPONS,
    BREED_LOOT,
    LOOT_COUNT,
    LOOT_DEED,
    LOOT_GOOD,
    LOOT_NUMBER,
    NEEDED_STRENGTH,
)
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.verbs import DONE, EXCHANGE, LOOT

ITEMS_LEFT: Final = Argument("left")
TAKEN: Final = Argument("taken", second=True)  # a set of items


def selectable(at: CavernaPosition, item: i64, taken: i64) -> bool:
    """Strong enough, not yet taken, and possible to carry out in full (CAV-EXPED-01, -03, -04)."""
    if NEEDED_STRENGTH[item] > at.cells[LOOT_STRENGTH] or taken >> item & 1:
        return False
    deed = LOOT_DEED[item]
    return deed < 0 or can_do(at, deed, at.cells[ACTING], True)


def any_loot(at: CavernaPosition, taken: i64) -> bool:
    return any(selectable(at, item, taken) for item in range(LOOT_COUNT))


def food_matters(at: CavernaPosition, taken: i64) -> bool:
    """Whether eating something now can change the expedition: food for a cost, or room for a newborn."""
    may_breed = at.cells[LOOT_STRENGTH] >= NEEDED_STRENGTH[BREED_LOOT] and not taken >> BREED_LOOT & 1
    return may_breed or food_is_wanted(at)


@final
class Expedition(Step[CavernaPosition]):
    """Goes on while there is something to take."""

    def run(self, at: CavernaPosition, left: i64, taken: i64) -> None:
        if left and any_loot(at, taken):
            at.open(CHOOSE_LOOT, left, taken)
        else:
            return_from_expedition(at, taken)


@final
class ChooseLoot(Decision[CavernaPosition]):
    """The next item, or home."""

    def choices(self, at: CavernaPosition, left: i64, taken: i64) -> vec[i64]:
        out = vec[i64](capacity=25)
        item: i64
        for item in range(LOOT_COUNT):
            if selectable(at, item, taken):
                out = append(out, LOOT.code(item))
        if can_exchange(at, food_matters(at, taken)):
            out = append(out, EXCHANGE.base)
        return append(out, DONE.base) if taken else out

    def play(self, at: CavernaPosition, left: i64, taken: i64, choice: i64) -> None:
        if choice == DONE.base:
            return_from_expedition(at, taken)
            return
        if choice == EXCHANGE.base:
            at.open(EXPEDITION, left, taken)
            at.open(MAKE_EXCHANGE, 1 if food_matters(at, taken) else 0)
            return
        item = LOOT.first(choice)
        at.open(EXPEDITION, left - 1, taken | bit(item))
        if LOOT_DEED[item] >= 0:
            begin(at, LOOT_DEED[item], as_loot=True)
        elif item != ALL_WEAPONS:
            at.gain(LOOT_GOOD[item], LOOT_NUMBER[item])
            if LOOT_GOOD[item] >= SHEEP:
                house(at)


def return_from_expedition(at: CavernaPosition, taken: i64) -> None:
    """All weapons +1 if that was taken, then the weapon of the dwarf who went +1 (CAV-EXPED-05)."""
    at.cells[LOOT_STRENGTH] = 0
    if taken >> ALL_WEAPONS & 1:
        for dwarf in range(at.own(DWARFS)):
            if at.strength(dwarf):
                at.strengthen(dwarf)
    at.strengthen(at.cells[ACTING])
