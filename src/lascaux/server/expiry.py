"""Clears away what nobody needs any more; docs/server.md names the periods. Games that began are kept for ever."""

from __future__ import annotations

import logging
from typing import Final

from lascaux.server.errors import Refusal
from lascaux.server.people import DAY, LASTS
from lascaux.server.rounds import Rounds
from lascaux.server.seating import Seating
from lascaux.server.storage.expiry_store import AT_ONCE, ExpiryStore
from lascaux.server.storage.people_store import PeopleStore
from lascaux.server.storage.schema import CLOSED, OPEN
from lascaux.server.tables import Tables

SWEEP: Final = 3_600.0  # seconds from one time to the next
GUESTS: Final = 7 * DAY  # without a seat, since they were last here
NOT_BEGUN: Final = 30 * DAY  # since anybody sat down
AFTER_CLOSING: Final = DAY  # so that whoever looks in is told
LOG: Final = logging.getLogger("lascaux.expiry")


class Expiry:
    def __init__(self, store: ExpiryStore, people: PeopleStore, tables: Tables, seating: Seating) -> None:
        self.store = store
        self.people = people
        self.tables = tables
        self.seating = seating
        self.rounds = Rounds("clearing away", SWEEP, self.sweep)

    async def sweep(self) -> None:
        now = self.tables.clock()
        for id in await self.store.tables(OPEN, now - NOT_BEGUN):
            try:
                await self.seating.close(id, owner=None)
            except Refusal:
                pass  # somebody has just sat down
            except Exception:  # one that cannot be read keeps no other from being closed
                LOG.exception("table %s could not be closed", id)
        await self.tables.forget(await self.store.tables(CLOSED, now - AFTER_CLOSING))
        await self.people.forget_expired(now)
        while await self.store.forget_guests(now - GUESTS, LASTS) == AT_ONCE:
            pass
