"""What can go wrong, each with a text that says what was wrong and what was allowed."""

from __future__ import annotations


class UnknownGame(ValueError):
    """No game has this name."""


class BadOption(ValueError):
    """A game has no such option, the option has no such value, or two options don't go together."""


class UnknownChoice(ValueError):
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


class BadRecord(ValueError):
    """A record that cannot be read or does not replay; the text names the line."""


class BadPosition(ValueError):
    """Bytes that are no position, or one of another game, of other options or of another version of the rules."""
