"""Family growth (CAV-GROW)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lascaux.core.bits import count
from lascaux.games.caverna.rules.layout import ACTING, DWARFS, PLAIN_DWELLINGS, ROOMS, STRENGTH, WORKS_AT
from lascaux.games.caverna.rules.room_effects import BEDS
from lascaux.games.caverna.rules.rooms import ADDITIONAL_DWELLING, DWELLING

if TYPE_CHECKING:
    from lascaux.games.caverna.rules.position import CavernaPosition

FAMILY: Final = 5  # dwarfs without the Additional dwelling


def dwarf_places(at: CavernaPosition, seat: i64) -> i64:
    """Places in all dwellings but the Additional one."""
    places = BEDS[DWELLING] * count(at.of(seat, PLAIN_DWELLINGS))
    rooms = at.of(seat, ROOMS)
    room: i64
    for room in range(ADDITIONAL_DWELLING):
        if room != DWELLING and rooms >> room & 1:
            places += BEDS[room]
    return places


def can_grow(at: CavernaPosition, seat: i64) -> bool:
    """Room for one more dwarf, up to five; a sixth only in the Additional dwelling (CAV-GROW-01)."""
    dwarfs = at.of(seat, DWARFS)
    if dwarfs < FAMILY:
        return dwarfs < dwarf_places(at, seat)
    return dwarfs == FAMILY and at.has_room(seat, ADDITIONAL_DWELLING)


def grow(at: CavernaPosition) -> None:
    """One unarmed newborn on the space of its parent (CAV-GROW-02)."""
    dwarf = at.own(DWARFS)
    at.set_own(DWARFS, dwarf + 1)
    at.set_own(STRENGTH + dwarf, 0)
    at.set_own(WORKS_AT + dwarf, at.own(WORKS_AT + at.cells[ACTING]))
