"""What may be exchanged at any time: rubies, goods and animals for food, and the trades of rooms (CAV-RUBY, CAV-FOOD).

In a turn they stand behind one choice, `exchange`; where they are what a moment is about (feeding, breeding, no room
for animals, before scoring) they stand beside the other choices. When a turn begins everything is offered. Later in it,
exchanges that bring nothing but food are left out unless food is wanted: they are offered again when the next turn
begins and at every feeding, and rates never fall, so that waiting loses nothing (section 30.3 of the rules).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import bit
from lascaux.core.verbs import each
from lascaux.games.caverna.rules.deeds import MEADOW
from lascaux.games.caverna.rules.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from lascaux.games.caverna.rules.layout import (
    ACTING,
    DWARFS,
    IN_PLAY,
    LOOT_STRENGTH,
    OCCUPIED,
    OFFER,
    RUBY_TO_GOLD,
    STRENGTH,
    WORKING,
    WORKS_AT,
)
from lascaux.games.caverna.rules.placing import single_squares
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rooms import (
    BEER_PARLOR,
    BLACKSMITHING_PARLOR,
    COOKING_CAVE,
    HUNTING_PARLOR,
    PEACEFUL_CAVE,
    SPARE_PART_STORAGE,
    SUPPLIES_STORAGE,
    TRADER,
)
from lascaux.games.caverna.rules.spaces import IMITATION_0, IMITATION_4, IMITATION_COST
from lascaux.games.caverna.rules.verbs import COOK, DISARM, USE
from lascaux.games.caverna.rules.verbs import RUBY as BUY_FOR_RUBY

# Purchases for rubies, in the order of verbs.PURCHASES: the goods, then the tiles, then gold
BOUGHT: Final = vec[i64]([WOOD, STONE, ORE, GRAIN, VEGETABLE, DOG, SHEEP, DONKEY, BOAR, CATTLE])
BUY_DOG: Final = 5
BUY_DONKEY: Final = 7
BUY_CATTLE: Final = 9
BUY_MEADOW: Final = 10
BUY_FIELD: Final = 11
BUY_CAVERN: Final = 13
BUY_GOLD: Final = 14
CAVERN_PRICE: Final = 2

# Trades of rooms, in the order of verbs.TRADES
USE_TRADER: Final = 0
USE_SPARE_PARTS: Final = 1
USE_HUNTING: Final = 2
USE_BEER: Final = 3
USE_SMITHING: Final = 4

# Dishes, in the order of verbs.DISHES
COOK_SHEEP: Final = 0
COOK_DONKEY: Final = 1
COOK_TWO_DONKEYS: Final = 2
COOK_BOAR: Final = 3
COOK_CATTLE: Final = 4
COOK_GRAIN: Final = 5
COOK_VEGETABLE: Final = 6
COOK_RUBY: Final = 7
COOK_GOLD: Final = 8
COOK_MEAL: Final = 9
COOK_BEER: Final = 10
COOKED: Final = vec[i64]([SHEEP, DONKEY, DONKEY, BOAR, CATTLE, GRAIN, VEGETABLE, RUBY])


# What is possible, as sets of the arguments of each verb


def purchases(at: CavernaPosition) -> i64:
    """What rubies can buy now (CAV-RUBY-01 to -05)."""
    rubies = at.own(RUBY)
    if not rubies:
        return 0
    found = bit(BUY_CATTLE) - 1
    if at.own(FOOD):
        found |= bit(BUY_CATTLE)
    tile: i64 = BUY_MEADOW
    while tile < BUY_CAVERN:
        if single_squares(at, MEADOW + tile - BUY_MEADOW):
            found |= bit(tile)
        tile += 1
    if found & bit(BUY_CAVERN - 1) and rubies >= CAVERN_PRICE:  # a cavern fits where a tunnel does
        found |= bit(BUY_CAVERN)
    return found | bit(BUY_GOLD) if at.cells[RUBY_TO_GOLD] else found


def trades(at: CavernaPosition) -> i64:
    """The trades of the own rooms that can be made now."""
    found: i64 = 0
    if at.owns(TRADER) and at.own(GOLD) >= 2:
        found |= bit(USE_TRADER)
    if at.owns(SPARE_PART_STORAGE) and at.own(WOOD) and at.own(STONE) and at.own(ORE):
        found |= bit(USE_SPARE_PARTS)
    if at.owns(HUNTING_PARLOR) and at.own(BOAR) >= 2:
        found |= bit(USE_HUNTING)
    if at.owns(BEER_PARLOR) and at.own(GRAIN) >= 2:
        found |= bit(USE_BEER)
    if at.owns(BLACKSMITHING_PARLOR) and at.own(RUBY) and at.own(ORE):
        found |= bit(USE_SMITHING)
    return found


def weapons(at: CavernaPosition) -> i64:
    """The dwarfs who can give up their weapon (CAV-ROOM-30); not during their own expedition (CAV-RULING-12).

    Of dwarfs who are equally strong and equally placed only the first is named.
    """
    if not at.owns(PEACEFUL_CAVE):
        return 0
    found: i64 = 0
    seen: i64 = 0
    dwarf: i64 = 0
    while dwarf < at.own(DWARFS):
        strength = at.own(STRENGTH + dwarf)
        acts = dwarf == at.cells[ACTING]
        if strength and not (acts and at.cells[LOOT_STRENGTH]):
            alike = bit(3 * strength + (2 if acts else 1 if at.own(WORKS_AT + dwarf) else 0))
            if not seen & alike:
                found |= bit(dwarf)
            seen |= alike
        dwarf += 1
    return found


def dishes(at: CavernaPosition) -> i64:
    """What can be turned into food and nothing else (CAV-FOOD-01 to -03)."""
    found: i64 = 0
    dish: i64 = 0
    while dish < COOK_GOLD:
        if at.own(COOKED[dish]) >= (2 if dish == COOK_TWO_DONKEYS else 1):
            found |= bit(dish)
        dish += 1
    if at.own(GOLD) >= 2:
        found |= bit(COOK_GOLD)
    if at.owns(COOKING_CAVE) and at.own(GRAIN) and at.own(VEGETABLE):
        found |= bit(COOK_MEAL)
    if at.owns(BEER_PARLOR) and at.own(GRAIN) >= 2:
        found |= bit(COOK_BEER)
    return found


def food_is_wanted(at: CavernaPosition) -> bool:
    """Whether some cost in food is in reach that the food in hand does not cover (CAV-FOOD-10)."""
    food = at.own(FOOD)
    if food == 0 and at.own(RUBY):
        return True  # for cattle
    if food < 3 and at.cells[OFFER] >> SUPPLIES_STORAGE & 1:
        return True
    if not at.cells[OCCUPIED] & ~at.own(WORKING):
        return False
    space: i64 = IMITATION_4
    while space <= IMITATION_0:
        free = at.cells[IN_PLAY] & ~at.cells[OCCUPIED] & bit(space)
        if free and food < IMITATION_COST[space - IMITATION_4]:
            return True
        space += 1
    return False


def can_exchange(at: CavernaPosition, for_food: bool) -> bool:
    """Whether there is anything to exchange; for food alone only if that is asked for."""
    if at.own(RUBY):
        return True
    return trades(at) != 0 or weapons(at) != 0 or (for_food and dishes(at) != 0)


def exchange_matters(at: CavernaPosition) -> bool:
    """Whether an exchange in the middle of an action can change what it leads to."""
    return can_exchange(at, food_is_wanted(at))


def exchanges(out: vec[i64], at: CavernaPosition, for_food: bool) -> vec[i64]:
    """Add every exchange that is possible now; those that bring only food if they are wanted."""
    out = each(out, BUY_FOR_RUBY, purchases(at))
    out = each(out, USE, trades(at))
    out = each(out, DISARM, weapons(at))
    return each(out, COOK, dishes(at)) if for_food else out
