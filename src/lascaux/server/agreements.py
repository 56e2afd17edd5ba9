"""What the people at a table agree on: to end the game, to play again, or that a bot plays for somebody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from lascaux.server.line import Logged
from lascaux.server.storage.schema import AGREED

if TYPE_CHECKING:
    from lascaux.server.table import Table

ABANDON: Final = "abandon"
AGAIN: Final = "rematch"

Agreed = Mapping[str, frozenset[int]]  # to what, and which seats


def for_bot(seat: int) -> str:
    """That a bot plays in a seat."""
    return f"bot {seat}"


def agreeing(agreed: Agreed, what: str, seat: int) -> Agreed:
    return {**agreed, what: agreed.get(what, frozenset()) | {seat}}


def agreement(table: Table, person: str, what: str) -> list[Logged]:
    """The entry by which a person agrees; none if they have already."""
    mine = table.seats_of(person)
    return [] if table.agreed.get(what, frozenset()) & set(mine) else [Logged(AGREED, mine[0], 0, what)]


def all_agree(table: Table, what: str, people: set[str], and_now: str) -> bool:
    """Whether these people have agreed, counting one who is just doing so."""
    return people <= {table.seats[seat].chooser for seat in table.agreed.get(what, ())} | {and_now}


def playing_on(agreed: Agreed, seat: int) -> Agreed:
    """Whoever chooses no longer wants the game abandoned, and needs no bot."""
    return {
        what: seats - {seat} if what == ABANDON else seats for what, seats in agreed.items() if what != for_bot(seat)
    }
