"""Costs, walls and effects in the few characters that a drawn table has room for: `1/4Em→3/7Fo`, `2└`, `Dig · +1St`.

A good is the first two letters of its label on the goods track; numbers of alternatives stand in the same order.
"""

from __future__ import annotations

import re
from typing import Final

from lascaux.core.texts import Catalogue
from lascaux.games.cave_vs_cave.rules.actions import TILES
from lascaux.games.cave_vs_cave.rules.goods import CODES, NAMES, amount

WORDS: Final = ("act", "dig", "undermine", "furnish", "wall", "raze", "kinds", "all", "per", "if", "flax", "one more")

# └ two walls at a corner, ║ two facing walls; what is listed fits.
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
    """Writes in one language what the rows of tiles and rooms say."""

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
        """Alternatives, cut by slashes, with what they share written once; N is the number of dwarves."""
        parts = [part.strip() for part in row.replace("NF", f"{dwarves}F").split(" / ")]
        # Gains that a larger one contains go without saying.
        parts = [p for p in parts if not (p[:1] == "+" and any(p[1:] in q and p != q for q in parts if q[:1] == "+"))]
        return merge([self.translate(part) for part in parts])

    def translate(self, text: str) -> str:
        """Goods and words in the language, arrows instead of signs."""
        goods = "|".join(sorted(self.goods, key=len, reverse=True))
        text = re.sub(rf"\b(\d+)?({goods})\b", lambda m: (m[1] or "") + self.goods[m[2]], text)
        text = re.sub("|".join(rf"\b{word}\b" for word in WORDS), lambda m: self.words[m[0]], text)
        text = re.sub(r"\bA\d\d\b", lambda m: self.tiles[m[0]], text)
        return text.replace(" := ", "↑").replace(" > ", "→").replace(" < ", "<").strip()


def merge(parts: list[str]) -> str:
    """`1Em→3Fo` and `4Em→7Fo` as `1/4Em→3/7Fo`; `5Wo→4Go` and `5St→4Go` as `5Wo/5St→4Go`; else one after the other."""
    written: list[list[str]] = []
    for part in parts:
        if written and any(alike(written[-1][0], part)):
            written[-1].append(part)
        else:
            written.append([part])
    return " / ".join(shared(group) for group in written)


def alike(one: str, other: str) -> tuple[bool, bool, bool]:
    """Whether two alternatives differ in numbers only; have the same result; are gains of as much of one good."""
    same_result = any(sign in one and one.split(sign)[1:] == other.split(sign)[1:] for sign in "→↑")
    return re.sub(r"\d+", "0", one) == re.sub(r"\d+", "0", other), same_result, is_gain(one) and one[:2] == other[:2]


def is_gain(part: str) -> bool:
    return part[:1] == "+" and " " not in part


def shared(group: list[str]) -> str:
    if len(group) == 1:
        return group[0]
    first = group[0]
    numbers_only, same_result, _ = alike(first, group[1])
    if numbers_only:
        columns = [list(dict.fromkeys(column)) for column in zip(*(re.findall(r"\d+", p) for p in group), strict=True)]
        if len(columns[0]) > 4:
            return re.sub(r"\d+", "n", first)  # as many as one likes
        numbers = iter("/".join(column) for column in columns)
        return re.sub(r"\d+", lambda _: next(numbers), first)
    if same_result:
        sign = "→" if "→" in first else "↑"
        return "/".join(part.split(sign)[0] for part in group) + sign + first.split(sign)[1]
    return "/".join([first, *(part[2:] for part in group[1:])])
