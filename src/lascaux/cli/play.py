"""`lascaux play`: how a game comes to the table, and the evening from the first game to the last."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path
from random import SystemRandom
from typing import Final

from lascaux.agents import is_from_outside
from lascaux.agents.ladder import ladder
from lascaux.beginning import ASKED, BY_CHANCE, is_drawn
from lascaux.cli import storage
from lascaux.cli.errors import Misuse
from lascaux.cli.menu import Menu
from lascaux.cli.screen import Screen
from lascaux.cli.session import PERSON, Session, seat_names
from lascaux.cli.strength import mention_weakness
from lascaux.cli.table import Table
from lascaux.cli.wording import Wording
from lascaux.core.game import Game
from lascaux.games import games, load, rulesets
from lascaux.record import Record

FIRST_GAME: Final = "cave-vs-cave"  # unless another is named


def play(arguments: Namespace, screen: Screen, language: str) -> None:
    """Play until the person has had enough."""
    if arguments.name:
        raise Misuse("--name is for a server's table; at a local one, --seats me:NAME says who you are")
    evening = Evening(arguments, screen, language)
    session, file = evening.first()
    while Table(session, file, screen, evening.language).run():
        session, file = evening.another()


class Evening:
    """Brings games to the table: from a file, from the command's options, or from a few questions."""

    def __init__(self, arguments: Namespace, screen: Screen, language: str) -> None:
        self.arguments = arguments
        self.screen = screen
        self.language = language
        self.menu = Menu(screen, language)
        self.seed: int | None = arguments.seed
        self.game = games()[load(arguments.game or FIRST_GAME).id]
        self.options = dict(parse_option(text) for text in arguments.option)
        if arguments.game in rulesets():
            self.options = {**rulesets()[arguments.game].options, **self.options}
        self.seats = split_seats(arguments.seats) if arguments.seats else []
        self.against: str | None = arguments.against
        if self.seats and self.against:
            raise Misuse("--seats and --against both say who plays; use one of them")
        self.outside = [name for name in [*self.seats, self.against or ""] if is_from_outside(name)]
        if arguments.load and (self.seats or (self.against and not self.outside)):
            raise Misuse("a loaded game already has its seats; leave out --seats and --against")
        if arguments.load and arguments.begins != BY_CHANCE:
            raise Misuse("a loaded game has already begun; leave out --begins")

    @property
    def asks(self) -> bool:
        """Whether to ask questions: somebody is at the terminal and has not said anything yet."""
        return self.screen.interactive and not (self.options or self.seats or self.against)

    def first(self) -> tuple[Session, Path]:
        if self.arguments.load:
            record = storage.load(self.arguments.load)
            return self.session(record), storage.new_file(record.game.id)
        if self.asks:
            self.ask_what()
            found = storage.unfinished(self.game.id)
            if found and self.menu.yes(self.continue_question(found[1])):
                return self.session(found[1]), found[0]
        return self.another()

    def ask_what(self) -> None:
        """The language and the game, as far as they have not been given."""
        if not self.arguments.language:
            self.language = self.menu.ask_language()
        if not self.arguments.game:
            others = [name for name in sorted(games()) if name != FIRST_GAME]
            self.game = games()[self.menu.ask_game([FIRST_GAME, *others])]

    def continue_question(self, record: Record) -> str:
        names = ", ".join(record.seats)
        return Wording(self.language)("menu.continue", names=names, count=len(record.choices))

    def another(self) -> tuple[Session, Path]:
        """A new game, with the options given or asked for."""
        game, seats = self.plan()
        mention_weakness(game.id, seats, self.screen, Wording(self.language))
        record = Record(game, seat_names(seats, Wording(self.language)("person")))
        return self.session(record, self.starter(record)), storage.new_file(game.id)

    def begins(self, game: Game) -> str | int:
        """Who begins: chance, `ask` or a seat."""
        begins: str = self.arguments.begins
        if begins == BY_CHANCE:
            return begins
        if not is_drawn(game):
            raise Misuse(f"--begins {begins}: nobody is drawn to begin {game.id} with these players; leave it out")
        if begins == ASKED:
            return begins
        if not begins.isdecimal() or not 1 <= int(begins) <= game.seats:
            raise Misuse(f"--begins is chance, ask or a player's number from 1 to {game.seats}, not {begins!r}")
        return int(begins) - 1

    def starter(self, record: Record) -> int | None:
        """The seat that begins, unless chance decides; at one terminal everybody sits, so that all are asked."""
        begins = self.begins(record.game)
        if begins == ASKED:
            return self.menu.ask_who_begins(record.game, record.seats)
        return None if begins == BY_CHANCE else int(begins)

    def plan(self) -> tuple[Game, list[str]]:
        """What is played, and a word for each seat: `me`, `me:NAME` or an agent, on a server also `free`."""
        seats, options = self.seats, dict(self.options)
        if self.asks:
            seats = self.menu.ask_seats(self.game, invite=bool(self.arguments.table))
            options = self.menu.ask_options(self.game, {"players": len(seats)})
        elif seats:
            options.setdefault("players", str(len(seats)))
        game = load(self.game.id, **options)
        if self.against and game.seats == 1:
            raise Misuse(f"there is nobody to play against: {game.id} with players=1")
        seats = seats or [PERSON, *[self.against or ladder(game.id, game.seats).opponent] * (game.seats - 1)]
        if len(seats) != game.seats:
            raise Misuse(f"--seats must name {game.seats} players, not {len(seats)}: {','.join(seats)}")
        return game, seats

    def session(self, record: Record, starter: int | None = None) -> Session:
        """A seed that was given counts up from game to game."""
        seed = SystemRandom().randrange(2**32) if self.seed is None else self.seed
        self.seed = None if self.seed is None else self.seed + 1
        return Session(record, seed, self.arguments.auto, self.outside, starter)


def split_seats(text: str) -> list[str]:
    """Seats are separated by commas, as are the settings of a seat such as `search:simulations=500,playout=0`."""
    return re.split(r",(?!\w+=)", text)


def parse_option(text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Misuse(f"{text!r} is not an option; write NAME=VALUE")
    return name.strip(), value
