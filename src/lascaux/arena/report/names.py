"""What people call the things of a game, drawn from its help: the name comes first there."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from lascaux.core.game import Game

# `Seam (green furnishing, full set only). Cost: …` or `Hunt. For any number …`; a name may itself end in brackets
HEAD: Final = re.compile(r"(?P<name>.+?)(?: \((?P<sort>[^()]*)\))?\. (?P<help>.*)", re.DOTALL)


class Thing(NamedTuple):
    """A tile, card, building, room or action space in words."""

    name: str
    remark: str  # what it is, where the name alone says nothing
    help: str


def describe_thing(game: Game, slug: str, language: str) -> Thing:
    try:
        text = game.help(slug, language)
    except ValueError:
        return Thing(slug, "", "")
    head = HEAD.match(text)
    if head is None:
        return Thing(slug, "", text)
    name, sort = head["name"], head["sort"] or ""
    if name != slug:
        return Thing(name, "", head["help"])
    return Thing(name.upper(), in_brackets(game, slug, language) or sort, head["help"])


def in_brackets(game: Game, slug: str, language: str) -> str:
    """What a nameless thing is, as choices tell it: `deal c11 (5 food; healing)`."""
    for name, choice in game.verbs.codes.items():
        if name.endswith(f" {slug}"):
            found = re.search(rf"\b{re.escape(slug)} \(([^()]*)\)", game.describe(choice, language))
            if found:
                return found[1]
    return ""


def describe_space(game: Game, written: str, language: str) -> Thing:
    """An action space from the choice that uses it, such as `place hunt`."""
    return describe_thing(game, written.split()[-1], language)


def category_name(game: Game, category: str, language: str) -> str:
    id = f"scores.{category}"
    return game.texts.say(language, id) if game.texts.knows(id) else category
