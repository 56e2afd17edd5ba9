"""Scenes for furnishings, growth, weapons and expeditions: what is offered where, what a room is worth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from lascaux import CHANCE
from tests.caverna.table import Table, on_turn, parse, table

FOREST = [f"{x},{y}" for x in range(3) for y in range(4)]
MOUNTAIN = [f"{x},{y}" for x in range(3, 6) for y in range(4)]
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


# Where rooms that only have to be there stand: not beside the two printed squares of the mountain
FAR_FROM_HOME = ("5,0", "5,1", "5,2", "4,0", "4,1")


def built(room: str, goods: str = "", rooms: str = "", square: str = "3,2", tiles: str = "") -> Table:
    """Seat 0 has just furnished a room through Housework."""
    return furnishing(goods, rooms, tiles).play(f"furnish {room}", f"lay {square}")


@cache
def affordable(goods: str, rooms: str = "", tiles: str = "") -> set[str]:
    """The furnishings on offer for these goods."""
    return {name.split()[1] for name in furnishing(goods, rooms, tiles).legal("furnish")}


def worth(made: Table, room: str, square: str = "3,2", seat: int = 0) -> int:
    """The points that a room brings, printed and conditional."""
    return made.fork().furnish(room, square, seat).score(seat) - made.score(seat)


def has_room_for(made: Table, animals: str) -> bool:
    """Whether exactly these farm animals can be kept: the last of the first kind is bought for a ruby."""
    kind, number = parse(animals)[0]
    other = made.fork().give(f"0sheep 0donkey 0boar 0cattle {animals} {number - 1}{kind} 1R 1F")
    return other.play("exchange", f"ruby {kind}").decision != "give-up-animal"


def next_round(made: Table) -> Table:
    """The first turn of the next round, without harvest."""
    return made.new_round().until("take-turn")


def feed(made: Table, kind: str = "full") -> Table:
    """The harvest comes to the feeding of seat 0, if it has anything to decide; seat 1 has plenty of everything."""
    return made.give("40F", 1).harvest(kind)


def places_offering(made: Table, deed: str) -> set[str]:
    """The spaces on which the dwarf in order could begin with this deed."""
    found = set()
    for space in made.placeable():
        other = made.fork().play(f"place {space}")
        if other.decision == "choose-deed" and other.offers(f"do {deed}"):
            found.add(space)
    return found


def everything_in_play(players: int) -> Table:
    """All cards are revealed, Wish for children with both of its faces."""
    cards = ("blacksmithing", "sheep-farming", "ore-mine-construction", "wish-for-children", "donkey-farming")
    more = ("ruby-mine-construction", "family-life", "ore-delivery", "adventure", "ore-trading", "ruby-delivery")
    return table(players).reveal(*cards, *more, "exploration", "urgent-wish-for-children")


def random_game(seed: int, players: int = 3) -> Iterator[Table]:
    """The table after every choice of a game played at random."""
    rng = Random(seed)
    made = Table(players=players)
    while not made.at.over:
        choices = made.at.choices()
        made.at.play(made.at.sample(rng) if made.at.actor == CHANCE else choices[rng.randrange(len(choices))])
        yield made
