"""Breeding, in a harvest and as loot (CAV-HARVEST-15 to -21, CAV-EXPED-42)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import bit, count
from lascaux.core.position import TURN, Decision, Step
from lascaux.core.verbs import each
from lascaux.games.caverna.rules.exchanges import exchanges, food_is_wanted, make_exchange
from lascaux.games.caverna.rules.goods import FARM_TYPES, FOOD, KINDS, RUBY, SHEEP
from lascaux.games.caverna.rules.housing import fits
from lascaux.games.caverna.rules.layout import BREED_ANIMALS, BREEDING, PLAYERS, SKIPS
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.room_effects import BIRTH, BIRTH_ROOM, LITTER_FOOD
from lascaux.games.caverna.rules.rooms import BREEDING_CAVE
from lascaux.games.caverna.rules.verbs import BREED

ALL_TYPES: Final = 15  # sets of farm types are numbers below 16
SKIPS_BREEDING: Final = 2


def pairs(at: CavernaPosition, seat: i64) -> i64:
    """The farm types of which a seat has at least two."""
    found: i64 = 0
    kind: i64
    for kind in range(FARM_TYPES):
        if at.of(seat, SHEEP + kind) >= 2:
            found |= bit(kind)
    return found


def litters(at: CavernaPosition, most: i64) -> i64:
    """The sets of types that can have a newborn together, up to `most` types, and to which none can be added.

    A set of sets: bit n stands for the types in n.
    """
    breeders = pairs(at, at.cells[TURN])
    housed: i64 = 0
    types: i64
    for types in range(ALL_TYPES + 1):
        if not types & ~breeders and count(types) <= most and fits(at, at.cells[TURN], types):
            housed |= bit(types)
    found: i64 = 0
    for types in range(ALL_TYPES + 1):
        if housed >> types & 1 and not has_larger(housed, types):
            found |= bit(types)
    return found


def has_larger(sets: i64, types: i64) -> bool:
    """Whether one of the sets has all these types and more."""
    kind: i64
    for kind in range(FARM_TYPES):
        larger = types | bit(kind)
        if larger != types and sets >> larger & 1:
            return True
    return False


def give_birth(at: CavernaPosition, types: i64) -> None:
    good: i64
    for good in range(SHEEP, KINDS):
        if types >> good - SHEEP & 1:
            at.gain(good, 1)
            room = BIRTH_ROOM[good]
            if room and at.owns(room):
                at.gain(BIRTH[good].good, BIRTH[good].number)
    if at.owns(BREEDING_CAVE):
        at.gain(FOOD, LITTER_FOOD[count(types)])


@final
class BreedTwo(Decision[CavernaPosition]):
    """Loot: up to two types breed at once."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=6), BREED, litters(at, 2))

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        give_birth(at, BREED.first(choice))


def can_breed(at: CavernaPosition) -> bool:
    """Whether some type can have a newborn."""
    return litters(at, 1) != bit(0)


@final
class Breeding(Step[CavernaPosition]):
    """Seat by seat; automatic where all newborns fit and no ruby could bring more."""

    def run(self, at: CavernaPosition, done: i64, b: i64) -> None:
        for order in range(done, at.cells[PLAYERS]):
            at.cells[TURN] = at.seat_after(order)
            if at.own(SKIPS) == SKIPS_BREEDING:
                continue
            breeders = pairs(at, at.cells[TURN])
            if at.own(RUBY) or not fits(at, at.cells[TURN], breeders):
                at.open(BREEDING, order + 1)
                at.open(BREED_ANIMALS)
                return
            give_birth(at, breeders)


@final
class BreedAnimals(Decision[CavernaPosition]):
    """Which newborns are housed, if not all can be; before that, exchanges (CAV-HARVEST-16 to -18)."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        out = each(vec[i64](capacity=40), BREED, litters(at, FARM_TYPES))
        crowded = not fits(at, at.cells[TURN], pairs(at, at.cells[TURN]))
        return exchanges(out, at, crowded or food_is_wanted(at))

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        if BREED.owns(choice):
            give_birth(at, BREED.first(choice))
        else:
            at.open(BREED_ANIMALS)
            make_exchange(at, choice)
