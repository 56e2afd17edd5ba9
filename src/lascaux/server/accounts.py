"""Accounts: registering, logging in, names, passwords, and the end of it all."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final

from starlette.requests import HTTPConnection

from lascaux.server.errors import Refusal
from lascaux.server.limits import address_of
from lascaux.server.mail import Mail
from lascaux.server.messages import SeatWish
from lascaux.server.names import Named, is_unseen, looks, name_key
from lascaux.server.passwords import is_weak
from lascaux.server.people import DAY, People, hash_of, new_id
from lascaux.server.storage.account_store import AccountStore
from lascaux.server.storage.people_schema import PEOPLE
from lascaux.server.storage.people_store import Account, NameTaken, Person

RESET_LASTS: Final = DAY
RESET_PAUSE: Final = 600.0  # seconds between two mails to one mailbox
RENAMING: Final = 10  # asides that another name is worth: it is told at all tables of its person


class Accounts:
    """What somebody with a name and a password can do about them."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.store = AccountStore(people.store.engine)
        self.passwords = people.passwords

    async def register(self, connection: HTTPConnection, name: str, password: str) -> Person:
        """A new account; a guest who registers keeps all seats."""
        self.people.rates.logins.spend(f"address {address_of(connection)}")
        named = Named.of(name)
        before = await self.people.session(connection)
        hash = await self.hashed(password, name)
        try:
            if before and not before.person.registered:
                person = await self.store.make_account(before.person.id, named, hash)
            else:
                person = await self.store.add_account(new_id(), named, hash, self.people.clock())
        except NameTaken as error:
            raise Refusal(409, "name-taken", name=named.shown) from error
        await self.people.enter(connection, person, before)
        if before and before.person.id == person.id:
            await self.people.renamed(person.id, before.person.name, person.name)
        return person

    async def login(self, connection: HTTPConnection, name: str, password: str) -> Person:
        """The person with this name and password; whichever is wrong, the answer and the time it takes are the same.

        Whoever was a guest until now brings their games along."""
        self.people.rates.logins.spend(f"address {address_of(connection)}")
        account = await self.checked(name_key(name), password)
        if account is None:
            raise Refusal(401, "wrong-login")
        if account.banned:
            raise Refusal(403, "banned")
        before = await self.people.session(connection)
        await self.people.enter(connection, account.person, before, account.password)
        if self.passwords.outdated(account.password):
            await self.store.rehash(account, await self.passwords.hash(password))
        if before and not before.person.registered:
            await self.people.brought(before.person, account.person)
        return account.person

    async def checked(self, key: str, password: str) -> Account | None:
        """The account of a name, if this is its password."""
        self.people.rates.logins_as.spend(key)
        # PostgreSQL cannot even be asked for a name with a NUL in it; nobody has one.
        account = None if any(map(is_unseen, key)) else await self.store.account(PEOPLE.c.name_key, key)
        right = await self.passwords.check(password, account.password if account else None)
        return account if right else None

    async def proven(self, person: Person, password: str) -> Account:
        """Somebody who is logged in shows that it is really them."""
        account = await self.store.account(PEOPLE.c.id, person.id)
        if account is None:
            raise Refusal(403, "account-needed")
        self.people.rates.logins.spend(f"person {person.id}")
        if not await self.passwords.check(password, account.password):
            raise Refusal(403, "wrong-password")
        return account

    async def rename(self, person: Person, name: str) -> Person:
        """Another name; not one that can be confused with that of somebody who is registered."""
        if person.muted:
            raise Refusal(403, "muted")
        named = Named.of(name)
        self.people.rates.asides.spend(person.id, RENAMING)
        if not person.registered:
            await check_not_somebody(self.people, person, named)
        try:
            renamed = await self.store.rename(person, named)
        except NameTaken as error:
            raise Refusal(409, "name-taken", name=named.shown) from error
        await self.people.renamed(person.id, person.name, renamed.name)
        return renamed

    # Passwords

    async def hashed(self, password: str, name: str) -> str:
        if await self.passwords.aside(is_weak, password, name):
            raise Refusal(422, "weak-password")
        return await self.passwords.hash(password)

    async def change_password(self, connection: HTTPConnection, person: Person, old: str, new: str) -> None:
        """All other browsers and all bots of this person have to come in anew."""
        await self.proven(person, old)
        hash = await self.hashed(new, person.name)
        await self.store.renew_password(person.id, hash)
        await self.people.ended()
        await self.people.enter(connection, person, password=hash)

    async def mail(self, person: Person) -> str | None:
        account = await self.store.account(PEOPLE.c.id, person.id)
        return account.mail if account else None

    async def set_mail(self, person: Person, password: str, mail: str | None) -> None:
        await self.proven(person, password)
        await self.store.set_standing(person.id, mail=mail)

    # Links for those who forgot it

    async def new_reset(self, person: str, pause: float = 0) -> str | None:
        """The code of a link that is good once, and for a day; none if there was another a moment ago."""
        code = secrets.token_urlsafe(24)
        made = await self.store.add_reset(hash_of(code), person, self.people.clock(), pause)
        return code if made else None

    def ask_for_reset(self, connection: HTTPConnection, name: str, mail: Mail, language: str) -> None:
        """Nothing tells the asker whether there is such a person."""
        self.people.rates.resets.spend(address_of(connection))
        mail.later(self.mail_reset(name_key(name), mail, language))

    async def mail_reset(self, key: str, mail: Mail, language: str) -> None:
        """Send somebody a link, if there is such a person with an address."""
        account = None if any(map(is_unseen, key)) else await self.store.account(PEOPLE.c.name_key, key)
        if account is None or account.mail is None or account.banned:
            return
        # Nobody can have somebody else's mailbox filled.
        if code := await self.new_reset(account.person.id, RESET_PAUSE):
            await mail.send(mail.letter(account.mail, account.person.name, code, language))

    async def reset(self, connection: HTTPConnection, code: str, password: str) -> Person:
        """Use a link: set the password and come in."""
        self.people.rates.logins.spend(f"address {address_of(connection)}")
        hash = await self.hashed(password, "")  # before the link is used up
        id = await self.store.take_reset(hash_of(code), self.people.clock() - RESET_LASTS)
        account = await self.store.account(PEOPLE.c.id, id) if id else None
        if account is None or account.banned:
            raise Refusal(404, "no-reset")
        await self.store.renew_password(account.person.id, hash)
        await self.people.ended()
        await self.people.enter(connection, account.person, await self.people.session(connection), hash)
        return account.person


async def check_seat_names(people: People, person: Person, seats: Iterable[SeatWish]) -> None:
    """Nobody plays under somebody else's name."""
    await check_own_name(people, person)
    for seat in seats:
        if seat.name is not None and seat.name != person.name:
            if person.muted:
                raise Refusal(403, "muted")
            await check_not_somebody(people, person, Named.of(seat.name))


async def check_own_name(people: People, person: Person) -> None:
    """A guest may be called what somebody has registered since."""
    if not person.registered:
        await check_not_somebody(people, person, Named(person.name, "", looks(person.name)))


async def check_not_somebody(people: People, person: Person, name: Named) -> None:
    """Whether a name can be confused with that of somebody else who is registered."""
    if await people.store.looking_like(name.looks) - {person.id}:
        raise Refusal(409, "name-taken", name=name.shown)
