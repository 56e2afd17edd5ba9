"""A readable guess at how well a seat stands, in points: what greedy play looks at.

The score, and what may still add to it: goods in stock, rooms that will work in the turns to come, and rooms in the
display that could be furnished next. These hopes fade as the game runs out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import bit
from lascaux.games.cave_vs_cave.rules.board import SPACE_COUNT, walls_around
from lascaux.games.cave_vs_cave.rules.effects import DONKEY_GOLD, EXCAVATE, THREE_KINDS, Effect
from lascaux.games.cave_vs_cave.rules.goods import GOODS, amount
from lascaux.games.cave_vs_cave.rules.layout import (
    CAVERN_SIDE,
    COVERED,
    DISPLAY,
    ERA,
    ERA_I_ONLY,
    ERAS,
    FURNISHED,
    PLAYERS,
    PURSE,
    ROOMS_OWNED,
    ROUND,
    TURNS_LEFT,
    WALLS,
)
from lascaux.games.cave_vs_cave.rules.rooms import BLUE_ROOMS, COSTS, FITS, POINTS, ROOM_COUNT, ROOMS
from lascaux.games.cave_vs_cave.rules.scoring import score

if TYPE_CHECKING:
    from lascaux.games.cave_vs_cave.rules.position import CavePosition

# What one of each good is worth: wood, stone, emmer, flax, food, gold, donkey, ore, iron, weapon.
# What can become food at any time is worth no less than food.
WORTH: Final = vec[float]([0.65, 1.0, 0.5, 0.6, 0.5, 1.1, 0.6, 0.35, 0.8, 1.0])
ENOUGH: Final = 3.0  # of one good; any more count a quarter each
FADING: Final = 2.3  # turns before the end, when hopes are worth half

# What a room that does more than trade goods gains from one use, in points.
DIG_GAIN: Final = 1.2
REFILL_GAIN: Final = 1.0
DONKEY_GAIN: Final = 1.2
THREE_KINDS_COST: Final = 1.4
NO_GAIN: Final = 0.5

# How often a turn uses the best orange room, the second and the third, and how often a blue one pays.
USES: Final = vec[float]([0.21, 0.14, 0.09])
BLUE_USE: Final = 0.1

# The two most promising rooms in the display, and how a missing good and an empty space count for them.
BEST_PROMISE: Final = 0.6
NEXT_PROMISE: Final = 0.3
MISSING: Final = 0.9
EMPTY_SPACE: Final = 1.0
USEFUL_SPACES: Final = 3.0


def value(at: CavePosition, seat: i64) -> float:
    left = turns_ahead(at)
    total = score(at, seat)
    if left == 0.0:
        return total
    hopes = goods_worth(at.of(seat, PURSE)) + prospects(at, seat)
    return total + left * income(at.of(seat, ROOMS_OWNED)) + hopes * left / (left + FADING)


def turns_ahead(at: CavePosition) -> float:
    """The whole turns that each player still has in this game (CVC-ROUND-11, CVC-ERA2-ROUND-01)."""
    left = at.cells[TURNS_LEFT] // at.cells[PLAYERS]
    round = at.cells[ROUND] + 1
    if at.cells[ERA] == 2:
        return float(left + 4 * (5 - round))
    with_two_or_three: i64 = 3 + (4 if at.cells[PLAYERS] == 2 else 3)
    for later in range(round, with_two_or_three + 2):
        left += 2 if later <= 3 else 3 if later <= with_two_or_three else 4
    return float(left if at.cells[ERAS] == ERA_I_ONLY else left + 16)


def worth(goods: i64) -> float:
    total = 0.0
    good: i64
    for good in range(GOODS):
        total += float(amount(goods, good)) * WORTH[good]
    return total


def goods_worth(purse: i64) -> float:
    """Goods in stock; a hoard of one kind is worth less."""
    total = 0.0
    good: i64
    for good in range(GOODS):
        have = float(amount(purse, good))
        total += (min(have, ENOUGH) + max(0.0, have - ENOUGH) / 4.0) * WORTH[good]
    return total


def gain_of(effect: Effect) -> float:
    """What one use of a room's effect brings beyond what it costs."""
    if effect.kind == EXCAVATE:
        return DIG_GAIN
    if effect.kind == DONKEY_GOLD:
        return DONKEY_GAIN
    if effect.refill:
        return REFILL_GAIN
    cost = THREE_KINDS_COST if effect.kind == THREE_KINDS else worth(effect.pay)
    return worth(effect.gain) - cost


GAINS: Final = vec[float]([max([gain_of(effect) for effect in room.effects], default=NO_GAIN) for room in ROOMS])


NET_POINTS: Final = vec[float]([float(POINTS[room]) - worth(COSTS[room]) for room in range(ROOM_COUNT)])


def income(rooms: i64) -> float:
    """What a turn may draw from a set of rooms: the three best orange ones, and all blue ones."""
    first = 0.0
    second = 0.0
    third = 0.0
    blue = 0.0
    room: i64
    for room in range(ROOM_COUNT):
        if rooms >> room & 1:
            gain = GAINS[room]
            if BLUE_ROOMS >> room & 1:
                blue += gain
            elif gain > first:
                first, second, third = gain, first, second
            elif gain > second:
                second, third = gain, second
            elif gain > third:
                third = gain
    return first * USES[0] + second * USES[1] + third * USES[2] + blue * BLUE_USE


def prospects(at: CavePosition, seat: i64) -> float:
    """The two rooms in the display that promise the most on the empty spaces, and the spaces themselves."""
    empty = at.spaces(seat) & ~at.of(seat, COVERED) & ~at.of(seat, FURNISHED)
    wall_sets: i64 = 0
    spaces = 0.0
    space: i64
    for space in range(SPACE_COUNT):
        if empty >> space & 1:
            wall_sets |= bit(walls_around(space, at.of(seat, WALLS), at.of(seat, CAVERN_SIDE)))
            spaces += 1.0
    best = 0.0
    next = 0.0
    display = at.cells[DISPLAY]
    room: i64 = 0
    while display >> room:
        if display >> room & 1 and FITS[room] & wall_sets:
            hope = promise(room, at.of(seat, PURSE))
            if hope > best:
                best, next = hope, best
            elif hope > next:
                next = hope
        room += 1
    return best * BEST_PROMISE + next * NEXT_PROMISE + min(spaces, USEFUL_SPACES) * EMPTY_SPACE


def promise(room: i64, purse: i64) -> float:
    """A room's points less its cost, and less what is still missing for it."""
    cost = COSTS[room]
    missing: i64 = 0
    good: i64
    for good in range(GOODS):
        lack = amount(cost, good) - amount(purse, good)
        if lack > 0:
            missing += lack
    return NET_POINTS[room] - float(missing) * MISSING
