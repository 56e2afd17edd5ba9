"""A person at a table: what is offered to them, and what their answer means."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from lascaux.cli.boards import Boards
from lascaux.cli.choosing import Typeable, arrange, entries_for, find
from lascaux.cli.screen import Screen
from lascaux.cli.wording import Wording
from lascaux.core.game import Game
from lascaux.panel import Panelled

if TYPE_CHECKING:
    from lascaux.cli.commands import Commands

SHOWN: Final = 12  # candidates named when a text is ambiguous


class Dialogue(ABC):
    """Shows the open choices and understands what is typed, wherever the game itself is."""

    commands: Commands

    def __init__(self, screen: Screen, language: str) -> None:
        self.screen = screen
        self.language = language
        self.say = Wording(language)
        self.choices: list[int] = []  # that are open now
        self.entries: list[Typeable] = []  # for each of them
        self.boards = Boards(screen, self.say)
        self.all_entries: list[Typeable] = []  # for every choice of the game, as soon as they are needed

    @property
    @abstractmethod
    def game(self) -> Game:
        """What is played."""

    @abstractmethod
    def choose(self, choice: int) -> None:
        """Make one of the open choices."""

    @abstractmethod
    def why_not(self, choice: int) -> str:
        """Why a choice is not open."""

    @abstractmethod
    def draw(self) -> None:
        """Show the whole table."""

    def present(self, moment: object, view: Any, names: list[str], news: list[str], prompt: str) -> None:
        """The table, what happened since, the question and the answers; in a narrow terminal one board at a time."""
        groups = arrange(self.game, self.choices, self.entries) if self.choices else []
        choices = self.screen.choice_lines(groups) if groups else []
        if self.screen.too_narrow and isinstance(self.game, Panelled):
            panels = self.game.panels(view, self.language, names, self.screen.console.width)
            self.boards.show(moment, panels, news, prompt, choices)
            return
        self.draw()
        self.tell(news)
        self.screen.say(prompt, "prompt")
        for line in choices:
            self.screen.console.print(line)
        if choices:
            self.screen.say(self.say("play.tips"), "dim")

    def ask(self, prompt: str = ">") -> str:
        return self.screen.ask(prompt, self.offers)

    def offers(self, typed: str) -> Iterable[str]:
        """What could be typed: commands and choices, after some commands what they take."""
        word, space, _ = typed.partition(" ")
        taken = self.commands.takes(self.commands.words.get(word.casefold(), "")) if space else None
        if taken is not None:
            return [f"{word} {thing}" for thing in taken]
        texts = [entry.text for entry in self.entries]
        names = [entry.name for entry in self.entries] if typed else []
        return [*texts, *names, *self.commands.own_words()]

    def everything(self) -> list[Typeable]:
        """Every choice of the game, whether it is open or not."""
        if len(self.all_entries) != self.game.verbs.size:
            self.all_entries = entries_for(self.game, range(self.game.verbs.size), self.language)
        return self.all_entries

    def tell(self, news: list[str]) -> None:
        for line in news:
            self.screen.say(f"  {line}", "news")

    def answer(self, typed: str) -> bool:
        """Do what was typed; True if the table has to be shown again."""
        done = self.commands.obey(typed)
        if done is not None:
            return done
        found = find(typed, self.entries)
        if len(found) == 1:
            self.choose(self.choices[found[0]])
            return True
        if found:
            meant = ", ".join(self.entries[n].text for n in found[:SHOWN])
            self.screen.say(self.say("play.ambiguous", typed=typed, meant=meant), "error")
        else:
            self.explain_refusal(typed)
        return False

    def explain_refusal(self, typed: str) -> None:
        """A choice that exists but is not legal gets its reason; anything else a hint."""
        called = " ".join(typed.split()).casefold()
        named = [n for n, (name, text) in enumerate(self.everything()) if called in (name.casefold(), text.casefold())]
        if named:
            self.screen.say(f"{typed}: {self.why_not(named[0])}", "error")
        else:
            self.screen.say(self.say("play.unknown", typed=typed, count=len(self.entries)), "error")
