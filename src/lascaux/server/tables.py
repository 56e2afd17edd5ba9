"""All tables of this process: loaded when asked for, changed one at a time. Validate, store, then tell."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from functools import wraps
from random import Random, SystemRandom
from secrets import token_bytes
from time import time
from typing import Any, Final, ParamSpec, TypeVar

from lascaux.arena.nature import Nature
from lascaux.server.days import Days
from lascaux.server.errors import Refusal
from lascaux.server.following import Holder, follow_ups, holder_of
from lascaux.server.hub import Hub
from lascaux.server.line import Logged, Stored
from lascaux.server.messages import Hold
from lascaux.server.storage.addition import Addition
from lascaux.server.storage.news import ANY_NUMBER
from lascaux.server.storage.schema import CHOICE, END_TURN, FROZEN, PERSON, PLAYING, UNDO
from lascaux.server.storage.store import Store
from lascaux.server.table import Table

KEPT: Final = 2_000  # tables in memory; the least recently used go first


class Behind(Refusal):
    """A submission that answers an older number; the sender is told what they missed."""

    def __init__(self) -> None:
        super().__init__(409, "behind")


P = ParamSpec("P")
R = TypeVar("R")


def tried_again(change: Callable[P, Awaitable[R]]) -> Callable[P, Coroutine[Any, Any, R]]:
    """For requests that answer no number: if another process was first, look again and decide again."""

    @wraps(change)
    async def patient(*args: P.args, **kwargs: P.kwargs) -> R:
        while True:
            with suppress(Behind):
                return await change(*args, **kwargs)

    return patient


class Loaded:
    """A table in memory, and the lock under which it changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read = False  # its seats and entries
        self.lock = asyncio.Lock()


class Tables:
    """Tables, and what is chosen at them. `changed` is called for anything that has to react, such as asking a bot."""

    def __init__(self, store: Store, hub: Hub, luck: Random | None = None) -> None:
        self.store = store
        self.hub = hub
        self.luck = luck or SystemRandom()
        self.fancy = Random()  # what bots imagine of what they may not know: nobody gains by guessing it
        self.days = Days(token_bytes(32))  # until the house is open and knows its secret
        self.clock = time
        self.loaded: OrderedDict[str, Loaded] = OrderedDict()
        self.changed: Callable[[Table], None] = lambda table: None
        self.stored = 0  # entries, for the metrics

    # Loading

    async def get(self, id: str) -> Table:
        return (await self.load(id)).table

    async def load(self, id: str) -> Loaded:
        found = self.loaded.get(id)
        if found is None:
            row = await self.store.table(id)
            if row is None:
                raise Refusal(404, "no-table", table=id)
            try:
                table = Table(row, [])
            except ValueError as error:  # the distribution of its game is gone, or has another version
                raise Refusal(409, "bad-game", reason=error) from error
            found = self.loaded.setdefault(id, Loaded(table))  # somebody may have been quicker
            self.forget_some()
        else:
            self.loaded.move_to_end(id)
        if not found.read:  # known before it is read, so that news arriving in the meantime is not missed
            async with found.lock:
                if not found.read:
                    await self.catch_up(found.table)
                    await self.note_frozen(found.table)
                    found.read = True
        return found

    def forget_some(self) -> None:
        for id in list(self.loaded):
            if len(self.loaded) <= KEPT:
                return
            if not self.hub.listens(id) and not self.loaded[id].lock.locked():
                del self.loaded[id]

    def rest(self, id: str) -> None:
        """Forget what was shown of a table that nobody is listening to: views take much more room than records."""
        if id in self.loaded and not self.hub.listens(id):
            self.loaded[id].table.said = 0, {}
            self.loaded[id].table.outside = None

    async def forget(self, ids: Sequence[str]) -> None:
        """Delete tables that nobody played at."""
        await self.store.forget(ids)
        for id in ids:
            self.loaded.pop(id, None)

    async def refresh(self, id: str, number: int = ANY_NUMBER, entries: Sequence[Stored] = ()) -> None:
        """Take in what another process stored: what it told, or else what the database has."""
        found = self.loaded.get(id)
        if found is None:
            return
        async with found.lock:
            table = found.table
            if table.number >= number:
                return  # it was our own, and is known by now
            if found.read and entries and entries[0].number == table.number:
                table.read(entries)
                self.tell(table)
            else:
                await self.catch_up(table)

    async def read_owner(self, table: Table) -> None:
        """Who has been logged in as somebody else owns what they made as a guest."""
        if row := await self.store.table(table.id):
            table.owner = row["owner"]

    async def catch_up(self, table: Table) -> None:
        """Take in what is stored. Seats are read last: they may be ahead of the entries, which will follow."""
        entries = await self.store.entries(table.id, table.number)
        table.set_seats(await self.store.seats(table.id))
        table.read(entries)
        self.tell(table)

    async def note_frozen(self, table: Table) -> None:
        """Lists say whether today's rules can replay a table, and nobody asks its bots if they cannot."""
        if (table.status == FROZEN) != (table.noted == FROZEN):
            values = {"status": table.status, "waits_for": table.actor, "waits_for_bot": table.waits_for_bot}
            await self.store.note_status(table.id, table.number, values)

    @asynccontextmanager
    async def changing(self, id: str, number: int | None = None) -> AsyncIterator[Table]:
        """A table that nobody else can change in the meantime; Behind if it is not at the number being answered."""
        found = await self.load(id)
        async with found.lock:
            if number is not None and number > found.table.number:
                await self.catch_up(found.table)
            if number is not None and not found.table.line.moved <= number <= found.table.number:
                raise Behind()
            yield found.table

    # Changing

    async def add(
        self,
        table: Table,
        entries: list[Logged],
        seats: Sequence[dict[str, Any]] = (),
        holder: Holder | None = None,
    ) -> None:
        """Store entries with everything that follows from them automatically; then fold them in and tell."""
        table.check_replayed()
        now = self.clock()
        entries = [entry._replace(at=now) for entry in entries]
        ahead = table.after(entries, seats)
        if ahead.held is not None and ahead.seats[ahead.held].kind != PERSON:  # whoever held the turn has left
            entries.append(Logged(END_TURN, ahead.held, 0, at=now))
            ahead.fold(entries[-1:])
        if ahead.status == PLAYING:
            following = follow_ups(ahead, self.luck, now, holder, self.fate(ahead))
            ahead.fold(following)
            entries += following
        if not entries:
            return
        addition = Addition(table.id, table.number, table.line.written(entries), ahead.state(now), list(seats))
        if not await self.store.add(addition):
            await self.catch_up(table)
            raise Behind()
        table.become(ahead)
        self.stored += len(entries)
        self.tell(table)
        self.changed(table)

    def tell(self, table: Table) -> None:
        """What a quick bot answers is told with what it answers to."""
        if table.waits_for_quick_bot:
            self.hub.tell_soon(table.id)
        else:
            self.hub.tell(table.id)

    def fate(self, table: Table) -> Nature | None:
        """What draws for nature where luck is the same for everybody."""
        return self.days.nature(table.day, table.game, table.line.choices) if table.day else None

    def bot_seed(self, table: Table) -> int | None:
        """What the bot that acts there thinks with, where everybody meets the same one: all seats after the first."""
        if table.day is None or table.actor == 0:
            return None
        return self.days.bot_seed(table.day, table.game.id, len(table.line.choices))

    async def choose(
        self, person: str, id: str, number: int, choice: int | str, language: str, hold: Hold = "never"
    ) -> None:
        """Make a person's choice. Submitted again, it is neither refused nor made twice."""
        table = await self.get(id)
        if isinstance(choice, str):
            choice = table.parse(choice)
        table.check_outsider(person)
        try:
            async with self.changing(id, number) as table:
                table.check_choice(person, choice, language)
                await self.add(table, [Logged(CHOICE, table.actor, choice)], holder=holder_of(table, choice, hold))
        except Behind:
            if not was_made(table, person, number, choice):
                raise

    async def undo(self, person: str, id: str, number: int, whole_turn: bool) -> None:
        (await self.get(id)).check_outsider(person)
        async with self.changing(id, number) as table:
            kept = table.check_undo(person, whole_turn)
            await self.add(table, [Logged(UNDO, table.actor, kept)])

    async def end_turn(self, person: str, id: str, number: int) -> None:
        """End a turn that is held open. Submitted again, this is neither refused nor done twice."""
        table = await self.get(id)
        table.check_outsider(person)
        try:
            async with self.changing(id, number) as table:
                table.check_end(person)
                await self.add(table, [Logged(END_TURN, table.actor, 0)])
        except Behind:
            since, ended = table.line.ended
            if not since <= number <= ended:
                raise


def was_made(table: Table, person: str, number: int, choice: int) -> bool:
    """Whether this choice of this person answered this number."""
    line = table.line
    index = bisect_left(line.entry_of, number)
    return (
        index < len(line.choices)
        and line.since[index] <= number
        and line.choices[index] == choice
        and line.seats[index] in table.seats_of(person)
    )
