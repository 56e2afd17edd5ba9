"""Everything asked of the database about people and their sessions."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    CursorResult,
    Executable,
    RowMapping,
    Select,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from lascaux.server.names import Named
from lascaux.server.storage.engine import reading
from lascaux.server.storage.news import SESSIONS_ENDED, tell
from lascaux.server.storage.people_schema import LOOKS, PEOPLE, PLAYER, SECRETS, SESSIONS


class NameTaken(Exception):
    """Somebody else has registered this name, or one that looks like it."""


@dataclass(frozen=True)
class Person:
    """Somebody who plays or watches."""

    id: str
    name: str
    registered: bool = False  # otherwise a guest, known only by a cookie
    role: str = PLAYER
    muted: bool = False


@dataclass(frozen=True)
class Account:
    """A registered person with what a login is checked against."""

    person: Person
    key: str  # the name to log in with
    password: str
    banned: bool
    mail: str | None
    created: float


@dataclass(frozen=True)
class Session:
    """What lets a person in without a password: a browser's cookie or a bot's token."""

    hash: str
    person: Person
    kind: str
    label: str
    created: float
    expires: float | None


class PeopleStore:
    """People, sessions and the server's own secrets."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.readers = reading(engine)

    async def secret(self, name: str) -> bytes:
        """Thirty-two random bytes, drawn by the first process that asks and the same for all."""
        query = select(SECRETS.c.value).where(SECRETS.c.name == name)
        if (row := await self.first(query)) is None:
            with suppress(IntegrityError):  # if another process was first, its bytes count
                await self.change(insert(SECRETS).values(name=name, value=secrets.token_bytes(32)))
            row = await self.first(query)
        assert row is not None
        return bytes(row["value"])

    # People and their names

    async def add_guest(self, id: str, name: str, now: float) -> Person:
        await self.change(insert(PEOPLE).values(id=id, name=name, created=now))
        return Person(id, name)

    async def add_account(self, id: str, name: Named, password: str, now: float) -> Person:
        person = {"id": id, "name": name.shown, "name_key": name.key, "password": password, "created": now}
        return await self.named(id, name, insert(PEOPLE).values(person))

    async def make_account(self, id: str, name: Named, password: str) -> Person:
        """A guest registers and stays the same person; whatever let the guest in is no longer valid."""
        values = {"name": name.shown, "name_key": name.key, "password": password}
        return await self.named(
            id,
            name,
            update(PEOPLE).where(PEOPLE.c.id == id).values(values),
            delete(SESSIONS).where(SESSIONS.c.person == id),
            news=[SESSIONS_ENDED],
        )

    async def rename(self, person: Person, name: Named) -> Person:
        if not person.registered:
            await self.change(update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name.shown))
            return replace(person, name=name.shown)
        values = {"name": name.shown, "name_key": name.key}
        return await self.named(person.id, name, update(PEOPLE).where(PEOPLE.c.id == person.id).values(values))

    async def named(self, id: str, name: Named, *changes: Executable, news: Collection[str] = ()) -> Person:
        """Make changes that give somebody a name, unless another has it or one that looks like it."""
        looks = [{"look": look, "person": id} for look in name.looks]
        try:
            async with self.engine.begin() as connection:
                for change in changes:
                    await connection.execute(change)
                await connection.execute(delete(LOOKS).where(LOOKS.c.person == id))
                await connection.execute(insert(LOOKS), looks)
                await tell(connection, *news)
        except IntegrityError as error:
            raise NameTaken(name.shown) from error
        found = await self.account(PEOPLE.c.id, id)
        assert found is not None
        return found.person

    async def looking_like(self, looks: Iterable[str]) -> set[str]:
        """The people whose registered names could be confused with a name."""
        return {row["person"] for row in await self.all(select(LOOKS.c.person).where(LOOKS.c.look.in_(list(looks))))}

    async def guests(self) -> int:
        row = await self.first(select(func.count()).select_from(PEOPLE).where(PEOPLE.c.name_key.is_(None)))
        return int(row["count_1"]) if row else 0

    async def account(self, column: ColumnElement[str], value: str) -> Account | None:
        """The registered person with an id or a name's key."""
        row = await self.first(select(PEOPLE).where(column == value, PEOPLE.c.name_key.is_not(None)))
        return read_account(row) if row else None

    # Sessions

    async def add_session(self, session: Session, password: str | None = None, by: str | None = None) -> bool:
        """Let somebody in, unless meanwhile they were banned, or what let them do it has ended: the password
        that was checked, or the session that asked. The lock keeps whoever ends these from missing the new one."""
        values = {
            "hash": session.hash,
            "person": session.person.id,
            "kind": session.kind,
            "label": session.label,
            "created": session.created,
            "expires": session.expires,
        }
        async with self.engine.begin() as connection:
            person = (await connection.execute(locked(session.person.id))).first()
            if person is None or person.banned or password not in (None, person.password):
                return False
            if by and not (await connection.execute(select(SESSIONS.c.hash).where(SESSIONS.c.hash == by))).first():
                return False
            await connection.execute(insert(SESSIONS).values(values))
        return True

    async def session(self, hash: str, kind: str, now: float) -> Session | None:
        """The session of a token, unless it is unknown, of another kind or over."""
        row = await self.first(
            KNOWN_SESSIONS.where(SESSIONS.c.hash == hash, SESSIONS.c.kind == kind, PEOPLE.c.banned.is_(False))
        )
        if row is None or (row["expires"] is not None and row["expires"] <= now):
            return None
        return read_session(row)

    async def still_valid(self, hashes: Collection[str], now: float) -> set[str]:
        """Which of some sessions are not over."""
        lasting = SESSIONS.c.expires.is_(None) | (SESSIONS.c.expires > now)
        known = select(SESSIONS.c.hash).where(SESSIONS.c.hash.in_(hashes), lasting)
        return {row["hash"] for row in await self.all(known)}

    async def renew(self, hash: str, expires: float) -> None:
        await self.change(update(SESSIONS).where(SESSIONS.c.hash == hash).values(expires=expires))

    async def forget_expired(self, now: float) -> None:
        await self.change(delete(SESSIONS).where(SESSIONS.c.expires <= now))

    async def sessions(self, person: str, kind: str) -> list[Session]:
        """A person's bot tokens, or the browsers they are logged in with, oldest first."""
        query = KNOWN_SESSIONS.where(SESSIONS.c.person == person, SESSIONS.c.kind == kind)
        return [read_session(row) for row in await self.all(query.order_by(SESSIONS.c.created, SESSIONS.c.hash))]

    async def end_session(self, person: str, hash: str, kind: str) -> bool:
        """Whether there was such a session of this person."""
        mine = (SESSIONS.c.hash == hash) & (SESSIONS.c.person == person) & (SESSIONS.c.kind == kind)
        return (await self.change(delete(SESSIONS).where(mine), news=[SESSIONS_ENDED])).rowcount == 1

    async def end_sessions(self, person: str, kept: str = "") -> None:
        """All of a person's, tokens included, except one."""
        ended = delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.hash != kept)
        await self.change(locked(person), ended, news=[SESSIONS_ENDED])

    async def first(self, query: Select[Any]) -> RowMapping | None:
        return next(iter(await self.all(query)), None)

    async def all(self, query: Select[Any]) -> list[RowMapping]:
        async with self.readers.connect() as connection:
            return list((await connection.execute(query)).mappings())

    async def change(self, *statements: Executable, news: Collection[str] = ()) -> CursorResult[Any]:
        """All of it or nothing; the result is that of the first."""
        async with self.engine.begin() as connection:
            first, *_ = [await connection.execute(statement) for statement in statements]
            await tell(connection, *news)
            return first

    async def tell(self, *news: str) -> None:
        async with self.engine.begin() as connection:
            await tell(connection, *news)


KNOWN_SESSIONS: Final = select(SESSIONS, PEOPLE.c.name, PEOPLE.c.name_key, PEOPLE.c.role, PEOPLE.c.muted).join(
    PEOPLE, PEOPLE.c.id == SESSIONS.c.person
)


def locked(id: str) -> Select[Any]:
    """A person whose sessions nobody else adds or ends in the meantime."""
    return select(PEOPLE).where(PEOPLE.c.id == id).with_for_update()


def read_session(row: RowMapping) -> Session:
    person = Person(row["person"], row["name"], row["name_key"] is not None, row["role"], row["muted"])
    return Session(row["hash"], person, row["kind"], row["label"], row["created"], row["expires"])


def read_account(row: RowMapping) -> Account:
    person = Person(row["id"], row["name"], True, row["role"], row["muted"])
    return Account(person, row["name_key"], row["password"], row["banned"], row["mail"], row["created"])
