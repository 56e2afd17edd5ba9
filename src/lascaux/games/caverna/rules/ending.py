"""The end of a round, and the last exchanges before scoring (CAV-SCORE-16)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.bits import count
from lascaux.core.position import TURN, Decision, Step
from lascaux.games.caverna.rules.exchanges import exchanges, make_exchange
from lascaux.games.caverna.rules.goods import DONKEY, FOOD, RUBY
from lascaux.games.caverna.rules.layout import (
    BEFORE_SCORING,
    END_ROUND,
    FILL_MINE,
    LAST_EXCHANGE,
    NEW_ROUND,
    ORE_MINES,
    PLAYERS,
)
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rates import BUY_DONKEY
from lascaux.games.caverna.rules.rooms import MINER
from lascaux.games.caverna.rules.verbs import DONE
from lascaux.games.caverna.rules.verbs import RUBY as BUY_FOR_RUBY


@final
class EndRound(Step[CavernaPosition]):
    """A donkey for the Miner's next income may still be bought (CAV-RULING-18); then the next round, or the end."""

    def run(self, at: CavernaPosition, done: i64, b: i64) -> None:
        if at.last_round():
            at.open(BEFORE_SCORING)
            return
        for order in range(done, at.cells[PLAYERS]):
            at.cells[TURN] = at.seat_after(order)
            if can_fill_mine(at):
                at.open(END_ROUND, order + 1)
                at.open(FILL_MINE)
                return
        at.open(NEW_ROUND)


def can_fill_mine(at: CavernaPosition) -> bool:
    return at.owns(MINER) and at.own(RUBY) > 0 and count(at.own(ORE_MINES)) > at.own(DONKEY)


@final
class FillMine(Decision[CavernaPosition]):
    """A ruby for a donkey in an ore mine, or not."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), BUY_FOR_RUBY.code(BUY_DONKEY)), DONE.base)

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        if choice != DONE.base:
            make_exchange(at, choice)
            if can_fill_mine(at):
                at.open(FILL_MINE)


@final
class BeforeScoring(Step[CavernaPosition]):
    """The last exchanges, seat by seat (CAV-SCORE-16)."""

    def run(self, at: CavernaPosition, done: i64, b: i64) -> None:
        for order in range(done, at.cells[PLAYERS]):
            at.cells[TURN] = at.seat_after(order)
            if len(last_exchanges(at)):
                at.open(BEFORE_SCORING, order + 1)
                at.open(LAST_EXCHANGE)
                return


def last_exchanges(at: CavernaPosition) -> vec[i64]:
    """Food scores nothing, so it is wanted only for cattle."""
    return exchanges(vec[i64](capacity=40), at, at.own(RUBY) > 0 and at.own(FOOD) == 0)


@final
class LastExchange(Decision[CavernaPosition]):
    """One more exchange, or done."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        return append(last_exchanges(at), DONE.base)

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        if choice != DONE.base:
            at.open(LAST_EXCHANGE)
            make_exchange(at, choice)
