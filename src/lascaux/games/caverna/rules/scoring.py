"""Points by category (CAV-SCORE) and the winners (CAV-TIE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lascaux.core.bits import bit, count
from lascaux.games.caverna.rules.board import BOARD, neighbours
from lascaux.games.caverna.rules.goods import (
    CATTLE,
    DOG,
    FARM_TYPES,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
)
from lascaux.games.caverna.rules.layout import (
    BEGGING,
    CROPS,
    DWARFS,
    DWELLINGS,
    ORE_MINES,
    PLAIN_DWELLINGS,
    PLAYERS,
    ROOM_AT,
    ROOMS,
    RUBY_MINES,
    SMALL_PASTURES,
    STABLES,
    STRENGTH,
    TALL_PASTURES,
    WIDE_PASTURES,
)
from lascaux.games.caverna.rules.rooms import (
    BROOM_CHAMBER,
    DWELLING,
    FODDER_CHAMBER,
    FOOD_CHAMBER,
    MAIN_STORAGE,
    MILKING_PARLOR,
    ORE_STORAGE,
    PRAYER_CHAMBER,
    PRINTED_POINTS,
    ROOM_COUNT,
    STATE_PARLOR,
    STONE_STORAGE,
    SUPPLIES_STORAGE,
    TREASURE_CHAMBER,
    WEAPON_STORAGE,
    WEAVING_PARLOR,
    WRITING_CHAMBER,
    YELLOW_ROOMS,
)

if TYPE_CHECKING:
    from lascaux.games.caverna.rules.position import CavernaPosition

MISSING_TYPE: Final = -2
BEGGING_MARKER: Final = -3
WRITING_CANCELS: Final = 7


def farm_animals(at: CavernaPosition, seat: i64) -> i64:
    total: i64 = 0
    kind: i64 = 0
    while kind < FARM_TYPES:
        total += at.of(seat, SHEEP + kind)
        kind += 1
    return total


def animals(at: CavernaPosition, seat: i64) -> i64:
    return farm_animals(at, seat) + at.of(seat, DOG)


def missing_types(at: CavernaPosition, seat: i64) -> i64:
    missing: i64 = 0
    kind: i64 = 0
    while kind < FARM_TYPES:
        if not at.of(seat, SHEEP + kind):
            missing += 1
        kind += 1
    return MISSING_TYPE * missing


def all_grain(at: CavernaPosition, seat: i64) -> i64:
    """In the supply and on fields."""
    on_fields = count(at.of(seat, CROPS)) + 2 * count(at.of(seat, CROPS + 1)) + 3 * count(at.of(seat, CROPS + 2))
    return at.of(seat, GRAIN) + on_fields


def grain(at: CavernaPosition, seat: i64) -> i64:
    return (all_grain(at, seat) + 1) // 2


def vegetables(at: CavernaPosition, seat: i64) -> i64:
    """In the supply and on fields, 1 point each."""
    return at.of(seat, VEGETABLE) + count(at.of(seat, CROPS + 3)) + 2 * count(at.of(seat, CROPS + 4))


def rubies(at: CavernaPosition, seat: i64) -> i64:
    return at.of(seat, RUBY)


def gold(at: CavernaPosition, seat: i64) -> i64:
    return at.of(seat, GOLD)


def dwarfs(at: CavernaPosition, seat: i64) -> i64:
    return at.of(seat, DWARFS)


def unused(at: CavernaPosition, seat: i64) -> i64:
    """-1 for each space of the board with neither tile nor stable (CAV-SCORE-08)."""
    used = at.farm_land(seat) | at.cave_system(seat) | at.of(seat, STABLES)
    return -count(BOARD & ~used)


def pastures(at: CavernaPosition, seat: i64) -> i64:
    large = count(at.of(seat, WIDE_PASTURES)) + count(at.of(seat, TALL_PASTURES))
    return 2 * count(at.of(seat, SMALL_PASTURES)) + 4 * large


def mines(at: CavernaPosition, seat: i64) -> i64:
    return 3 * count(at.of(seat, ORE_MINES)) + 4 * count(at.of(seat, RUBY_MINES))


def furnishings(at: CavernaPosition, seat: i64) -> i64:
    """Printed points of uncovered furnishings (CAV-SCORE-11)."""
    total = PRINTED_POINTS[DWELLING] * count(at.of(seat, PLAIN_DWELLINGS))
    room: i64 = DWELLING + 1
    left = at.of(seat, ROOMS) >> room
    while left:
        if left & 1:
            total += PRINTED_POINTS[room]
        left >>= 1
        room += 1
    return total


def begging(at: CavernaPosition, seat: i64) -> i64:
    return BEGGING_MARKER * at.of(seat, BEGGING)


def armed_dwarfs(at: CavernaPosition, seat: i64) -> i64:
    armed: i64 = 0
    dwarf: i64 = 0
    while dwarf < at.of(seat, DWARFS):
        if at.of(seat, STRENGTH + dwarf):
            armed += 1
        dwarf += 1
    return armed


def room_bonus(at: CavernaPosition, seat: i64, room: i64) -> i64:
    """The conditional points of a furnishing that the seat owns (CAV-SCORE-12, -13)."""
    if room == WEAVING_PARLOR:
        return at.of(seat, SHEEP) // 2
    if room == MILKING_PARLOR:
        return at.of(seat, CATTLE)
    if room == STATE_PARLOR:
        return 4 * count(neighbours(bit(at.cells[ROOM_AT + STATE_PARLOR] - 1)) & at.of(seat, DWELLINGS))
    if room == STONE_STORAGE:
        return at.of(seat, STONE)
    if room == ORE_STORAGE:
        return at.of(seat, ORE) // 2
    if room == MAIN_STORAGE:
        return 2 * count(at.of(seat, ROOMS) & YELLOW_ROOMS)
    if room == WEAPON_STORAGE:
        return 3 * armed_dwarfs(at, seat)
    if room == SUPPLIES_STORAGE:
        return 8 if armed_dwarfs(at, seat) == at.of(seat, DWARFS) else 0
    if room == BROOM_CHAMBER:
        return 5 * max(0, at.of(seat, DWARFS) - 4)
    if room == TREASURE_CHAMBER:
        return at.of(seat, RUBY)
    if room == FOOD_CHAMBER:
        return 2 * min(all_grain(at, seat), vegetables(at, seat))
    if room == PRAYER_CHAMBER:
        return 0 if armed_dwarfs(at, seat) else 8
    if room == WRITING_CHAMBER:
        return min(WRITING_CANCELS, -missing_types(at, seat) - unused(at, seat) - begging(at, seat))
    if room == FODDER_CHAMBER:
        return farm_animals(at, seat) // 3
    return 0


def bonuses(at: CavernaPosition, seat: i64) -> i64:
    """The conditional points of all furnishings."""
    total: i64 = 0
    owned = at.of(seat, ROOMS)
    room: i64 = WEAVING_PARLOR
    while room < ROOM_COUNT:
        if owned >> room & 1:
            total += room_bonus(at, seat, room)
        room += 1
    return total


def score(at: CavernaPosition, seat: i64) -> i64:
    """What a seat's board and supply are worth as they stand; food and materials nothing (CAV-SCORE-15)."""
    kept = animals(at, seat) + grain(at, seat) + vegetables(at, seat) + rubies(at, seat) + gold(at, seat)
    built = pastures(at, seat) + mines(at, seat) + furnishings(at, seat) + bonuses(at, seat) + dwarfs(at, seat)
    return kept + built + missing_types(at, seat) + unused(at, seat) + begging(at, seat)


def scores(at: CavernaPosition) -> list[float]:
    return [float(score(at, seat)) for seat in range(at.cells[PLAYERS])]


def winners(at: CavernaPosition) -> list[int]:
    """The highest total; equal ones share the rank (CAV-TIE-01). Alone there is only the score (CAV-TIE-02)."""
    totals = [score(at, seat) for seat in range(at.cells[PLAYERS])]
    best = max(totals)
    return [seat for seat, total in enumerate(totals) if total == best]
