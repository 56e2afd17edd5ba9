"""The cave boards: spaces, walls, edges and ways.

Space numbers, as they lie on the table (the additional cavern X is 19):

              col-3 col-2 col-1 | col0 col1 col2
        row 0             11   |   0    1
        row 1    12   13   14   |   2    3            3 and 7 show +1 food
        row 2         15   16   |   4    5           15 shows +1 ore, 16 +1 iron
        row 3         17   18  ==   6    7            6 is the Cave Entrance
        row 4              ^    |   8    9   10       ^ the opening of era II
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import bit
from lascaux.games.cave_vs_cave.rules.goods import parse_goods

# Each space with its printed walls (rule file, sections 1.1 and 1.2).
SPACES: Final = (
    ((0, 0), "NW"), ((0, 1), "NE"),
    ((1, 0), "W"), ((1, 1), "E"),
    ((2, 0), "W"), ((2, 1), "E"),
    ((3, 0), ""), ((3, 1), "E"),
    ((4, 0), "WS"), ((4, 1), "S"), ((4, 2), "NES"),
    ((0, -1), "NEW"),
    ((1, -3), "NSW"), ((1, -2), "N"), ((1, -1), "E"),
    ((2, -2), "W"), ((2, -1), "E"),
    ((3, -2), "SW"), ((3, -1), ""),
)  # fmt: skip
SPACE_COUNT: Final = 20
EMPTY_AT_START: Final = 4  # (2,0), marked "no pickaxe"
ENTRANCE: Final = 6  # (3,0)
MARKED: Final = 18  # (3,-1), above the opening of era II
CAVERN: Final = 19  # X

# Placed walls lie on edges, named after the cells they separate (CVC-GEO-03, -08 to -10).
EDGES: Final = (
    "0,0|0,1", "1,0|1,1", "2,0|2,1", "3,0|3,1", "4,0|4,1", "4,1|4,2",
    "0,0|1,0", "1,0|2,0", "2,0|3,0", "3,0|4,0", "0,1|1,1", "1,1|2,1", "2,1|3,1", "3,1|4,1",
    "0,-1|1,-1", "1,-3|1,-2", "1,-2|1,-1", "1,-2|2,-2", "1,-1|2,-1", "2,-2|2,-1", "2,-2|3,-2", "2,-1|3,-1", "3,-2|3,-1",
    "3,-1|3,0", "3,-1|4,-1", "X|E", "X|S",
)  # fmt: skip
CONNECTION: Final = 23  # the opening of era I; joins the boards in era II
OPENING: Final = 24  # the opening of era II

ERA_I_SPACES: Final = (1 << 11) - 1
ERA_II_SPACES: Final = (1 << 19) - (1 << 11)
ERA_I_EDGES: Final = (1 << 14) - 1
ERA_II_EDGES: Final = (1 << 23) - (1 << 14)

SIDES: Final = "NESW"
CAVERN_WALLS: Final = {2: "NW", 3: "NEW"}  # CVC-GEO-14; that the two walls meet at a corner is CVC-RULING-19
SPACE_NAMES: Final = (*[f"{row},{column}" for (row, column), _ in SPACES], "X")

# The good printed on a space. Which symbol lies on which space of era II is assumed (CVC-RULING-17).
SYMBOLS: Final = {"1,1": "1F", "3,1": "1F", "2,-2": "1o", "2,-1": "1i"}
SYMBOL: Final = vec[i64]([parse_goods(SYMBOLS.get(name, "")) for name in SPACE_NAMES])


def wall_bits(sides: str) -> int:
    return sum(1 << SIDES.index(side) for side in sides)


PRINTED_WALLS: Final = vec[i64]([wall_bits(sides) for _, sides in SPACES] + [0])
CAVERN_PRINTED: Final = vec[i64]([wall_bits(CAVERN_WALLS.get(side, "")) for side in range(4)])
CAVERN_EDGES: Final = vec[i64]([0, 0, 3 << 25, 1 << 26])  # by side

NO_EDGE: Final = 62  # no wall ever lies there
NO_SPACE: Final = 63


def around(space: int, side: int) -> tuple[str, str]:
    """The edge on a side of a space, and the cell beyond it."""
    if space == CAVERN:
        return f"X|{SIDES[side]}", ""
    row, column = SPACES[space][0]
    other = (row + (-1, 0, 1, 0)[side], column + (0, 1, 0, -1)[side])
    first, second = sorted([(row, column), other])
    return f"{first[0]},{first[1]}|{second[0]},{second[1]}", f"{other[0]},{other[1]}"


def edges_around() -> list[int]:
    names = [around(space, side)[0] for space in range(SPACE_COUNT) for side in range(4)]
    return [EDGES.index(name) if name in EDGES else NO_EDGE for name in names]


def spaces_around() -> list[int]:
    """The neighbours of each space, where an edge without a printed wall lies between (CVC-GEO-06, -12)."""
    names = [around(space, side) for space in range(SPACE_COUNT) for side in range(4)]
    return [SPACE_NAMES.index(cell) if edge in EDGES and cell in SPACE_NAMES else NO_SPACE for edge, cell in names]


EDGE_AT: Final = vec[i64](edges_around())  # four for each space: N E S W
NEXT_TO: Final = vec[i64](spaces_around())


def walls_around(space: i64, walls: i64, cavern_side: i64) -> i64:
    """The wall set of a space: printed and placed walls alike (CVC-GEO-15)."""
    found = CAVERN_PRINTED[cavern_side] if space == CAVERN else PRINTED_WALLS[space]
    side: i64
    for side in range(4):
        if walls >> EDGE_AT[4 * space + side] & 1:
            found |= bit(side)
    return found


def reach(space: i64, spaces: i64, covered: i64, walls: i64, seen: i64 = 0) -> i64:
    """Every space to which a way leads from `space`; a face-down tile is reached, not passed (CVC-DIG-06)."""
    seen |= bit(space)
    if covered >> space & 1:
        return seen
    for side in range(4 * space, 4 * space + 4):
        next = NEXT_TO[side]
        if (spaces & ~seen) >> next & 1 and not walls >> EDGE_AT[side] & 1:
            seen = reach(next, spaces, covered, walls, seen)
    return seen
