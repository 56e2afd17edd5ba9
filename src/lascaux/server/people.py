"""Who is asking: guests, registered people and the bots they write. All come in through sessions in the database."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lascaux.server.errors import TEXTS, Refusal, language_of
from lascaux.server.limits import Rates, address_of
from lascaux.server.passwords import Passwords
from lascaux.server.storage.people_schema import BROWSER, TOKEN
from lascaux.server.storage.people_store import NameTaken, PeopleStore, Person, Session

COOKIE: Final = "lascaux"
DAY: Final = 86_400
LASTS: Final = 180 * DAY  # a browser's session since it was last used
NAME_LENGTH: Final = (2, 30)
LABEL_LENGTH: Final = (1, 40)
MOST_TOKENS: Final = 20  # of one person

# Letters, marks and symbols that show nothing, so that two names could look the same.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(c) for c in range(0xFE00, 0xFE10)}


class People:
    """Lets people in and recognises them."""

    def __init__(
        self, store: PeopleStore, key: bytes, rates: Rates, *, public: bool, clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.key = key
        self.rates = rates
        self.public = public  # playing needs an account
        self.clock = clock
        self.passwords = Passwords()

    @classmethod
    async def open(cls, store: PeopleStore, rates: Rates, *, public: bool) -> People:
        """With the key that all processes of this database share."""
        return cls(store, await store.secret("sessions"), rates, public=public)

    # Who is asking

    async def known(self, connection: HTTPConnection) -> Person | None:
        session = await self.session(connection)
        return session.person if session else None

    async def needed(self, connection: HTTPConnection) -> Person:
        """The person asking; on a server that is not public, asking makes strangers guests."""
        person = await self.known(connection)
        if self.public and not (person and person.registered):
            raise Refusal(401, "login-needed")
        if person is None:
            person = await self.welcome(connection)
        self.rates.requests.spend(f"person {person.id}")
        return person

    async def session(self, connection: HTTPConnection) -> Session | None:
        """By a bot's token if there is one, else by the cookie. A cookie that is forged or too old counts as none."""
        now = self.clock()
        if (bearer := bearer_of(connection)) is not None:
            token = self.unsealed(TOKEN, bearer)
            session = await self.store.session(hash_of(token), TOKEN, now) if token else None
            if session is None:
                raise Refusal(401, "bad-token")
            return session
        cookie = connection.cookies.get(COOKIE, "")
        token = self.unsealed(BROWSER, cookie)
        session = await self.store.session(hash_of(token), BROWSER, now) if token else None
        if session and session.expires is not None and session.expires < now + LASTS - DAY:
            await self.store.renew(session.hash, now + LASTS)
            set_cookie(connection, cookie, LASTS)
        return session

    # Coming and going

    async def welcome(self, connection: HTTPConnection) -> Person:
        """A new guest."""
        self.rates.guests.spend(address_of(connection))
        number = await self.store.guests() + 1
        name = TEXTS.say(language_of(connection), "people.guest", number=number)
        person = await self.store.add_guest(new_id(), name, self.clock())
        await self.enter(connection, person)
        return person

    async def register(self, connection: HTTPConnection, name: str, password: str) -> Person:
        """A new account; a guest who registers keeps all seats."""
        self.rates.logins.spend(f"address {address_of(connection)}")
        name, key = check_name(name), name_key(name)
        before = await self.session(connection)
        hash = await self.passwords.hash(password)
        try:
            if before and not before.person.registered:
                person = await self.store.make_account(before.person.id, name, key, hash)
            else:
                person = await self.store.add_account(new_id(), name, key, hash, self.clock())
        except NameTaken as error:
            raise Refusal(409, "name-taken", name=name) from error
        await self.enter(connection, person, before)
        return person

    async def login(self, connection: HTTPConnection, name: str, password: str) -> Person:
        """The person with this name and password; whichever is wrong, the answer and the time it takes are the same."""
        self.rates.logins.spend(f"address {address_of(connection)}")
        key = name_key(name)
        self.rates.logins.spend(f"name {key}")
        # PostgreSQL cannot even be asked for a name with a NUL in it; nobody has one.
        account = None if any(map(is_unseen, key)) else await self.store.account(key)
        right = await self.passwords.check(password, account.password if account else None)
        if account is None or not right:
            raise Refusal(401, "wrong-login")
        if self.passwords.outdated(account.password):
            await self.store.set_password(account.person.id, await self.passwords.hash(password))
        await self.enter(connection, account.person, await self.session(connection))
        return account.person

    async def logout(self, connection: HTTPConnection) -> None:
        """End the session of this request; a guest who does so is gone for good."""
        if session := await self.session(connection):
            await self.store.end_session(session.hash)
        set_cookie(connection, "", 0)

    async def enter(self, connection: HTTPConnection, person: Person, before: Session | None = None) -> None:
        """A new session for this browser; its previous one is over."""
        if before:
            await self.store.end_session(before.hash)
        token, now = secrets.token_urlsafe(32), self.clock()
        await self.store.add_session(Session(hash_of(token), person, BROWSER, "", now, now + LASTS))
        set_cookie(connection, self.sealed(BROWSER, token), LASTS)

    async def rename(self, person: Person, name: str) -> Person:
        name, key = check_name(name), name_key(name)
        try:
            return await self.store.rename(person, name, key)
        except NameTaken as error:
            raise Refusal(409, "name-taken", name=name) from error

    # Tokens for bots

    async def add_token(self, person: Person, label: str) -> tuple[Session, str]:
        """A new token, which is shown once and never again."""
        label = check_line(label, LABEL_LENGTH, "bad-label")
        if len(await self.store.tokens(person.id)) >= MOST_TOKENS:
            raise Refusal(409, "too-many-tokens", most=MOST_TOKENS)
        token = secrets.token_urlsafe(32)
        session = Session(hash_of(token), person, TOKEN, label, self.clock(), expires=None)
        await self.store.add_session(session)
        return session, self.sealed(TOKEN, token)

    async def end_token(self, person: Person, id: str) -> None:
        if not await self.store.end_token(person.id, id):
            raise Refusal(404, "no-token")

    # Seals: what we did not write ourselves is refused without asking the database

    def sealed(self, kind: str, token: str) -> str:
        seal = hmac.digest(self.key, f"{kind} {token}".encode("utf-8", "replace"), "sha256")
        return f"{token}.{urlsafe_b64encode(seal).decode().rstrip('=')}"

    def unsealed(self, kind: str, text: str) -> str | None:
        token = text.partition(".")[0]
        genuine = hmac.compare_digest(
            self.sealed(kind, token).encode("utf-8", "replace"), text.encode("utf-8", "replace")
        )
        return token if genuine else None


class Cookies:
    """Sends the cookie that `set_cookie` left, with any kind of answer: even an error or an opened WebSocket."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        state = scope.setdefault("state", {})

        async def with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept") and "cookie" in state:
                MutableHeaders(scope=message).append("Set-Cookie", state["cookie"])
            await send(message)

        await self.app(scope, receive, with_cookie)


def set_cookie(connection: HTTPConnection, value: str, seconds: int) -> None:
    secure = "; Secure" if connection.url.scheme in ("https", "wss") else ""
    connection.state.cookie = f"{COOKIE}={value}; Max-Age={seconds}; Path=/; HttpOnly; SameSite=Lax{secure}"


def bearer_of(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def new_id() -> str:
    return secrets.token_urlsafe(12)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def check_name(name: str) -> str:
    return check_line(name, NAME_LENGTH, "bad-name")


def check_line(text: str, length: tuple[int, int], code: str) -> str:
    """The text as it is shown: one line that can be read, without tricks."""
    least, most = length
    line = " ".join(filter(None, unicodedata.normalize("NFC", text).split(" ")))
    shown = sum(unicodedata.category(character)[0] not in "MZ" for character in line)
    if shown < least or len(line) > most or any(map(is_unseen, line)):
        raise Refusal(422, code, least=least, most=most)
    return line


def is_unseen(character: str) -> bool:
    """Controls, direction overrides, joiners, line ends, private and unknown characters, and letters that are blank."""
    category = unicodedata.category(character)
    return category[0] == "C" or category in ("Zl", "Zp") or character in BLANK


def name_key(name: str) -> str:
    """What must be unique: names that differ in case, width or spaces are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


# Dependencies of routes


async def current_person(connection: HTTPConnection) -> Person | None:
    people: People = connection.app.state.people
    return await people.known(connection)


async def needed_person(connection: HTTPConnection) -> Person:
    people: People = connection.app.state.people
    return await people.needed(connection)
