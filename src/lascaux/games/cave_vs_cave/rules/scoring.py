"""Points, ties and goals (CVC-SCORE, CVC-TIE, CVC-SOLO1-14, CVC-SOLO2-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lascaux.games.cave_vs_cave.rules.goods import GOLD, IRON, WEAPON, amount
from lascaux.games.cave_vs_cave.rules.layout import (
    EDITION_2016,
    ERA,
    ERA_I_GOLD,
    ERA_I_ROOMS,
    PLAYERS,
    PURSE,
    ROOMS_OWNED,
)
from lascaux.games.cave_vs_cave.rules.rooms import POINTS, room_points

if TYPE_CHECKING:
    from lascaux.games.cave_vs_cave.rules.position import CavePosition

SOLO_GOAL_ERA_I: Final = 50.0  # at least
SOLO_OUTSTANDING: Final = 60.0  # more than, in era I
SOLO_GOAL_BOTH: Final = 180.0  # more than, in both eras together (CVC-RULING-23)


def score(at: CavePosition, seat: i64) -> float:
    """Rooms and gold in era I; in era II rooms, weapons, half the iron and gold, on top of era I's score."""
    purse = at.of(seat, PURSE)
    rooms = room_points(at.of(seat, ROOMS_OWNED))
    gold = amount(purse, GOLD)
    if at.cells[ERA] < 2:
        return float(rooms + gold)
    earlier = at.of(seat, ERA_I_ROOMS) + at.of(seat, ERA_I_GOLD)
    return float(earlier + rooms + amount(purse, WEAPON)) + float(amount(purse, IRON) + gold) / 2.0


def scores(at: CavePosition) -> list[float]:
    return [score(at, seat) for seat in range(at.cells[PLAYERS])]


def falling_points(at: CavePosition, seat: i64) -> list[int]:
    """The values of a cave's rooms, highest first (CVC-TIE-01, -02); the 2016 edition compares only one."""
    rooms = at.of(seat, ROOMS_OWNED)
    found = sorted([int(POINTS[room]) for room in range(1, 46) if rooms >> room & 1], reverse=True)
    return found[:1] if at.cells[EDITION_2016] else found


def leaders(at: CavePosition) -> list[int]:
    """The seats with the best score; ties go to the more valuable rooms, a missing room being worth less."""
    if at.cells[PLAYERS] == 1:
        return [0]
    first = (score(at, 0), falling_points(at, 0))
    second = (score(at, 1), falling_points(at, 1))
    if first == second:
        return [0, 1]
    return [0] if first > second else [1]


def winners(at: CavePosition) -> list[int]:
    if at.cells[PLAYERS] == 2:
        return leaders(at)
    points = score(at, 0)
    reached = points >= SOLO_GOAL_ERA_I if at.cells[ERA] == 1 else points > SOLO_GOAL_BOTH
    return [0] if reached else []
