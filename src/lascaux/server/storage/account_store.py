"""Everything asked of the database about accounts: standing, passwords, links to new ones, and the end of them."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

from sqlalchemy import RowMapping, delete, exists, func, insert, select, update

from lascaux.server.storage.news import SESSIONS_ENDED, seats_changed
from lascaux.server.storage.people_schema import LOOKS, PEOPLE, RESETS, SESSIONS
from lascaux.server.storage.people_store import Account, PeopleStore, locked, read_account
from lascaux.server.storage.puzzle_schema import ATTEMPTS
from lascaux.server.storage.schema import BOT, ENTRIES, FREE, PERSON, RENAMED, SAT_DOWN, SEATS


class AccountStore(PeopleStore):
    """What hosts, moderators and people themselves change about accounts."""

    async def accounts(self, after: str = "", limit: int = 100) -> list[Account]:
        """Registered people by name, a page at a time."""
        known = select(PEOPLE).where(PEOPLE.c.name_key > after)
        return [read_account(row) for row in await self.all(known.order_by(PEOPLE.c.name_key).limit(limit))]

    async def set_standing(self, id: str, **values: Any) -> None:
        """Role, mute, mail, or that a ban is lifted."""
        await self.change(update(PEOPLE).where(PEOPLE.c.id == id).values(values))

    async def ban(self, id: str) -> None:
        await self.change(
            update(PEOPLE).where(PEOPLE.c.id == id).values(banned=True),
            delete(SESSIONS).where(SESSIONS.c.person == id),
            delete(RESETS).where(RESETS.c.person == id),
            news=[SESSIONS_ENDED],
        )

    async def renew_password(self, id: str, password: str) -> None:
        """Another password: whatever the old one opened is closed."""
        await self.change(
            update(PEOPLE).where(PEOPLE.c.id == id).values(password=password),
            delete(SESSIONS).where(SESSIONS.c.person == id),
            delete(RESETS).where(RESETS.c.person == id),
            news=[SESSIONS_ENDED],
        )

    async def rehash(self, account: Account, hash: str) -> None:
        """The same password with other parameters, unless it has been changed meanwhile."""
        same = (PEOPLE.c.id == account.person.id) & (PEOPLE.c.password == account.password)
        await self.change(update(PEOPLE).where(same).values(password=hash))

    async def add_reset(self, hash: str, person: str, now: float, pause: float) -> bool:
        """A link to a new password, unless one was sent to the same mailbox a moment ago; an older one is no longer
        good."""
        mailbox = select(func.lower(PEOPLE.c.mail)).where(PEOPLE.c.id == person).scalar_subquery()
        sharing = select(PEOPLE.c.id).where((PEOPLE.c.id == person) | (func.lower(PEOPLE.c.mail) == mailbox))
        lately = select(RESETS).where(RESETS.c.person.in_(sharing), RESETS.c.created > now - pause)
        async with self.engine.begin() as connection:
            await connection.execute(locked(person))
            if (await connection.execute(lately)).first():
                return False
            await connection.execute(delete(RESETS).where(RESETS.c.person == person))
            await connection.execute(insert(RESETS).values(hash=hash, person=person, created=now))
        return True

    async def take_reset(self, hash: str, since: float) -> str | None:
        """Whose link this is; it is used up by asking."""
        row = await self.first(select(RESETS.c.person).where(RESETS.c.hash == hash, RESETS.c.created > since))
        taken = await self.change(delete(RESETS).where(RESETS.c.hash == hash))
        return row["person"] if row and taken.rowcount == 1 else None

    async def seats(self, person: str) -> list[RowMapping]:
        """Everywhere somebody sits or has sat."""
        return await self.all(select(SEATS).where(SEATS.c.person == person))

    async def forget(self, id: str, anonymous: str, waiting: Collection[str]) -> None:
        """Delete a person. Their games stay, without a name; where one has not begun, their seats are free again."""
        rows = await self.seats(id)
        tables = {row["table_id"] for row in rows}
        mine = (SEATS.c.table_id == ENTRIES.c.table_id) & (SEATS.c.seat == ENTRIES.c.seat) & (SEATS.c.person == id)
        await self.change(
            update(ENTRIES).where(ENTRIES.c.kind.in_([SAT_DOWN, RENAMED]), exists().where(mine)).values(note=anonymous),
            *(
                update(SEATS)
                .where(SEATS.c.table_id == row["table_id"], SEATS.c.seat == row["seat"])
                .values(kind=FREE, person=None, name="", invitation=secrets.token_urlsafe(15))
                for row in rows
                if row["table_id"] in waiting
            ),
            update(SEATS).where(SEATS.c.person == id, SEATS.c.kind == BOT).values(name=SEATS.c.bot, person=None),
            update(SEATS).where(SEATS.c.person == id, SEATS.c.kind == PERSON).values(name=anonymous, person=None),
            *(delete(table).where(table.c.person == id) for table in (SESSIONS, RESETS, LOOKS, ATTEMPTS)),
            delete(PEOPLE).where(PEOPLE.c.id == id),
            news=[SESSIONS_ENDED, *map(seats_changed, tables)],
        )
