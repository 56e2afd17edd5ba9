"""Messages in English and German, kept in TOML files beside the game that says them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

LANGUAGES: Final = ("en", "de")


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise ValueError(f"no texts in {language!r}; languages: {', '.join(LANGUAGES)}")


class Catalogue:
    """All messages of a package's `texts` folder: `<anything>.en.toml` and `<anything>.de.toml`."""

    def __init__(self, package: str) -> None:
        self.messages: dict[str, dict[str, str]] = read_messages(package)

    def say(self, language: str, id: str, **values: object) -> str:
        """The message with this id, its {gaps} filled."""
        check_language(language)
        message = self.messages[language][id]
        return message.format(**values) if values else message

    def of_things(self, language: str, leaf: str) -> dict[str, dict[str, str]]:
        """All texts called GROUP.THING.LEAF, by group and thing: the names of all rooms, tiles and so on."""
        check_language(language)
        found: dict[str, dict[str, str]] = {}
        for id, message in self.messages[language].items():
            parts = id.split(".")
            if len(parts) == 3 and parts[2] == leaf:
                found.setdefault(parts[0], {})[parts[1]] = message
        return found

    def knows(self, id: str) -> bool:
        return id in self.messages["en"]


@cache
def read_messages(package: str) -> dict[str, dict[str, str]]:
    """The messages of a package by language and id, read once."""
    folder = files(package) / "texts"
    messages: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        found: dict[str, str] = {}
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith(f".{language}.toml"):
                flatten("", tomllib.loads(file.read_text(encoding="utf-8")), found)
        messages[language] = found
    return messages


def flatten(prefix: str, table: dict[str, Any], into: dict[str, str]) -> None:
    """Nested tables as dotted ids: [rooms.shelf] name = … becomes `rooms.shelf.name`."""
    for key, value in table.items():
        if isinstance(value, dict):
            flatten(f"{prefix}{key}.", value, into)
        else:
            into[f"{prefix}{key}"] = str(value)
