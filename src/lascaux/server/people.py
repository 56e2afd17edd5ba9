"""Who is asking: guests, registered people and the bots they write. All come in through sessions in the database."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lascaux.server.errors import TEXTS, Refusal, language_of
from lascaux.server.limits import Rates, address_of
from lascaux.server.mail import Mail
from lascaux.server.names import LABEL_LENGTH, check_line
from lascaux.server.passwords import Passwords
from lascaux.server.storage.people_schema import BROWSER, TOKEN
from lascaux.server.storage.people_store import PeopleStore, Person, Session

COOKIE: Final = "lascaux"
DAY: Final = 86_400
LASTS: Final = 180 * DAY  # a browser's session since it was last used
MOST_TOKENS: Final = 20  # of one person


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
        self.ended: Callable[[], Awaitable[None]] = nothing  # called when sessions have ended
        self.renamed: Callable[[str, str, str], Awaitable[None]] = (
            nothing  # called with a person, the old name and the new
        )
        self.brought: Callable[[Person, Person], Awaitable[None]] = nothing  # called when a guest has logged in
        self.mail: Mail | None = None  # where the host has set one up

    @classmethod
    async def open(cls, store: PeopleStore, rates: Rates, *, public: bool) -> People:
        """With the key that all processes of this database share."""
        return cls(store, await store.secret("sessions"), rates, public=public)

    # Who is asking

    async def known(self, connection: HTTPConnection) -> Person | None:
        session = await self.session(connection)
        return session.person if session else None

    async def needed(self, connection: HTTPConnection) -> Person:
        """The person asking; with an account, if the server is public."""
        person = await self.player(connection)
        if self.is_visitor(person):
            raise Refusal(401, "login-needed")
        return person

    async def player(self, connection: HTTPConnection) -> Person:
        """The person asking, who may be a visitor; on a server that is not public, strangers become guests."""
        person = await self.known(connection)
        if person is None and self.public:
            raise Refusal(401, "login-needed")
        return await self.admitted(connection, person)

    async def newcomer(self, connection: HTTPConnection) -> Person:
        """The person asking; strangers become guests anywhere."""
        return await self.admitted(connection, await self.known(connection))

    async def admitted(self, connection: HTTPConnection, person: Person | None) -> Person:
        person = person or await self.welcome(connection)
        self.rates.requests.spend(f"person {person.id}")
        return person

    def is_visitor(self, person: Person) -> bool:
        """A guest where others have accounts: may play against bots, and little else."""
        return self.public and not person.registered

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

    async def logout(self, connection: HTTPConnection) -> None:
        """End the session of this request; a guest who does so is gone for good."""
        if session := await self.session(connection):
            await self.end(session)
        set_cookie(connection, "", 0)

    async def enter(
        self, connection: HTTPConnection, person: Person, before: Session | None = None, password: str | None = None
    ) -> None:
        """A new session for this browser, by the password's hash that was checked; its previous one is over."""
        if before:
            await self.end(before)
        token, now = secrets.token_urlsafe(32), self.clock()
        session = Session(hash_of(token), person, BROWSER, browser_of(connection), now, now + LASTS)
        if not await self.store.add_session(session, password=password):
            raise Refusal(401, "wrong-login")
        set_cookie(connection, self.sealed(BROWSER, token), LASTS)

    # Tokens for bots

    async def add_token(self, connection: HTTPConnection, person: Person, label: str) -> tuple[Session, str]:
        """A new token, which is shown once and never again."""
        current = await self.session(connection)
        label = check_line(label, LABEL_LENGTH, "bad-label")
        if len(await self.store.sessions(person.id, TOKEN)) >= MOST_TOKENS:
            raise Refusal(409, "too-many-tokens", most=MOST_TOKENS)
        token = secrets.token_urlsafe(32)
        session = Session(hash_of(token), person, TOKEN, label, self.clock(), expires=None)
        if not await self.store.add_session(session, by=current.hash if current else None):
            raise Refusal(401, "login-needed")
        return session, self.sealed(TOKEN, token)

    # The end of sessions: nobody goes on through a door that was open already

    async def end(self, session: Session) -> None:
        await self.store.end_session(session.person.id, session.hash, session.kind)
        await self.ended()

    async def end_one(self, person: Person, kind: str, id: str) -> None:
        """One of a person's own tokens or browsers."""
        if not await self.store.end_session(person.id, id, kind):
            raise Refusal(404, "no-token" if kind == TOKEN else "no-session")
        await self.ended()

    async def end_others(self, connection: HTTPConnection, person: Person) -> None:
        session = await self.session(connection)
        await self.store.end_sessions(person.id, session.hash if session else "")
        await self.ended()

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


async def nothing(*_: object) -> None:
    """Where nobody wants to know."""


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


# The first that a browser's description of itself names; most name several.
BROWSERS: Final = {"Edg": "Edge", "OPR/": "Opera", "Firefox": "Firefox", "Chrom": "Chrome", "Safari": "Safari"}
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


def browser_of(connection: HTTPConnection) -> str:
    """What somebody recognises a browser by in the list of their own: "Firefox, Linux"."""
    agent = connection.headers.get("user-agent", "")
    browser = next((name for word, name in BROWSERS.items() if word in agent), "")
    return ", ".join(filter(None, (browser, next((system for system in SYSTEMS if system in agent), ""))))


def new_id() -> str:
    return secrets.token_urlsafe(12)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


# Dependencies of routes


async def current_session(connection: HTTPConnection) -> Session | None:
    people: People = connection.app.state.people
    return await people.session(connection)


async def current_person(connection: HTTPConnection) -> Person | None:
    people: People = connection.app.state.people
    return await people.known(connection)


async def needed_person(connection: HTTPConnection) -> Person:
    people: People = connection.app.state.people
    return await people.needed(connection)


async def playing_person(connection: HTTPConnection) -> Person:
    people: People = connection.app.state.people
    return await people.player(connection)


async def arriving_person(connection: HTTPConnection) -> Person:
    people: People = connection.app.state.people
    return await people.newcomer(connection)
