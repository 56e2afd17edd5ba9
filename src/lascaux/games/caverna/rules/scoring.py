"""Points by category (CAV-SCORE) and the winners (CAV-TIE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lascaux.core.bits import bit, count, lowest
from lascaux.games.caverna.rules.board import BOARD
from lascaux.games.caverna.rules.counting import all_grain, all_vegetables, counted, farm_animals
from lascaux.games.caverna.rules.effects import LOST_POINTS
from lascaux.games.caverna.rules.goods import DOG, FARM_TYPES, GOLD, RUBY, SHEEP
from lascaux.games.caverna.rules.layout import (
    BEGGING,
    DWARFS,
    ORE_MINES,
    PLAIN_DWELLINGS,
    PLAYERS,
    ROOMS,
    RUBY_MINES,
    SMALL_PASTURES,
    STABLES,
    TALL_PASTURES,
    WIDE_PASTURES,
)
from lascaux.games.caverna.rules.room_effects import SCORE, SCORING
from lascaux.games.caverna.rules.rooms import DWELLING, PRINTED_POINTS

if TYPE_CHECKING:
    from lascaux.games.caverna.rules.position import CavernaPosition

MISSING_TYPE: Final = -2
BEGGING_MARKER: Final = -3


def animals(at: CavernaPosition, seat: i64) -> i64:
    return farm_animals(at, seat) + at.of(seat, DOG)


def missing_types(at: CavernaPosition, seat: i64) -> i64:
    cells = at.cells
    first = at.home(seat) + SHEEP
    missing: i64 = 0
    kind: i64
    for kind in range(first, first + FARM_TYPES):
        if not cells[kind]:
            missing += 1
    return MISSING_TYPE * missing


def grain(at: CavernaPosition, seat: i64) -> i64:
    return (all_grain(at, seat) + 1) // 2


def vegetables(at: CavernaPosition, seat: i64) -> i64:
    """In the supply and on fields, 1 point each."""
    return all_vegetables(at, seat)


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
    rooms = at.of(seat, ROOMS) & -bit(DWELLING + 1)
    while rooms:
        total += PRINTED_POINTS[lowest(rooms)]
        rooms &= rooms - 1
    return total


def begging(at: CavernaPosition, seat: i64) -> i64:
    return BEGGING_MARKER * at.of(seat, BEGGING)


def lost_points(at: CavernaPosition, seat: i64) -> i64:
    return -missing_types(at, seat) - unused(at, seat) - begging(at, seat)


def room_bonus(at: CavernaPosition, seat: i64, room: i64) -> i64:
    """The conditional points of a furnishing that the seat owns (CAV-SCORE-12, -13)."""
    rule = SCORE[room]
    if rule.thing == LOST_POINTS:
        return rule.times(lost_points(at, seat))
    return rule.times(counted(at, seat, rule.thing, room))


def bonuses(at: CavernaPosition, seat: i64) -> i64:
    """The conditional points of all furnishings."""
    total: i64 = 0
    owned = at.of(seat, ROOMS) & SCORING
    while owned:
        total += room_bonus(at, seat, lowest(owned))
        owned &= owned - 1
    return total


def score(at: CavernaPosition, seat: i64) -> i64:
    """What a seat's board and supply are worth as they stand; food and materials score nothing (CAV-SCORE-15)."""
    kept = animals(at, seat) + grain(at, seat) + vegetables(at, seat) + rubies(at, seat) + gold(at, seat)
    built = pastures(at, seat) + mines(at, seat) + furnishings(at, seat) + bonuses(at, seat) + dwarfs(at, seat)
    return kept + built + missing_types(at, seat) + unused(at, seat) + begging(at, seat)


def scores(at: CavernaPosition) -> list[float]:
    return [float(score(at, seat)) for seat in range(at.cells[PLAYERS])]


def winners(at: CavernaPosition) -> list[int]:
    """The highest total; equal totals share the rank (CAV-TIE-01). Solo, there is only the score (CAV-TIE-02)."""
    totals = [score(at, seat) for seat in range(at.cells[PLAYERS])]
    best = max(totals)
    return [seat for seat, total in enumerate(totals) if total == best]
