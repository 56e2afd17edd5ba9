"""The action in progress as plain data: the purchase, the roll, the payment, what is taken."""

from __future__ import annotations

from itertools import takewhile
from typing import TypedDict

from lascaux.core.agenda import Moment
from lascaux.core.game import Past
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.dice import FACE_COUNT, dice_showing
from lascaux.games.stone_age.rules.goods import NAMES
from lascaux.games.stone_age.rules.places import NAMES as PLACES
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.resources import ANY_KINDS
from lascaux.games.stone_age.rules.tools import units, usable_tools
from lascaux.games.stone_age.rules.tribe import HIGHEST_TOOL
from lascaux.games.stone_age.rules.verbs import ONE_USE, ROLL, TOOL


class RollView(TypedDict):
    """Dice on the table: added up for a good, or laid out to choose from."""

    good: str | None  # None: they are laid out
    dice_left: int  # still to be rolled
    pips: int  # tools included
    malus: int
    gives: int  # units of the good as things stand
    with_tool: dict[str, int]  # what it would give with one more tool, by the tool's value
    faces: list[int]  # laid out


class PaymentView(TypedDict):
    """Resources still to be paid; the open question is how many of `good`."""

    good: str
    least: int
    most: int
    kinds: int | None  # exactly this many kinds; None: any
    paid_worth: int  # points of what has been paid for a variable building


class CurrentView(TypedDict):
    """The action in progress."""

    place: str | None  # where something is being bought
    roll: RollView | None
    faces: list[int]  # of the last roll, in progress or over, as they fell; empty where the past is not known
    tools: list[int]  # that were added to it
    payment: PaymentView | None
    resources_to_take: int  # of the player's choice
    missing_food: int
    reward_face: int | None


def roll_view(at: StoneAgePosition, moment: Moment) -> RollView | None:
    faces = [face + 1 for face in range(FACE_COUNT) for _ in range(dice_showing(at, face))]
    good, left = moment.value("good", layout.YIELD, layout.USE_TOOL), moment.value("left", layout.ROLL_DIE) or 0
    if good is None and not faces and not left:
        return None
    pips = at.cells[layout.PIPS]
    first = moment.value("first-tool", layout.USE_TOOL)
    values = [] if first is None else [tool_value(choice) for choice in usable_tools(at, first)]
    return RollView(
        good=None if good is None else NAMES[good],
        dice_left=left,
        pips=pips,
        malus=0 if good is None else at.malus(),
        gives=0 if good is None else units(at, good, pips),
        with_tool={} if good is None else {str(value): units(at, good, pips + value) for value in values},
        faces=faces,
    )


def payment_view(at: StoneAgePosition, moment: Moment) -> PaymentView | None:
    entry = moment.find(layout.PAY)
    if not entry:
        return None
    return PaymentView(
        good=NAMES[entry["good"]],
        least=entry["least"],
        most=entry["most"],
        kinds=None if entry["kinds"] == ANY_KINDS else entry["kinds"],
        paid_worth=at.cells[layout.PAID],
    )


def tool_value(choice: int) -> int:
    return HIGHEST_TOOL - (TOOL if TOOL.owns(choice) else ONE_USE).first(choice)


def last_roll(past: Past) -> tuple[list[int], list[int]]:
    """The dice that were rolled together last, and the tools that were added to them."""
    faces: list[int] = []
    after: list[int] = []  # the choices since then, the latest first
    for choice in reversed(past.choices):
        if ROLL.owns(choice):
            faces.append(ROLL.first(choice) + 1)
        elif faces:
            break
        else:
            after.append(choice)
    tools = takewhile(lambda choice: TOOL.owns(choice) or ONE_USE.owns(choice), reversed(after))
    return faces[::-1], [tool_value(choice) for choice in tools]


def current_view(at: StoneAgePosition, past: Past) -> CurrentView:
    moment = Moment(at)
    place = moment.value("place", layout.BUY, layout.PURCHASE, layout.PAY_EXTRA)
    face = moment.value("face", layout.TAKE_REWARD)
    faces, tools = last_roll(past)
    return CurrentView(
        place=None if place is None else PLACES[place],
        roll=roll_view(at, moment),
        faces=faces,
        tools=tools if faces else [],
        payment=payment_view(at, moment),
        resources_to_take=moment.value("left", layout.TAKE_RESOURCE) or 0,
        missing_food=moment.value("missing", layout.FEED) or 0,
        reward_face=None if face is None else face + 1,
    )
