"""Making an exchange: what is given and what it brings (CAV-RUBY, CAV-FOOD, rooms 18, 25, 26, 30, 34-36, 39)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.position import Decision
from lascaux.games.caverna.rules.deeds import MEADOW
from lascaux.games.caverna.rules.exchange import (
    BOUGHT,
    BUY_CATTLE,
    BUY_CAVERN,
    BUY_GOLD,
    BUY_MEADOW,
    CAVERN_PRICE,
    COOK_BEER,
    COOK_GOLD,
    COOK_MEAL,
    COOK_TWO_DONKEYS,
    COOKED,
    USE_BEER,
    USE_HUNTING,
    USE_SPARE_PARTS,
    USE_TRADER,
    exchanges,
    food_is_wanted,
)
from lascaux.games.caverna.rules.goods import (
    BOAR,
    DONKEY,
    FOOD,
    FOOD_VALUE,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    TWO_DONKEYS,
    VEGETABLE,
    WOOD,
)
from lascaux.games.caverna.rules.housing import house
from lascaux.games.caverna.rules.layout import (
    LAY_SINGLE,
    SPEND_GOLD,
    STRENGTH,
)
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rooms import (
    SLAUGHTERING_CAVE,
)
from lascaux.games.caverna.rules.verbs import COOK, DISARM, MOST_GOLD, SPEND, USE
from lascaux.games.caverna.rules.verbs import RUBY as BUY_FOR_RUBY

MEAL_FOOD: Final = 5  # CAV-ROOM-26
BEER_GOLD: Final = 3  # CAV-ROOM-35
BEER_FOOD: Final = 4


def make_exchange(at: CavernaPosition, choice: i64) -> None:
    if BUY_FOR_RUBY.owns(choice):
        buy_for_ruby(at, BUY_FOR_RUBY.first(choice))
    elif USE.owns(choice):
        use_room(at, USE.first(choice))
    elif DISARM.owns(choice):
        disarm(at, DISARM.first(choice))
    else:
        cook(at, COOK.first(choice))


def buy_for_ruby(at: CavernaPosition, purchase: i64) -> None:
    at.add_own(RUBY, -1)
    if purchase < BUY_MEADOW:
        if purchase == BUY_CATTLE:
            at.add_own(FOOD, -1)
        at.gain(BOUGHT[purchase], 1)
        if BOUGHT[purchase] >= SHEEP:
            house(at)
    elif purchase == BUY_GOLD:
        at.gain(GOLD, 1)
    else:
        if purchase == BUY_CAVERN:
            at.add_own(RUBY, 1 - CAVERN_PRICE)
        at.open(LAY_SINGLE, MEADOW + purchase - BUY_MEADOW)


def use_room(at: CavernaPosition, room: i64) -> None:
    if room == USE_TRADER:  # CAV-ROOM-18
        at.add_own(GOLD, -2)
        at.gain(WOOD, 1)
        at.gain(STONE, 1)
        at.gain(ORE, 1)
    elif room == USE_SPARE_PARTS:  # CAV-ROOM-39
        at.add_own(WOOD, -1)
        at.add_own(STONE, -1)
        at.add_own(ORE, -1)
        at.gain(GOLD, 2)
    elif room == USE_HUNTING:  # CAV-ROOM-34
        at.add_own(BOAR, -2)
        at.gain(GOLD, 2)
        at.gain(FOOD, 2)
    elif room == USE_BEER:  # CAV-ROOM-35
        at.add_own(GRAIN, -2)
        at.gain(GOLD, BEER_GOLD)
    else:  # CAV-ROOM-36
        at.add_own(RUBY, -1)
        at.add_own(ORE, -1)
        at.gain(GOLD, 2)
        at.gain(FOOD, 1)


def disarm(at: CavernaPosition, dwarf: i64) -> None:
    """Give up a weapon for food equal to its strength (CAV-ROOM-30)."""
    at.gain(FOOD, at.strength(dwarf))
    at.set_own(STRENGTH + dwarf, 0)


def slaughtered(at: CavernaPosition, number: i64) -> i64:
    """The additional food of the Slaughtering cave for so many animals (CAV-ROOM-25)."""
    return number if at.owns(SLAUGHTERING_CAVE) else 0


def cook(at: CavernaPosition, dish: i64) -> None:
    if dish == COOK_GOLD:
        at.open(SPEND_GOLD)
    elif dish == COOK_MEAL:
        at.add_own(GRAIN, -1)
        at.add_own(VEGETABLE, -1)
        at.gain(FOOD, MEAL_FOOD)
    elif dish == COOK_BEER:
        at.add_own(GRAIN, -2)
        at.gain(FOOD, BEER_FOOD)
    elif dish == COOK_TWO_DONKEYS:
        at.add_own(DONKEY, -2)
        at.gain(FOOD, TWO_DONKEYS + slaughtered(at, 2))
    else:
        good = COOKED[dish]
        at.add_own(good, -1)
        at.gain(FOOD, FOOD_VALUE[good] + (slaughtered(at, 1) if good >= SHEEP else 0))


@final
class Exchange(Decision[CavernaPosition]):
    """One exchange of the player's choice, made before the decision below. `a`: for food alone too."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        return exchanges(vec[i64](capacity=40), at, a == 1 or food_is_wanted(at))

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        make_exchange(at, choice)


@final
class SpendGold(Decision[CavernaPosition]):
    """How much gold goes into one exchange for food: n gold bring n - 1 (CAV-FOOD-03)."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        gold: i64 = 2
        while gold <= min(MOST_GOLD, at.own(GOLD)):
            out = append(out, SPEND.code(gold - 2))
            gold += 1
        return out

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        gold = SPEND.first(choice) + 2
        at.add_own(GOLD, -gold)
        at.gain(FOOD, gold - 1)
