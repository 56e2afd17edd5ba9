"""For moderators and hosts: who there is, and what to do about somebody who spoils it for the others."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import BaseModel, Field

from lascaux.server.accounts import Accounts
from lascaux.server.errors import ERRORS
from lascaux.server.messages import Incoming
from lascaux.server.moderation import Moderation, check_may
from lascaux.server.names import NAME_LENGTH
from lascaux.server.routes.asking import OURS, TableId, TheHouse
from lascaux.server.routes.people import BY_BROWSER, Name, NeededPerson
from lascaux.server.storage.people_schema import HOST, MODERATOR
from lascaux.server.storage.people_store import Account

MOST = 100

PersonId = Annotated[str, Path(pattern=OURS)]


class Standing(Incoming):
    """What should be different about somebody; anything left out stays as it is."""

    banned: bool | None = None
    muted: bool | None = Field(None, description="cannot choose names any more")
    name: Name | None = None
    role: Literal["player", "moderator", "host"] | None = Field(None, description="only a host can give one")


class AccountShown(BaseModel):
    id: str
    name: str
    role: str
    banned: bool
    muted: bool


class AccountList(BaseModel):
    people: list[AccountShown]
    next: str | None = Field(description="what to give as `after` for the next page")


def moderation_here(request: Request, house: TheHouse) -> Moderation:
    return Moderation(Accounts(house.people), house.seating)


TheModeration = Annotated[Moderation, Depends(moderation_here)]

router = APIRouter(prefix="/api", tags=["moderation"], responses=ERRORS, dependencies=BY_BROWSER)


def account_shown(account: Account) -> AccountShown:
    person = account.person
    return AccountShown(id=person.id, name=person.name, role=person.role, banned=account.banned, muted=person.muted)


@router.get("/people")
async def list_people(
    person: NeededPerson,
    moderation: TheModeration,
    after: Annotated[str, Query(max_length=2 * NAME_LENGTH[1], pattern=r"^[^\x00-\x1f]*$")] = "",
    limit: Annotated[int, Query(ge=1, le=MOST)] = MOST,
) -> AccountList:
    """Registered people by name, for moderators."""
    check_may(person, MODERATOR)
    found, next = await moderation.page(after, limit)
    return AccountList(people=[account_shown(account) for account in found], next=next)


@router.patch("/people/{id}")
async def change_standing(
    id: PersonId, wish: Standing, person: NeededPerson, moderation: TheModeration
) -> AccountShown:
    """Ban, mute or rename somebody, or give them a role. A ban ends all their sessions at once."""
    check_may(person, MODERATOR if wish.role is None else HOST)
    account = await moderation.find_id(id)
    check_may(person, MODERATOR, account.person)
    if wish.name is not None:
        await moderation.rename(account.person, wish.name)
    if wish.role is not None:
        await moderation.set_role(id, wish.role)
    if wish.muted is not None:
        await moderation.mute(id, wish.muted)
    if wish.banned is not None:
        await (moderation.ban(id) if wish.banned else moderation.unban(id))
    return account_shown(await moderation.find_id(id))


@router.delete("/tables/{id}", status_code=204)
async def close_table(id: TableId, person: NeededPerson, moderation: TheModeration) -> None:
    """End a game for everybody, for moderators."""
    check_may(person, MODERATOR)
    await moderation.close_table(id)
