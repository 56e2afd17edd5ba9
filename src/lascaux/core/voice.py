"""What every game's words have in common: a language, the names of the players, goods and lists."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from lascaux.core.game import Game
from lascaux.core.position import NOBODY, TURN, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice(ABC):
    """A game's voice in one language. Its catalogue has the groups `who`, `goods` and `counts`."""

    def __init__(self, game: Game, language: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.names = list(names) or [self.say("who.player", number=seat + 1) for seat in range(game.seats)]

    @abstractmethod
    def prompt(self, at: Any) -> str:
        """Who must do what, in one sentence."""

    @abstractmethod
    def choice(self, choice: int) -> str:
        """What a choice does, for a button."""

    @abstractmethod
    def log(self, at: Any, choice: int, seat: int = NOBODY) -> str:
        """Who does what by making a choice, as a seat may read it."""

    @abstractmethod
    def outcome(self, at: Any) -> str:
        """How a finished game ended, in one sentence."""

    def say(self, id: str, **values: object) -> str:
        return self.game.texts.say(self.language, id, **values)

    def player(self, at: Position) -> str:
        """Whose turn it is."""
        return self.names[at.cells[TURN]]

    def good(self, name: str) -> str:
        return self.say(f"goods.{name}.one")

    def some(self, name: str, count: int) -> str:
        """`2 donkeys`."""
        return f"{count} {self.say(f'goods.{name}.one' if count == 1 else f'goods.{name}.many')}"

    def join(self, parts: Sequence[str], word: str = "and") -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.say(f'counts.{word}')} {parts[-1]}"
