"""A readable guess at how well a seat stands, in points: what greedy play looks at.

The score, and what may still add to it: goods in stock, rooms that will work in the turns to come, and rooms in the
display that could be furnished next. These hopes fade as the game runs out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import lowest
from lascaux.games.cave_vs_cave.rules.board import walls_around
from lascaux.games.cave_vs_cave.rules.effects import DONKEY_GOLD, EXCAVATE, THREE_KINDS, Effect
from lascaux.games.cave_vs_cave.rules.goods import GOODS, amount, lack
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
from lascaux.games.cave_vs_cave.rules.rooms import BLUE_ROOMS, COSTS, FITS, POINTS, ROOM_COUNT, ROOMS, rooms_where
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


def hoard_worth(good: i64, have: float) -> float:
    """So many of one kind; a hoard is worth less."""
    return (min(have, ENOUGH) + max(0.0, have - ENOUGH) / 4.0) * WORTH[good]


AMOUNTS: Final = 32  # more than there can be of one good
HOARD_WORTH: Final = vec[float]([hoard_worth(good, float(have)) for good in range(GOODS) for have in range(AMOUNTS)])


def goods_worth(purse: i64) -> float:
    """Goods in stock."""
    total = 0.0
    good: i64
    for good in range(GOODS):
        total += HOARD_WORTH[AMOUNTS * good + amount(purse, good)]
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


def rooms_fitting(walls: int) -> int:
    """The rooms that fit into a space with this wall set."""
    return rooms_where([room for room in range(ROOM_COUNT) if FITS[room] >> walls & 1])


FITTING: Final = vec[i64]([rooms_fitting(walls) for walls in range(16)])


def income(rooms: i64) -> float:
    """What a turn may draw from a set of rooms: the three best orange ones, and all blue ones."""
    first = 0.0
    second = 0.0
    third = 0.0
    blue = 0.0
    while rooms:
        room = lowest(rooms)
        rooms &= rooms - 1
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
    walls = at.of(seat, WALLS)
    side = at.of(seat, CAVERN_SIDE)
    fitting: i64 = 0
    spaces = 0.0
    while empty:
        fitting |= FITTING[walls_around(lowest(empty), walls, side)]
        empty &= empty - 1
        spaces += 1.0
    best = 0.0
    next = 0.0
    purse = at.of(seat, PURSE)
    rooms = at.cells[DISPLAY] & fitting
    while rooms:
        hope = promise(lowest(rooms), purse)
        rooms &= rooms - 1
        if hope > best:
            best, next = hope, best
        elif hope > next:
            next = hope
    return best * BEST_PROMISE + next * NEXT_PROMISE + min(spaces, USEFUL_SPACES) * EMPTY_SPACE


def promise(room: i64, purse: i64) -> float:
    """A room's points less its cost, and less what is still missing for it."""
    return NET_POINTS[room] - float(lack(purse, COSTS[room])) * MISSING
