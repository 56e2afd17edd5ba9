"""Where the animals stand: one arrangement that houses them all whenever there is one (CAV-ANIMAL).

The rules only ask whether everything fits (`rules.housing`); this is the same reasoning with the names of the places.
Mines, stables in the forest, the Cuddle room and the Breakfast room take one type each and are filled first. Of the
other places the largest always goes to the type that lacks most. Dogs are tried where they help: nowhere, on bare
meadows, or all together on one stabled meadow or pasture.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from lascaux.games.caverna.rules import board, layout
from lascaux.games.caverna.rules.goods import BOAR, CATTLE, DOG, DONKEY, NAMES, SHEEP
from lascaux.games.caverna.rules.housing import lodged
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.room_effects import HOUSE, LODGING, PAIR_ROOMS
from lascaux.games.caverna.rules.rooms import ENTRY_LEVEL, STUBBLE_ROOM

SMALL: Final = 2  # animals in a pasture without a stable; every stable doubles it
LARGE: Final = 4
NO_PLACE: Final = ""  # stands for the animals that find none

Housing = dict[str, dict[str, int]]  # the animals by name on each square; a large pasture goes by its first square
Guards = dict[int, int]  # the dogs on each square where they watch over sheep


def members(squares: int) -> list[int]:
    return [square for square in range(board.SQUARES) if squares >> square & 1]


def large_pastures(at: CavernaPosition, seat: int) -> dict[int, int]:
    """The two squares of every large pasture, the left or upper one first."""
    wide = {square: square + 1 for square in members(at.of(seat, layout.WIDE_PASTURES))}
    return wide | {square: square + board.WIDTH for square in members(at.of(seat, layout.TALL_PASTURES))}


class Places(NamedTuple):
    """Squares that house animals, with how many."""

    reserved: dict[int, tuple[int, int]]  # for this type only, this many
    flexible: dict[int, int]  # of any one type
    bare_meadows: list[int]  # with dogs alone
    stabled_meadows: list[int]
    pastures: list[int]


def places(at: CavernaPosition, seat: int) -> Places:
    stables, meadows = at.of(seat, layout.STABLES), at.of(seat, layout.MEADOWS)
    reserved = dict.fromkeys(members(at.mines(seat)), (DONKEY, 1))
    reserved |= dict.fromkeys(members(stables & ~at.farm_land(seat)), (BOAR, 1))
    for kind in range(SHEEP, CATTLE + 1):
        if number := lodged(at, seat, kind):
            reserved[square_of(at, LODGING[kind])] = (kind, number)
    pastures = {square: SMALL << (stables >> square & 1) for square in members(at.of(seat, layout.SMALL_PASTURES))}
    for first, second in large_pastures(at, seat).items():
        pastures[first] = LARGE << (stables >> first & 1) + (stables >> second & 1)
    stabled = members(meadows & stables)
    flexible = pastures | dict.fromkeys(stabled, 1)
    for room in members(at.of(seat, layout.ROOMS) & PAIR_ROOMS):
        flexible[square_of(at, room)] = HOUSE[room].number
    if at.has_room(seat, STUBBLE_ROOM):
        flexible |= dict.fromkeys(members(at.empty_fields(seat)), 1)
    return Places(reserved, flexible, members(meadows & ~stables), stabled, list(pastures))


def square_of(at: CavernaPosition, room: int) -> int:
    if room == ENTRY_LEVEL:
        return members(board.DWELLING_SQUARE)[0]
    return at.cells[layout.ROOM_AT + room] - 1


def guards(found: Places, dogs: int) -> Iterator[Guards]:
    """Where dogs can help (CAV-ANIMAL-19)."""
    yield {}
    if not dogs:
        return
    watched = found.bare_meadows[:dogs]
    if watched:
        yield {**dict.fromkeys(watched, 1), watched[0]: 1 + dogs - len(watched)}
        return
    for square in found.stabled_meadows[:1] or found.pastures:
        yield {square: dogs}


def arrange(found: Places, animals: dict[int, int], watch: Guards) -> Housing:
    """All animals in their places, the dogs that watch over sheep as given."""
    left = dict(animals)
    standing: Housing = {}

    def settle(square: int, kind: int, number: int) -> None:
        if number:
            standing.setdefault(board.NAMES[square], {})[NAMES[kind]] = number
            left[kind] -= number

    for square, (kind, most) in found.reserved.items():
        settle(square, kind, min(left[kind], most))
    for square, dogs in watch.items():
        settle(square, SHEEP, min(left[SHEEP], dogs + 1))
        settle(square, DOG, dogs)
    for square, most in sorted(found.flexible.items(), key=lambda place: -place[1]):
        if square not in watch:
            kind = max(range(SHEEP, CATTLE + 1), key=lambda farm: left[farm])
            settle(square, kind, min(left[kind], most))
    # Dogs need no place (CAV-ANIMAL-10): those without a duty are at home.
    idle, home = left.pop(DOG), board.NAMES[members(board.DWELLING_SQUARE)[0]]
    if idle:
        standing.setdefault(home, {})[NAMES[DOG]] = idle
    if any(left.values()):
        standing[NO_PLACE] = {NAMES[kind]: number for kind, number in left.items() if number}
    return standing


def housing(at: CavernaPosition, seat: int) -> Housing:
    """Where a seat's animals and dogs stand; what finds no place, if anything, under NO_PLACE."""
    found = places(at, seat)
    animals = {kind: at.of(seat, kind) for kind in (DOG, SHEEP, DONKEY, BOAR, CATTLE)}
    ways = (arrange(found, animals, watch) for watch in guards(found, animals[DOG]))
    return min(ways, key=lambda way: sum(way.get(NO_PLACE, {}).values()))
