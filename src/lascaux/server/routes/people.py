"""Who I am: names, accounts, and tokens for bots."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request
from pydantic import BaseModel, Field

from lascaux.server.accounts import Accounts
from lascaux.server.answers.lobby import Me, PersonShown
from lascaux.server.errors import ERRORS, Refusal
from lascaux.server.messages import Incoming
from lascaux.server.names import LABEL_LENGTH, NAME_LENGTH
from lascaux.server.people import LASTS, People, bearer_of, current_session, needed_person
from lascaux.server.storage.people_schema import BROWSER, TOKEN
from lascaux.server.storage.people_store import Person, Session

# Without a length, pydantic would let halves of characters through, which cannot be stored.
Name = Annotated[str, Field(min_length=NAME_LENGTH[0], max_length=NAME_LENGTH[1])]
Label = Annotated[str, Field(min_length=LABEL_LENGTH[0], max_length=LABEL_LENGTH[1])]
Password = Annotated[str, Field(min_length=8, max_length=200)]

SessionId = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]


class NameWanted(Incoming):
    name: Name


class Credentials(Incoming):
    name: Name
    password: Password


class TokenWanted(Incoming):
    label: Label


class TokenShown(BaseModel):
    id: str
    label: str
    created: datetime


class NewToken(TokenShown):
    token: str  # to be sent as `Authorization: Bearer …`; it is shown only now


class SessionShown(BaseModel):
    id: str
    browser: str
    created: datetime
    used: datetime  # the day it was last used
    current: bool  # the one that asks


def people_here(request: Request) -> People:
    people: People = request.app.state.people
    return people


def accounts_here(request: Request) -> Accounts:
    return Accounts(request.app.state.people)


def by_browser(request: Request) -> None:
    """Somebody who finds a bot's token must not be able to take over the account."""
    if bearer_of(request) is not None:
        raise Refusal(403, "not-with-token")


ThesePeople = Annotated[People, Depends(people_here)]
TheseAccounts = Annotated[Accounts, Depends(accounts_here)]
NeededPerson = Annotated[Person, Depends(needed_person)]
BY_BROWSER = [Depends(by_browser)]

router = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)


def me(people: People, person: Person | None) -> Me:
    return Me(person=shown(person) if person else None, public=people.public, mail=people.mail is not None)


def shown(person: Person) -> PersonShown:
    return PersonShown(id=person.id, name=person.name, registered=person.registered, role=person.role)


def described(token: Session) -> dict[str, Any]:
    return {"id": token.hash, "label": token.label, "created": datetime.fromtimestamp(token.created, UTC)}


@router.get("/me")
async def who_am_i(request: Request, people: ThesePeople) -> Me:
    """Who I am. On a server that is not public, newcomers become guests by asking."""
    return me(people, await (people.known(request) if people.public else people.needed(request)))


@router.put("/me", dependencies=BY_BROWSER)
async def rename(wanted: NameWanted, person: NeededPerson, accounts: TheseAccounts) -> Me:
    """Give me another name; for registered people it is also the one to log in with."""
    return me(accounts.people, await accounts.rename(person, wanted.name))


@router.post("/register", status_code=201, dependencies=BY_BROWSER)
async def register(credentials: Credentials, request: Request, accounts: TheseAccounts) -> Me:
    """Create an account and log in. A guest who registers keeps all seats."""
    return me(accounts.people, await accounts.register(request, credentials.name, credentials.password))


@router.post("/login", dependencies=BY_BROWSER)
async def login(credentials: Credentials, request: Request, accounts: TheseAccounts) -> Me:
    """Log in with name and password."""
    return me(accounts.people, await accounts.login(request, credentials.name, credentials.password))


@router.post("/logout", status_code=204)
async def logout(request: Request, people: ThesePeople) -> None:
    """End this session. Guests cannot come back as the same person; a token is revoked by this."""
    await people.logout(request)


@router.get("/tokens", dependencies=BY_BROWSER)
async def list_tokens(person: NeededPerson, people: ThesePeople) -> list[TokenShown]:
    """My tokens, oldest first."""
    return [TokenShown(**described(token)) for token in await people.store.sessions(person.id, TOKEN)]


@router.post("/tokens", status_code=201, dependencies=BY_BROWSER)
async def add_token(wanted: TokenWanted, request: Request, person: NeededPerson, people: ThesePeople) -> NewToken:
    """A token with which a bot plays as me. It is shown only once."""
    session, token = await people.add_token(request, person, wanted.label)
    return NewToken(**described(session), token=token)


@router.delete("/tokens/{id}", status_code=204, dependencies=BY_BROWSER)
async def end_token(id: SessionId, person: NeededPerson, people: ThesePeople) -> None:
    """Revoke one of my tokens; what is connected with it is disconnected."""
    await people.end_one(person, TOKEN, id)


@router.get("/sessions", dependencies=BY_BROWSER)
async def list_sessions(
    person: NeededPerson, people: ThesePeople, current: Annotated[Session | None, Depends(current_session)]
) -> list[SessionShown]:
    """The browsers I am logged in with, oldest first."""
    return [
        SessionShown(
            id=session.hash,
            browser=session.label,
            created=datetime.fromtimestamp(session.created, UTC),
            used=datetime.fromtimestamp((session.expires or 0) - LASTS, UTC),
            current=current is not None and session.hash == current.hash,
        )
        for session in await people.store.sessions(person.id, BROWSER)
    ]


@router.delete("/sessions", status_code=204, dependencies=BY_BROWSER)
async def end_other_sessions(request: Request, person: NeededPerson, people: ThesePeople) -> None:
    """Log out everywhere else; tokens are revoked too."""
    await people.end_others(request, person)


@router.delete("/sessions/{id}", status_code=204, dependencies=BY_BROWSER)
async def end_session(id: SessionId, person: NeededPerson, people: ThesePeople) -> None:
    """Log out one of my browsers; what is connected with it is disconnected."""
    await people.end_one(person, BROWSER, id)
