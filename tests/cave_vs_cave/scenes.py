"""Scenes that several modules of tests play: caves with rooms, open blocks, ends of eras, drafts under way."""

from __future__ import annotations

from lascaux.core.position import TURN
from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.table import ROOM_NUMBERS, Table, draft, era_one

SPACES = ("2,0", "1,0", "1,1", "2,1", "0,0", "0,1", "3,1", "4,0", "4,1", "4,2")


def owned(table: Table, seat: int | None = None) -> str:
    """Everything that a seat owns: `2w 1g`."""
    return " ".join(f"{number}{good}" for good, number in table.goods(seat).items() if number)


def place(table: Table, rooms: str, seat: int, spaces: tuple[str, ...] = SPACES) -> Table:
    """Put rooms into a cave, one after the other."""
    for room, space in zip(rooms.split(), spaces, strict=False):
        table.furnish(room, space, seat=seat)
    return table


def activating(rooms: str, goods: str, tile: str = "cultivation act1", table: Table | None = None) -> Table:
    """The player on turn owns these rooms and goods and has opened the activation block of a tile."""
    table = table or era_one()
    name, symbol = tile.split()
    return place(table, rooms, table.seat).only(goods).take(name).play(f"use {symbol}")


def rooms_in_a_row(table: Table) -> int:
    """Activate as many rooms as the open block allows."""
    rooms = 0
    while table.legal("activate"):
        table.play(min(table.legal("activate")))
        rooms += 1
    return rooms


def diggable(table: Table, effect: str = "dig") -> set[str]:
    """The tiles that an effect of the chosen action tile may remove."""
    return {name.split()[1] for name in table.play(f"use {effect}").legal("excavate")}


def rooms_that_fit(table: Table, space: str) -> set[int]:
    """The numbers of all rooms that could be furnished on a space if all were in the display."""
    table.furnish("shelf", "2,0").show(*list(ROOM_NUMBERS)[1:])
    table.only("9w 9s 9e 9f 9F 19g 9i 19wp").take("housework").play("use NF>furnish")
    return {ROOM_NUMBERS[choice.split()[1]] for choice in table.legal("furnish") if choice.split()[2] == space}


def end_era(table: Table, round: int) -> Table:
    """Let seat 1 have the last turn of an era, and decline everything."""
    table.round(round).at.cells[layout.TURNS_LEFT] = 1
    table.at.cells[layout.STARTER] = table.at.cells[TURN] = 1
    return table.play("take cultivation", "done")


def drafting(first: str, second: str) -> Table:
    """A draft in which the seats have placed these rooms, a tile drawn for each; seat 0 is about to draw."""
    table = place(place(draft(), first, seat=0), second, seat=1)
    table.at.cells[layout.PILE_I] -= len(first.split()) + len(second.split())
    return table
