"""The feeding phase, with begging (CAV-HARVEST-12 to -14, CAV-BEG)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import bit, count
from lascaux.core.position import TURN, Decision, Step
from lascaux.core.verbs import each
from lascaux.games.caverna.rules.counting import counted
from lascaux.games.caverna.rules.exchanges import exchanges, make_exchange, trades
from lascaux.games.caverna.rules.goods import DONKEY, FOOD, KINDS, RUBY
from lascaux.games.caverna.rules.harvest import ONE_FOOD, harvest_kind
from lascaux.games.caverna.rules.layout import (
    ADULTS,
    BEGGING,
    DWARFS,
    FEED_DWARFS,
    FEEDING,
    PLAYERS,
)
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.room_effects import FEED_COST, FEED_PAYMENTS, LESS_NEED
from lascaux.games.caverna.rules.rooms import MINING_CAVE, WORKING_CAVE
from lascaux.games.caverna.rules.verbs import FEED


def need(at: CavernaPosition) -> i64:
    """The food that the dwarfs of the seat on turn need, all of them fed with food (CAV-HARVEST-12, -13)."""
    newborns = at.own(DWARFS) - at.own(ADULTS)
    food = 2 * at.own(ADULTS) + newborns
    if harvest_kind(at) == ONE_FOOD:
        food = at.own(DWARFS)
    if at.owns(MINING_CAVE):
        food -= LESS_NEED.times(counted(at, at.cells[TURN], LESS_NEED.thing, MINING_CAVE))
    return max(0, food)


def fed_by_work(at: CavernaPosition) -> i64:
    """The food that the one dwarf fed by the Working cave does not need: an adult's."""
    return 1 if harvest_kind(at) == ONE_FOOD else 2


def settle_feeding(at: CavernaPosition, food: i64) -> None:
    """Pay as much of the needed food as there is; a begging marker for each one missing (CAV-HARVEST-14)."""
    paid = min(food, at.own(FOOD))
    at.add_own(FOOD, -paid)
    at.add_own(BEGGING, food - paid)


def work_payments(at: CavernaPosition) -> i64:
    """What can feed one dwarf in the Working cave, as a set of the arguments of FEED (CAV-ROOM-27)."""
    found: i64 = 0
    if at.owns(WORKING_CAVE):
        payment: i64
        for payment in range(1, FEED_PAYMENTS):
            if at.can_pay(FEED_COST, KINDS * payment):
                found |= bit(payment)
    return found


def has_choice(at: CavernaPosition) -> bool:
    """Whether feeding is more than paying food that is there."""
    missing = need(at)
    if missing == 0:
        return False
    if at.own(FOOD) < missing:
        return True
    if at.owns(WORKING_CAVE) and (work_payments(at) or at.own(RUBY) or trades(at)):
        return True
    free_mines = count(at.mines(at.cells[TURN])) > at.own(DONKEY)
    return at.owns(MINING_CAVE) and free_mines and at.own(RUBY) > 0


@final
class Feeding(Step[CavernaPosition]):
    """Seat by seat; automatic where there is nothing to decide."""

    def run(self, at: CavernaPosition, done: i64, b: i64) -> None:
        for order in range(done, at.cells[PLAYERS]):
            at.cells[TURN] = at.seat_after(order)
            if has_choice(at):
                at.open(FEEDING, order + 1)
                at.open(FEED_DWARFS)
                return
            settle_feeding(at, need(at))


@final
class FeedDwarfs(Decision[CavernaPosition]):
    """Exchanges for food while some is missing; then all dwarfs are fed, one perhaps in the Working cave."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        out = each(vec[i64](capacity=48), FEED, 1 | work_payments(at))
        return exchanges(out, at, at.own(FOOD) < need(at))

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        if not FEED.owns(choice):
            at.open(FEED_DWARFS)
            make_exchange(at, choice)
            return
        payment = FEED.first(choice)
        food = need(at)
        if payment:
            at.pay(FEED_COST, KINDS * payment)
            food = max(0, food - fed_by_work(at))
        settle_feeding(at, food)
