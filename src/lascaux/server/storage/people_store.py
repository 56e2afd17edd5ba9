"""Everything asked of the database about people and their sessions."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import CursorResult, Executable, RowMapping, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from lascaux.server.storage.engine import reading
from lascaux.server.storage.people_schema import PEOPLE, SECRETS, SESSIONS, TOKEN


class NameTaken(Exception):
    """Somebody else has registered this name."""


@dataclass(frozen=True)
class Person:
    """Somebody who plays or watches."""

    id: str
    name: str
    registered: bool = False  # otherwise a guest, known only by a cookie


@dataclass(frozen=True)
class Account:
    """A registered person with what a login is checked against."""

    person: Person
    password: str


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

    async def add_guest(self, id: str, name: str, now: float) -> Person:
        await self.change(insert(PEOPLE).values(id=id, name=name, created=now))
        return Person(id, name)

    async def add_account(self, id: str, name: str, key: str, password: str, now: float) -> Person:
        person = {"id": id, "name": name, "name_key": key, "password": password, "created": now}
        try:
            await self.change(insert(PEOPLE).values(person))
        except IntegrityError as error:
            raise NameTaken(name) from error
        return Person(id, name, registered=True)

    async def make_account(self, id: str, name: str, key: str, password: str) -> Person:
        """A guest registers and stays the same person; whatever let the guest in is no longer valid."""
        values = {"name": name, "name_key": key, "password": password}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(values))
                await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == id))
        except IntegrityError as error:
            raise NameTaken(name) from error
        return Person(id, name, registered=True)

    async def rename(self, person: Person, name: str, key: str) -> Person:
        values = {"name": name, "name_key": key} if person.registered else {"name": name}
        try:
            await self.change(update(PEOPLE).where(PEOPLE.c.id == person.id).values(values))
        except IntegrityError as error:
            raise NameTaken(name) from error
        return Person(person.id, name, person.registered)

    async def guests(self) -> int:
        row = await self.first(select(func.count()).select_from(PEOPLE).where(PEOPLE.c.name_key.is_(None)))
        return int(row["count_1"]) if row else 0

    async def account(self, key: str) -> Account | None:
        row = await self.first(select(PEOPLE).where(PEOPLE.c.name_key == key))
        return Account(Person(row["id"], row["name"], registered=True), row["password"]) if row else None

    async def set_password(self, id: str, password: str) -> None:
        await self.change(update(PEOPLE).where(PEOPLE.c.id == id).values(password=password))

    async def add_session(self, session: Session) -> None:
        values = {
            "hash": session.hash,
            "person": session.person.id,
            "kind": session.kind,
            "label": session.label,
            "created": session.created,
            "expires": session.expires,
        }
        await self.change(insert(SESSIONS).values(values))

    async def session(self, hash: str, kind: str, now: float) -> Session | None:
        """The session of a token, unless it is unknown, of another kind or over."""
        row = await self.first(
            select(SESSIONS, PEOPLE.c.name, PEOPLE.c.name_key)
            .join(PEOPLE, PEOPLE.c.id == SESSIONS.c.person)
            .where(SESSIONS.c.hash == hash, SESSIONS.c.kind == kind)
        )
        if row is None or (row["expires"] is not None and row["expires"] <= now):
            return None
        return read_session(row)

    async def renew(self, hash: str, expires: float) -> None:
        await self.change(update(SESSIONS).where(SESSIONS.c.hash == hash).values(expires=expires))

    async def end_session(self, hash: str) -> None:
        await self.change(delete(SESSIONS).where(SESSIONS.c.hash == hash))

    async def forget_expired(self, now: float) -> None:
        await self.change(delete(SESSIONS).where(SESSIONS.c.expires <= now))

    async def tokens(self, person: str) -> list[Session]:
        """A person's bot tokens, oldest first."""
        query = (
            select(SESSIONS, PEOPLE.c.name, PEOPLE.c.name_key)
            .join(PEOPLE, PEOPLE.c.id == SESSIONS.c.person)
            .where(SESSIONS.c.person == person, SESSIONS.c.kind == TOKEN)
            .order_by(SESSIONS.c.created, SESSIONS.c.hash)
        )
        return [read_session(row) for row in await self.all(query)]

    async def end_token(self, person: str, hash: str) -> bool:
        """Whether there was such a token of this person."""
        ended = await self.change(
            delete(SESSIONS).where(SESSIONS.c.hash == hash, SESSIONS.c.person == person, SESSIONS.c.kind == TOKEN)
        )
        return ended.rowcount == 1

    async def first(self, query: Select[Any]) -> RowMapping | None:
        return next(iter(await self.all(query)), None)

    async def all(self, query: Select[Any]) -> list[RowMapping]:
        async with self.readers.connect() as connection:
            return list((await connection.execute(query)).mappings())

    async def change(self, statement: Executable) -> CursorResult[Any]:
        async with self.engine.begin() as connection:
            return await connection.execute(statement)


def read_session(row: RowMapping) -> Session:
    person = Person(row["person"], row["name"], registered=row["name_key"] is not None)
    return Session(row["hash"], person, row["kind"], row["label"], row["created"], row["expires"])
