"""Who is listening to which table in this process."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Final

A_MOMENT: Final = 0.06  # seconds in which a quick bot has answered, unless the server is busy


class Listener:
    """Somebody who wants to know when a table changes. They find out for themselves what changed."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.news = asyncio.Event()


class Hub:
    """Wakes up listeners. Several changes before a listener looks count as one piece of news."""

    def __init__(self) -> None:
        self.listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self.soon: dict[str, asyncio.TimerHandle] = {}  # tables of which something is to be told in a moment
        self.count = 0
        self.closing = False  # nobody should wait any longer

    def join(self, table: str, listener: Listener) -> None:
        self.listeners[table].add(listener)
        self.count += 1

    def leave(self, table: str, listener: Listener) -> None:
        self.listeners[table].discard(listener)
        self.count -= 1
        if not self.listeners[table]:
            del self.listeners[table]

    def close(self) -> None:
        """The server stops: whoever waits is answered now."""
        self.closing = True
        for table in list(self.listeners):
            self.tell(table)

    def tell(self, table: str) -> None:
        if soon := self.soon.pop(table, None):
            soon.cancel()
        for listener in self.listeners.get(table, ()):
            listener.news.set()

    def tell_soon(self, table: str) -> None:
        """Something follows at once: both are told together."""
        if table in self.listeners and table not in self.soon:
            self.soon[table] = asyncio.get_running_loop().call_later(A_MOMENT, self.tell, table)

    def listens(self, table: str) -> bool:
        return table in self.listeners

    def everybody(self) -> set[tuple[str, str]]:
        """All tables and people that are connected to this process now."""
        return {
            (table, listener.person)
            for table, listeners in self.listeners.items()
            for listener in listeners
            if listener.person is not None
        }
