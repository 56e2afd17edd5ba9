"""Driving off a wild animal once all its rings are taken (STA-ANIMAL-12 to -17)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.position import TURN, Decision, Step
from lascaux.games.stone_age.rules.animals import FOOD, POINTS, RESOURCE, REWARD
from lascaux.games.stone_age.rules.dice import dice_showing, lay_out_dice, one_die
from lascaux.games.stone_age.rules.goods import FOOD as FOOD_GOOD
from lascaux.games.stone_age.rules.layout import (
    ACTIVE_ANIMAL,
    AT_HOME,
    DRIVE_OFF,
    FACES,
    PEOPLE_AT,
    PLAYERS,
    REWARD_POINTS,
    STARTER,
    TAKE_RESOURCE,
    TAKE_REWARD,
)
from lascaux.games.stone_age.rules.places import ANIMAL
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.tools import gain_tool
from lascaux.games.stone_age.rules.verbs import POINTS as TAKE_POINTS
from lascaux.games.stone_age.rules.verbs import REWARD as REWARD_VERB

REWARD_FOOD: Final = 3
POINTS_INSTEAD: Final = 3  # STA-ANIMAL-15


@final
class DriveOff(Step[StoneAgePosition]):
    """Each player there rolls a die for each person, all at once, and takes the rewards. `a` are done."""

    def run(self, at: StoneAgePosition, a: i64, b: i64) -> None:
        players = at.cells[PLAYERS]
        if a == players:
            at.cells[ACTIVE_ANIMAL] = 0
            return
        at.cells[TURN] = (at.cells[STARTER] + a) % players
        people = at.own(PEOPLE_AT + ANIMAL)
        if at.cells[FACES]:
            at.open(DRIVE_OFF, a)
            take_next_die(at)
        elif people:
            at.set_own(PEOPLE_AT + ANIMAL, 0)
            at.add_own(AT_HOME, people)
            at.open(DRIVE_OFF, a)
            lay_out_dice(at, people)
        else:
            at.open(DRIVE_OFF, a + 1)


def take_next_die(at: StoneAgePosition) -> None:
    """The lowest die; where its reward is the points themselves there is nothing to decide."""
    face: i64 = 0
    while not dice_showing(at, face):
        face += 1
    at.cells[FACES] -= one_die(face)
    if REWARD[6 * (at.cells[ACTIVE_ANIMAL] - 1) + face] == POINTS:
        at.add_own(REWARD_POINTS, POINTS_INSTEAD)
    else:
        at.open(TAKE_REWARD, face)


@final
class TakeReward(Decision[StoneAgePosition]):
    """Take what the die `a` brings, or three points instead."""

    def choices(self, at: StoneAgePosition, a: i64, b: i64) -> vec[i64]:
        return vec[i64]([REWARD_VERB.code(a), TAKE_POINTS.base])

    def play(self, at: StoneAgePosition, a: i64, b: i64, choice: i64) -> None:
        reward = REWARD[6 * (at.cells[ACTIVE_ANIMAL] - 1) + a]
        if choice == TAKE_POINTS.base:
            at.add_own(REWARD_POINTS, POINTS_INSTEAD)
        elif reward == FOOD:
            at.gain(FOOD_GOOD, REWARD_FOOD)
        elif reward == RESOURCE:
            at.open(TAKE_RESOURCE, 1)
        else:
            gain_tool(at)
