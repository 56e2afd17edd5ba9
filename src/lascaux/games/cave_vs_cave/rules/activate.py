"""Activating orange rooms in a block, and the blue rooms that pay for it (CVC-ACTIVATE, CVC-BLUE-07 to -12)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit, count
from lascaux.core.position import Decision
from lascaux.core.verbs import each
from lascaux.games.cave_vs_cave.rules.effects import DONKEY_GOLD, EXCAVATE, ONE_PLUS_ONE, THREE_KINDS, Effect
from lascaux.games.cave_vs_cave.rules.excavate import FIRST_DIG
from lascaux.games.cave_vs_cave.rules.goods import DONKEY, GOLD, GOODS, WOOD, amount, owned_kinds, some
from lascaux.games.cave_vs_cave.rules.layout import (
    ACTIVATE_ROOM,
    BLOCK_DUE,
    BLOCK_LEFT,
    BLOCK_ROOMS,
    EXCAVATE_SPACE,
    IDLE_ALLOWED,
    JUNCTION_GOLD,
    PAY_KIND,
    PURSE,
)
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import (
    EQUIPMENT_ROOM,
    ORANGE_ROOMS,
    PAID_BY_1,
    PAID_BY_1_PLUS_1,
    PAID_BY_2,
    ROOM_COUNT,
    ROOMS,
)
from lascaux.games.cave_vs_cave.rules.verbs import (
    ACTIVATE,
    COLLECT,
    EXCHANGE,
    FIRST_USE,
    IDLE,
    PAY,
    STOP,
    USE_EFFECTS,
    USE_ROOMS,
)

JUNCTION_GAIN: Final[i64] = ROOMS[14].effects[0].gain


def open_block(at: CavePosition, symbol: i64) -> None:
    """Begin a block of activations: how many rooms, and which blue rooms pay for it."""
    paying: i64 = 0
    rooms = symbol
    if symbol == 1:
        paying = PAID_BY_1
    elif symbol == ONE_PLUS_ONE:
        paying = PAID_BY_1_PLUS_1
        rooms = 2
    else:
        if symbol == 2:
            paying = PAID_BY_2
        if at.has(EQUIPMENT_ROOM):  # CVC-ROOM-22: not for 1 or 1+1
            rooms += 1
    at.cells[BLOCK_LEFT] = rooms
    at.cells[BLOCK_DUE] = paying & at.active_rooms()
    at.open(ACTIVATE_ROOM)


def junction_kinds(at: CavePosition) -> i64:
    """The kinds of goods that may pay for the Junction Room (CVC-ROOM-14, CVC-RULING-12)."""
    kinds = owned_kinds(at.own(PURSE))
    return kinds if at.cells[JUNCTION_GOLD] else kinds & ~bit(GOLD)


def usable(at: CavePosition, effect: Effect) -> bool:
    """Whether a room's effect can be carried out now."""
    if not at.affords(effect, effect.pay):
        return False
    if effect.kind == EXCAVATE:
        return at.diggable(False) != 0
    return effect.kind != THREE_KINDS or count(junction_kinds(at)) >= 3


@final
class ActivateRoom(Decision[CavePosition]):
    """Use one more orange room, or stop. Blue rooms pay before the first or after the last, as their owner likes."""

    def choices(self, at: CavePosition, a: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=24)
        left = at.cells[BLOCK_LEFT]
        used = at.cells[BLOCK_ROOMS]
        if left:
            rooms = at.active_rooms() & ORANGE_ROOMS & ~used
            room: i64
            for room in range(ROOM_COUNT):
                if rooms >> room & 1:
                    use: i64
                    for use in range(FIRST_USE[room], FIRST_USE[room + 1]):
                        if usable(at, USE_EFFECTS[use]):
                            out = append(out, ACTIVATE.code(use))
        if not used:
            out = each(out, COLLECT, at.cells[BLOCK_DUE])
        out = each(out, EXCHANGE, at.exchangeable())
        if used:
            out = append(out, STOP.base)
        elif at.cells[IDLE_ALLOWED]:
            out = append(out, IDLE.base)
        return out

    def play(self, at: CavePosition, a: i64, b: i64, choice: i64) -> None:
        if ACTIVATE.owns(choice):
            use = ACTIVATE.first(choice)
            room: i64 = USE_ROOMS[use]
            at.cells[BLOCK_LEFT] -= 1
            at.cells[BLOCK_ROOMS] = at.cells[BLOCK_ROOMS] | bit(room)
            # With a gain still due, the player closes the block, so that an exchange can come before it.
            if at.cells[BLOCK_LEFT] or at.cells[BLOCK_DUE]:
                at.open(ACTIVATE_ROOM)
            else:
                close_block(at)
            carry_out(at, USE_EFFECTS[use])
        elif choice == STOP.base or choice == IDLE.base:
            close_block(at)
        else:
            if COLLECT.owns(choice):
                at.cells[BLOCK_DUE] = at.cells[BLOCK_DUE] & ~bit(COLLECT.first(choice))
                at.collect(COLLECT.first(choice))
            else:
                at.exchange(EXCHANGE.first(choice))
            at.open(ACTIVATE_ROOM)


def carry_out(at: CavePosition, effect: Effect) -> None:
    """A room's effect."""
    if effect.kind == THREE_KINDS:
        at.open(PAY_KIND, 3, WOOD)
        return
    at.trade(effect, effect.pay)
    if effect.kind == EXCAVATE:
        at.open(EXCAVATE_SPACE, FIRST_DIG, 1)
    elif effect.kind == DONKEY_GOLD:
        at.gain(some(GOLD, amount(at.own(PURSE), DONKEY) // 2))


def close_block(at: CavePosition) -> None:
    """What the blue rooms still owe comes now (CVC-BLUE-11)."""
    due = at.cells[BLOCK_DUE]
    room: i64 = 0
    while due:
        if due & 1:
            at.collect(room)
        due >>= 1
        room += 1
    at.cells[BLOCK_LEFT] = 0
    at.cells[BLOCK_ROOMS] = 0
    at.cells[BLOCK_DUE] = 0


PAY_KIND_ARGUMENTS: Final = (Argument("left"), Argument("first_good", second=True))


@final
class PayKind(Decision[CavePosition]):
    """Pay one good for the Junction Room, in the order of the goods track: `left` more, from `first_good` on."""

    def choices(self, at: CavePosition, left: i64, first_good: i64) -> vec[i64]:
        out = vec[i64](capacity=10)
        kinds = junction_kinds(at)
        for good in range(first_good, GOODS):
            if kinds >> good & 1 and count(kinds >> good) >= left:
                out = append(out, PAY.code(good))
        return out

    def play(self, at: CavePosition, left: i64, first_good: i64, choice: i64) -> None:
        at.pay(some(PAY.first(choice), 1))
        if left > 1:
            at.open(PAY_KIND, left - 1, PAY.first(choice) + 1)
        else:
            at.gain(JUNCTION_GAIN)
