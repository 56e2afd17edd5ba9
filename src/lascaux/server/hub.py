"""Who is listening to which table in this process."""

from __future__ import annotations

import asyncio
from collections import defaultdict


class Listener:
    """Somebody who wants to know when a table changes. They find out for themselves what changed."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.news = asyncio.Event()


class Hub:
    """Wakes up listeners. Several changes before a listener looks count as one piece of news."""

    def __init__(self) -> None:
        self.listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self.count = 0
        self.closing = False  # nobody should wait any longer

    def join(self, table: str, listener: Listener) -> None:
        comes = listener.person not in self.present(table)
        self.listeners[table].add(listener)
        self.count += 1
        if comes and listener.person is not None:
            self.tell(table)  # the others see that somebody has come

    def leave(self, table: str, listener: Listener) -> None:
        self.listeners[table].discard(listener)
        self.count -= 1
        if not self.listeners[table]:
            del self.listeners[table]
        if listener.person is not None and listener.person not in self.present(table):
            self.tell(table)

    def close(self) -> None:
        """The server stops: whoever waits is answered now."""
        self.closing = True
        for table in list(self.listeners):
            self.tell(table)

    def tell(self, table: str) -> None:
        for listener in self.listeners.get(table, ()):
            listener.news.set()

    def listens(self, table: str) -> bool:
        return table in self.listeners

    def present(self, table: str) -> set[str]:
        """The people connected to this process now."""
        return {listener.person for listener in self.listeners.get(table, ()) if listener.person is not None}
