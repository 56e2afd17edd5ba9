"""What is printed on a game's components, as plain data in one language: declared types, as for views.

A client draws names, costs and effects from this and knows none of them itself. Each game adds its own lists.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import TypedDict

from lascaux.core.options import Option, OptionValue
from lascaux.core.texts import Catalogue


class PrintedOption(TypedDict):
    """An option with its texts; the first value is the default."""

    option: str
    name: str
    help: str
    values: list[OptionValue]
    value_names: list[str]


class Printed(TypedDict):
    """The part that is the same for all games. Names of things are listed by group (`rooms`, `goods`) and id."""

    game: str
    language: str
    version: str  # changes whenever anything else in here does
    title: str
    options: list[PrintedOption]
    names: dict[str, dict[str, str]]
    shorts: dict[str, dict[str, str]]  # for where there is little room
    singles: dict[str, dict[str, str]]  # of goods, after the number 1
    plurals: dict[str, dict[str, str]]  # and after other numbers


def printed_option(texts: Catalogue, option: Option, language: str) -> PrintedOption:
    """Values without a name of their own go by what they are; yes and no are the client's words."""
    named = f"option-names.{option.name}"
    value_ids = [f"{named}={value}" for value in option.values]
    return PrintedOption(
        option=option.name,
        name=texts.say(language, named),
        help=texts.say(language, f"options.{option.name}"),
        values=list(option.values),
        value_names=[
            texts.say(language, id) if texts.knows(id) else str(value)
            for id, value in zip(value_ids, option.values, strict=True)
        ],
    )


def fingerprint(content: Mapping[str, object]) -> str:
    """A short text that changes with the content."""
    return sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:12]
