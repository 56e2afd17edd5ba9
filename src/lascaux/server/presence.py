"""Who is at a table: whoever has asked anything lately, of whichever process. Processes share it in the database."""

from __future__ import annotations

import logging
from typing import Final, NamedTuple

from lascaux.server.hub import Hub
from lascaux.server.rounds import Rounds
from lascaux.server.storage.store import Store
from lascaux.server.table import Table
from lascaux.server.tables import Tables

HEARTBEAT: Final = 15.0  # seconds after which what is known here is written down, and read from others
HERE: Final = 3 * HEARTBEAT  # somebody who was seen in this time is here
AWAY: Final = {"live": 120.0, "slow": 7 * 86_400.0}  # seconds after which others may hand a seat to a bot
LOG: Final = logging.getLogger("lascaux.presence")


class Standing(NamedTuple):
    """The seats whose people are here, and those that any other player may hand to a bot."""

    here: frozenset[int]
    late: frozenset[int]


class Presence:
    """Requests are noted in memory; a heartbeat writes them down together with everybody who has a window open."""

    def __init__(self, store: Store, hub: Hub, tables: Tables) -> None:
        self.store = store
        self.hub = hub
        self.tables = tables
        self.fresh: dict[tuple[str, str], float] = {}  # seen since the last heartbeat: table and person
        self.opened = 0.0
        self.rounds = Rounds("writing down who is here", HEARTBEAT, self.beat)

    def start(self) -> None:
        self.opened = self.tables.clock()
        self.rounds.start()

    async def stop(self) -> None:
        await self.rounds.stop()
        try:
            await self.write()
        except Exception:  # nobody loses anything by it, and there is more to close
            LOG.exception("who was here could not be written down")

    def note(self, table: Table, person: str | None) -> None:
        """Somebody has asked something about a table."""
        mine = table.seats_of(person)
        if person is None or not mine:
            return
        now = self.tables.clock()
        is_news = not set(mine) <= self.standing(table).here
        for seat in mine:
            table.seats[seat].seen = now
        self.fresh[table.id, person] = now
        if is_news:
            self.hub.tell(table.id)

    def standing(self, table: Table) -> Standing:
        """While the server was away nobody could be here, so just after its start nobody is late."""
        now = self.tables.clock()
        people = [n for n, seat in enumerate(table.seats) if seat.chooser is not None]
        counts = now - self.opened >= AWAY["live"] and len(table.people) > 1  # nobody waits for who plays alone
        return Standing(
            frozenset(seat for seat in people if now - table.seats[seat].seen < HERE),
            frozenset(seat for seat in people if counts and is_late(table, seat, now)),
        )

    async def look(self, table: Table) -> Standing:
        """The same, with what other processes have written down in the meantime."""
        table.set_seats(await self.store.seats(table.id))
        return self.standing(table)

    async def beat(self) -> None:
        now = self.tables.clock()
        listening = self.hub.everybody()
        self.fresh |= dict.fromkeys(listening, now)
        await self.write()
        await self.read({table for table, _ in listening})

    async def write(self) -> None:
        fresh, self.fresh = self.fresh, {}
        try:
            await self.store.seen(fresh)
        except Exception:
            self.fresh = fresh | self.fresh  # next time
            raise

    async def read(self, listened: set[str]) -> None:
        """Take in who was seen elsewhere, and let those who listen see whether anything has changed."""
        tables = {id: self.tables.loaded[id].table for id in listened if id in self.tables.loaded}
        for row in await self.store.last_seen(list(tables)):
            seats = tables[row["table_id"]].seats
            if row["seat"] < len(seats) and seats[row["seat"]].person == row["person"]:
                seats[row["seat"]].seen = max(seats[row["seat"]].seen, row["seen"])
        for id in tables:
            self.hub.tell(id)


def is_late(table: Table, seat: int, now: float) -> bool:
    """Away for as long as the table's pace allows, or over the time for a turn, however present."""
    over_time = table.turn_minutes > 0 and now - table.turn_began >= 60 * table.turn_minutes
    return now - table.seats[seat].seen >= AWAY[table.pace] or (table.actor == seat and over_time)
