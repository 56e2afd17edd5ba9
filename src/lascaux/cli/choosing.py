"""From what a person types to a choice: its number, its written name, its description, or the beginning of either."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from lascaux.core.game import Game


class Typeable(NamedTuple):
    """Something that can be typed: its written name, and what it is called on the screen."""

    name: str
    text: str


def entries_for(game: Game, choices: Iterable[int], language: str) -> list[Typeable]:
    return [Typeable(game.name(choice), game.describe(choice, language)) for choice in choices]


class Group(NamedTuple):
    """Entries that are shown together; a label says what all of them begin with."""

    label: str
    texts: list[str]


MANY: Final = 12  # entries of one kind; more are shown by what they have in common


def arrange(game: Game, choices: Sequence[int], entries: Sequence[Typeable]) -> list[Group]:
    """Entries by kind of choice; many choices of a thing and a place have a line for each thing."""
    kinds: dict[str, list[int]] = {}
    for n, choice in enumerate(choices):
        kinds.setdefault(game.verbs.verb(choice).word, []).append(n)
    groups: list[Group] = []
    for members in kinds.values():
        verb = game.verbs.verb(choices[members[0]])
        if len(verb.ranges) < 2 or len(members) <= MANY:
            groups.append(Group("", [entries[n].text for n in members]))
            continue
        things: dict[int, list[str]] = {}
        for n in members:
            things.setdefault(verb.first(choices[n]), []).append(entries[n].text)
        groups += lines(list(things.values()))
    return groups


def lines(things: list[list[str]]) -> list[Group]:
    """A line for each thing with several places; neighbours with a single one share a line."""
    found: list[Group] = []
    for texts in things:
        if len(texts) > 1:
            found.append(together(texts))
        elif found and not found[-1].label:
            found[-1].texts.append(texts[0])
        else:
            found.append(Group("", list(texts)))
    return found


def together(texts: list[str]) -> Group:
    """`Shelf (2,0)` and `Shelf (1,0)` as `Shelf` with `(2,0)` and `(1,0)`; the last word is never shared."""
    split = [text.split(" ") for text in texts]
    shared = 0
    while shared < min(map(len, split)) - 1 and len({words[shared] for words in split}) == 1:
        shared += 1
    return Group(" ".join(split[0][:shared]), [" ".join(words[shared:]) for words in split])


def find(typed: str, entries: Sequence[Typeable]) -> list[int]:
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
