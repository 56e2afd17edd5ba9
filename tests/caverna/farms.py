"""Farms: how many animals a board has room for, and boards with room for many."""

from __future__ import annotations

from lascaux.games.caverna.rules import housing
from tests.caverna.table import Table, on_turn, parse

FARM_TYPES = ("sheep", "donkey", "boar", "cattle")


def fits(made: Table, animals: str = "") -> bool:
    """Whether the animals of the seat on turn have room; these numbers are set before."""
    return housing.fits(made.give(animals).at, made.seat)


def room_for(made: Table, animal: str) -> int:
    """How many animals of one type have room on the board, if there is no other type."""
    made.give(" ".join(f"0{kind}" for kind in FARM_TYPES))
    number = 0
    while fits(made, f"{number + 1}{animal}"):
        number += 1
    made.give(f"0{animal}")
    return number


def rooms_for(made: Table) -> tuple[int, ...]:
    """How many sheep, donkeys, boars or cattle have room, each type alone. The untouched board: 2 of any."""
    return tuple(room_for(made, animal) for animal in FARM_TYPES)


def has_room_for(made: Table, animals: str) -> bool:
    """Whether exactly these farm animals can be kept: the last of the first kind is bought for a ruby."""
    kind, number = parse(animals)[0]
    other = made.fork().give(f"0sheep 0donkey 0boar 0cattle {animals} {number - 1}{kind} 1R 1F")
    return other.play("exchange", f"ruby {kind}").decision != "give-up-animal"


def places_for(at: Table, animal: str) -> int:
    """How many of an animal find a place, bought one by one for rubies until one does not."""
    other = at.fork().give("40R 40F")
    while other.play("exchange", f"ruby {animal}").decision != "give-up-animal":
        pass
    return other.has(animal) - 1


def farm(goods: str = "0F", players: int = 2, **options: object) -> Table:
    """The first turn; seat 0 has exactly these goods, and nobody else need fear a harvest."""
    made = on_turn("0F", players, **options).give(goods, 0)
    for seat in range(1, players):
        made.give("20F", seat)
    return made


def ranch(goods: str) -> Table:
    """A farm with room for 4, 4, 4, 2 and 2 animals, without meadows or fields."""
    return farm(goods).lay("small-pasture", "2,3 1,3 0,3 2,2").lay("stable", "2,3 1,3 0,3")


def roomy(at: Table) -> Table:
    """Four large pastures: room for every type."""
    for y in range(4):
        at.large_pasture(f"0,{y}", f"1,{y}")
    return at
