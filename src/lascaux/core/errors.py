"""What can go wrong, each with a text that says what was wrong and what was allowed."""

from __future__ import annotations

from collections.abc import Mapping

from lascaux.core.texts import Catalogue


class Told(ValueError):
    """An error with a text in every language; as a string, in English.

    It is the message `errors.TEXT` of a package's catalogue with its {gaps} filled, or, without a package, just a text.
    """

    def __init__(self, text: str, package: str = "", values: Mapping[str, object] | None = None) -> None:
        self.said = text
        self.package = package
        self.values = dict(values or {})
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        if not self.package:
            return self.said
        return Catalogue(self.package).say(language, f"errors.{self.said}", **in_words(self.values, language))

    def __reduce__(self) -> tuple[type[Told], tuple[str, str, dict[str, object]]]:
        return type(self), (self.said, self.package, self.values)


def in_words(values: Mapping[str, object], language: str) -> dict[str, object]:
    """What fills gaps: other errors in their own words, and of texts by language the right one."""
    found: dict[str, object] = {}
    for name, value in values.items():
        if isinstance(value, Told):
            value = value.text(language)
        elif isinstance(value, dict):
            value = value[language]
        found[name] = value
    return found


class UnknownGame(Told):
    """No game has this name."""


class BadOption(Told):
    """A game has no such option, the option has no such value, or two options don't go together."""


class UnknownChoice(Told):
    """A text or a number that stands for no choice."""


class IllegalChoice(ValueError):
    """A choice that exists but is not legal now; `clause` names the rule that forbids it."""

    def __init__(self, name: str, reason: str, clause: str) -> None:
        super().__init__(f"{name}: {reason} ({clause})")
        self.name = name
        self.reason = reason
        self.clause = clause

    def __reduce__(self) -> tuple[type[IllegalChoice], tuple[str, str, str]]:
        return IllegalChoice, (self.name, self.reason, self.clause)


class BadRecord(Told):
    """A record that cannot be read or does not replay; the text names the line."""


class BadPosition(ValueError):
    """Bytes that are no position, or one of another game, of other options or of another version of the rules."""
