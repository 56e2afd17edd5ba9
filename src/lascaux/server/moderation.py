"""What hosts and moderators can do, over the network or with `lascaux admin` on the machine."""

from __future__ import annotations

from typing import Final

from lascaux.server.accounts import Accounts
from lascaux.server.errors import Refusal
from lascaux.server.line import Logged
from lascaux.server.names import Named, name_key
from lascaux.server.seating import Seating
from lascaux.server.storage.people_schema import BROWSER, PEOPLE, ROLES, TOKEN
from lascaux.server.storage.people_store import Account, NameTaken, Person, Session
from lascaux.server.storage.schema import ENDED, FREE, OPEN, PLAYING
from lascaux.server.table import MODERATED
from lascaux.server.tables import tried_again

NAMELESS: Final = "N. N."  # who played a game, once their account is gone


class Moderation:
    """Whoever calls it has checked that they may."""

    def __init__(self, accounts: Accounts, seating: Seating) -> None:
        self.accounts = accounts
        self.people = accounts.people
        self.store = accounts.store
        self.seating = seating
        self.tables = seating.tables

    async def find(self, name: str) -> Account:
        """The registered person with a name."""
        account = await self.store.account(PEOPLE.c.name_key, name_key(name))
        if account is None:
            raise Refusal(404, "no-person", name=name)
        return account

    async def find_id(self, id: str) -> Account:
        account = await self.store.account(PEOPLE.c.id, id)
        if account is None:
            raise Refusal(404, "no-person", name=id)
        return account

    async def page(self, after: str, limit: int) -> tuple[list[Account], str | None]:
        """Registered people by name, and after whom the next page begins."""
        found = await self.store.accounts(after, limit + 1)
        return found[:limit], found[limit - 1].key if len(found) > limit else None

    async def ban(self, id: str) -> None:
        await self.store.ban(id)
        await self.people.ended()

    async def unban(self, id: str) -> None:
        await self.store.set_standing(id, banned=False)

    async def mute(self, id: str, muted: bool) -> None:
        await self.store.set_standing(id, muted=muted)

    async def set_role(self, id: str, role: str) -> None:
        assert role in ROLES
        await self.store.set_standing(id, role=role)

    async def rename(self, person: Person, name: str) -> Person:
        """Whatever the person themselves may do about it."""
        try:
            renamed = await self.store.rename(person, Named.of(name))
        except NameTaken as error:
            raise Refusal(409, "name-taken", name=name) from error
        await self.seating.rename(person.id, person.name, renamed.name)
        return renamed

    async def sessions(self, id: str) -> list[Session]:
        """The browsers and tokens of a person."""
        return [session for kind in (BROWSER, TOKEN) for session in await self.store.sessions(id, kind)]

    async def end_sessions(self, id: str) -> None:
        await self.store.end_sessions(id)
        await self.people.ended()

    async def delete(self, id: str) -> None:
        """Running games are given up first, so that nobody waits for somebody who is gone."""
        tables = {row["table_id"] for row in await self.store.seats(id)}
        waiting = [table for table in tables if await self.is_waiting_after(id, table)]
        await self.store.forget(id, NAMELESS, waiting)
        await self.people.ended()
        for table in tables:
            await self.tables.refresh(table)

    async def is_waiting_after(self, person: str, id: str) -> bool:
        """Give up a game; whether its table still waits for people, as for somebody instead of this one."""
        try:
            table = await self.tables.get(id)
        except Refusal:
            return False  # a game that is no longer installed goes nowhere
        if table.status == OPEN and table.owner != person:
            return True
        if table.status == OPEN:
            await self.close_table(id)
        elif table.status == PLAYING and table.seats_of(person):
            await self.seating.resign(person, id)
        return False

    @tried_again
    async def close_table(self, id: str) -> None:
        """The game is over for everybody, without a result; nobody can join any more."""
        async with self.tables.changing(id) as table:
            if table.over:
                raise Refusal(409, "game-over")
            free = [{"seat": n, "invitation": None} for n, seat in enumerate(table.seats) if seat.kind == FREE]
            await self.tables.add(table, [Logged(ENDED, -1, 0, MODERATED)], free)


def check_may(actor: Person, role: str, whom: Person | None = None) -> None:
    """Whether somebody has a role, and stands above the one it concerns."""
    rank = ROLES.index
    if rank(actor.role) < rank(role) or (whom is not None and rank(actor.role) <= rank(whom.role)):
        raise Refusal(403, "not-allowed", role=role)
