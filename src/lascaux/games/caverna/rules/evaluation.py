"""A readable guess at how well a seat stands, in points: what greedy play looks at.

The score as it stands; what goods, dwarfs, weapons, crops and room may still bring in the rounds that are left; and the
hunger of the next feeding.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import bit, count
from lascaux.games.caverna.rules.family import dwarf_places
from lascaux.games.caverna.rules.goods import FARM_TYPES, FOOD, FOOD_VALUE, GRAIN, KINDS, SHEEP, STONE, VEGETABLE, WOOD
from lascaux.games.caverna.rules.housing import fits
from lascaux.games.caverna.rules.layout import (
    ADULTS,
    CAVERNS,
    DEEP_TUNNELS,
    DELIVERIES,
    DWARFS,
    FURNISHED,
    LAST_ROUND,
    MEADOWS,
    ORE_MINES,
    PLAYERS,
    ROOMS,
    ROUND,
    RUBY_MINES,
    SKIPPED_ROUND,
    STABLES,
    STRENGTH,
    TUNNELS,
)
from lascaux.games.caverna.rules.rooms import (
    BREEDING_CAVE,
    COOKING_CAVE,
    COST,
    DWELLING,
    SLAUGHTERING_CAVE,
    rooms_that,
)
from lascaux.games.caverna.rules.scoring import score

if TYPE_CHECKING:
    from lascaux.games.caverna.rules.position import CavernaPosition

# What is worth more than its points while there are rounds left to use it, by kind of good
GOOD_VALUE: Final = vec[float]([0.75, 0.85, 0.5, 1.0, 0.05, 0.35, 0.4, 0.0, 0.1, 0.1, 0.1, 0.2, 0.6])
PLENTY: Final = 10.0  # of a good, beyond which more of it is worth little
DWARF_PER_ROUND: Final = 3.4  # what another pair of hands brings in each round left
BED_PER_ROUND: Final = 1.4  # a place for a dwarf who is still to be born
STRENGTH_PER_ROUND: Final = 0.09
MEAL: Final = 0.5  # for each food that is or will be needed
MOST_MEALS: Final = 9  # none in the first two rounds
HUNGER: Final = 2.4  # for each food that the coming meal lacks: not quite a begging marker
EMPTY_FIELD: Final = 0.5
SOWABLE: Final = 1.2  # an empty field for which there is seed
CAVERN_VALUE: Final = 1.0  # an empty one, waiting for a room
TUNNEL_VALUE: Final = 0.6
MEADOW_VALUE: Final = 0.6
STABLE_VALUE: Final = 1.2
MINE_PER_ROUND: Final = 0.3
NEWBORN: Final = 0.8  # for each pair that can breed, in each harvest left
ROOM_PER_ROUND: Final = 0.25  # a room that saves or earns something in every round
WORKSHOPS: Final[i64] = rooms_that("cheaper") | bit(SLAUGHTERING_CAVE) | bit(COOKING_CAVE) | bit(BREEDING_CAVE)


def value(at: CavernaPosition, seat: i64) -> float:
    total = float(score(at, seat))
    if at.over:
        return total
    left = float(rounds_left(at))
    total += stock(at, seat, left) + meals(at, seat)
    total += family(at, seat, left) + land(at, seat, left)
    return total + litters_to_come(at, seat, left) + workshops(at, seat, left)


def rounds_left(at: CavernaPosition) -> i64:
    """Rounds after the current one."""
    left = LAST_ROUND - at.cells[ROUND]
    return left - 1 if at.cells[PLAYERS] <= 2 and at.cells[ROUND] < SKIPPED_ROUND else left


def stock(at: CavernaPosition, seat: i64, left: float) -> float:
    """Goods that can still be used."""
    cells = at.cells
    home = at.home(seat)
    total = 0.0
    good: i64
    for good in range(KINDS):
        amount = float(cells[home + good])
        total += GOOD_VALUE[good] * (min(amount, PLENTY) + 0.2 * max(0.0, amount - PLENTY))
    deliveries = cells[home + DELIVERIES] + cells[home + DELIVERIES + 1] + 2 * cells[home + DELIVERIES + 2]
    return total * min(1.0, 0.15 + left / 6.0) + 0.8 * min(float(deliveries), 3.0 * left)


def meals(at: CavernaPosition, seat: i64) -> float:
    """Food against all meals to come, so that eating changes nothing; and what the next meal lacks."""
    cells = at.cells
    home = at.home(seat)
    need = 2.0 * float(cells[home + DWARFS])
    food = float(cells[home + FOOD])
    cookable: i64 = 0
    good: i64
    for good in range(GRAIN, KINDS):
        cookable += cells[home + good] * FOOD_VALUE[good]
    meals_left = float(min(rounds_left(at) + 1, MOST_MEALS))
    return MEAL * (min(food, need * meals_left) - need * meals_left) - HUNGER * max(0.0, need - food - float(cookable))


def family(at: CavernaPosition, seat: i64, left: float) -> float:
    """Dwarfs, beds for more of them, and weapons."""
    dwarfs = at.of(seat, DWARFS)
    total = DWARF_PER_ROUND * left * float(dwarfs)
    beds = dwarf_places(at, seat) - dwarfs
    if dwarfs < 5:
        to_come = max(0.0, left - 1.0)
        if beds > 0:
            total += BED_PER_ROUND * to_come
        else:  # what a dwelling costs
            total += BED_PER_ROUND * to_come * 0.12 * float(dwelling_goods(at, seat))
    cells = at.cells
    first = at.home(seat) + STRENGTH
    strength: i64 = 0
    for dwarf in range(first, first + at.of(seat, ADULTS)):
        strength += cells[dwarf]
    return total + STRENGTH_PER_ROUND * left * float(strength)


def dwelling_goods(at: CavernaPosition, seat: i64) -> i64:
    """Goods in hand that an ordinary dwelling takes."""
    wood = min(at.of(seat, WOOD), COST[KINDS * DWELLING + WOOD])
    return wood + min(at.of(seat, STONE), COST[KINDS * DWELLING + STONE])


def land(at: CavernaPosition, seat: i64, left: float) -> float:
    """Fields, meadows, stables, caverns, tunnels and mines that wait to be used."""
    if left == 0.0:
        return 0.0
    cells = at.cells
    home = at.home(seat)
    empty = count(at.empty_fields(seat))
    sowable = min(empty, cells[home + GRAIN] + cells[home + VEGETABLE])
    total = SOWABLE * float(sowable) + EMPTY_FIELD * float(empty - sowable)
    total += MEADOW_VALUE * float(count(cells[home + MEADOWS])) + STABLE_VALUE * float(count(cells[home + STABLES]))
    free = cells[home + CAVERNS] & ~cells[home + FURNISHED]
    total += CAVERN_VALUE * min(2.0, float(count(free)))
    tunnels = cells[home + TUNNELS] | cells[home + DEEP_TUNNELS]
    total += TUNNEL_VALUE * min(2.0, float(count(tunnels)))
    return total + MINE_PER_ROUND * left * float(count(cells[home + ORE_MINES]) + count(cells[home + RUBY_MINES]))


def litters_to_come(at: CavernaPosition, seat: i64, left: float) -> float:
    """Pairs that will breed in the harvests left, where there is room for one more."""
    breeding = 0.0
    kind: i64
    for kind in range(FARM_TYPES):
        if at.of(seat, SHEEP + kind) >= 2 and fits(at, seat, bit(kind)):
            breeding += 1.0
    return NEWBORN * breeding * min(left, 4.0)


def workshops(at: CavernaPosition, seat: i64, left: float) -> float:
    """Rooms that go on earning; the others are worth their points."""
    return ROOM_PER_ROUND * left * float(count(at.of(seat, ROOMS) & WORKSHOPS))
