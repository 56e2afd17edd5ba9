"""What every game's words have in common: a language, the names of the players, goods and lists."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from lascaux.core.game import Game
from lascaux.core.position import TURN, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice:
    """A game's voice in one language. Its catalogue has the groups `who`, `goods` and `counts`."""

    def __init__(self, game: Game, language: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.names = list(names) or [self.say("who.player", number=seat + 1) for seat in range(game.seats)]

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
