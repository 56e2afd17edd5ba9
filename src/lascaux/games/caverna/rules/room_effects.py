"""The effects of furnishings as tables, so that rules look them up instead of reading rows."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.games.caverna.rules import deeds
from lascaux.games.caverna.rules.effects import ANY_TYPE, ONCE, Effect
from lascaux.games.caverna.rules.goods import KINDS
from lascaux.games.caverna.rules.rooms import (
    BREEDING_CAVE,
    MINING_CAVE,
    OFFICE_ROOM,
    ROOMS,
    SLAUGHTERING_CAVE,
    WORKING_CAVE,
    Room,
    room_set,
    rooms_that,
)

NO_ROOM: Final = 0  # the Entry-level dwelling, which none of these tables is about
NOTHING: Final = Effect("score", "0")


def only(room: Room, when: str) -> Effect:
    """What a furnishing does at a moment; NOTHING if it does nothing."""
    found = room.at(when)
    return found[0] if found else NOTHING


def by_room(when: str) -> list[Effect]:
    return [only(room, when) for room in ROOMS]


def flat(numbers: list[int]) -> vec[i64]:
    found = vec[i64]()
    for number in numbers:
        found = append(found, number)
    return found


# By furnishing
BEDS: Final = flat([int(effect.number) for effect in by_room("bed")])
SCORE: Final = by_room("score")
SCORING: Final[i64] = rooms_that("score")
BUILD: Final = by_room("build")
BUILDING: Final[i64] = rooms_that("build")
ROUND_INCOME: Final = by_room("round")

# Suppliers, in the order of the cells of their deliveries
SUPPLIERS: Final = [room for room in ROOMS if room.at("deliver")]
DELIVERING: Final[i64] = room_set(SUPPLIERS)
FIRST_SUPPLIER: Final[i64] = SUPPLIERS[0].number  # they are consecutive
DELIVERED: Final = flat([int(only(room, "deliver").good) for room in SUPPLIERS])
DELIVERY_ROUNDS: Final = flat([int(only(room, "deliver").rounds) for room in SUPPLIERS])


# Places for animals
def lodgers() -> dict[int, Room]:
    """The furnishing that houses only this type, for each type that has one."""
    return {int(effect.good): room for room in ROOMS for effect in room.at("house") if effect.good != ANY_TYPE}


HOUSE: Final = by_room("house")
LODGING: Final = flat([lodgers()[good].number if good in lodgers() else NO_ROOM for good in range(KINDS)])
LODGING_ROOMS: Final[i64] = room_set(list(lodgers().values()))
PAIR_ROOMS: Final[i64] = room_set(
    [room for room in ROOMS for effect in room.at("house") if effect.good == ANY_TYPE and effect.thing == ONCE]
)


# What becomes cheaper, by deed and by wood, stone or ore
CHEAPER: Final = {
    "furnishing": (deeds.FURNISH,),
    "pasture": (deeds.SMALL_PASTURE, deeds.LARGE_PASTURE),
    "stable": (deeds.STABLE,),
    "weapon": (deeds.FORGE,),
}
MATERIALS: Final = 3


def savings() -> dict[int, Room]:
    """The furnishing that makes a deed cheaper, by its place in the table."""
    return {
        MATERIALS * deed + int(effect.good): room
        for room in ROOMS
        for effect in room.at("cheaper")
        for thing in effect.on
        for deed in CHEAPER[thing]
    }


SAVING: Final[i64] = rooms_that("cheaper")
ALL_SAVINGS: Final = [savings().get(place) for place in range(MATERIALS * deeds.DEED_COUNT)]
SAVER: Final = flat([room.number if room else NO_ROOM for room in ALL_SAVINGS])
SAVED: Final = flat([int(only(room, "cheaper").number) if room else 0 for room in ALL_SAVINGS])


# What comes with goods, by the good that comes
def followers(when: str) -> list[Effect]:
    """What every good brings with it at a moment."""
    found = {int(effect.thing): effect for room in ROOMS for effect in room.at(when)}
    return [found.get(good, NOTHING) for good in range(KINDS)]


def bringers(when: str) -> vec[i64]:
    """The furnishings that make them do so."""
    found = {int(effect.thing): room.number for room in ROOMS for effect in room.at(when)}
    return flat([found.get(good, NO_ROOM) for good in range(KINDS)])


GAIN_ROOM: Final = bringers("gain")
GAIN_GOOD: Final = flat([int(effect.good) for effect in followers("gain")])
GAIN_NUMBER: Final = flat([int(effect.number) for effect in followers("gain")])
BIRTH_ROOM: Final = bringers("birth")
BIRTH: Final = followers("birth")

# One furnishing each
OVERHANG: Final = only(ROOMS[OFFICE_ROOM], "overhang")
SLAUGHTER_FOOD: Final[i64] = only(ROOMS[SLAUGHTERING_CAVE], "slaughter").number
LITTER_FOOD: Final = flat([0, *only(ROOMS[BREEDING_CAVE], "litter").steps])
FEED_COSTS: Final = [[0] * KINDS, *[effect.pay for effect in ROOMS[WORKING_CAVE].at("feed")]]  # as in verbs.FEED
FEED_PAYMENTS: Final = 4
FEED_COST: Final = flat([number for cost in FEED_COSTS for number in cost])
LESS_NEED: Final = only(ROOMS[MINING_CAVE], "need")
