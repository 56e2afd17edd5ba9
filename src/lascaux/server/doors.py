"""Which sessions have windows open in this process; when a session is over, so are they."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from lascaux.server.people import People
from lascaux.server.rounds import Rounds
from lascaux.server.storage.people_store import Session

ROUND: Final = 30.0  # seconds: sessions also end by themselves, and news can be lost

Shut = Callable[[], None]  # at once; nobody waits for the other side to hear of it


class Doors:
    """The database says whether a session is over, whoever ended it; we are only told when to look."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.open: defaultdict[str, set[Shut]] = defaultdict(set)
        self.rounds = Rounds("looking at sessions", ROUND, self.look)
        people.ended = self.look

    @asynccontextmanager
    async def through(self, session: Session | None, shut: Shut) -> AsyncIterator[None]:
        """While a window is open; strangers, who only watch, have no session that could end."""
        if session is None:
            yield
            return
        self.open[session.hash].add(shut)
        try:
            # It may have ended since it was read, when nobody knew of this window yet.
            if not await self.people.store.still_valid([session.hash], self.people.clock()):
                shut()
            yield
        finally:
            self.open[session.hash].discard(shut)
            if not self.open[session.hash]:
                del self.open[session.hash]

    async def look(self) -> None:
        """Shut all windows of sessions that are over."""
        known = list(self.open)
        if not known:
            return
        valid = await self.people.store.still_valid(known, self.people.clock())
        for shut in [shut for hash in known if hash not in valid for shut in self.open.get(hash, ())]:
            shut()
