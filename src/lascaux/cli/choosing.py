"""From what a person types to a choice: its number, its written name, its description, or the beginning of either."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lascaux.core.game import Game


class Entry(NamedTuple):
    """Something that can be typed: its written name, and what it is called on the screen."""

    name: str
    text: str


def entries_for(game: Game, choices: Iterable[int], language: str) -> list[Entry]:
    return [Entry(game.name(choice), game.describe(choice, language)) for choice in choices]


def find(typed: str, entries: Sequence[Entry]) -> list[int]:
    """The entries that could be meant: several if the text is ambiguous, none if nothing fits."""
    typed = " ".join(typed.split())
    if typed.isdecimal():
        return [int(typed) - 1] if 1 <= int(typed) <= len(entries) else []
    exact = [n for n, entry in enumerate(entries) if typed in entry]  # +1f is flax, +1F is food
    if exact:
        return exact
    for fits in (str.startswith, begins_words):
        found = [n for n, e in enumerate(entries) if any(fits(text.casefold(), typed.casefold()) for text in e)]
        if found:
            return found
    return []


def begins_words(text: str, typed: str) -> bool:
    """Whether every typed word begins a word of the text, in this order: `altar 2,0` fits `sacrificial-altar 2,0`."""
    found = iter(words(text))
    return all(any(word.startswith(part) for word in found) for part in words(typed))


def words(text: str) -> list[str]:
    """Words and coordinates, without quotation marks and hyphens."""
    return re.sub(r"(?<=[^\W\d])-(?=[^\W\d])|[„“\"():;.]", " ", text).split()
