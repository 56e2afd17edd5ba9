"""What a seat has of the things that effects count (`effects.THINGS`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lascaux.core.bits import bit, count
from lascaux.games.caverna.rules.board import neighbours
from lascaux.games.caverna.rules.effects import (
    ALL_ARMED,
    ARMED_DWARFS,
    CROP_PAIRS,
    DONKEYS_IN_MINES,
    DONKEYS_IN_ORE_MINES,
    DWELLINGS_BESIDE,
    EMPTY_FIELDS,
    FARM_ANIMALS,
    NONE_ARMED,
    YELLOW_FURNISHINGS,
)
from lascaux.games.caverna.rules.effects import DWARFS as DWARFS_THING
from lascaux.games.caverna.rules.effects import ORE_MINES as ORE_MINES_THING
from lascaux.games.caverna.rules.effects import RUBY_MINES as RUBY_MINES_THING
from lascaux.games.caverna.rules.goods import FARM_TYPES, GRAIN, KINDS, SHEEP, VEGETABLE
from lascaux.games.caverna.rules.layout import (
    CROPS,
    DWARFS,
    DWELLINGS,
    ORE_MINES,
    ROOM_AT,
    ROOMS,
    RUBY_MINES,
    STRENGTH,
)
from lascaux.games.caverna.rules.rooms import YELLOW_ROOMS

if TYPE_CHECKING:
    from lascaux.games.caverna.rules.position import CavernaPosition


def farm_animals(at: CavernaPosition, seat: i64) -> i64:
    cells = at.cells
    first = at.home(seat) + SHEEP
    total: i64 = 0
    kind: i64
    for kind in range(first, first + FARM_TYPES):
        total += cells[kind]
    return total


def all_grain(at: CavernaPosition, seat: i64) -> i64:
    """In the supply and on fields."""
    cells = at.cells
    home = at.home(seat)
    on_fields = count(cells[home + CROPS]) + 2 * count(cells[home + CROPS + 1]) + 3 * count(cells[home + CROPS + 2])
    return cells[home + GRAIN] + on_fields


def all_vegetables(at: CavernaPosition, seat: i64) -> i64:
    """In the supply and on fields."""
    return at.of(seat, VEGETABLE) + count(at.of(seat, CROPS + 3)) + 2 * count(at.of(seat, CROPS + 4))


def armed_dwarfs(at: CavernaPosition, seat: i64) -> i64:
    armed: i64 = 0
    for dwarf in range(at.of(seat, DWARFS)):
        if at.of(seat, STRENGTH + dwarf):
            armed += 1
    return armed


def dwellings_beside(at: CavernaPosition, seat: i64, room: i64) -> i64:
    """The dwellings that share an edge with a furnishing of this seat (CAV-ROOM-33)."""
    return count(neighbours(bit(at.cells[ROOM_AT + room] - 1)) & at.of(seat, DWELLINGS))


def counted(at: CavernaPosition, seat: i64, thing: i64, room: i64) -> i64:
    """How many of a thing a seat has, for an effect of one of its furnishings."""
    if thing < KINDS:
        return at.of(seat, thing)
    if thing == DWARFS_THING:
        return at.of(seat, DWARFS)
    if thing == ARMED_DWARFS:
        return armed_dwarfs(at, seat)
    if thing == ALL_ARMED:
        return 1 if armed_dwarfs(at, seat) == at.of(seat, DWARFS) else 0
    if thing == NONE_ARMED:
        return 0 if armed_dwarfs(at, seat) else 1
    if thing == FARM_ANIMALS:
        return farm_animals(at, seat)
    if thing == CROP_PAIRS:
        return min(all_grain(at, seat), all_vegetables(at, seat))
    if thing == YELLOW_FURNISHINGS:
        return count(at.of(seat, ROOMS) & YELLOW_ROOMS)
    if thing == DWELLINGS_BESIDE:
        return dwellings_beside(at, seat, room)
    if thing == EMPTY_FIELDS:
        return count(at.empty_fields(seat))
    if thing == ORE_MINES_THING:
        return count(at.of(seat, ORE_MINES))
    if thing == RUBY_MINES_THING:
        return count(at.of(seat, RUBY_MINES))
    if thing == DONKEYS_IN_ORE_MINES:
        return at.donkeys_in_mines(seat, at.of(seat, ORE_MINES))
    if thing == DONKEYS_IN_MINES:
        return at.donkeys_in_mines(seat, at.mines(seat))
    return 1
