"""The home board: squares, halves, neighbours and printed bonuses (CAV-BOARD).

Squares are bits of a set. The 8 by 6 grid has the home board in the middle and a rim of squares off the board,
which only the Office room can fill: square (x, y) is bit 8 (y + 1) + x + 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 8
SQUARES: Final = 48


def number(x: int, y: int) -> int:
    """The number of the square in column x and row y."""
    return WIDTH * (y + 1) + x + 1


def square_set(*squares: tuple[int, int]) -> int:
    return sum(2 ** number(x, y) for x, y in squares)


def column(square: int) -> int:
    return square % WIDTH - 1


def row(square: int) -> int:
    return square // WIDTH - 1


NAMES: Final = [f"{column(square)},{row(square)}" for square in range(SQUARES)]

BOARD: Final[i64] = square_set(*[(x, y) for x in range(6) for y in range(4)])
CORNERS: Final[i64] = square_set((-1, -1), (6, -1), (-1, 4), (6, 4))  # these squares do not exist (CAV-BOARD-07)
FOREST: Final[i64] = square_set(*[(x, y) for x in range(-1, 3) for y in range(-1, 5)]) & ~CORNERS
MOUNTAIN: Final[i64] = square_set(*[(x, y) for x in range(3, 7) for y in range(-1, 5)]) & ~CORNERS
# The halves touch nowhere: nothing lies right of x = 2 or left of x = 3 (CAV-BOARD-05).
RIGHT_EDGES: Final[i64] = square_set(*[(x, y) for x in (2, 6) for y in range(-1, 5)])
LEFT_EDGES: Final[i64] = square_set(*[(x, y) for x in (-1, 3) for y in range(-1, 5)])

ENTRANCE: Final[i64] = square_set((2, 3))  # the first forest tile must cover it (CAV-TILES-05)
DWELLING_SQUARE: Final[i64] = square_set((3, 3))  # pre-printed (CAV-BOARD-03)
CAVERN_SQUARE: Final[i64] = square_set((3, 2))

# Printed bonuses (CAV-BOARD-02)
BOAR_BONUS: Final[i64] = square_set((2, 0), (0, 2))
FOOD_BONUS: Final[i64] = square_set((1, 3), (4, 3))
TWO_FOOD_BONUS: Final[i64] = square_set((5, 0))


def after(squares: i64) -> i64:
    """The squares right of or below one of these, in the same half."""
    return ((squares & ~RIGHT_EDGES) << 1 | squares << WIDTH) & (FOREST | MOUNTAIN)


def before(squares: i64) -> i64:
    """The squares left of or above one of these, in the same half."""
    return ((squares & ~LEFT_EDGES) >> 1 | squares >> WIDTH) & (FOREST | MOUNTAIN)


def neighbours(squares: i64) -> i64:
    """The squares that share an edge with one of these and lie in the same half (CAV-BOARD-04)."""
    return after(squares) | before(squares)
