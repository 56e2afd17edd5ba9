"""Driving off a wild animal once all its rings are taken (STA-ANIMAL-12 to -17)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.position import TURN, Decision, Step
from lascaux.games.stone_age.rules.animals import POINTS_INSTEAD, REWARD, REWARD_COUNT, REWARD_GOOD
from lascaux.games.stone_age.rules.dice import FACE_COUNT, dice_showing, lay_out_dice, one_die
from lascaux.games.stone_age.rules.effects import POINTS
from lascaux.games.stone_age.rules.gains import give
from lascaux.games.stone_age.rules.layout import (
    ACTIVE_ANIMAL,
    AT_HOME,
    DRIVE_OFF,
    FACES,
    PEOPLE_AT,
    PLAYERS,
    REWARD_POINTS,
    STARTER,
    TAKE_REWARD,
)
from lascaux.games.stone_age.rules.places import ANIMAL
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.verbs import POINTS as TAKE_POINTS
from lascaux.games.stone_age.rules.verbs import REWARD as REWARD_VERB

REWARD_FACE: Final = Argument("face")  # counted from 0


@final
class DriveOff(Step[StoneAgePosition]):
    """Each player there rolls a die for each person, all at once, and takes the rewards."""

    def run(self, at: StoneAgePosition, done: i64, b: i64) -> None:
        players = at.cells[PLAYERS]
        if done == players:
            at.cells[ACTIVE_ANIMAL] = 0
            return
        at.cells[TURN] = (at.cells[STARTER] + done) % players
        people = at.own(PEOPLE_AT + ANIMAL)
        if at.cells[FACES]:
            at.open(DRIVE_OFF, done)
            take_next_die(at)
        elif people:
            at.set_own(PEOPLE_AT + ANIMAL, 0)
            at.add_own(AT_HOME, people)
            at.open(DRIVE_OFF, done)
            lay_out_dice(at, people)
        else:
            at.open(DRIVE_OFF, done + 1)


def row(at: StoneAgePosition, face: i64) -> i64:
    """Where the active animal's reward for a face stands in the table."""
    return FACE_COUNT * (at.cells[ACTIVE_ANIMAL] - 1) + face


def take_next_die(at: StoneAgePosition) -> None:
    """Take the lowest die; where its reward is points anyway, there is nothing to decide."""
    face: i64 = 0
    while not dice_showing(at, face):
        face += 1
    at.cells[FACES] -= one_die(face)
    if REWARD[row(at, face)] == POINTS:
        at.add_own(REWARD_POINTS, REWARD_COUNT[row(at, face)])
    else:
        at.open(TAKE_REWARD, face)


@final
class TakeReward(Decision[StoneAgePosition]):
    """Take what the die brings, or points instead."""

    def choices(self, at: StoneAgePosition, face: i64, b: i64) -> vec[i64]:
        return vec[i64]([REWARD_VERB.code(face), TAKE_POINTS.base])

    def play(self, at: StoneAgePosition, face: i64, b: i64, choice: i64) -> None:
        if choice == TAKE_POINTS.base:
            at.add_own(REWARD_POINTS, POINTS_INSTEAD)
        else:
            give(at, REWARD[row(at, face)], REWARD_GOOD[row(at, face)], REWARD_COUNT[row(at, face)])
