"""Players, goods and furnishings in the few characters that a drawn table has room for: `A5`, `3W 1S`."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from lascaux.core.canvas import Canvas
from lascaux.games.caverna.view.space import PartView, WorkerView
from lascaux.games.caverna.wording import Wording

LETTERS: Final = "ABCDEFG"  # of the seats
COLOURS: Final = ("red", "blue", "green", "yellow", "magenta", "cyan", "white")
FURNISHING_STYLES: Final = {"dwelling": "orange", "green": "green", "yellow": "yellow"}

Piece = tuple[str, str]  # a text and its style


class Shorthand:
    """Writes what the table shows, in one language."""

    def __init__(self, words: Wording) -> None:
        self.words = words

    def say(self, id: str, **values: object) -> str:
        return self.words.say(f"table.{id}", **values)

    def goods(self, goods: Mapping[str, int]) -> str:
        return " ".join(f"{number}{self.say(f'code.{good}')}" for good, number in goods.items() if number)

    def animals(self, animals: Mapping[str, int], width: int) -> str:
        """In words where there is room, else in letters."""
        some = {kind: number for kind, number in animals.items() if number}
        words = " ".join(self.words.some(kind, number) for kind, number in some.items())
        labels = " ".join(f"{number} {self.words.say(f'goods.{kind}.short')}" for kind, number in some.items())
        return next((text for text in (words, labels) if len(text) <= width), self.goods(animals))

    def furnishing_lines(self, slug: str, width: int) -> list[str]:
        """The name broken into lines, long compounds before their last part."""
        name = self.words.short_room(slug)
        for part in self.say("last-parts").split():
            if len(name) > width and name.endswith(part):
                name = f"{name.removesuffix(part)}- {part}"
        return textwrap.wrap(name, width)

    def dwarf(self, seat: int, strength: int) -> Piece:
        """`A5`: a dwarf of the first player, with a weapon of strength 5."""
        return (f"{LETTERS[seat]}{strength}", COLOURS[seat])

    def workers(self, workers: Sequence[WorkerView]) -> list[Piece]:
        """The dwarf on a space, with a plus for a newborn."""
        pieces = [self.dwarf(worker["seat"], worker["strength"]) for worker in workers if not worker["newborn"]]
        return pieces + [("+", COLOURS[worker["seat"]]) for worker in workers if worker["newborn"]]

    def part(self, part: PartView) -> str:
        """A deed with the goods that come with it."""
        words = (self.say(f"deed.{part['deed']}", level=part["level"]), self.goods(part["gain"]))
        return " ".join(word for word in words if word)


def put_pieces(canvas: Canvas, row: int, column: int, pieces: Sequence[Piece]) -> None:
    for text, style in pieces:
        canvas.put(row, column, text, style)
        column += len(text)
