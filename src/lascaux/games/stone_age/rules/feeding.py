"""Phase 3: feeding the tribe, or starving (STA-FEED, STA-STARVE)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.position import TURN, Decision, Step
from lascaux.games.stone_age.rules.goods import FOOD
from lascaux.games.stone_age.rules.layout import (
    AGRICULTURE,
    ANY_TWO_KEPT,
    AT_HOME,
    FEEDING,
    GOODS,
    NEW_ROUND,
    PAID,
    PLAYERS,
    STARTER,
    STARVING_POINTS,
)
from lascaux.games.stone_age.rules.layout import FEED as FEED_TRIBE
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.resources import ANY_KINDS, pay, redeem
from lascaux.games.stone_age.rules.verbs import FEED, REDEEM, STARVE

STARVING: Final = 10  # points, once a round (STA-STARVE-01)

MISSING_FOOD: Final = Argument("missing")


@final
class Feeding(Step[StoneAgePosition]):
    """Income from agriculture, then one food for each person at home; a player with too little decides."""

    def run(self, at: StoneAgePosition, already: i64, b: i64) -> None:
        players = at.cells[PLAYERS]
        at.cells[PAID] = 0
        for done in range(already, players):
            at.cells[TURN] = (at.cells[STARTER] + done) % players
            missing = at.own(AT_HOME) - at.own(GOODS + FOOD) - at.own(AGRICULTURE)
            at.set_own(GOODS + FOOD, max(0, -missing))
            if missing > 0:
                at.open(FEEDING, done + 1)
                at.open(FEED_TRIBE, missing)
                return
        at.open(NEW_ROUND)


@final
class FeedTribe(Decision[StoneAgePosition]):
    """Food is missing: pay that many resources, or starve."""

    def choices(self, at: StoneAgePosition, missing: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        if at.own(ANY_TWO_KEPT):
            out = append(out, REDEEM.base)
        if at.resources(at.cells[TURN]) >= missing:
            out = append(out, FEED.base)
        return append(out, STARVE.base)

    def play(self, at: StoneAgePosition, missing: i64, b: i64, choice: i64) -> None:
        if choice == REDEEM.base:
            at.open(FEED_TRIBE, missing)
            redeem(at)
        elif choice == FEED.base:
            pay(at, 0, missing, missing, ANY_KINDS)
        else:
            at.add_own(STARVING_POINTS, -STARVING)
