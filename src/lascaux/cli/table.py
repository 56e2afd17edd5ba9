"""The table at the terminal: shows the game, asks, understands what is typed, until the game or the person ends."""

from __future__ import annotations

from pathlib import Path

from lascaux.cli import storage
from lascaux.cli.choosing import Entry, arrange, entries_for, find
from lascaux.cli.commands import Commands, Leave
from lascaux.cli.menu import Menu
from lascaux.cli.scores import show_scores
from lascaux.cli.screen import Screen
from lascaux.cli.session import Session
from lascaux.cli.wording import Wording

SHOWN = 12  # candidates named when a text is ambiguous


class Table:
    """One game. `run` says whether another one is wanted."""

    def __init__(self, session: Session, file: Path, screen: Screen, language: str) -> None:
        self.screen = screen
        self.language = language
        self.say = Wording(language)
        self.commands = Commands(self)
        self.entries: list[Entry] = []
        self.sit_down(session, file)

    def sit_down(self, session: Session, file: Path) -> None:
        self.session = session
        self.file = file
        self.stored: list[int] = []  # choices on disk

    def run(self) -> bool:
        try:
            while True:
                with self.screen.waiting() as tell:
                    self.session.advance(lambda name: tell(self.say("play.thinking", name=name)))
                self.store()
                if self.session.at.over:
                    return self.show_end()
                self.show()
                while not self.answer(self.screen.ask(">")):
                    pass
        except Leave as leave:
            self.say_stored()
            return leave.another
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
            self.say_stored()
            return False

    def show(self) -> None:
        """The table, what happened since, the question and the answers."""
        session = self.session
        game, at = session.game, session.at
        self.screen.clear()
        self.screen.show(game.draw(at, session.watcher, self.language, session.names))
        for line in session.news(self.language):
            self.screen.say(f"  {line}", "news")
        self.screen.say(game.prompt(at, self.language, session.names), "prompt")
        choices = list(at.choices())
        self.entries = entries_for(game, choices, self.language)
        self.screen.choices(arrange(game, choices, self.entries))
        self.screen.say(self.say("play.narrow" if self.screen.too_narrow else "play.tips"), "dim")

    def answer(self, typed: str) -> bool:
        """Do what was typed; whether the table has to be shown anew."""
        done = self.commands.obey(typed)
        if done is not None:
            return done
        found = find(typed, self.entries)
        if len(found) == 1:
            self.session.choose(self.session.at.choices()[found[0]])
            return True
        if found:
            meant = ", ".join(self.entries[n].text for n in found[:SHOWN])
            self.screen.say(self.say("play.ambiguous", typed=typed, meant=meant), "error")
        else:
            self.explain_refusal(typed)
        return False

    def explain_refusal(self, typed: str) -> None:
        """A choice that exists but is not legal gets its reason; anything else a hint."""
        game = self.session.game
        if typed in game.verbs.codes:
            reason = game.why_not(self.session.at, game.parse(typed), self.language)
            self.screen.say(f"{typed}: {reason}", "error")
        else:
            self.screen.say(self.say("play.unknown", typed=typed, count=len(self.entries)), "error")

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
        self.screen.clear()
        self.screen.show(session.game.draw(session.at, session.watcher, self.language, session.names))
        for line in session.news(self.language):
            self.screen.say(f"  {line}", "news")
        show_scores(self.screen, session.game, session.at, self.language, session.names)
        self.screen.say(session.game.outcome(session.at, self.language, session.names), "active")
        self.say_stored()
        try:
            return Menu(self.screen, self.language).yes(self.say("play.another"), default=False)
        except EOFError:
            return False
