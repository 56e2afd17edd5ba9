"""`lascaux admin`: what only the host of a server can do, on the machine where its database is."""

from __future__ import annotations

import asyncio
import os
from argparse import ArgumentParser, Namespace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from lascaux.cli.errors import Misuse
from lascaux.cli.screen import Screen
from lascaux.cli.wording import Wording

if TYPE_CHECKING:
    from lascaux.server.moderation import Moderation
    from lascaux.server.storage.people_store import Account, Session

COMMAND: Final = "admin"
PAGE: Final = 200  # people read from the database at a time

# What is done to somebody, and what each is called in the help.
TO_SOMEBODY: Final = {
    "ban": "log somebody out everywhere and let them in no more",
    "unban": "let somebody in again",
    "mute": "let somebody choose no names",
    "unmute": "let somebody choose names again",
    "sessions": "list somebody's browsers and tokens; --end ends them all",
    "reset": "make a link to a new password, good once and for a day",
    "role": "make somebody a player, moderator or host",
    "rename": "give somebody another name",
    "delete": "delete an account; its games stay, without a name",
}


def add_admin(commands: Any, common: ArgumentParser) -> None:
    admin = commands.add_parser(COMMAND, help="look after the people and tables of a server, on its own machine")
    what = admin.add_subparsers(dest="what", required=True)
    shared = ArgumentParser(add_help=False, parents=[common])
    shared.add_argument(
        "--database",
        metavar="ADDRESS",
        help="as for serve; default: $LASCAUX_DATABASE, or the file in your data folder",
    )
    what.add_parser("people", parents=[shared], help="list all accounts")
    close = what.add_parser("close-table", parents=[shared], help="end a game for everybody")
    close.add_argument("table", help="its id, as in the address of its page")
    asked = {name: what.add_parser(name, parents=[shared], help=help) for name, help in TO_SOMEBODY.items()}
    for parser in asked.values():
        parser.add_argument("name")
    asked["sessions"].add_argument("--end", action="store_true", help="log them out everywhere")
    asked["reset"].add_argument("--address", default="http://127.0.0.1:8321", metavar="URL", help="of your server")
    asked["role"].add_argument("role", choices=("player", "moderator", "host"))
    asked["rename"].add_argument("new_name")
    asked["delete"].add_argument("--yes", action="store_true", help="do not ask")


def administer(arguments: Namespace, screen: Screen, language: str) -> None:
    try:
        from lascaux.server.errors import Refusal
        from lascaux.server.storage.engine import BadDatabase
    except ModuleNotFoundError as error:
        raise Misuse(f"the server needs {error.name}; install lascaux[server]") from error
    say = Wording(language)
    if arguments.what == "delete" and not arguments.yes:
        answer = screen.ask(say("admin.sure", name=arguments.name))
        if answer.strip() != arguments.name:
            raise Misuse(say("admin.kept"))
    try:
        for line in asyncio.run(Errand(arguments, say).work()):
            screen.say_whole(line)
    except BadDatabase as error:
        raise Misuse(str(error)) from error
    except Refusal as refusal:
        raise Misuse(refusal.text(language)) from refusal


class Errand:
    """One command, and the lines it answers with."""

    def __init__(self, arguments: Namespace, say: Wording) -> None:
        self.arguments = arguments
        self.say = say

    async def work(self) -> list[str]:
        from lascaux.server.desk import desk
        from lascaux.server.settings import default_database

        database = self.arguments.database or os.environ.get("LASCAUX_DATABASE") or default_database()
        async with desk(database) as moderation:
            if self.arguments.what == "people":
                return await self.people(moderation)
            if self.arguments.what == "close-table":
                await moderation.close_table(self.arguments.table)
                return [self.say("admin.closed", table=self.arguments.table)]
            return await self.about(moderation, await moderation.find(self.arguments.name))

    async def people(self, moderation: Moderation) -> list[str]:
        found: list[Account] = []
        after: str | None = ""
        while after is not None:
            page, after = await moderation.page(after, PAGE)
            found += page
        return [self.line(account) for account in found] or [self.say("admin.nobody")]

    def line(self, account: Account) -> str:
        person = account.person
        marks = [
            self.say(f"admin.is-{mark}") for mark, so in (("banned", account.banned), ("muted", person.muted)) if so
        ]
        facts = [person.name, self.say(f"admin.role-{person.role}"), *marks]
        return " · ".join([*facts, self.say("admin.since", day=day(account.created))])

    async def about(self, moderation: Moderation, account: Account) -> list[str]:
        """Do something to somebody."""
        arguments, id, name = self.arguments, account.person.id, account.person.name
        match arguments.what:
            case "ban":
                await moderation.ban(id)
            case "unban":
                await moderation.unban(id)
            case "mute" | "unmute":
                await moderation.mute(id, arguments.what == "mute")
            case "role":
                await moderation.set_role(id, arguments.role)
            case "rename":
                name = (await moderation.rename(account.person, arguments.new_name)).name
            case "delete":
                await moderation.delete(id)
            case "reset":
                return await self.reset(moderation, account)
            case "sessions":
                if not arguments.end:
                    return [self.session(one) for one in await moderation.sessions(id)] or [self.say("admin.out")]
                await moderation.end_sessions(id)
        return [self.say(f"admin.done-{arguments.what}", name=name, role=getattr(arguments, "role", ""))]

    async def reset(self, moderation: Moderation, account: Account) -> list[str]:
        from lascaux.server.mail import reset_link

        code = await moderation.accounts.new_reset(account.person.id)
        assert code is not None
        link = reset_link(self.arguments.address.rstrip("/"), code)
        return [self.say("admin.done-reset", name=account.person.name), link]

    def session(self, session: Session) -> str:
        return self.say(f"admin.{session.kind}", label=session.label or "?", day=day(session.created))


def day(time: float) -> str:
    return f"{datetime.fromtimestamp(time):%Y-%m-%d}"
