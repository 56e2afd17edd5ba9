"""Where tiles, mines, pastures and stables may be put, as sets of squares; what they cost; what laying one does.

Costs are paid when the deed is begun, so only squares are left to choose (CAV-TILES, CAV-MINE, CAV-FARM).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lascaux.core.bits import bit, count
from lascaux.core.position import TURN
from lascaux.games.caverna.rules.board import (
    BOAR_BONUS,
    BOARD,
    ENTRANCE,
    FOOD_BONUS,
    FOREST,
    MOUNTAIN,
    TWO_FOOD_BONUS,
    after,
    before,
    neighbours,
)
from lascaux.games.caverna.rules.deeds import (
    CAVERN,
    CAVERN_TUNNEL,
    COST,
    COST_GOOD,
    DEEP_RUBY_MINE,
    FIELD,
    FREE,
    LARGE_PASTURE,
    MEADOW,
    MEADOW_FIELD,
    ORE_MINE,
    RUBY_MINE,
    SMALL_PASTURE,
    STABLE,
    TUNNEL,
    TWO_CAVERNS,
)
from lascaux.games.caverna.rules.goods import BOAR, FOOD, KINDS
from lascaux.games.caverna.rules.housing import house
from lascaux.games.caverna.rules.layout import (
    CAVERNS,
    DEEP_TUNNELS,
    FIELDS,
    FURNISHED,
    MEADOWS,
    ORE_MINES,
    ROOMS,
    RUBY_MINES,
    SMALL_PASTURES,
    STABLES,
    TALL_PASTURES,
    TUNNELS,
    WIDE_PASTURES,
)
from lascaux.games.caverna.rules.loot import LOOT_COST
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.room_effects import MATERIALS, OVERHANG, SAVED, SAVER, SAVING
from lascaux.games.caverna.rules.rooms import OFFICE_ROOM

MOST_STABLES: Final = 3


# What it costs


def saved(at: CavernaPosition, deed: i64, good: i64) -> i64:
    """What a furnishing of the seat on turn takes off a price (CAV-ROOM-13 to -15)."""
    if not at.own(ROOMS) & SAVING:
        return 0
    place = MATERIALS * deed + good
    return SAVED[place] if SAVER[place] and at.owns(SAVER[place]) else 0


def price(at: CavernaPosition, deed: i64, as_loot: bool) -> i64:
    """What a deed costs of its good, all reductions counted (CAV-FARM-01, -02, -07, -11, -12)."""
    good = COST_GOOD[deed]
    if good == FREE:
        return 0
    cost = LOOT_COST[KINDS * deed + good] if as_loot else COST[deed]
    return max(0, cost - saved(at, deed, good))


def payable(at: CavernaPosition, deed: i64, as_loot: bool) -> bool:
    return COST_GOOD[deed] == FREE or at.own(COST_GOOD[deed]) >= price(at, deed, as_loot)


def pay(at: CavernaPosition, deed: i64, as_loot: bool) -> None:
    if COST_GOOD[deed] != FREE:
        at.add_own(COST_GOOD[deed], -price(at, deed, as_loot))


# Where it may lie


def ground(at: CavernaPosition, half: i64) -> i64:
    """The squares of a half on which a twin may lie: on the board, and beyond it with the Office room."""
    return half if at.owns(OFFICE_ROOM) else half & BOARD


def clearing(at: CavernaPosition) -> i64:
    """The forest squares without a tile."""
    return FOREST & ~at.farm_land(at.cells[TURN])


def rock(at: CavernaPosition) -> i64:
    """The bare mountain squares."""
    return MOUNTAIN & ~at.cave_system(at.cells[TURN])


def forest_edge(at: CavernaPosition) -> i64:
    """Where a forest tile touches the farm land; the first one must cover the entrance (CAV-TILES-04, -05)."""
    land = at.farm_land(at.cells[TURN])
    return neighbours(land) if land else ENTRANCE


def cave_edge(at: CavernaPosition) -> i64:
    """Where a mountain tile touches the cave system (CAV-TILES-03)."""
    return neighbours(at.cave_system(at.cells[TURN]))


def partners(first: i64, second: i64, edge: i64, ordered: bool = False) -> i64:
    """The squares of `first` with a neighbour in `second` (right or below, if `ordered`) such that the two together
    touch the edge and at least one lies on the board."""
    touching = edge & beside(second, ordered) | beside(second & edge, ordered)
    inside = second & BOARD
    overhanging = edge & beside(inside, ordered) | beside(inside & edge, ordered)
    return first & (touching & BOARD | overhanging)


def beside(squares: i64, ordered: bool) -> i64:
    return before(squares) if ordered else neighbours(squares)


def first_squares(at: CavernaPosition, deed: i64) -> i64:
    """The squares for the first half of a twin tile; of two equal halves, the first lies left or above."""
    if deed == MEADOW_FIELD:
        free = clearing(at) & ground(at, FOREST)
        return partners(free, free & ~at.own(STABLES), forest_edge(at))
    if deed in (CAVERN_TUNNEL, TWO_CAVERNS):
        free = rock(at) & ground(at, MOUNTAIN)
        return partners(free, free, cave_edge(at), deed == TWO_CAVERNS)
    if deed == ORE_MINE:
        tunnels = at.own(TUNNELS) & ~at.own(FURNISHED)
        return tunnels & neighbours(tunnels)
    meadows = at.own(MEADOWS)
    return meadows & before(meadows)


def second_squares(at: CavernaPosition, deed: i64, first: i64) -> i64:
    """The squares for the second half, once the first lies on the square `first`."""
    here = bit(first)
    around = neighbours(here)
    if deed == ORE_MINE:
        return around & at.own(TUNNELS) & ~at.own(FURNISHED)
    if deed == LARGE_PASTURE:
        return after(here) & at.own(MEADOWS)
    if not here & BOARD:
        around &= BOARD
    if deed == MEADOW_FIELD:
        found = around & clearing(at) & ground(at, FOREST) & ~at.own(STABLES)
        edge = forest_edge(at)
    else:
        found = around & rock(at) & ground(at, MOUNTAIN)
        edge = cave_edge(at)
        if deed == TWO_CAVERNS:
            found &= after(here)
    return found if here & edge else found & edge


def single_squares(at: CavernaPosition, deed: i64) -> i64:
    """The squares for a single tile, a ruby mine, a small pasture or a stable."""
    if deed == MEADOW:
        return clearing(at) & BOARD & forest_edge(at)
    if deed == FIELD:
        return clearing(at) & BOARD & forest_edge(at) & ~at.own(STABLES)
    if deed in (TUNNEL, CAVERN):
        return rock(at) & BOARD & cave_edge(at)
    if deed == RUBY_MINE:
        return at.own(TUNNELS) & ~at.own(FURNISHED)
    if deed == DEEP_RUBY_MINE:
        return at.own(DEEP_TUNNELS) & ~at.own(FURNISHED)
    if deed == SMALL_PASTURE:
        return at.own(MEADOWS)
    return stable_squares(at)


def stable_squares(at: CavernaPosition) -> i64:
    """In the board's forest and on any meadow or pasture, never on a field, one on each square (CAV-FARM-07, -08)."""
    stables = at.own(STABLES)
    if count(stables) >= MOST_STABLES:
        return 0
    land = at.farm_land(at.cells[TURN]) & ~at.own(FIELDS)
    return (land | clearing(at) & BOARD) & ~stables


# Laying it


def lay_twin(at: CavernaPosition, deed: i64, first: i64, second: i64) -> None:
    if deed == LARGE_PASTURE:
        at.remove_squares(MEADOWS, bit(first) | bit(second))
        at.add_squares(WIDE_PASTURES if second == first + 1 else TALL_PASTURES, bit(first))
        house(at)
        return
    if deed == ORE_MINE:
        at.remove_squares(TUNNELS, bit(first) | bit(second))
        at.add_squares(ORE_MINES, bit(first))
        at.add_squares(DEEP_TUNNELS, bit(second))
        return
    if deed == MEADOW_FIELD:
        at.add_squares(MEADOWS, bit(first))
        at.add_squares(FIELDS, bit(second))
    else:
        at.add_squares(CAVERNS, bit(first))
        at.add_squares(TUNNELS if deed == CAVERN_TUNNEL else CAVERNS, bit(second))
    both = bit(first) | bit(second)
    if both & ~BOARD:
        at.gain(OVERHANG.good, OVERHANG.number)  # CAV-TILES-14
    pay_bonus(at, both)


def lay_single(at: CavernaPosition, deed: i64, square: i64) -> None:
    here = bit(square)
    if deed == MEADOW:
        at.add_squares(MEADOWS, here)
    elif deed == FIELD:
        at.add_squares(FIELDS, here)
    elif deed == TUNNEL:
        at.add_squares(TUNNELS, here)
    elif deed == CAVERN:
        at.add_squares(CAVERNS, here)
    elif deed == SMALL_PASTURE:
        at.remove_squares(MEADOWS, here)
        at.add_squares(SMALL_PASTURES, here)
        return
    elif deed == STABLE:
        at.add_squares(STABLES, here)
        return
    else:
        at.remove_squares(TUNNELS if deed == RUBY_MINE else DEEP_TUNNELS, here)
        at.add_squares(RUBY_MINES, here)
        return
    pay_bonus(at, here)


def pay_bonus(at: CavernaPosition, squares: i64) -> None:
    """The printed bonus of a space, when a landscape tile first covers it (CAV-BOARD-11)."""
    if squares & BOAR_BONUS:
        at.gain(BOAR, 1)
        house(at)
    elif squares & FOOD_BONUS:
        at.gain(FOOD, 1)
    elif squares & TWO_FOOD_BONUS:
        at.gain(FOOD, 2)
