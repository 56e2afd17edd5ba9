"""Dice, one by one (STA-SETUP-07), and the dice from which every player takes one (STA-DICE)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import TURN, Decision, Step
from lascaux.core.verbs import each
from lascaux.games.stone_age.rules.effects import Effect
from lascaux.games.stone_age.rules.gains import give
from lascaux.games.stone_age.rules.layout import DICE_FOR_ALL, FACES, PICK_DIE, PIPS, PLAYERS, ROLL_DIE, YIELD
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.verbs import PICK, ROLL

# A roll, die by die
PURPOSE: Final = Argument("purpose")
SUMMED: Final = 0  # pips are added up
LAID_OUT: Final = 1  # faces are kept to choose from
DICE_LEFT: Final = Argument("left", second=True)

# Dice for all
BUYER: Final = Argument("buyer")
DICE_TAKEN: Final = Argument("taken", second=True)

# What the faces 1 to 6 give (T-DICE)
GIFTS: Final = [Effect(code) for code in ("WOOD1", "CLAY1", "STONE1", "GOLD1", "TOOL1", "AGRI")]
GIFT: Final = vec[i64]([gift.kind for gift in GIFTS])
GIFT_GOOD: Final = vec[i64]([gift.good for gift in GIFTS])
GIFT_COUNT: Final = vec[i64]([gift.count for gift in GIFTS])
FACE_COUNT: Final = 6
ALL_FACES: Final = 2**FACE_COUNT - 1


def roll_for(at: StoneAgePosition, good: i64, dice: i64) -> None:
    """Roll dice whose pips become a good."""
    at.cells[PIPS] = 0
    at.open(YIELD, good)
    at.open(ROLL_DIE, SUMMED, dice)


def lay_out_dice(at: StoneAgePosition, dice: i64) -> None:
    at.cells[FACES] = 0
    at.open(ROLL_DIE, LAID_OUT, dice)


@final
class RollDie(Decision[StoneAgePosition]):
    """Nature rolls one of the dice that are left."""

    def choices(self, at: StoneAgePosition, purpose: i64, left: i64) -> vec[i64]:
        return each(vec[i64](capacity=FACE_COUNT), ROLL, ALL_FACES)

    def play(self, at: StoneAgePosition, purpose: i64, left: i64, choice: i64) -> None:
        face = ROLL.first(choice)
        if purpose == SUMMED:
            at.cells[PIPS] += face + 1
        else:
            at.cells[FACES] += one_die(face)
        if left > 1:
            at.open(ROLL_DIE, purpose, left - 1)


def one_die(face: i64) -> i64:
    return bit(4 * face)


def dice_showing(at: StoneAgePosition, face: i64) -> i64:
    return at.cells[FACES] >> 4 * face & 15


@final
class DiceForAll(Step[StoneAgePosition]):
    """The buyer, then the others clockwise, take one die each (STA-DICE-02)."""

    def run(self, at: StoneAgePosition, buyer: i64, taken: i64) -> None:
        players = at.cells[PLAYERS]
        at.cells[TURN] = (buyer + taken) % players
        if taken < players:
            at.open(DICE_FOR_ALL, buyer, taken + 1)
            at.open(PICK_DIE)


@final
class PickDie(Decision[StoneAgePosition]):
    """Take one of the remaining dice and what it shows, useful or not (STA-DICE-05)."""

    def choices(self, at: StoneAgePosition, a: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=FACE_COUNT)
        face: i64
        for face in range(FACE_COUNT):
            if dice_showing(at, face):
                out = append(out, PICK.code(face))
        return out

    def play(self, at: StoneAgePosition, a: i64, b: i64, choice: i64) -> None:
        face = PICK.first(choice)
        at.cells[FACES] -= one_die(face)
        give(at, GIFT[face], GIFT_GOOD[face], GIFT_COUNT[face])
