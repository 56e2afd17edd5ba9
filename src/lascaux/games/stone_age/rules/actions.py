"""Phase 2: each player resolves all of their places, in any order (STA-ACTION, STA-VILLAGE)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.position import TURN, Decision, Step
from lascaux.games.stone_age.rules.dice import roll_for
from lascaux.games.stone_age.rules.layout import (
    ACTIONS,
    ACTIVE_ANIMAL,
    ANY_TWO_KEPT,
    AT_HOME,
    BUY,
    CHOOSE_PLACE,
    DRIVE_OFF,
    FEEDING,
    PEOPLE,
    PEOPLE_AT,
    PHASE,
    PLAYERS,
    STARTER,
)
from lascaux.games.stone_age.rules.places import ANIMAL, FIELD, GOOD_OF, HUT, TOOLMAKER
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.resources import redeem
from lascaux.games.stone_age.rules.tools import gain_tool
from lascaux.games.stone_age.rules.tribe import MOST_PEOPLE
from lascaux.games.stone_age.rules.verbs import REDEEM, RESOLVE


def has_place_to_resolve(at: StoneAgePosition) -> bool:
    """Whether anyone is neither at home nor at the animal, where people stay (STA-ANIMAL-11)."""
    return at.own(PEOPLE) > at.own(AT_HOME) + at.own(PEOPLE_AT + ANIMAL)


@final
class Actions(Step[StoneAgePosition]):
    """The next player in turn order with places to resolve; after the last one, animals and feeding."""

    def run(self, at: StoneAgePosition, already: i64, b: i64) -> None:
        players = at.cells[PLAYERS]
        for done in range(already, players):
            at.cells[TURN] = (at.cells[STARTER] + done) % players
            if has_place_to_resolve(at):
                at.open(ACTIONS, done)
                at.open(CHOOSE_PLACE)
                return
        at.cells[PHASE] = 3
        at.open(FEEDING)
        if at.cells[ACTIVE_ANIMAL] and at.people_on(ANIMAL) == players:  # STA-ANIMAL-12
            at.open(DRIVE_OFF)


@final
class ChoosePlace(Decision[StoneAgePosition]):
    """Choose which place to resolve next."""

    def choices(self, at: StoneAgePosition, a: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        place: i64
        for place in range(ANIMAL):
            if at.own(PEOPLE_AT + place):
                out = append(out, RESOLVE.code(place))
        return append(out, REDEEM.base) if at.own(ANY_TWO_KEPT) else out

    def play(self, at: StoneAgePosition, a: i64, b: i64, choice: i64) -> None:
        if choice == REDEEM.base:
            redeem(at)
            return
        place = RESOLVE.first(choice)
        people = at.own(PEOPLE_AT + place)
        at.set_own(PEOPLE_AT + place, 0)
        at.add_own(AT_HOME, people)
        if place == TOOLMAKER:
            gain_tool(at)
        elif place == HUT:
            grow_tribe(at)
        elif place == FIELD:
            at.grow_agriculture()
        elif GOOD_OF[place] >= 0:
            roll_for(at, GOOD_OF[place], people)
        else:
            at.open(BUY, place)


def grow_tribe(at: StoneAgePosition) -> None:
    """One more person, ten at most (STA-VILLAGE-02)."""
    if at.own(PEOPLE) < MOST_PEOPLE:
        at.add_own(PEOPLE, 1)
        at.add_own(AT_HOME, 1)
