"""What may be exchanged for what, one row each: for rubies (CAV-RUBY), in furnishings, for food (CAV-FOOD)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.games.caverna.rules.deeds import CAVERN, DEEDS
from lascaux.games.caverna.rules.goods import (
    BOAR,
    CATTLE,
    DONKEY,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    KINDS,
    RUBY,
    SHEEP,
    VEGETABLE,
    parse_goods,
    parse_words,
)
from lascaux.games.caverna.rules.rooms import room_of

NO_DEED: Final = -1
NO_ROOM: Final = -1


@final
class Rate:
    """What is given and what it brings: goods, or a tile to be laid."""

    def __init__(
        self, slug: str, clause: str, pay: list[int], gain: list[int], room: int = NO_ROOM, deed: int = NO_DEED
    ) -> None:
        self.slug = slug
        self.clause = clause
        self.pay = pay
        self.gain = gain
        self.room = room  # only its owner may make the exchange
        self.deed = deed


def good_for_rubies(good: int) -> Rate:
    pay = parse_goods(GOODS[good].rubies)
    gain = [1 if kind == good else 0 for kind in range(KINDS)]
    return Rate(GOODS[good].name, "CAV-RUBY-03" if pay[FOOD] else "CAV-RUBY-01", pay, gain)


def tile_for_rubies(deed: int) -> Rate:
    clause = "CAV-RUBY-05" if deed == CAVERN else "CAV-RUBY-04"
    return Rate(DEEDS[deed].slug, clause, parse_goods(DEEDS[deed].rubies), [0] * KINDS, deed=deed)


def in_room(slug: str, when: str, room: str) -> Rate:
    found = room_of(room)
    effect = found.at(when)[0]
    return Rate(slug, found.clause, effect.pay, effect.gain, found.number)


def eaten(good: int) -> Rate:
    row = GOODS[good]
    return Rate(row.name, "CAV-FOOD-01", parse_words(f"1 {row.name}"), parse_words(f"{row.food} food"))


PURCHASES: Final = [
    *[good_for_rubies(good) for good in range(KINDS) if GOODS[good].rubies and good != GOLD],
    *[tile_for_rubies(deed) for deed in range(len(DEEDS)) if DEEDS[deed].rubies],
    good_for_rubies(GOLD),
]
TRADES: Final = [
    in_room(room, "trade", room)
    for room in ("trader", "spare-part-storage", "hunting-parlor", "beer-parlor", "blacksmithing-parlor")
]
DISHES: Final = [
    *(eaten(SHEEP), eaten(DONKEY)),
    Rate("two-donkeys", "CAV-FOOD-02", parse_words("2 donkey"), parse_words("3 food")),
    *(eaten(BOAR), eaten(CATTLE), eaten(GRAIN), eaten(VEGETABLE), eaten(RUBY)),
    Rate("gold", "CAV-FOOD-03", parse_words("2 gold"), parse_words("1 food")),  # at least; each further gold is 1 food
    *(in_room("meal", "cook", "cooking-cave"), in_room("beer", "cook", "beer-parlor")),
]

# Purchases
BUY_DOG: Final = 5
BUY_DONKEY: Final = 7
BUY_CATTLE: Final = 9
BUY_MEADOW: Final = 10  # the tiles
BUY_FIELD: Final = 11
BUY_CAVERN: Final = 13
BUY_GOLD: Final = 14
# Trades
USE_TRADER: Final = 0
USE_HUNTING: Final = 2
TRADE_COUNT: Final = 5
# Dishes
COOK_TWO_DONKEYS: Final = 2
COOK_GOLD: Final = 8  # the first that is not a fixed number of one good for a fixed amount of food
DISH_COUNT: Final = 11


def table(rates: list[Rate], gained: bool) -> vec[i64]:
    """KINDS numbers for each exchange: what it takes, or what it brings."""
    found = vec[i64]()
    for rate in rates:
        for number in rate.gain if gained else rate.pay:
            found = append(found, number)
    return found


PURCHASE_PAY: Final = table(PURCHASES, gained=False)
PURCHASE_GAIN: Final = table(PURCHASES, gained=True)
TRADE_PAY: Final = table(TRADES, gained=False)
TRADE_GAIN: Final = table(TRADES, gained=True)
DISH_PAY: Final = table(DISHES, gained=False)
DISH_GAIN: Final = table(DISHES, gained=True)

TRADING_ROOM: Final = vec[i64]([rate.room for rate in TRADES])
DISH_ROOM: Final = vec[i64]([rate.room for rate in DISHES])
COOKED: Final = vec[i64]([rate.pay.index(max(rate.pay)) for rate in DISHES[:COOK_GOLD]])  # the good of a plain dish
COOKED_NUMBER: Final = vec[i64]([max(rate.pay) for rate in DISHES[:COOK_GOLD]])

TWO_DONKEYS: Final[i64] = DISHES[COOK_TWO_DONKEYS].gain[FOOD]
LEAST_GOLD: Final[i64] = DISHES[COOK_GOLD].pay[GOLD]  # for food
FOOD_FOR_CATTLE: Final[i64] = PURCHASES[BUY_CATTLE].pay[FOOD]
RUBIES_FOR_CAVERN: Final[i64] = PURCHASES[BUY_CAVERN].pay[RUBY]
