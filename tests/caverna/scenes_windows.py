"""Small scenes that the worked examples and scenarios share."""

from __future__ import annotations

from lascaux.games.caverna.rules.layout import ROUND
from tests.caverna.table import Table, table

FOREST = "0,0 1,0 2,0 0,1 1,1 2,1 0,2 1,2 2,2 0,3 1,3 2,3"


def alone(goods: str = "") -> Table:
    """A solo game, in which nobody else has to be fed."""
    return table(1).give("0F").give(goods)


def places(at: Table, animal: str) -> int:
    """How many of an animal find a place, bought one by one for rubies until one does not."""
    other = at.fork().give("40R 40F")
    while other.play("exchange", f"ruby {animal}").decision != "give-up-animal":
        pass
    return other.has(animal) - 1


def roomy(at: Table) -> Table:
    """Four large pastures: room for every type."""
    for y in range(4):
        at.large_pasture(f"0,{y}", f"1,{y}")
    return at


def furnish_at_home(at: Table, room: str, square: str) -> Table:
    """The seat on turn furnishes a room through Housework and is not finished there."""
    return at.play("place housework", "do furnish", f"furnish {room}", f"lay {square}")


def worth(at: Table, *rooms: str) -> int:
    """The points that these rooms would add, on caverns that count as used with and without them."""
    squares = ("3,2", "3,1")
    with_rooms = at.lay("cavern", "3,1").fork()
    for room, square in zip(rooms, squares, strict=False):
        with_rooms.furnish(room, square)
    return with_rooms.score() - at.score()


def arrivals(at: Table, good: str) -> list[int]:
    """The rounds from the next on in which one of a good arrives by itself."""
    found, start = [], at.cell(ROUND)
    for number in range(start + 1, 13):
        if number == 9 and at.game.seats <= 2:
            continue
        before = at.has(good, 0)
        at.new_round().until("take-turn")
        assert at.cell(ROUND) == number
        assert at.has(good, 0) - before in (0, 1)
        if at.has(good, 0) > before:
            found.append(number)
    return found
