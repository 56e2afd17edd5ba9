"""`lascaux play --table`: how a person gets to a server's table, and who they are there."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final

from lascaux.agents.naming import numbered
from lascaux.beginning import BY_CHANCE
from lascaux.cli.errors import Misuse
from lascaux.cli.menu import Menu
from lascaux.cli.play import Evening
from lascaux.cli.remote import Address, Refused, Server
from lascaux.cli.remote_table import RemoteTable
from lascaux.cli.screen import Screen
from lascaux.cli.session import FREE, PERSON
from lascaux.cli.wording import Wording

TRIES: Final = 3  # to log in


def join(arguments: Namespace, screen: Screen, language: str) -> None:
    """Play at a server's table, and on through every rematch."""
    address = Address.parse(arguments.table)
    check(arguments, address)
    server = Server(address.server, language)
    person = Entrance(server, screen, language).enter(arguments.name, must=not address.code)
    invitations: list[str] = []
    if address.invitation:
        id: str | None = server.post(f"invitations/{address.invitation}")["table"]
    elif address.table:
        id = address.table
    else:
        evening = Evening(arguments, screen, language)
        if evening.asks:
            evening.ask_what()
        server.language = language = evening.language
        made = make_table(server, evening, person)
        id = made["table"]
        invitations = links(server, made)
        for line in invitations:
            screen.say_whole(line)
    while id:
        table = RemoteTable(server, address._replace(table=id, invitation=""), screen, language, invitations)
        if not arguments.auto and table.seat >= 0 and not table.over:
            table.take_in(server.put(f"tables/{id}/passing", {"passes": False}))
        id = table.run()
        invitations = []


def check(arguments: Namespace, address: Address) -> None:
    """Refuse what does not go together with an address."""
    taken = {"--seed": arguments.seed is not None, "--load": arguments.load is not None}
    if address.table or address.invitation:
        taken |= {
            "the game": arguments.game is not None,
            "--option": bool(arguments.option),
            "--seats": arguments.seats is not None,
            "--against": arguments.against is not None,
            "--begins": arguments.begins != BY_CHANCE,
        }
    for what, given in taken.items():
        if given and what in ("--seed", "--load"):
            raise Misuse(f"{what} is for a local table; leave it out at a server's table")
        if given:
            raise Misuse(f"the table at {address} already has its game and seats; leave out {what}")


class Entrance:
    """Says who is coming: a guest with a cookie, or on a public server somebody with a name and a password."""

    def __init__(self, server: Server, screen: Screen, language: str) -> None:
        self.server = server
        self.screen = screen
        self.menu = Menu(screen, language)
        self.say = Wording(language)

    def enter(self, name: str | None, must: bool) -> str:
        """The name by which the server knows us; spectators need none."""
        is_new = self.server.is_new
        me = self.server.get("me")
        if not isinstance(me, dict) or "public" not in me:
            raise self.server.no_server()
        person = me["person"]
        if me["public"]:
            if person and person["registered"] and name in (None, person["name"]):
                return str(person["name"])
            return self.log_in(name) if must or name else ""
        if name is None and is_new and self.screen.interactive:
            name = self.screen.ask(self.say("remote.your-name", usual=person["name"]))
        if name and name != person["name"]:
            person = self.server.put("me", {"name": name})["person"]
        return str(person["name"])

    def log_in(self, given: str | None) -> str:
        self.screen.say(self.say("remote.login", server=self.server.address))
        for _ in range(TRIES):
            name = given or self.screen.ask(self.say("remote.name"))
            credentials = {"name": name, "password": self.screen.ask_secret(self.say("remote.password"))}
            try:
                return str(self.server.post("login", credentials)["person"]["name"])
            except Refused as refused:
                self.screen.say(str(refused), "error")
                if refused.code != "wrong-login" or not self.menu.yes(self.say("remote.register", name=name), False):
                    continue
            try:
                return str(self.server.post("register", credentials)["person"]["name"])
            except Refused as refused:
                self.screen.say(str(refused), "error")
        raise Misuse(self.say("remote.not-logged-in", server=self.server.address))


def make_table(server: Server, evening: Evening, person: str) -> dict[str, Any]:
    game, seats = evening.plan()
    mine = iter(numbered([seat.partition(":")[2] or person for seat in seats if is_mine(seat)]))
    made: dict[str, Any] = server.post(
        "tables",
        {
            "game": game.id,
            "options": game.options,
            "seats": [wish(seat, next(mine) if is_mine(seat) else "") for seat in seats],
            "begins": evening.begins(game),
        },
    )
    return made


def is_mine(seat: str) -> bool:
    return seat.partition(":")[0] == PERSON


def wish(seat: str, name: str) -> dict[str, str]:
    """A word for a seat, as the server understands it."""
    if is_mine(seat):
        return {"kind": "me", "name": name}
    return {"kind": "free"} if seat == FREE else {"kind": "bot", "level": seat}


def links(server: Server, made: dict[str, Any]) -> list[str]:
    """What to send to friends."""
    say, address = server.say, Address(server.address, made["table"])
    lines = [say("remote.made", address=address)]
    for invitation in made["invitations"]:
        link = Address(server.address, invitation=invitation["code"])
        lines.append(say("remote.invitation", seat=invitation["seat"] + 1, address=link))
    return [*lines, say("remote.watch", address=address._replace(code=made["watch"]))]
