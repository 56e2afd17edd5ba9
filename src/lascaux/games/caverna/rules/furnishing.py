"""Furnishing caverns (CAV-FURNISH): the tile, its cavern, its price with all reductions, its effect when built."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit, count
from lascaux.core.position import TURN, Decision
from lascaux.core.verbs import each
from lascaux.games.caverna.rules.counting import counted
from lascaux.games.caverna.rules.deeds import FURNISH as FURNISH_DEED
from lascaux.games.caverna.rules.deeds import FURNISH_DWELLING
from lascaux.games.caverna.rules.goods import KINDS, ORE, RUBY, STONE, WOOD
from lascaux.games.caverna.rules.layout import (
    CAVERNS,
    CHOOSE_CAVERN,
    DEEP_TUNNELS,
    DELIVERIES,
    DWELLINGS,
    FURNISHED,
    OFFER,
    PAY_WITH_ORE,
    PLAIN_DWELLINGS,
    ROOM_AT,
    ROOMS,
    TUNNELS,
)
from lascaux.games.caverna.rules.loot import LOOT_COST
from lascaux.games.caverna.rules.placing import saved
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.room_effects import BUILD, BUILDING, DELIVERING, DELIVERY_ROUNDS, FIRST_SUPPLIER
from lascaux.games.caverna.rules.rooms import (
    BUILDER,
    COST,
    DWELLING,
    DWELLING_KINDS,
    HAS_SPECIAL_COST,
    SPARE_PART_STORAGE,
    TRADER,
    WORK_ROOM,
)
from lascaux.games.caverna.rules.verbs import FURNISH, LAY, PAY

ROOM: Final = Argument("room")  # the tile that has been chosen
SCOPE: Final = Argument("scope")  # what may be furnished
PAYMENT_SCOPE: Final = Argument("scope", second=True)
ANYTHING: Final = 0
A_DWELLING: Final = 1
A_PLAIN_DWELLING: Final = 2  # for the price of the loot (CAV-EXPED-38)

# The Builder's payments, in the order of verbs.PAY: ore replaces wood (bit 0), stone (bit 1)
PAYMENTS: Final = 4


def candidates(at: CavernaPosition, scope: i64) -> i64:
    """The tiles in the offer that a furnish action may take."""
    if scope == ANYTHING:
        return at.cells[OFFER]
    return at.cells[OFFER] & (DWELLING_KINDS if scope == A_DWELLING else bit(DWELLING))


def squares_for(at: CavernaPosition, room: i64) -> i64:
    """Where a tile may go: empty caverns, with the Work room also tunnels; Trader and Spare part storage cover each
    other (CAV-FURNISH-01, -08, -10)."""
    if room == TRADER and at.owns(SPARE_PART_STORAGE):
        return bit(at.cells[ROOM_AT + SPARE_PART_STORAGE] - 1)
    if room == SPARE_PART_STORAGE and at.owns(TRADER):
        return bit(at.cells[ROOM_AT + TRADER] - 1)
    squares = at.own(CAVERNS)
    if at.owns(WORK_ROOM):
        squares |= at.own(TUNNELS) | at.own(DEEP_TUNNELS)
    return squares & ~at.own(FURNISHED)


def price(at: CavernaPosition, room: i64, scope: i64, good: i64) -> i64:
    """What a tile costs of one good, the Builder aside (CAV-FURNISH-05)."""
    cost = COST[KINDS * room + good]
    if good > STONE:
        return cost
    if scope == A_PLAIN_DWELLING:
        cost = LOOT_COST[KINDS * FURNISH_DWELLING + good]
    return max(0, cost - saved(at, FURNISH_DEED, good))


def payments(at: CavernaPosition, room: i64, scope: i64) -> i64:
    """The set of PAYMENTS that the goods in hand allow."""
    if HAS_SPECIAL_COST[room]:
        good: i64
        for good in range(RUBY, KINDS):
            if at.own(good) < COST[KINDS * room + good]:
                return 0
    wood = price(at, room, scope, WOOD)
    stone = price(at, room, scope, STONE)
    ore = COST[KINDS * room + ORE]
    if not at.owns(BUILDER):
        return 1 if at.own(WOOD) >= wood and at.own(STONE) >= stone and at.own(ORE) >= ore else 0
    found: i64 = 0
    way: i64
    for way in range(PAYMENTS):
        less_wood = way & 1
        less_stone = way >> 1
        enough_wood = less_wood <= wood <= at.own(WOOD) + less_wood
        enough_stone = less_stone <= stone <= at.own(STONE) + less_stone
        if enough_wood and enough_stone and at.own(ORE) >= ore + less_wood + less_stone:
            found |= bit(way)
    return found


def purchasable(at: CavernaPosition, room: i64, scope: i64) -> bool:
    """Whether a tile in the offer can be paid for and placed."""
    return payments(at, room, scope) != 0 and squares_for(at, room) != 0


def can_furnish(at: CavernaPosition, scope: i64) -> bool:
    """Whether some tile can be paid for and placed."""
    if not squares_for(at, DWELLING) and not at.owns(TRADER) and not at.owns(SPARE_PART_STORAGE):
        return False
    offer = candidates(at, scope) >> DWELLING
    room: i64 = DWELLING
    while offer:
        if offer & 1 and purchasable(at, room, scope):
            return True
        offer >>= 1
        room += 1
    return False


def pay(at: CavernaPosition, room: i64, scope: i64, way: i64) -> None:
    """Pay for a tile in one of the PAYMENTS."""
    less_wood = way & 1
    less_stone = way >> 1
    at.add_own(WOOD, less_wood - price(at, room, scope, WOOD))
    at.add_own(STONE, less_stone - price(at, room, scope, STONE))
    at.add_own(ORE, -COST[KINDS * room + ORE] - less_wood - less_stone)
    good: i64
    for good in range(RUBY, KINDS):
        at.add_own(good, -COST[KINDS * room + good])


def build(at: CavernaPosition, room: i64, square: i64) -> None:
    """Put a tile on its square; what it gives at once comes right after (CAV-FURNISH-07)."""
    if room == DWELLING:
        at.add_squares(PLAIN_DWELLINGS, bit(square))
    else:
        at.cells[OFFER] = at.cells[OFFER] & ~bit(room)
        at.cells[ROOM_AT + room] = square + 1
    covered: i64 = SPARE_PART_STORAGE if room == TRADER else TRADER if room == SPARE_PART_STORAGE else 0
    rooms = at.own(ROOMS) | bit(room)
    at.set_own(ROOMS, rooms & ~bit(covered) if covered else rooms)
    at.add_squares(FURNISHED, bit(square))
    if DWELLING_KINDS >> room & 1:
        at.add_squares(DWELLINGS, bit(square))
    elif BUILDING >> room & 1:
        given = BUILD[room]
        at.gain(given.good, given.times(counted(at, at.cells[TURN], given.thing, room)))
    elif DELIVERING >> room & 1:
        supplier = room - FIRST_SUPPLIER
        at.set_own(DELIVERIES + supplier, DELIVERY_ROUNDS[supplier])


@final
class Furnish(Decision[CavernaPosition]):
    """Which tile."""

    def choices(self, at: CavernaPosition, scope: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=48)
        offer = candidates(at, scope) >> DWELLING
        room: i64 = DWELLING
        while offer:
            if offer & 1 and purchasable(at, room, scope):
                out = append(out, FURNISH.code(room - DWELLING))
            offer >>= 1
            room += 1
        return out

    def play(self, at: CavernaPosition, scope: i64, b: i64, choice: i64) -> None:
        room = FURNISH.first(choice) + DWELLING
        at.open(CHOOSE_CAVERN, room)
        ways = payments(at, room, scope)
        if count(ways) > 1:
            at.open(PAY_WITH_ORE, room, scope)
        else:
            pay(at, room, scope, only_member(ways))


def only_member(members: i64) -> i64:
    found: i64 = 0
    while members > 1:
        members >>= 1
        found += 1
    return found


@final
class PayWithOre(Decision[CavernaPosition]):
    """The Builder's owner chooses what ore replaces (CAV-ROOM-17)."""

    def choices(self, at: CavernaPosition, room: i64, scope: i64) -> vec[i64]:
        return each(vec[i64](capacity=4), PAY, payments(at, room, scope))

    def play(self, at: CavernaPosition, room: i64, scope: i64, choice: i64) -> None:
        pay(at, room, scope, PAY.first(choice))


@final
class ChooseCavern(Decision[CavernaPosition]):
    """Where the tile goes."""

    def choices(self, at: CavernaPosition, room: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=8), LAY, squares_for(at, room))

    def play(self, at: CavernaPosition, room: i64, b: i64, choice: i64) -> None:
        build(at, room, LAY.first(choice))
