"""Players, costs and rewards in the few characters that a drawn table has room for: `AAB··`, `2Wo 1St`, `4 of 2 kinds`.

A good is the first two letters of its label.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lascaux.games.stone_age.rules.effects import KINDS, Effect
from lascaux.games.stone_age.rules.goods import NAMES
from lascaux.games.stone_age.view.tiles import AnimalView, TileView, grouped_faces
from lascaux.games.stone_age.wording import Wording

LETTERS: Final = "ABCD"  # of the seats
COLOURS: Final = ("red", "blue", "green", "yellow")  # STA-SETUP-01

Piece = tuple[str, str]  # a text and its style


class Shorthand:
    """Writes what the table shows, in one language."""

    def __init__(self, words: Wording) -> None:
        self.words = words

    def good(self, name: str) -> str:
        return self.words.say(f"goods.{name}.short")[:2]

    def cost(self, tile: TileView) -> str:
        if tile["kind"] == "fixed":
            return " ".join(f"{number}{self.good(name)}" for name, number in tile["cost"].items())
        if tile["kind"] == "any":
            return self.words.say("table.any", least=tile["least"], most=tile["most"])
        id = "table.of-kind" if tile["kinds"] == 1 else "table.of-kinds"
        return self.words.say(id, count=tile["least"], kinds=tile["kinds"])

    def points(self, tile: TileView, hard_winter: bool) -> str:
        if not tile["points"]:
            return self.words.say("table.worth")
        plus = "+" if hard_winter and tile["plus"] else ""
        return self.words.say("table.points", points=tile["points"]) + plus

    def effect(self, effect: Effect) -> str:
        good = self.good(NAMES[effect.good]) if effect.good >= 0 else ""
        return self.words.say(f"effects.{KINDS[effect.kind]}.short", count=effect.count, good=good)

    def rewards(self, animal: AnimalView) -> list[str]:
        """Rewards by face; an asterisk marks assumed ones."""
        assumed = dict(enumerate(animal["faces_assumed"], 1))
        return [
            f"{faces}:{self.effect(Effect(code))}{'*' if assumed[int(faces[-1])] else ''}"
            for faces, code in grouped_faces(animal["faces"])
        ]

    def rings(self, people: Sequence[int], free: int | None) -> list[Piece]:
        """People as letters in their colours and free rings as dots; numbers where rings don't count."""
        if free is None:
            return [(f"{n}{LETTERS[seat]} ", COLOURS[seat]) for seat, n in enumerate(people) if n]
        return [(LETTERS[seat] * n, COLOURS[seat]) for seat, n in enumerate(people) if n] + [("·" * free, "dim")]
