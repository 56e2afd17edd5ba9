"""Furnishing a cavern, and the additional cavern that a complete cave earns (CVC-FURNISH, CVC-PATTERN, CVC-CAVERN)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.bits import bit, count
from lascaux.core.position import Decision
from lascaux.games.cave_vs_cave.rules.board import SPACE_COUNT
from lascaux.games.cave_vs_cave.rules.goods import covers
from lascaux.games.cave_vs_cave.rules.layout import (
    CAVERN_SIDE,
    CAVERN_TAKEN,
    CHOOSE_SIDE,
    DISPLAY,
    ERAS,
    PURSE,
    ROOMS_OWNED,
    SHORT_GAME,
)
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import BLUE_ROOMS, COSTS, FITS, ROOM_COUNT
from lascaux.games.cave_vs_cave.rules.verbs import CAVERN_WITH, FURNISH


def allowed_colours(at: CavePosition) -> i64:
    """The rooms that keep orange ahead of blue (CVC-FURNISH-10); the short game does not mind (CVC-SHORT-11)."""
    everything: i64 = bit(ROOM_COUNT) - 1
    if at.cells[ERAS] == SHORT_GAME:
        return everything
    rooms = at.own(ROOMS_OWNED)
    blue = count(rooms & BLUE_ROOMS)
    orange = count(rooms) - blue
    return everything if orange > blue + 1 else everything & ~BLUE_ROOMS


def wall_sets(at: CavePosition) -> i64:
    """Which of the sixteen wall sets the empty spaces offer: one bit for each."""
    found: i64 = 0
    empty = at.empty_spaces()
    space: i64
    for space in range(SPACE_COUNT):
        if empty >> space & 1:
            found |= bit(at.walls_around(space))
    return found


def can_furnish(at: CavePosition, additional: i64) -> bool:
    """Whether some room could be placed and paid for after the additional cost (CVC-FURNISH-02 to -04)."""
    purse = at.own(PURSE)
    if not covers(purse, additional):
        return False
    purse -= additional
    offered = wall_sets(at)
    rooms = at.cells[DISPLAY] & allowed_colours(at)
    room: i64 = 0
    while rooms:
        if rooms & 1 and FITS[room] & offered and covers(purse, COSTS[room]):
            return True
        rooms >>= 1
        room += 1
    return False


@final
class FurnishSpace(Decision[CavePosition]):
    """Choose a room in the display and an empty space whose walls suit it."""

    def choices(self, at: CavePosition, a: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        purse = at.own(PURSE)
        empty = at.empty_spaces()
        offered = wall_sets(at)
        rooms = at.cells[DISPLAY] & allowed_colours(at)
        room: i64 = 0
        while rooms:
            if rooms & 1 and FITS[room] & offered and covers(purse, COSTS[room]):
                space: i64
                for space in range(SPACE_COUNT):
                    if empty >> space & 1 and FITS[room] >> at.walls_around(space) & 1:
                        out = append(out, FURNISH.code(room, space))
            rooms >>= 1
            room += 1
        return out

    def play(self, at: CavePosition, a: i64, b: i64, choice: i64) -> None:
        room = FURNISH.first(choice)
        at.cells[DISPLAY] = at.cells[DISPLAY] & ~bit(room)
        at.pay(COSTS[room])
        at.place(room, FURNISH.second(choice))
        earn_cavern(at)


def earn_cavern(at: CavePosition) -> None:
    """The first complete cave gets the additional cavern at once (CVC-CAVERN-01, -02, -09)."""
    if not at.cells[CAVERN_TAKEN] and at.is_complete():
        at.cells[CAVERN_TAKEN] = 1
        at.open(CHOOSE_SIDE)


@final
class ChooseSide(Decision[CavePosition]):
    """Lay the additional cavern down with two or with three printed walls (CVC-CAVERN-03)."""

    def choices(self, at: CavePosition, a: i64, b: i64) -> vec[i64]:
        return vec[i64]([CAVERN_WITH.code(0), CAVERN_WITH.code(1)])

    def play(self, at: CavePosition, a: i64, b: i64, choice: i64) -> None:
        at.set_own(CAVERN_SIDE, CAVERN_WITH.first(choice) + 2)
