"""Furnishing rooms: what is on offer for which goods, and what a room is worth."""

from __future__ import annotations

from functools import cache

from tests.caverna.table import Table, on_turn

# Where rooms that only have to be there stand: not beside the two printed squares of the mountain
FAR_FROM_HOME = ("5,0", "5,1", "5,2", "4,0", "4,1")
# A house for each of five dwarfs, the Dwelling aside: two live in the entry-level dwelling.
THREE_MORE_PLACES = ("simple-dwelling-4w2s", "simple-dwelling-3w3s", "mixed-dwelling")


def furnishing(goods: str = "", rooms: str = "", tiles: str = "", players: int = 2) -> Table:
    """Seat 0 stands on Housework with exactly these goods, rooms and tiles (`tunnel 3,1`), and may furnish a cavern."""
    made = on_turn(f"0F {goods}", players)
    words = tiles.split()
    for layer, square in zip(words[::2], words[1::2], strict=True):
        made.lay(layer, square)
    for room, square in zip(rooms.split(), FAR_FROM_HOME, strict=False):
        made.furnish(room, square)
    return made.play("place housework", "do furnish")


def built(room: str, goods: str = "", rooms: str = "", square: str = "3,2", tiles: str = "") -> Table:
    """Seat 0 has just furnished a room through Housework."""
    return furnishing(goods, rooms, tiles).play(f"furnish {room}", f"lay {square}")


def furnish_at_home(at: Table, room: str, square: str) -> Table:
    """The seat on turn furnishes a room through Housework and is not finished there."""
    return at.play("place housework", "do furnish", f"furnish {room}", f"lay {square}")


@cache
def affordable(goods: str, rooms: str = "", tiles: str = "") -> set[str]:
    """The furnishings on offer for these goods."""
    return {name.split()[1] for name in furnishing(goods, rooms, tiles).legal("furnish")}


def worth(made: Table, room: str, square: str = "3,2", seat: int = 0) -> int:
    """The points that a room brings, printed and conditional."""
    return made.fork().furnish(room, square, seat).score(seat) - made.score(seat)
