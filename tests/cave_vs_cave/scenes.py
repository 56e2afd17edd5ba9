"""Scenes that several modules of tests play: caves with rooms, open blocks, ends of rounds and eras."""

from __future__ import annotations

from lascaux.core.position import TURN
from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.table import ROOM_NUMBERS, Table, era_one, era_two

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


def on_space(number: int, tile: str) -> Table:
    """Era II with a new tile on one of the four spaces of the extension."""
    return era_two().extension(*[tile if space == number else "" for space in (1, 2, 3, 4)])


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


def last_round(first: str, second: str) -> Table:
    """Round 8 of era I with Renovation on the board; seat 0 is on turn."""
    return era_one().round(8).lay("renovation").only(first, seat=0).only(second, seat=1)


def last_turn(table: Table, number: int) -> Table:
    """Let this turn be the last of a round."""
    table.round(number).at.cells[layout.TURNS_LEFT] = 1
    return table


def end_era(table: Table, round: int) -> Table:
    """Let seat 1 have the last turn of an era, and decline everything."""
    last_turn(table, round).at.cells[layout.STARTER] = table.at.cells[TURN] = 1
    return table.play("take cultivation", "done")


def turns_of_each_round(table: Table) -> list[int]:
    """Take tiles and use nothing until the era or the game is over; how many turns each round had."""
    era, turns = table.cell(layout.ERA), dict[int, int]()
    while not table.until("take-tile").at.over and table.cell(layout.ERA) == era:
        assert table.seat == 0
        number = table.cell(layout.ROUND)
        turns[number] = turns.get(number, 0) + 1
        table.play(min(table.legal("take")), "done")
    return [turns[number] for number in sorted(turns)]


def named(verb: str, rooms: set[str]) -> set[str]:
    """The choices of a verb for these: `remove shelf`, …"""
    return {f"{verb} {room}" for room in rooms}
