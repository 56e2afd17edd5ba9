"""Where there are no hints: at a table without them, and at any that goes on from it while it is played."""

from __future__ import annotations

from contextlib import suppress

from lascaux.server.errors import Refusal
from lascaux.server.table import Table
from lascaux.server.tables import Tables


class Hints:
    """Forked, uploaded or played again: while it is the same game, nobody is helped with it elsewhere."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def check(self, table: Table, person: str) -> None:
        """Refuse somebody who may not ask here."""
        if not table.hints:
            raise Refusal(403, "no-hints-here")
        if await self.comes_from_one_without(table) or await self.is_played_without(table, person):
            raise Refusal(403, "no-hints-elsewhere")

    async def is_played_without(self, table: Table, person: str) -> bool:
        """Whether somebody plays at another table, without hints, what leads here."""
        for id in await self.tables.store.without_hints(person, table.game.id):
            with suppress(Refusal):  # it can no longer be read
                theirs = (await self.tables.get(id)).line.choices
                if table.line.choices[: len(theirs)] == theirs:
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
