"""Positions far beyond what random play reaches: well-stocked players with weapons, mines, rooms and animals."""

from __future__ import annotations

from lascaux.core.game import Game
from lascaux.core.position import Position
from tests.caverna.table import Table

CARDS = ("blacksmithing", "sheep-farming", "ore-mine-construction", "wish-for-children", "donkey-farming")
PLENTY = "14W 14S 14O 5R 9G 5Gr 5V 9F"


def rich_positions(game: Game) -> list[Position]:
    """In round 5, everybody is a smith, a farmer or a trader."""
    found: list[Position] = []
    for shift in range(3):
        made = Table(**game.options)
        if game.seats > 1:
            made.play("start 0", "reveal blacksmithing")
        made.show_cards(*CARDS)
        for seat in range(game.seats):
            made.give(PLENTY, seat)
            (smith, farmer, trader)[(seat + shift) % 3](made, seat)
        found.append(made.turn_of(0).at)
    return found


def affordable(made: Table, room: str, seat: int) -> None:
    """Furnish a room unless another player has it or it is not part of the set."""
    if room in made.offer():
        made.furnish(room, seat=seat)


def smith(made: Table, seat: int) -> None:
    made.dwarfs(14, 8, 0, seat=seat).lay("tunnel", "4,3 5,3", seat).lay("ore-mine", "4,2", seat)
    made.lay("deep-tunnel", "5,2", seat)
    for room in ("dwelling", "miner", "peaceful-cave", "blacksmithing-parlor"):
        affordable(made, room, seat)
    made.lay("meadow", "2,3 1,3", seat).lay("stable", "1,3", seat).give("2sheep 1boar", seat)


def farmer(made: Table, seat: int) -> None:
    made.dwarfs(0, 12, 3, seat=seat).lay("meadow", "2,3 1,3 1,2", seat).lay("field", "2,2", seat)
    made.lay("3 grain", "0,3", seat).lay("2 vegetables", "0,2", seat)
    for room in ("dwelling", "hunting-parlor", "cooking-cave", "beer-parlor"):
        affordable(made, room, seat)
    made.lay("small-pasture", "0,1", seat).give("2sheep 4boar 2cattle 2dog", seat).lay("stable", "0,1 2,0", seat)


def trader(made: Table, seat: int) -> None:
    made.dwarfs(2, 0, 0, seat=seat).lay("tunnel", "4,3 5,3", seat).lay("ruby-mine", "5,2", seat)
    made.lay("cavern", "4,2", seat)
    for room in ("dwelling", "builder", "trader", "working-cave", "mining-cave"):
        affordable(made, room, seat)
    made.give("1donkey", seat)
