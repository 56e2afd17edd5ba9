"""Costs, walls and effects in the few characters that a drawn table has room for: `1/4Em→3/7Fo`, `2└`, `Dig · +1St`.

A good is the first two letters of its label on the goods track; the numbers of alternatives keep the same order.
"""

from __future__ import annotations

import re
from typing import Final

from lascaux.core.texts import Catalogue
from lascaux.games.cave_vs_cave.alternatives import merge, worth_saying
from lascaux.games.cave_vs_cave.rules.actions import TILES
from lascaux.games.cave_vs_cave.rules.goods import CODES, NAMES, amount

WORDS: Final = ("act", "dig", "undermine", "furnish", "wall", "raze", "kinds", "all", "per", "if", "flax", "one more")

# └ two walls at a corner, ║ two facing walls; each number listed fits.
WALLS: Final = {
    "": "",
    "0-1": "0 1",
    "0-3": "0 – 3",
    "1": "1",
    "1-2a": "1 2└",
    "1-3a": "1 2└ 3",
    "2a": "2└",
    "2-3a": "2└ 3",
    "2o": "2║",
    "3": "3",
    "3-4": "3 4",
    "4": "4",
}


class Shorthand:
    """Writes what the rows of tiles and rooms say, in one language."""

    def __init__(self, texts: Catalogue, language: str) -> None:
        self.goods = {
            code: texts.say(language, f"goods.{name}.short")[:2] for code, name in zip(CODES, NAMES, strict=True)
        }
        self.words = {word: texts.say(language, f"table.words.{word.replace(' ', '-')}") for word in WORDS}
        self.tiles = {f"A{tile.number:02}": texts.say(language, f"tiles.{tile.slug}.name") for tile in TILES}

    def cost(self, purse: int) -> str:
        counts = {code: amount(purse, good) for good, code in enumerate(CODES)}
        return " ".join(f"{count}{self.goods[code]}" for code, count in counts.items() if count)

    def room(self, does: str) -> str:
        """A room's row; a blue one has its trigger before a colon."""
        trigger, colon, effect = does.rpartition(":") if ":=" not in does else ("", "", does)
        if trigger[:1].isdigit():
            trigger = f"act {trigger}"
        return f"{self.translate(trigger)}: {self.band(effect)}" if colon else self.band(effect)

    def band(self, row: str, dwarves: int = 0) -> str:
        """Alternatives, separated by slashes, with what they share written once; N is the number of dwarves."""
        parts = [part.strip() for part in row.replace("NF", f"{dwarves}F").split(" / ")]
        return merge([self.translate(part) for part in worth_saying(parts)])

    def translate(self, text: str) -> str:
        """Goods and words in the language, arrows instead of signs."""
        goods = "|".join(sorted(self.goods, key=len, reverse=True))
        text = re.sub(rf"\b(\d+)?({goods})\b", lambda m: (m[1] or "") + self.goods[m[2]], text)
        text = re.sub("|".join(rf"\b{word}\b" for word in WORDS), lambda m: self.words[m[0]], text)
        text = re.sub(r"\bA\d\d\b", lambda m: self.tiles[m[0]], text)
        return text.replace(" := ", "↑").replace(" > ", "→").replace(" < ", "<").strip()
