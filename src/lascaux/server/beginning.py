"""Who begins at a table: chance, a seat, or whom the last to sit down names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lascaux.beginning import ASKED, began

if TYPE_CHECKING:
    from lascaux.server.table import Table

PASSED_ON: Final = "pass-start"  # what people agree on besides a rematch: the next seat begins


def asked(table: Table) -> int | None:
    """The seat that still has to say who begins, once all seats are taken: the last in which somebody sat down, or the
    owner's. Bots among themselves leave it to chance."""
    if table.begins != ASKED or table.starter is not None or len(table.line.choices):
        return None
    people = [number for number, seat in enumerate(table.seats) if seat.chooser is not None]
    if table.latest in people:
        return table.latest
    return next((seat for seat in people if seat in table.seats_of(table.owner)), people[0] if people else None)


def again(table: Table, passed_on: bool) -> str:
    """How it is decided at a rematch: as before, unless the start is passed on."""
    seat = began(table.game, table.line.choices)
    return str((seat + 1) % table.game.seats) if passed_on and seat is not None else table.begins
