"""A person at a table: what is offered to them, and what their answer means."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from lascaux.cli.choosing import Typeable, arrange, find
from lascaux.cli.screen import Screen
from lascaux.cli.wording import Wording
from lascaux.core.game import Game

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

    def offer(self, news: list[str], prompt: str) -> None:
        """What happened since, the question and the answers."""
        self.tell(news)
        self.screen.say(prompt, "prompt")
        self.screen.choices(arrange(self.game, self.choices, self.entries))
        self.screen.say(self.say("play.narrow" if self.screen.too_narrow else "play.tips"), "dim")

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
        if typed in self.game.verbs.codes:
            self.screen.say(f"{typed}: {self.why_not(self.game.parse(typed))}", "error")
        else:
            self.screen.say(self.say("play.unknown", typed=typed, count=len(self.entries)), "error")
