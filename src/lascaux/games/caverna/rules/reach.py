"""What exchanges could bring within reach, when an action has nothing left that can be done with what is in hand.

Only then does the action stay open: anything else that an exchange brings can be had later as well (section 30.3 of the
rules). Nothing that can be reached is overlooked; where something is counted too high, the place says so.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.bits import bit
from lascaux.core.position import TURN
from lascaux.games.caverna.rules.board import BOARD, FOREST, neighbours
from lascaux.games.caverna.rules.deeds import (
    COST_GOOD,
    FREE,
    FURNISH,
    FURNISH_DWELLING,
    LARGE_PASTURE,
    MEADOW_FIELD,
    RUBY_MINE,
    SMALL_PASTURE,
    SOW,
    STABLE,
    TRADE,
    TUNNEL,
)
from lascaux.games.caverna.rules.exchanges import COOKING, slaughtered
from lascaux.games.caverna.rules.furnishing import A_DWELLING, ANYTHING, PAYMENTS, candidates, squares_for
from lascaux.games.caverna.rules.furnishing import price as room_price
from lascaux.games.caverna.rules.goods import (
    BOAR,
    DONKEY,
    FOOD,
    FOOD_VALUE,
    GOLD,
    GRAIN,
    KINDS,
    MARKET_PRICE,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from lascaux.games.caverna.rules.layout import DWARFS, MEADOWS, ROOMS, RUBY_TO_GOLD, STABLES
from lascaux.games.caverna.rules.placing import (
    MOST_STABLES,
    clearing,
    first_squares,
    forest_edge,
    ground,
    partners,
    price,
    rock,
    single_squares,
)
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rates import (
    COOK_GOLD,
    DISH_COUNT,
    DISH_GAIN,
    DISH_PAY,
    DISH_ROOM,
    RUBIES_FOR_CAVERN,
    TRADE_COUNT,
    TRADE_GAIN,
    TRADE_PAY,
    TRADING_ROOM,
    USE_TRADER,
)
from lascaux.games.caverna.rules.room_effects import GAIN_ROOM
from lascaux.games.caverna.rules.rooms import BUILDER, DWELLING, PEACEFUL_CAVE, SLAUGHTERING_CAVE, WORK_ROOM

NEVER: Final = 99  # more rubies than anybody has
MOST_BONUS: Final = 2  # food printed on one square of the mountain
BETTER_MEALS: Final[i64] = COOKING | bit(SLAUGHTERING_CAVE)
RUBY_IN_A_MEAL: Final = 4  # the most food that a ruby adds with one of them, as the vegetable of a meal


def exchange_may_help(at: CavernaPosition, deed: i64) -> bool:
    """Whether exchanges could make a part of a space possible that is open and not possible now."""
    if deed in (FURNISH, FURNISH_DWELLING):
        return may_furnish(at, ANYTHING if deed == FURNISH else A_DWELLING)
    rubies = rubies_for_land(at, deed)
    if rubies > at.own(RUBY):
        return False
    purse = goods_in_hand(at)
    purse[RUBY] -= rubies
    purse[BOAR] += rubies  # as if every tile covered one
    if deed == SOW and not at.own(GRAIN) and not at.own(VEGETABLE):
        purse[GRAIN] -= 1
    if COST_GOOD[deed] != FREE:
        purse[COST_GOOD[deed]] -= price(at, deed, as_loot=False)
    return can_balance(at, purse, USE_TRADER)


def may_buy(at: CavernaPosition, bought: i64) -> bool:
    """Whether exchanges could bring the gold for something at the Weekly market that has not been bought."""
    cheapest: i64 = NEVER
    good: i64
    for good in range(KINDS):
        if MARKET_PRICE[good] and not bought >> good & 1:
            cheapest = min(cheapest, MARKET_PRICE[good])
    purse = goods_in_hand(at)
    purse[GOLD] -= cheapest
    return cheapest != NEVER and can_balance(at, purse, USE_TRADER)


def may_furnish(at: CavernaPosition, scope: i64) -> bool:
    """Whether exchanges could bring some tile of the offer and its cavern."""
    offer = candidates(at, scope) >> DWELLING
    room: i64 = DWELLING
    while offer:
        if offer & 1 and may_pay(at, room, scope):
            return True
        offer >>= 1
        room += 1
    return False


def may_pay(at: CavernaPosition, room: i64, scope: i64) -> bool:
    rubies = rubies_for_cavern(at, room)
    if rubies > at.own(RUBY):
        return False
    way: i64
    for way in range(PAYMENTS if at.owns(BUILDER) else 1):
        less_wood = way & 1
        less_stone = way >> 1
        purse = goods_in_hand(at)
        good: i64
        for good in range(KINDS):
            purse[good] -= room_price(at, room, scope, good)
        purse[WOOD] += less_wood
        purse[STONE] += less_stone
        purse[ORE] -= less_wood + less_stone
        purse[RUBY] -= rubies
        if rubies:
            purse[FOOD] += MOST_BONUS  # as if the tile covered it
        if can_balance(at, purse, USE_TRADER):
            return True
    return False


# Tiles that have to be laid first


def rubies_for_cavern(at: CavernaPosition, room: i64) -> i64:
    """For a square to furnish: a cavern, or with the Work room a tunnel. Bare rock on the board is never cut off."""
    if squares_for(at, room):
        return 0
    if not rock(at) & BOARD:
        return NEVER
    return 1 if at.owns(WORK_ROOM) else RUBIES_FOR_CAVERN


def rubies_for_land(at: CavernaPosition, deed: i64) -> i64:
    """For the tiles that another deed lacks.

    None helps a twin in the mountain: where two bare squares lie together, two of them can be reached. Beds, weapons
    and deep tunnels are not for rubies. Ore mines and weapons come first on their spaces.
    """
    bare = clearing(at) & BOARD
    if deed == MEADOW_FIELD:
        return rubies_for_twin(at, bare)
    if deed == SOW:
        return 0 if at.empty_fields(at.cells[TURN]) else rubies_for_field(at, bare)
    if deed == SMALL_PASTURE:
        return 0 if at.own(MEADOWS) else 1 if bare else NEVER
    if deed == LARGE_PASTURE:
        if first_squares(at, deed):
            return 0
        return 1 if at.own(MEADOWS) & neighbours(bare) else 2 if bare & neighbours(bare) else NEVER
    if deed == STABLE:
        return 0 if single_squares(at, deed) else NEVER
    if deed == RUBY_MINE:
        return 1 if single_squares(at, TUNNEL) else NEVER
    return 0 if deed == TRADE else NEVER


def rubies_for_twin(at: CavernaPosition, bare: i64) -> i64:
    """For meadows over the stables that keep a meadow and field away from the farm land."""
    free = clearing(at) & ground(at, FOREST)
    edge = forest_edge(at)
    for rubies in range(MOST_STABLES + 1):
        if partners(free, free & ~at.own(STABLES), edge):
            return rubies
        edge |= neighbours(edge & bare)
    return NEVER


def rubies_for_field(at: CavernaPosition, bare: i64) -> i64:
    """For a field, and meadows over the stables that keep it away from the farm land."""
    edge = forest_edge(at)
    for stables in range(MOST_STABLES + 1):
        if edge & bare & ~at.own(STABLES):
            return stables + 1
        edge |= neighbours(edge & bare)
    return NEVER


# Goods less costs: what is below zero has to be brought in


def goods_in_hand(at: CavernaPosition) -> vec[i64]:
    purse = vec[i64](capacity=KINDS)
    good: i64
    for good in range(KINDS):
        purse = append(purse, at.own(good))
    return purse


def can_balance(at: CavernaPosition, purse: vec[i64], first: i64) -> bool:
    """Whether rubies, food conversions and the trades from `first` on can bring in everything that is missing.

    Only the Trader brings what rubies bring as well; it comes first. A trade is worth making only while it brings
    something missing. The order in which trades could pay for each other is not considered.
    """
    if first > USE_TRADER and lacking(at, purse) > purse[RUBY]:
        return False
    if first == TRADE_COUNT:
        return is_balanced(at, purse)
    if can_balance(at, purse, first + 1):
        return True
    trade = KINDS * first
    if not at.owns(TRADING_ROOM[first]) or not brings_missing(purse, trade):
        return False
    traded = purse[:]
    good: i64
    for good in range(KINDS):
        traded[good] += TRADE_GAIN[trade + good] - TRADE_PAY[trade + good]
    if has_seam(at):
        traded[ORE] += TRADE_GAIN[trade + STONE]
    return can_balance(at, traded, first)


def brings_missing(purse: vec[i64], trade: i64) -> bool:
    """Whether a trade brings something that is missing; gold may become food."""
    good: i64
    for good in range(KINDS):
        if TRADE_GAIN[trade + good] and (purse[good] < 0 or (good == GOLD and purse[FOOD] < 0)):
            return True
    return False


def is_balanced(at: CavernaPosition, purse: vec[i64]) -> bool:
    """Whether rubies buy what is missing, and the rest makes enough food."""
    gold = missing(purse, GOLD)
    if gold and not at.cells[RUBY_TO_GOLD]:
        return False
    rubies = purse[RUBY] - lacking(at, purse) - gold
    return rubies >= 0 and (purse[FOOD] >= 0 or purse[FOOD] + food_from(at, purse, rubies) >= 0)


def lacking(at: CavernaPosition, purse: vec[i64]) -> i64:
    """How many goods rubies would have to buy, gold and food aside."""
    found = missing(purse, WOOD) + missing(purse, GRAIN) + missing(purse, VEGETABLE) + missing(purse, BOAR)
    if has_seam(at):
        return found + max(missing(purse, STONE), missing(purse, ORE))
    return found + missing(purse, STONE) + missing(purse, ORE)


def missing(purse: vec[i64], good: i64) -> i64:
    return max(0, -purse[good])


def has_seam(at: CavernaPosition) -> bool:
    """Whether every stone brings ore (CAV-ROOM-24)."""
    return at.owns(GAIN_ROOM[STONE])


def food_from(at: CavernaPosition, purse: vec[i64], rubies: i64) -> i64:
    """What goods, rubies and weapons become as food (CAV-FOOD-01 to -03); what goes into two dishes counts twice."""
    found = rubies * (RUBY_IN_A_MEAL if at.own(ROOMS) & BETTER_MEALS else FOOD_VALUE[RUBY])
    found += max(0, purse[GOLD] - 1) + purse[DONKEY] // 2
    good: i64
    for good in range(GRAIN, KINDS):
        number = max(0, purse[good])
        found += number * FOOD_VALUE[good] + (slaughtered(at, number) if good >= SHEEP else 0)
    dish: i64
    for dish in range(COOK_GOLD + 1, DISH_COUNT):
        if at.owns(DISH_ROOM[dish]):
            found += servings(purse, KINDS * dish) * DISH_GAIN[KINDS * dish + FOOD]
    if at.owns(PEACEFUL_CAVE):
        for dwarf in range(at.own(DWARFS)):
            found += at.strength(dwarf)
    return found


def servings(purse: vec[i64], dish: i64) -> i64:
    """How often a dish could be cooked."""
    found: i64 = NEVER
    good: i64
    for good in range(KINDS):
        if DISH_PAY[dish + good]:
            found = min(found, max(0, purse[good]) // DISH_PAY[dish + good])
    return found
