"""Scenes for exchanges, animals and harvests: a full purse, a seat with every trading room, animals without a place."""

from __future__ import annotations

from lascaux.games.caverna.rules import housing, layout
from tests.caverna.table import Table, on_turn

FARM_TYPES = ("sheep", "donkey", "boar", "cattle")
TRADING_ROOMS = ("trader", "hunting-parlor", "beer-parlor", "blacksmithing-parlor", "cooking-cave", "peaceful-cave")


def exchanging(goods: str, players: int = 2, **options: object) -> Table:
    """Seat 0 is asked what to exchange at the beginning of its turn; it has exactly these goods."""
    return on_turn("0F", players, **options).give(goods).play("exchange")


def trading(goods: str = "8R 8G 8O 8Gr 8V 8F 2boar") -> Table:
    """Seat 0, with all of these goods and the rooms that trade, is asked what to exchange."""
    made = on_turn(goods).dwarfs(3, 4)
    for room in TRADING_ROOMS:
        made.furnish(room)
    return made.play("exchange")


def board(players: int = 2) -> Table:
    """The first turn; seat 0 has no goods at all."""
    return on_turn("0F", players)


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


def crowded(goods: str = "") -> Table:
    """Seat 0 has bought a third sheep with a ruby; only the 2 places of the entry-level dwelling are there."""
    return exchanging(f"1R 2sheep {goods}").play("ruby sheep")


def farm(goods: str = "0F", players: int = 2, **options: object) -> Table:
    """The first turn; seat 0 has exactly these goods, and nobody else need fear a harvest."""
    made = on_turn("0F", players, **options).give(goods, 0)
    for seat in range(1, players):
        made.give("20F", seat)
    return made


def harvest_of(number: int, made: Table) -> Table:
    """The harvest step of a round with a printed harvest."""
    return made.bring_home().round(number).begin(layout.HARVEST)


def begging(made: Table, seat: int = 0) -> int:
    """The begging markers of a seat."""
    return made.own(layout.BEGGING, seat)


def ranch(goods: str) -> Table:
    """A farm with room for 4, 4, 4, 2 and 2 animals, without meadows or fields."""
    return farm(goods).lay("small-pasture", "2,3 1,3 0,3 2,2").lay("stable", "2,3 1,3 0,3")


def round_with(*markers: str, players: int = 2, **options: object) -> Table:
    """The first turn of the round in which the last of these markers is turned up, the first one in round 6."""
    made = farm("0F", players, **options).round(5)
    for marker in markers:
        made.new_round().until("draw-marker").play(f"marker {marker}")
    return made
