"""The action in progress as plain data: the purchase, the roll, the payment, what is taken."""

from __future__ import annotations

from typing import TypedDict

from lascaux.games.stone_age.moment import Moment
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.dice import FACE_COUNT, dice_showing
from lascaux.games.stone_age.rules.goods import NAMES
from lascaux.games.stone_age.rules.places import NAMES as PLACES
from lascaux.games.stone_age.rules.position import StoneAgePosition


class RollView(TypedDict):
    """Dice on the table: added up for a good, or laid out to choose from."""

    good: str | None  # None: they are laid out
    dice_left: int  # still to be rolled
    pips: int  # tools included
    malus: int
    gives: int  # units of the good as things stand
    faces: list[int]  # laid out


class PaymentView(TypedDict):
    """Resources still to be paid; the open question is how many of `good`."""

    good: str
    least: int
    most: int
    kinds: int | None  # exactly so many kinds; None: any
    paid_worth: int  # points of what has been paid for a variable building


class CurrentView(TypedDict):
    """The action in progress."""

    place: str | None  # where something is being bought
    roll: RollView | None
    payment: PaymentView | None
    resources_to_take: int  # of choice
    missing_food: int
    reward_face: int | None


def roll_view(at: StoneAgePosition, moment: Moment) -> RollView | None:
    faces = [face + 1 for face in range(FACE_COUNT) for _ in range(dice_showing(at, face))]
    good, pips = moment.good, at.cells[layout.PIPS]
    if good is None and not faces and not moment.dice_left:
        return None
    return RollView(
        good=None if good is None else NAMES[good],
        dice_left=moment.dice_left,
        pips=pips,
        malus=0 if good is None else at.malus(),
        gives=0 if good is None else moment.units(good, pips),
        faces=faces,
    )


def current_view(at: StoneAgePosition) -> CurrentView:
    moment = Moment(at)
    place, due, face = moment.place, moment.due, moment.reward_face
    payment = None
    if due:
        good, worth = NAMES[due.good], at.cells[layout.PAID]
        payment = PaymentView(good=good, least=due.least, most=due.most, kinds=due.kinds, paid_worth=worth)
    return CurrentView(
        place=None if place is None else PLACES[place],
        roll=roll_view(at, moment),
        payment=payment,
        resources_to_take=moment.to_take,
        missing_food=moment.missing_food,
        reward_face=None if face is None else face + 1,
    )
