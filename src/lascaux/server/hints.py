"""Where there are no hints: at a table without them, and at any that goes on from it while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import islice
from typing import Final

from lascaux.core.position import CHANCE
from lascaux.server.errors import Refusal
from lascaux.server.limits import Rates
from lascaux.server.table import Table
from lascaux.server.tables import Tables

DRAWN: Final = 10  # choices of nature by which nearly all other games are told apart before they are read


class Hints:
    """Forked, uploaded or played again: while it is the same game, nobody is helped with it elsewhere."""

    def __init__(self, tables: Tables, rates: Rates) -> None:
        self.tables = tables
        self.rates = rates

    async def check(self, table: Table, person: str) -> None:
        """Refuse somebody who may not ask here."""
        if not table.hints:
            raise Refusal(403, "no-hints-here")
        await self.check_elsewhere(table, person)

    async def check_elsewhere(self, table: Table, person: str) -> None:
        """Refuse somebody whom it would help with a game that is played without hints."""
        drawn = drawn_first(table)
        theirs = await self.tables.store.without_hints(table.game.id, drawn, person)
        if table.uploaded:  # by somebody who may know a player of it
            theirs += await self.tables.store.without_hints(table.game.id, drawn)
        self.rates.requests.spend(f"person {person}", len(theirs))  # as each of them is read
        if await self.comes_from_one_without(table) or await self.is_one_of(table, theirs):
            raise Refusal(403, "no-hints-elsewhere")

    async def is_one_of(self, table: Table, ids: list[str]) -> bool:
        """Whether one of these tables leads here."""
        for id in ids:
            with suppress(Refusal):  # it can no longer be read
                theirs = await self.tables.get(id)
                if theirs.game.options == table.game.options and begins_with(table.line.choices, theirs.line.choices):
                    return True
        return False

    async def comes_from_one_without(self, table: Table) -> bool:
        """Whether a table that it was forked from is without hints and still played."""
        origin = await self.origin_of(table)
        while origin is not None:
            if not origin.hints and not origin.over:
                return True
            origin = await self.origin_of(origin)
        return False

    async def origin_of(self, table: Table) -> Table | None:
        """The table from which one was forked; a rematch begins anew."""
        if table.origin is not None:
            with suppress(Refusal):  # forgotten, or no longer readable
                origin = await self.tables.get(table.origin)
                return None if origin.rematch == table.id else origin
        return None


def drawn_first(table: Table) -> dict[int, str]:
    """The names of what nature drew first, by place."""
    line = table.line
    places = islice((place for place, seat in enumerate(line.seats) if seat == CHANCE), DRAWN)
    return {place: table.game.name(line.choices[place]) for place in places}


def begins_with(choices: Sequence[int], others: Sequence[int]) -> bool:
    """A game in which nothing was chosen yet begins none in particular."""
    return len(others) > 0 and choices[: len(others)] == others
