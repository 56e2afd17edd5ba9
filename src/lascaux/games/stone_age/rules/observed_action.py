"""The action in progress as fields of an observation: the roll, the purchase, the payment, what is taken."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lascaux.core.observation import Field, Row
from lascaux.core.position import Position
from lascaux.core.verbs import Range
from lascaux.games.stone_age.rules.dice import FACE_COUNT, dice_showing
from lascaux.games.stone_age.rules.goods import NAMES
from lascaux.games.stone_age.rules.layout import (
    ACTIONS,
    BUY,
    DICE_FOR_ALL,
    DRIVE_OFF,
    FEED,
    FEEDING,
    PAID,
    PAY,
    PIPS,
    PLAYERS,
    PURCHASE,
    REVEAL_BUILDING,
    ROLL_DIE,
    TAKE_RESOURCE,
    TAKE_REWARD,
    USE_TOOL,
    YIELD,
)
from lascaux.games.stone_age.rules.places import ANIMAL, CARD
from lascaux.games.stone_age.rules.places import NAMES as PLACES
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.resources import ANY_KINDS, KINDS, LEAST, MOST
from lascaux.games.stone_age.rules.verbs import RESOURCE_RANGE

GOOD_RANGE: Final = Range("good", NAMES)
FACE_RANGE: Final = Range("face", [f"face-{face}" for face in range(1, FACE_COUNT + 1)])
TOOL_ORDER: Final = Range("tool", ("tool-4", "tool-3", "tool-2", "tool-1", "one-use-4", "one-use-3", "one-use-2"))
STEPS: Final = Range("step", ("actions", "dice", "driving-off", "feeding"))
NO_RANGE: Final = Range("", ())  # for something that this game is played without


@final
class ObservedAction:
    """What the agenda and the cells of the roll and the payment remember."""

    def __init__(self, seats: Range, stacks: Range, animals: bool) -> None:
        self.dice = Field("dice", "dice to roll", Range("dice", ("added-up", "laid-out")), high=10)
        self.pips = Field("pips", "pips of the roll, tools included", high=81)
        self.roll_for = Field("roll-for", "the good that they bring", GOOD_RANGE)
        self.first_tool = Field("first-tool", "the first tool that may be added to them", TOOL_ORDER)
        self.faces = Field("faces", "dice laid out to choose from", FACE_RANGE, high=4)
        self.buyer = Field("buyer", "who takes the first of them", seats)
        self.reward = Field("reward", "the die that brings a reward", FACE_RANGE if animals else NO_RANGE)
        self.done = Field("done", "how many players a step has called up", STEPS, high=4)
        self.reveal = Field("reveal", "the stack whose next building is turned up", stacks)
        self.buying = Field("buying", "the place where something is bought", Range("place", PLACES[CARD:ANIMAL]))
        self.paying = Field("paying", "the resource to pay now", RESOURCE_RANGE)
        self.due = Field("due", "resources still to pay", Range("limit", ("least", "most")), high=10)
        self.kinds = Field("kinds", "of exactly so many kinds", Range("kinds", ("1", "2", "3", "4", "any")))
        self.paid = Field("paid", "what the resources paid are worth", high=60)
        self.take = Field("take", "resources of choice to take", high=2)
        self.take_from = Field("take-from", "the first kind that may be taken", RESOURCE_RANGE)
        self.missing = Field("missing", "food that is missing", high=10)
        self.fields = [
            *(self.dice, self.pips, self.roll_for, self.first_tool, self.faces, self.buyer, self.reward, self.done),
            *(self.reveal, self.buying, self.paying, self.due, self.kinds, self.paid),
            *(self.take, self.take_from, self.missing),
        ]

    def write(self, at: StoneAgePosition, row: Row) -> None:
        cells = at.cells
        row.put(self.pips, 0, cells[PIPS])
        row.put(self.paid, 0, cells[PAID])
        face: i64
        for face in range(FACE_COUNT):
            row.put(self.faces, face, dice_showing(at, face))

    def write_entry(self, at: Position, seat: i64, kind: i64, a: i64, b: i64, row: Row) -> None:
        """What an open decision or step remembers; each kind is open at most once.

        What follows from the rest is left out: an extra is paid for the purchase below it, and placement goes on with
        the seat after the one on turn, or in a new round with the start player.
        """
        if kind == ROLL_DIE:
            row.put(self.dice, a, b)
        elif kind in (YIELD, USE_TOOL):
            row.mark(self.roll_for, a)
            row.mark(self.first_tool, b)
        elif kind in (BUY, PURCHASE):
            row.mark(self.buying, a - CARD)
        elif kind == PAY:
            row.mark(self.paying, a)
            row.put(self.due, 0, LEAST.of(b))
            row.put(self.due, 1, MOST.of(b))
            row.mark(self.kinds, 4 if KINDS.of(b) == ANY_KINDS else KINDS.of(b) - 1)
        elif kind == TAKE_RESOURCE:
            row.put(self.take, 0, a)
            row.mark(self.take_from, b)
        elif kind == FEED:
            row.put(self.missing, 0, a)
        elif kind == TAKE_REWARD:
            row.mark(self.reward, a)
        elif kind == REVEAL_BUILDING:
            row.mark(self.reveal, a)
        elif kind == ACTIONS:
            row.put(self.done, 0, a)
        elif kind == DICE_FOR_ALL:
            row.mark(self.buyer, (a - seat + at.cells[PLAYERS]) % at.cells[PLAYERS])
            row.put(self.done, 1, b)
        elif kind == DRIVE_OFF:
            row.put(self.done, 2, a)
        elif kind == FEEDING:
            row.put(self.done, 3, a)
