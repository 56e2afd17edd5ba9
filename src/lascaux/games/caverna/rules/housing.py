"""Whether all farm animals have a place: exact, for every arrangement of animals and dogs (CAV-ANIMAL).

Mines, stables in the forest, the Cuddle room and the Breakfast room take one type each and are filled first. All other
places take any one type, and their capacities 1, 2, 4, 8, 16 each divide the next. So the largest place may always go
to the type that lacks most: a type that fills it could at best have used smaller places that add up to the same, and
if none fills it, covering the one that lacks most leaves the least to cover.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lascaux.core.bits import count
from lascaux.core.position import TURN
from lascaux.games.caverna.rules.board import WIDTH
from lascaux.games.caverna.rules.counting import counted
from lascaux.games.caverna.rules.effects import ONCE
from lascaux.games.caverna.rules.goods import BOAR, CATTLE, DOG, DONKEY, SHEEP
from lascaux.games.caverna.rules.layout import (
    HOUSE_ANIMALS,
    MEADOWS,
    ROOMS,
    SMALL_PASTURES,
    STABLES,
    TALL_PASTURES,
    WIDE_PASTURES,
)
from lascaux.games.caverna.rules.room_effects import HOUSE, LODGING, LODGING_ROOMS, PAIR_ROOMS
from lascaux.games.caverna.rules.rooms import STUBBLE_ROOM

if TYPE_CHECKING:
    from lascaux.games.caverna.rules.position import CavernaPosition

# How many places there are of each capacity, in one number: six bits each for 1, 2, 4, 8 and 16.
SHIFT: Final = 6
SINGLE: Final = 1
TWO: Final = 1 << SHIFT
FOUR: Final = 1 << 2 * SHIFT
EIGHT: Final = 1 << 3 * SHIFT
SIXTEEN: Final = 1 << 4 * SHIFT


def house(at: CavernaPosition) -> None:
    """Make sure that all animals of the seat on turn are housed before anything else happens."""
    if at.open_kind() != HOUSE_ANIMALS and not fits(at, at.cells[TURN]):
        at.open(HOUSE_ANIMALS)


def fits(at: CavernaPosition, seat: i64, newborns: i64 = 0) -> bool:
    """Whether a seat's farm animals, with one more of every type in `newborns`, can all be housed (CAV-ANIMAL-20)."""
    cells = at.cells
    home = at.home(seat)
    stables = cells[home + STABLES]
    meadows = cells[home + MEADOWS]
    in_forest = count(stables & ~at.farm_land(seat))
    sheep = cells[home + SHEEP] + (newborns & 1)
    donkeys = cells[home + DONKEY] + (newborns >> 1 & 1) - count(at.mines(seat))
    boars = cells[home + BOAR] + (newborns >> 2 & 1) - in_forest
    cattle = cells[home + CATTLE] + (newborns >> 3)
    pastures = pasture_places(at, seat, stables)
    rooms = cells[home + ROOMS]
    if rooms & LODGING_ROOMS:
        sheep -= lodged(at, seat, SHEEP)
        cattle -= lodged(at, seat, CATTLE)
    pairs = count(rooms & PAIR_ROOMS)  # CAV-ANIMAL-07
    stabled = count(meadows & stables)
    stubble = count(at.empty_fields(seat)) if rooms >> STUBBLE_ROOM & 1 else 0
    places = pastures + pairs * TWO + stabled + stubble
    dogs = cells[home + DOG]
    bare = count(meadows & ~stables)
    if dogs and bare:  # CAV-ANIMAL-19: best on bare meadows, one dog on each, the rest anywhere among them
        return covered(sheep - dogs - min(bare, dogs), donkeys, boars, cattle, places)
    if covered(sheep, donkeys, boars, cattle, places):
        return True
    if not dogs or sheep <= 0:
        return False
    if stabled:  # all dogs on one of these
        return covered(sheep - dogs - 1, donkeys, boars, cattle, places - SINGLE)
    place: i64 = TWO
    for _ in range(4):  # or on the pasture where they help most: try one of each capacity
        if pastures // place & 63 and covered(sheep - dogs - 1, donkeys, boars, cattle, places - place):
            return True
        place <<= SHIFT
    return False


def lodged(at: CavernaPosition, seat: i64, kind: i64) -> i64:
    """The places that a furnishing has for one type alone: Cuddle room and Breakfast room (CAV-ROOM-07, -08)."""
    room = LODGING[kind]
    if not room or not at.has_room(seat, room):
        return 0
    places = HOUSE[room]
    return places.number if places.thing == ONCE else places.times(counted(at, seat, places.thing, room))


def pasture_places(at: CavernaPosition, seat: i64, stables: i64) -> i64:
    """The pastures by capacity: small 2 or 4, large 4, 8 or 16 (CAV-ANIMAL-04, -05)."""
    small = at.of(seat, SMALL_PASTURES)
    with_stable = count(small & stables)
    places = (count(small) - with_stable) * TWO + with_stable * FOUR
    wide = at.of(seat, WIDE_PASTURES)
    tall = at.of(seat, TALL_PASTURES)
    if wide | tall:
        places += large_places(wide, wide & stables, wide & stables >> 1)
        places += large_places(tall, tall & stables, tall & stables >> WIDTH)
    return places


def large_places(pastures: i64, here: i64, there: i64) -> i64:
    """Large pastures by capacity, with a stable on the square that names them, and on the other."""
    both = count(here & there)
    one = count(here ^ there)
    return both * SIXTEEN + one * EIGHT + (count(pastures) - both - one) * FOUR


def covered(sheep: i64, donkeys: i64, boars: i64, cattle: i64, places: i64) -> bool:
    """Whether these numbers fit into the places, one type in each; the largest place to the type that lacks most."""
    shift: i64 = 4 * SHIFT
    while True:
        left = places >> shift & 63
        size: i64 = 1 << shift // SHIFT
        while left:
            most = max(max(sheep, donkeys), max(boars, cattle))
            if most <= 0:
                return True
            if most == sheep:
                sheep -= size
            elif most == donkeys:
                donkeys -= size
            elif most == boars:
                boars -= size
            else:
                cattle -= size
            left -= 1
        if shift == 0:
            return sheep <= 0 and donkeys <= 0 and boars <= 0 and cattle <= 0
        shift -= SHIFT
