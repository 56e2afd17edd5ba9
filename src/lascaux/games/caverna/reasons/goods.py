"""Why goods cannot be exchanged, bought, eaten or bred now."""

from __future__ import annotations

from typing import Final

from lascaux.core.bits import bit, count
from lascaux.core.reasons import Obstacle, obstacle
from lascaux.games.caverna.reasons.asking import Asking
from lascaux.games.caverna.reasons.deeds import NO_SQUARE
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.breeding import pairs
from lascaux.games.caverna.rules.deeds import COST, TRADE
from lascaux.games.caverna.rules.exchanges import food_is_wanted
from lascaux.games.caverna.rules.goods import FARM_NAMES, FARM_TYPES, GOLD, MARKET_PRICE, NAMES, ORE, SHEEP
from lascaux.games.caverna.rules.housing import fits
from lascaux.games.caverna.rules.placing import single_squares
from lascaux.games.caverna.rules.rates import BUY_GOLD, DISHES, LEAST_GOLD, PURCHASES, TRADES, Rate
from lascaux.games.caverna.rules.room_effects import FEED_COSTS
from lascaux.games.caverna.rules.rooms import PEACEFUL_CAVE, ROOMS, WORKING_CAVE

# Decisions inside a turn, where exchanges stand behind the choice `exchange`
IN_ACTION: Final = (layout.CHOOSE_DEED, layout.CHOOSE_LOOT, layout.BUY_GOODS, layout.TRADE_ORE)


class GoodsReasons(Asking):
    # Exchanges

    def against_exchange(self, a: int, b: int) -> Obstacle | None:
        if self.is_sent():
            return obstacle("ruby-paid", "CAV-ROUND-09")
        if self.is_turn() or self.moment.is_open(*IN_ACTION):
            return obstacle("nothing-to-exchange", "CAV-ROUND-15")
        return None

    def elsewhere(self) -> Obstacle | None:
        """An exchange that is possible, but not offered at this moment."""
        if self.is_sent():
            return obstacle("ruby-paid", "CAV-ROUND-09")
        if self.is_turn() or self.moment.is_open(*IN_ACTION):
            return obstacle("exchange-first", "CAV-ROUND-15")
        if self.moment.is_open(layout.GIVE_UP_ANIMAL):
            return obstacle("makes-no-room", "CAV-ANIMAL-17")
        return obstacle("donkey-only", "CAV-ROOM-16") if self.moment.is_open(layout.FILL_MINE) else None

    def against_ruby(self, purchase: int, b: int) -> Obstacle | None:
        if purchase == BUY_GOLD and not self.at.cells[layout.RUBY_TO_GOLD]:
            return obstacle("no-ruby-to-gold", "CAV-RUBY-11")
        rate = PURCHASES[purchase]
        found = self.unpaid_rate(rate)
        if not found and rate.deed >= 0 and not single_squares(self.at, rate.deed):
            found = obstacle(*NO_SQUARE[rate.deed])
        return found or self.elsewhere()

    def unpaid_rate(self, rate: Rate) -> Obstacle | None:
        """The furnishing that an exchange belongs to, or the goods that are missing."""
        found = self.not_owned(rate.room) if rate.room >= 0 else None
        return found or self.short(dict(enumerate(rate.pay)), rate.clause)

    def against_use(self, trade: int, b: int) -> Obstacle | None:
        return self.unpaid_rate(TRADES[trade]) or self.elsewhere()

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
        """Whether an earlier dwarf, equally strong and equally placed, is named in place of this one."""

        def looks(one: int) -> tuple[int, bool, bool]:
            working = self.at.own(layout.WORKS_AT + one) != 0
            return self.at.strength(one), one == self.at.cells[layout.ACTING], working

        return any(looks(other) == looks(dwarf) for other in range(dwarf))

    def against_cook(self, dish: int, b: int) -> Obstacle | None:
        if found := self.unpaid_rate(DISHES[dish]):
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

    def against_spend(self, index: int, b: int) -> Obstacle | None:
        return self.short({GOLD: LEAST_GOLD + index}, "CAV-FOOD-03")

    # Buying and trading

    def against_buy(self, good: int, b: int) -> Obstacle | None:
        if not MARKET_PRICE[good]:
            return obstacle("not-for-sale", "CAV-SPACE-42")
        if not self.moment.is_open(layout.BUY_GOODS):
            return None
        if self.moment.top["bought"] >> good & 1:
            return obstacle("bought", "CAV-SPACE-42", good=self.words.good(NAMES[good]))
        return self.short({GOLD: MARKET_PRICE[good]}, "CAV-SPACE-42")

    def against_trade(self, a: int, b: int) -> Obstacle | None:
        is_open = self.moment.is_open(layout.TRADE_ORE)
        return self.short({ORE: COST[TRADE]}, "CAV-SPACE-59") if is_open else None

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
        return self.short(dict(enumerate(FEED_COSTS[payment])), ROOMS[WORKING_CAVE].clause)
