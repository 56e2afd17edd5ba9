"""The table at the terminal: shows the game and asks, until the game is over or the person leaves."""

from __future__ import annotations

from pathlib import Path

from lascaux.cli import storage
from lascaux.cli.choosing import entries_for
from lascaux.cli.commands import Leave, TableCommands
from lascaux.cli.dialogue import Dialogue
from lascaux.cli.menu import Menu
from lascaux.cli.scores import show_scores
from lascaux.cli.screen import Screen
from lascaux.cli.session import Session
from lascaux.core.game import Game


class Table(Dialogue):
    """One game. `run` says whether another one is wanted."""

    def __init__(self, session: Session, file: Path, screen: Screen, language: str) -> None:
        super().__init__(screen, language)
        self.commands = TableCommands(self)
        self.sit_down(session, file)

    def sit_down(self, session: Session, file: Path) -> None:
        self.session = session
        self.file = file
        self.stored: list[int] = []  # choices on disk

    @property
    def game(self) -> Game:
        return self.session.game

    def run(self) -> bool:
        try:
            while True:
                with self.screen.waiting() as tell:
                    self.session.advance(lambda name: tell(self.say("play.thinking", name=name)))
                self.store()
                if self.session.at.over:
                    return self.show_end()
                self.show()
                while not self.answer(self.ask()):
                    pass
        except Leave as leave:
            self.say_stored()
            return leave.another
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
            self.say_stored()
            return False

    def show(self) -> None:
        """The table, what has happened since, the question and the answers."""
        session = self.session
        self.choices = list(session.at.choices())
        self.entries = entries_for(self.game, self.choices, self.language)
        view = self.game.view(session.at, session.watcher)
        prompt = self.game.prompt(session.at, self.language, session.names)
        self.present(list(session.record.choices), view, session.names, session.news(self.language), prompt)

    def draw(self) -> None:
        session = self.session
        self.screen.clear()
        self.screen.show(self.game.draw(session.at, session.watcher, self.language, session.names).runs())

    def choose(self, choice: int) -> None:
        self.session.choose(choice)

    def why_not(self, choice: int) -> str:
        return str(self.game.why_not(self.session.at, choice, self.language))

    def store(self) -> None:
        """Save the game, once a person has chosen something; a disk that refuses is no reason to stop playing."""
        if not self.session.free_moments() or self.stored == self.session.record.choices:
            return
        try:
            storage.save(self.session.record, self.file)
            self.stored = list(self.session.record.choices)
        except OSError as error:
            self.screen.say(self.say("play.not-saved", file=self.file, why=error.strerror), "error")

    def say_stored(self) -> None:
        self.store()
        if self.stored:
            self.screen.say_whole(self.say("play.saved", file=self.file))

    def show_end(self) -> bool:
        session = self.session
        if self.screen.too_narrow:
            self.screen.clear()
        else:
            self.draw()
        self.tell(session.news(self.language))
        show_scores(self.screen, session.game, session.at, self.language, session.names)
        self.screen.say(session.game.outcome(session.at, self.language, session.names), "active")
        self.say_stored()
        try:
            return Menu(self.screen, self.language).yes(self.say("play.another"), default=False)
        except EOFError:
            return False
