"""The Weekly market (CAV-SPACE-42) and Ore trading (CAV-SPACE-59)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import Decision, Step
from lascaux.core.verbs import each
from lascaux.games.caverna.rules.deeds import TRADE as TRADE_DEED
from lascaux.games.caverna.rules.deeds import TRADE_GAIN
from lascaux.games.caverna.rules.exchanges import exchange_matters
from lascaux.games.caverna.rules.goods import GOLD, KINDS, MARKET_PRICE, SHEEP
from lascaux.games.caverna.rules.housing import house
from lascaux.games.caverna.rules.layout import BUY_GOODS, MARKET, TRADE_ORE, TRADING
from lascaux.games.caverna.rules.layout import EXCHANGE as MAKE_EXCHANGE
from lascaux.games.caverna.rules.placing import pay, payable
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.reach import exchange_may_help, may_buy
from lascaux.games.caverna.rules.verbs import BUY, DONE, EXCHANGE, TRADE

BOUGHT: Final = Argument("bought")  # a set of goods
TRADES_LEFT: Final = Argument("left")


@final
class Market(Step[CavernaPosition]):
    """Goes on buying while something can be bought, or could be after an exchange."""

    def run(self, at: CavernaPosition, bought: i64, b: i64) -> None:
        if wares(at, bought) or (exchange_matters(at) and may_buy(at, bought)):
            at.open(BUY_GOODS, bought)


def wares(at: CavernaPosition, bought: i64) -> i64:
    """The kinds that can be paid for and have not been bought, as a set."""
    found: i64 = 0
    good: i64
    for good in range(KINDS):
        if 0 < MARKET_PRICE[good] <= at.own(GOLD) and not bought >> good & 1:
            found |= bit(good)
    return found


@final
class BuyGoods(Decision[CavernaPosition]):
    """One of each kind at most."""

    def choices(self, at: CavernaPosition, bought: i64, b: i64) -> vec[i64]:
        out = each(vec[i64](capacity=12), BUY, wares(at, bought))
        if exchange_matters(at):
            out = append(out, EXCHANGE.base)
        return append(out, DONE.base)

    def play(self, at: CavernaPosition, bought: i64, b: i64, choice: i64) -> None:
        if choice == DONE.base:
            return
        if choice == EXCHANGE.base:
            at.open(MARKET, bought)
            at.open(MAKE_EXCHANGE)
            return
        good = BUY.first(choice)
        at.open(MARKET, bought | bit(good))
        at.add_own(GOLD, -MARKET_PRICE[good])
        at.gain(good, 1)
        if good >= SHEEP:
            house(at)


def trade_ore(at: CavernaPosition, left: i64) -> None:
    """Ore for gold and food; then perhaps again, at most `left` times."""
    pay(at, TRADE_DEED, as_loot=False)
    at.take(TRADE_GAIN, 0)
    at.open(TRADING, left)


@final
class Trading(Step[CavernaPosition]):
    """Goes on trading while there is ore, or could be after an exchange."""

    def run(self, at: CavernaPosition, left: i64, b: i64) -> None:
        helped = exchange_matters(at) and exchange_may_help(at, TRADE_DEED)
        if left and (payable(at, TRADE_DEED, as_loot=False) or helped):
            at.open(TRADE_ORE, left)


@final
class TradeOre(Decision[CavernaPosition]):
    """Whether to trade once more."""

    def choices(self, at: CavernaPosition, left: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        if payable(at, TRADE_DEED, as_loot=False):
            out = append(out, TRADE.base)
        if exchange_matters(at):
            out = append(out, EXCHANGE.base)
        return append(out, DONE.base)

    def play(self, at: CavernaPosition, left: i64, b: i64, choice: i64) -> None:
        if choice == TRADE.base:
            trade_ore(at, left - 1)
        elif choice == EXCHANGE.base:
            at.open(TRADING, left)
            at.open(MAKE_EXCHANGE)
