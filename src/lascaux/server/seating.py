"""Sitting down, leaving, coming back, and what people at a table agree on."""

from __future__ import annotations

from contextlib import suppress
from secrets import token_urlsafe
from typing import Any, Final

from lascaux.server.agreements import ABANDON, agreement, all_agree, for_bot
from lascaux.server.errors import Refusal
from lascaux.server.line import Logged
from lascaux.server.presence import AWAY, Presence
from lascaux.server.seat import Seat
from lascaux.server.storage.people_store import Person
from lascaux.server.storage.schema import (
    BEGINS,
    BOT,
    CLOSED,
    ENDED,
    FREE,
    HANDED,
    LEFT,
    OPEN,
    PASSING,
    PERSON,
    RENAMED,
    RESIGN,
    RETURNED,
    SAT_DOWN,
)
from lascaux.server.table import Table
from lascaux.server.tables import Tables, tried_again

REMOVED: Final = 1  # the value of LEFT
BEFORE: Final = 1  # the value of SAT_DOWN of somebody who has been there as a guest


def name_for(seat: Seat, guest: Person, person: Person) -> str:
    """A name that a guest chose for a seat stays."""
    return person.name if seat.name == guest.name else seat.name


class Seating:
    """Who sits where."""

    def __init__(self, tables: Tables, presence: Presence) -> None:
        self.tables = tables
        self.presence = presence

    # Before the start

    @tried_again
    async def sit_down(self, person: str, name: str, code: str) -> Table:
        """Take the seat of an invitation, which can be used once; afterwards it is one's way back to the table."""
        row = await self.tables.store.invited(code)
        if row is None:
            raise Refusal(404, "no-invitation")
        if row["person"] == person:
            return await self.tables.get(row["table_id"])
        seat: int = row["seat"]
        async with self.tables.changing(row["table_id"]) as table:
            if table.over or table.seats[seat].kind != FREE:
                raise Refusal(404, "no-invitation")  # somebody was quicker
            if table.seats_of(person):
                raise Refusal(409, "already-seated")
            if person in table.removed:
                raise Refusal(403, "removed")
            now = self.tables.clock()
            change = {"seat": seat, "kind": PERSON, "person": person, "name": name, "seen": now}
            await self.tables.add(table, [Logged(SAT_DOWN, seat, 0, name)], [change])
            return table

    @tried_again
    async def leave(self, person: str, id: str) -> None:
        """Give one's seat back before the game begins; its new invitation is the owner's to give."""
        async with self.tables.changing(id) as table:
            table.check_player(person)
            check_open(table)
            mine = table.seats_of(person)
            await self.tables.add(table, [Logged(LEFT, seat, 0) for seat in mine], [self.freed(seat) for seat in mine])

    @tried_again
    async def remove(self, owner: str, id: str, seat: int) -> None:
        """Send somebody away for good before the game begins."""
        async with self.tables.changing(id) as table:
            check_owner(table, owner)
            check_open(table)
            person = person_in(table, seat)
            if person == owner:
                raise Refusal(409, "no-person-there", seat=seat)
            await self.tables.add(table, [Logged(LEFT, seat, REMOVED, person)], [self.freed(seat)])

    def freed(self, seat: int) -> dict[str, Any]:
        now, code = self.tables.clock(), token_urlsafe(15)
        return {"seat": seat, "kind": FREE, "person": None, "name": "", "invitation": code, "seen": now}

    @tried_again
    async def close(self, id: str, owner: str | None) -> None:
        """End a table that has not begun; without an owner, because nobody came."""
        async with self.tables.changing(id) as table:
            if owner is not None:
                check_owner(table, owner)
            check_open(table)
            free = [n for n, seat in enumerate(table.seats) if seat.kind == FREE]
            await self.tables.add(
                table, [Logged(ENDED, -1, 0, CLOSED)], [{"seat": seat, "invitation": None} for seat in free]
            )

    @tried_again
    async def begin(self, person: str, id: str, seat: int) -> None:
        """Say who begins, as the last one to sit down; then the game does."""
        async with self.tables.changing(id) as table:
            table.check_player(person)
            if table.asked is None:
                raise Refusal(409, "not-begun" if table.status == OPEN else "has-begun")
            if table.asked not in table.seats_of(person):
                raise Refusal(403, "start-open", name=table.seats[table.asked].name)
            if seat >= table.game.seats:
                raise Refusal(422, "no-seat-begins", seat=seat, last=table.game.seats - 1)
            await self.tables.add(table, [Logged(BEGINS, table.asked, seat)])

    # A guest logs in

    async def bring(self, guest: Person, person: Person, most: int) -> None:
        """What somebody played as a guest is theirs under their name; where they already sit, it stays as it is.

        Of the games that they have made and not finished, only as many as somebody may have: the latest."""
        store = self.tables.store
        room = max(0, most - await store.unfinished(person.id))
        left = (await store.made(guest.id))[room:]
        for id in await store.tables_of(guest.id):
            if id not in left:
                with suppress(Refusal):  # it can no longer be changed
                    await self.sit_down_for(guest, person, id)
        await store.give(guest.id, person.id, besides=left)
        for id, loaded in self.tables.loaded.items():  # here it is so at once
            if loaded.table.owner == guest.id and id not in left:
                loaded.table.owner = person.id

    @tried_again
    async def sit_down_for(self, guest: Person, person: Person, id: str) -> None:
        async with self.tables.changing(id) as table:
            if any(seat.person == person.id for seat in table.seats) or person.id in table.removed:
                return
            theirs = [n for n, seat in enumerate(table.seats) if seat.person == guest.id]
            names = [name_for(table.seats[n], guest, person) for n in theirs]
            changes = [{"seat": n, "person": person.id, "name": name} for n, name in zip(theirs, names, strict=True)]
            entries = [Logged(SAT_DOWN, n, BEFORE, name) for n, name in zip(theirs, names, strict=True)]
            await self.tables.add(table, entries, changes)

    # While it is played

    @tried_again
    async def resign(self, person: str, id: str) -> None:
        """With one or two players the game is over; with more, a bot plays on."""
        async with self.tables.changing(id) as table:
            table.check_player(person)
            table.check_begun()
            mine = table.seats_of(person)
            entries = [Logged(RESIGN, seat, 0) for seat in mine]
            if table.game.seats - len(table.resigned | set(mine)) >= 2:
                entries += [Logged(HANDED, seat, 0, table.stand_in) for seat in mine]
                await self.tables.add(table, entries, [handed(table, seat) for seat in mine])
            else:
                await self.tables.add(table, entries)

    @tried_again
    async def hand_to_bot(self, person: str, id: str, seat: int) -> None:
        """Let the table's stand-in play: in one's own seat, in that of somebody who is late, or where all others agree.

        Others are at least two: nobody alone may take away the seat of somebody who plays."""
        async with self.tables.changing(id) as table:
            table.check_player(person)
            table.check_begun()
            if table.day is not None:
                raise Refusal(409, "one-try")
            theirs = person_in(table, seat)
            entries = [Logged(HANDED, seat, 0, table.stand_in)]
            if theirs != person and seat not in (await self.presence.look(table)).late:
                others, what = table.people - {theirs}, for_bot(seat)
                if len(others) < 2:
                    minutes = round(AWAY[table.pace] / 60)
                    raise Refusal(409, "still-here", name=table.seats[seat].name, minutes=minutes)
                agreeing = agreement(table, person, what)
                if not all_agree(table, what, others, and_now=person):
                    await self.tables.add(table, agreeing)
                    return
                entries = agreeing + entries
            await self.tables.add(table, entries, [handed(table, seat)])

    @tried_again
    async def come_back(self, person: str, id: str) -> None:
        """Take back the seats in which a bot plays for somebody."""
        async with self.tables.changing(id) as table:
            mine = table.kept_for(person)
            if table.over:
                raise Refusal(409, "game-over")
            if not mine:
                raise Refusal(409, "no-seat-kept")
            now = self.tables.clock()
            changes = [{"seat": seat, "kind": PERSON, "bot": None, "seen": now} for seat in mine]
            await self.tables.add(table, [Logged(RETURNED, seat, 0) for seat in mine], changes)

    @tried_again
    async def abandon(self, person: str, id: str) -> None:
        """Agree to end the game without a result; it does when everybody has."""
        async with self.tables.changing(id) as table:
            table.check_player(person)
            table.check_begun()
            entries = agreement(table, person, ABANDON)
            if all_agree(table, ABANDON, table.people, and_now=person):
                entries.append(Logged(ENDED, -1, 0, ABANDON))
            await self.tables.add(table, entries)

    async def rename(self, person: str, old: str, new: str) -> None:
        """A new name is the name in all games that are not over, except where somebody sits under another one."""
        for id in await self.tables.store.unfinished_as(person, old) if new != old else []:
            with suppress(Refusal):  # its game is no longer installed, or frozen
                await self.rename_at(person, id, old, new)

    @tried_again
    async def rename_at(self, person: str, id: str, old: str, new: str) -> None:
        async with self.tables.changing(id) as table:
            mine = [n for n, seat in enumerate(table.seats) if seat.person == person and seat.name == old]
            entries = [Logged(RENAMED, seat, 0, new) for seat in mine]
            await self.tables.add(table, entries, [{"seat": seat, "name": new} for seat in mine])

    @tried_again
    async def set_passing(self, person: str, id: str, passes: bool) -> None:
        async with self.tables.changing(id) as table:
            table.check_player(person)
            mine = [seat for seat in table.seats_of(person) if table.seats[seat].passes != passes]
            entries = [Logged(PASSING, seat, int(passes)) for seat in mine]
            await self.tables.add(table, entries, [{"seat": seat, "passes": passes} for seat in mine])


def handed(table: Table, seat: int) -> dict[str, Any]:
    return {"seat": seat, "kind": BOT, "bot": table.stand_in}


def person_in(table: Table, seat: int) -> str:
    person = table.seats[seat].chooser if 0 <= seat < len(table.seats) else None
    if person is None:
        raise Refusal(409, "no-person-there", seat=seat)
    return person


def check_owner(table: Table, person: str) -> None:
    if table.owner != person:
        raise Refusal(403, "not-the-owner")


def check_open(table: Table) -> None:
    if table.status != OPEN:
        raise Refusal(409, "game-over" if table.over else "has-begun")
