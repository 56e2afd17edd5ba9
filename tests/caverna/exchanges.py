"""Seats that are asked what to exchange: a full purse, every trading room, animals without a place."""

from __future__ import annotations

from tests.caverna.table import Table, on_turn

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


def crowded(goods: str = "") -> Table:
    """Seat 0 has bought a third sheep with a ruby; only the 2 places of the entry-level dwelling are there."""
    return exchanging(f"1R 2sheep {goods}").play("ruby sheep")
