"""Why goods cannot be exchanged, bought, eaten or bred now."""

from __future__ import annotations

from typing import Final

from lascaux.core.bits import bit, count
from lascaux.core.reasons import Obstacle, obstacle
from lascaux.games.caverna.asking import Asking
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.breeding import pairs
from lascaux.games.caverna.rules.deeds import MEADOW
from lascaux.games.caverna.rules.exchange import (
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
    food_is_wanted,
)
from lascaux.games.caverna.rules.goods import (
    BOAR,
    FARM_NAMES,
    FARM_TYPES,
    FOOD,
    GOLD,
    GRAIN,
    NAMES,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from lascaux.games.caverna.rules.housing import fits
from lascaux.games.caverna.rules.placing import single_squares
from lascaux.games.caverna.rules.rooms import (
    BEER_PARLOR,
    BLACKSMITHING_PARLOR,
    COOKING_CAVE,
    HUNTING_PARLOR,
    PEACEFUL_CAVE,
    SPARE_PART_STORAGE,
    TRADER,
    WORKING_CAVE,
)
from lascaux.games.caverna.rules.spaces import PRICES
from lascaux.games.caverna.rules.trading import ORE_FOR_TRADE

# The trades of rooms in the order of verbs.TRADES: the room, and what it takes
TRADE_COSTS: Final = (
    (TRADER, "CAV-ROOM-18", {GOLD: 2}),
    (SPARE_PART_STORAGE, "CAV-ROOM-39", {WOOD: 1, STONE: 1, ORE: 1}),
    (HUNTING_PARLOR, "CAV-ROOM-34", {BOAR: 2}),
    (BEER_PARLOR, "CAV-ROOM-35", {GRAIN: 2}),
    (BLACKSMITHING_PARLOR, "CAV-ROOM-36", {RUBY: 1, ORE: 1}),
)
# Decisions inside a turn, where exchanges stand behind the choice `exchange`
IN_ACTION: Final = (layout.CHOOSE_DEED, layout.CHOOSE_LOOT, layout.BUY_GOODS, layout.TRADE_ORE)
WORK_PAYMENTS: Final[tuple[dict[int, int], ...]] = ({}, {WOOD: 1}, {STONE: 1}, {ORE: 2})  # in the order of verbs.FEED


class GoodsReasons(Asking):
    # Exchanges

    def against_exchange(self, a: int, b: int) -> Obstacle | None:
        if self.moment.sent:
            return obstacle("ruby-paid", "CAV-ROUND-09")
        if self.moment.is_turn or self.moment.is_open(*IN_ACTION):
            return obstacle("nothing-to-exchange", "CAV-ROUND-15")
        return None

    def elsewhere(self) -> Obstacle | None:
        """An exchange that is possible, but not offered at this moment."""
        if self.moment.sent:
            return obstacle("ruby-paid", "CAV-ROUND-09")
        if self.moment.is_turn or self.moment.is_open(*IN_ACTION):
            return obstacle("exchange-first", "CAV-ROUND-15")
        if self.moment.is_open(layout.GIVE_UP_ANIMAL):
            return obstacle("makes-no-room", "CAV-ANIMAL-17")
        return obstacle("donkey-only", "CAV-ROOM-16") if self.moment.is_open(layout.FILL_MINE) else None

    def against_ruby(self, purchase: int, b: int) -> Obstacle | None:
        if purchase == BUY_GOLD and not self.at.cells[layout.RUBY_TO_GOLD]:
            return obstacle("no-ruby-to-gold", "CAV-RUBY-11")
        if purchase == BUY_CATTLE:
            found = self.short({RUBY: 1, FOOD: 1}, "CAV-RUBY-03")
        else:
            clause = "CAV-RUBY-04" if BUY_MEADOW <= purchase < BUY_CAVERN else "CAV-RUBY-01"
            rubies = CAVERN_PRICE if purchase == BUY_CAVERN else 1
            found = self.short({RUBY: rubies}, "CAV-RUBY-05" if purchase == BUY_CAVERN else clause)
        if not found and BUY_MEADOW <= purchase <= BUY_CAVERN:
            deed = MEADOW + purchase - BUY_MEADOW
            if not single_squares(self.at, deed):
                forest = purchase < BUY_CAVERN - 1
                found = obstacle("no-forest" if forest else "no-rock", "CAV-TILES-06" if forest else "CAV-TILES-07")
        return found or self.elsewhere()

    def against_use(self, trade: int, b: int) -> Obstacle | None:
        room, clause, cost = TRADE_COSTS[trade]
        return self.not_owned(room) or self.short(cost, clause) or self.elsewhere()

    def against_disarm(self, dwarf: int, b: int) -> Obstacle | None:
        if found := self.not_owned(PEACEFUL_CAVE):
            return found
        if dwarf >= self.at.own(layout.DWARFS):
            return obstacle("no-dwarf", "CAV-ROOM-30", dwarfs=self.at.own(layout.DWARFS))
        if not self.at.strength(dwarf):
            return obstacle("dwarf-unarmed", "CAV-ROOM-30")
        if self.at.cells[layout.LOOT_STRENGTH] and dwarf == self.at.cells[layout.ACTING]:
            return obstacle("on-expedition", "CAV-RULING-12")
        alike = obstacle("dwarf-alike", "CAV-ROOM-30") if self.is_alike(dwarf) else None
        return alike or self.elsewhere()

    def is_alike(self, dwarf: int) -> bool:
        """Whether an earlier dwarf is as strong and placed as this one, and named in its stead."""

        def looks(one: int) -> tuple[int, bool, bool]:
            working = self.at.own(layout.WORKS_AT + one) != 0
            return self.at.strength(one), one == self.at.cells[layout.ACTING], working

        return any(looks(other) == looks(dwarf) for other in range(dwarf))

    def against_cook(self, dish: int, b: int) -> Obstacle | None:
        if found := self.no_dish(dish):
            return found
        if self.moment.is_open(layout.GIVE_UP_ANIMAL):
            return obstacle("give-instead", "CAV-ANIMAL-17")
        if self.moment.is_open(layout.LAST_EXCHANGE):
            return obstacle("food-worthless", "CAV-SCORE-15")
        wanted = self.moment.is_open(*IN_ACTION) and food_is_wanted(self.at)
        windows = (layout.EXCHANGE, layout.FEED_DWARFS, layout.BREED_ANIMALS, *IN_ACTION)
        if self.moment.is_open(*windows) and not wanted:
            return obstacle("food-later", "CAV-ROUND-15")
        return self.elsewhere()

    def no_dish(self, dish: int) -> Obstacle | None:
        if dish == COOK_GOLD:
            return self.short({GOLD: 2}, "CAV-FOOD-03")
        if dish == COOK_MEAL:
            return self.not_owned(COOKING_CAVE) or self.short({GRAIN: 1, VEGETABLE: 1}, "CAV-ROOM-26")
        if dish == COOK_BEER:
            return self.not_owned(BEER_PARLOR) or self.short({GRAIN: 2}, "CAV-ROOM-35")
        if dish == COOK_TWO_DONKEYS:
            return self.short({COOKED[dish]: 2}, "CAV-FOOD-02")
        return self.short({COOKED[dish]: 1}, "CAV-FOOD-01")

    def against_spend(self, index: int, b: int) -> Obstacle | None:
        return self.short({GOLD: index + 2}, "CAV-FOOD-03")

    # Buying and trading

    def against_buy(self, good: int, b: int) -> Obstacle | None:
        if not PRICES[good]:
            return obstacle("not-for-sale", "CAV-SPACE-42")
        if not self.moment.is_open(layout.BUY_GOODS):
            return None
        if self.moment.top.a >> good & 1:
            return obstacle("bought", "CAV-SPACE-42", good=self.words.good(NAMES[good]))
        return self.short({GOLD: PRICES[good]}, "CAV-SPACE-42")

    def against_trade(self, a: int, b: int) -> Obstacle | None:
        is_open = self.moment.is_open(layout.TRADE_ORE)
        return self.short({ORE: ORE_FOR_TRADE}, "CAV-SPACE-59") if is_open else None

    # Animals

    def against_give(self, kind: int, b: int) -> Obstacle | None:
        if not self.moment.is_open(layout.GIVE_UP_ANIMAL):
            return obstacle("all-housed", "CAV-ANIMAL-17")
        return self.short({SHEEP + kind: 1}, "CAV-ANIMAL-17")

    def against_breed(self, types: int, b: int) -> Obstacle | None:
        if not self.moment.is_open(layout.BREED_TWO, layout.BREED_ANIMALS):
            return None
        single = types & ~pairs(self.at, self.seat)
        if single:
            names = [self.words.good(FARM_NAMES[kind]) for kind in range(FARM_TYPES) if single & bit(kind)]
            return obstacle("no-pair", "CAV-HARVEST-15", animals=self.words.join(names, "or"))
        if self.moment.is_open(layout.BREED_TWO) and count(types) > 2:
            return obstacle("two-types", "CAV-EXPED-42")
        if not fits(self.at, self.seat, types):
            return obstacle("no-room-for-newborn", "CAV-HARVEST-16")
        return obstacle("more-newborns", "CAV-RULING-15")

    # The harvest

    def against_skip(self, phase: int, b: int) -> Obstacle | None:
        return obstacle("no-third-red", "CAV-HARVEST-07")

    def against_feed(self, payment: int, b: int) -> Obstacle | None:
        found = self.not_owned(WORKING_CAVE) if payment else None
        if found or not self.moment.is_open(layout.FEED_DWARFS):
            return found
        return self.short(WORK_PAYMENTS[payment], "CAV-ROOM-27")
