"""My account: password, mail, and the end of it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field, StringConstraints

from lascaux.server.answers.lobby import Me
from lascaux.server.errors import ERRORS, Refusal
from lascaux.server.messages import Incoming
from lascaux.server.moderation import Moderation
from lascaux.server.people import set_cookie
from lascaux.server.routes.asking import OURS, TheHouse, TheLanguage
from lascaux.server.routes.people import BY_BROWSER, Name, NeededPerson, Password, TheseAccounts, me

router = APIRouter(prefix="/api", tags=["people"], responses=ERRORS, dependencies=BY_BROWSER)

PART = r"[-!#-'*+./0-9=?A-Z^-~]+"  # of one address: nothing that would make a list of several out of it
MailAddress = Annotated[str, StringConstraints(max_length=200, pattern=rf"^{PART}@{PART}$")]


class NewPassword(Incoming):
    old: Password
    new: Password


class Proof(Incoming):
    password: Password


class MailWanted(Proof):
    mail: MailAddress | None = Field(description="none: no mails any more")


class MailShown(BaseModel):
    mail: str | None


class Forgotten(Incoming):
    name: Name


class Reset(Incoming):
    code: Annotated[str, StringConstraints(max_length=40, pattern=OURS)]
    password: Password


@router.put("/me/password", status_code=204)
async def change_password(wish: NewPassword, request: Request, person: NeededPerson, accounts: TheseAccounts) -> None:
    """Another password. All my other browsers and bots have to come in anew."""
    await accounts.change_password(request, person, wish.old, wish.new)


@router.get("/me/mail")
async def see_mail(person: NeededPerson, accounts: TheseAccounts) -> MailShown:
    """Where a link to a new password would be sent."""
    return MailShown(mail=await accounts.mail(person))


@router.put("/me/mail", status_code=204)
async def set_mail(wish: MailWanted, person: NeededPerson, accounts: TheseAccounts) -> None:
    """Where a link to a new password may be sent. It is used for nothing else."""
    await accounts.set_mail(person, wish.password, wish.mail)


@router.post("/me/delete", status_code=204)
async def delete_account(
    wish: Proof, request: Request, person: NeededPerson, accounts: TheseAccounts, house: TheHouse
) -> None:
    """Delete my account. My name is free again; running games are given up, and all stay without my name."""
    await accounts.proven(person, wish.password)
    await Moderation(accounts, house.seating).delete(person.id)
    set_cookie(request, "", 0)


@router.post("/reset/ask", status_code=204)
async def forgot_password(wish: Forgotten, request: Request, accounts: TheseAccounts, language: TheLanguage) -> None:
    """Mail a link to a new password to whoever has this name. The answer is the same whether anybody has."""
    if accounts.people.mail is None:
        raise Refusal(409, "no-mail-here")
    accounts.ask_for_reset(request, wish.name, accounts.people.mail, language)


@router.post("/reset")
async def reset_password(wish: Reset, request: Request, accounts: TheseAccounts) -> Me:
    """Set a password with the code of a link, and log in."""
    return me(accounts.people, await accounts.reset(request, wish.code, wish.password))
