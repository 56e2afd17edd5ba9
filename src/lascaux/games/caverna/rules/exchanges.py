"""What may be exchanged at any time: rubies, goods and animals for food, and the trades of rooms (CAV-RUBY, CAV-FOOD).

In a turn they stand behind one choice, `exchange`; where they are what a moment is about (feeding, breeding, no room
for animals, before scoring) they stand beside the other choices. When a turn begins everything is offered. Later in it,
exchanges that bring nothing but food are left out unless food is wanted: they are offered again when the next turn
begins and at every feeding, and rates never fall, so waiting loses nothing (section 30.3 of the rules).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import Decision
from lascaux.core.verbs import each
from lascaux.games.caverna.rules.deeds import MEADOW
from lascaux.games.caverna.rules.goods import FOOD, GOLD, KINDS, RUBY, SHEEP
from lascaux.games.caverna.rules.housing import house
from lascaux.games.caverna.rules.layout import (
    ACTING,
    DWARFS,
    IN_PLAY,
    LAY_SINGLE,
    LOOT_STRENGTH,
    OCCUPIED,
    OFFER,
    ROOMS,
    RUBY_TO_GOLD,
    SPEND_GOLD,
    STRENGTH,
    WORKING,
    WORKS_AT,
)
from lascaux.games.caverna.rules.placing import single_squares
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rates import (
    BUY_CATTLE,
    BUY_CAVERN,
    BUY_DOG,
    BUY_GOLD,
    BUY_MEADOW,
    COOK_GOLD,
    COOKED,
    COOKED_NUMBER,
    DISH_COUNT,
    DISH_GAIN,
    DISH_PAY,
    DISH_ROOM,
    FOOD_FOR_CATTLE,
    LEAST_GOLD,
    PURCHASE_GAIN,
    PURCHASE_PAY,
    RUBIES_FOR_CAVERN,
    TRADE_COUNT,
    TRADE_GAIN,
    TRADE_PAY,
    TRADING_ROOM,
)
from lascaux.games.caverna.rules.room_effects import SLAUGHTER_FOOD
from lascaux.games.caverna.rules.rooms import PEACEFUL_CAVE, SLAUGHTERING_CAVE, room_of, rooms_that
from lascaux.games.caverna.rules.spaces import IMITATION_0, IMITATION_4, IMITATION_COST
from lascaux.games.caverna.rules.verbs import COOK, DISARM, MOST_GOLD, SPEND, USE
from lascaux.games.caverna.rules.verbs import RUBY as BUY_FOR_RUBY

TRADING: Final[i64] = rooms_that("trade")
COOKING: Final[i64] = rooms_that("cook")
# The one furnishing that costs food
FOOD_ROOM: Final[i64] = room_of("supplies-storage").number
FOOD_ROOM_COST: Final[i64] = room_of("supplies-storage").cost[FOOD]

FOR_FOOD: Final = Argument("for_food")  # 1: what brings nothing but food is open too


# What is possible, as sets of the arguments of each verb


def purchases(at: CavernaPosition) -> i64:
    """What rubies can buy now (CAV-RUBY-01 to -05)."""
    rubies = at.own(RUBY)
    if not rubies:
        return 0
    found = bit(BUY_CATTLE) - 1
    if at.own(FOOD) >= FOOD_FOR_CATTLE:
        found |= bit(BUY_CATTLE)
    tile: i64
    for tile in range(BUY_MEADOW, BUY_CAVERN):
        if single_squares(at, MEADOW + tile - BUY_MEADOW):
            found |= bit(tile)
    if found & bit(BUY_CAVERN - 1) and rubies >= RUBIES_FOR_CAVERN:  # a cavern fits where a tunnel does
        found |= bit(BUY_CAVERN)
    return found | bit(BUY_GOLD) if at.cells[RUBY_TO_GOLD] else found


def trades(at: CavernaPosition) -> i64:
    """The trades of the seat's own rooms that can be made now."""
    if not at.own(ROOMS) & TRADING:
        return 0
    found: i64 = 0
    trade: i64
    for trade in range(TRADE_COUNT):
        if at.owns(TRADING_ROOM[trade]) and at.can_pay(TRADE_PAY, KINDS * trade):
            found |= bit(trade)
    return found


def weapons(at: CavernaPosition) -> i64:
    """The dwarfs who can give up their weapon (CAV-ROOM-30); not during their own expedition (CAV-RULING-12).

    Of dwarfs who are equally strong and equally placed, only the first is named.
    """
    if not at.owns(PEACEFUL_CAVE):
        return 0
    found: i64 = 0
    seen: i64 = 0
    for dwarf in range(at.own(DWARFS)):
        strength = at.own(STRENGTH + dwarf)
        acts = dwarf == at.cells[ACTING]
        if strength and not (acts and at.cells[LOOT_STRENGTH]):
            alike = bit(3 * strength + (2 if acts else 1 if at.own(WORKS_AT + dwarf) else 0))
            if not seen & alike:
                found |= bit(dwarf)
            seen |= alike
    return found


def dishes(at: CavernaPosition) -> i64:
    """What can be turned into food and nothing else (CAV-FOOD-01 to -03)."""
    found: i64 = 0
    dish: i64
    for dish in range(COOK_GOLD):
        if at.own(COOKED[dish]) >= COOKED_NUMBER[dish]:
            found |= bit(dish)
    if at.own(GOLD) >= LEAST_GOLD:
        found |= bit(COOK_GOLD)
    if not at.own(ROOMS) & COOKING:
        return found
    for dish in range(COOK_GOLD + 1, DISH_COUNT):
        if at.owns(DISH_ROOM[dish]) and at.can_pay(DISH_PAY, KINDS * dish):
            found |= bit(dish)
    return found


def food_is_wanted(at: CavernaPosition) -> bool:
    """Whether some cost in food is within reach that the food in hand does not cover (CAV-FOOD-10)."""
    food = at.own(FOOD)
    if food < FOOD_FOR_CATTLE and at.own(RUBY):
        return True
    if food < FOOD_ROOM_COST and at.cells[OFFER] >> FOOD_ROOM & 1:
        return True
    if not at.cells[OCCUPIED] & ~at.own(WORKING):
        return False
    space: i64
    for space in range(IMITATION_4, IMITATION_0 + 1):
        free = at.cells[IN_PLAY] & ~at.cells[OCCUPIED] & bit(space)
        if free and food < IMITATION_COST[space]:
            return True
    return False


def can_exchange(at: CavernaPosition, for_food: bool) -> bool:
    """Whether there is anything to exchange; what brings only food counts if that is asked for."""
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


# What an exchange does


def make_exchange(at: CavernaPosition, choice: i64) -> None:
    if BUY_FOR_RUBY.owns(choice):
        buy_for_ruby(at, BUY_FOR_RUBY.first(choice))
    elif USE.owns(choice):
        trade = KINDS * USE.first(choice)
        at.pay(TRADE_PAY, trade)
        at.take(TRADE_GAIN, trade)
    elif DISARM.owns(choice):
        disarm(at, DISARM.first(choice))
    else:
        cook(at, COOK.first(choice))


def buy_for_ruby(at: CavernaPosition, purchase: i64) -> None:
    at.pay(PURCHASE_PAY, KINDS * purchase)
    if BUY_MEADOW <= purchase <= BUY_CAVERN:
        at.open(LAY_SINGLE, MEADOW + purchase - BUY_MEADOW)
        return
    at.take(PURCHASE_GAIN, KINDS * purchase)
    if BUY_DOG < purchase <= BUY_CATTLE:
        house(at)


def disarm(at: CavernaPosition, dwarf: i64) -> None:
    """Give up a weapon for food equal to its strength (CAV-ROOM-30)."""
    at.gain(FOOD, at.strength(dwarf))
    at.set_own(STRENGTH + dwarf, 0)


def slaughtered(at: CavernaPosition, number: i64) -> i64:
    """The additional food of the Slaughtering cave for this many animals (CAV-ROOM-25)."""
    return number * SLAUGHTER_FOOD if at.owns(SLAUGHTERING_CAVE) else 0


def cook(at: CavernaPosition, dish: i64) -> None:
    if dish == COOK_GOLD:
        at.open(SPEND_GOLD)
        return
    at.pay(DISH_PAY, KINDS * dish)
    at.take(DISH_GAIN, KINDS * dish)
    if dish < COOK_GOLD and COOKED[dish] >= SHEEP:
        at.gain(FOOD, slaughtered(at, COOKED_NUMBER[dish]))


@final
class Exchange(Decision[CavernaPosition]):
    """One exchange of the player's choice, made before the decision below."""

    def choices(self, at: CavernaPosition, for_food: i64, b: i64) -> vec[i64]:
        return exchanges(vec[i64](capacity=40), at, for_food == 1 or food_is_wanted(at))

    def play(self, at: CavernaPosition, for_food: i64, b: i64, choice: i64) -> None:
        make_exchange(at, choice)


@final
class SpendGold(Decision[CavernaPosition]):
    """How much gold goes into one exchange for food: n gold bring n - 1 (CAV-FOOD-03)."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        for gold in range(LEAST_GOLD, min(MOST_GOLD, at.own(GOLD)) + 1):
            out = append(out, SPEND.code(gold - LEAST_GOLD))
        return out

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        gold = SPEND.first(choice) + LEAST_GOLD
        at.add_own(GOLD, -gold)
        at.gain(FOOD, gold - 1)
