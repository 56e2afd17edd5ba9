"""Typing at the terminal: Tab completes, arrow keys bring back earlier lines, Page Up and Page Down turn pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from lascaux.cli.choosing import begins_words
from lascaux.folders import data_folder

readline: Any = None
with suppress(ImportError):  # not on every system
    import readline

LINES: Final = 500  # of the history that are kept
LIBEDIT: Final = "libedit"  # what macOS has instead, with commands of its own
MARKS: Final = re.compile('[„“"]')
KEYS: Final = (  # for each terminal's way to send a key: what it types instead of the line so far
    ("\\e[5~", "-"),  # Page Up
    ("\\e[6~", "+"),  # Page Down
)


class Editor:
    """Knows what could be typed now, and remembers what has been."""

    def __init__(self) -> None:
        self.offers: Callable[[str], Iterable[str]] = lambda typed: ()
        self.found: list[str] = []

    def begin(self) -> None:
        """Set up the keys and read the history; where there is no readline, lines are read as they come."""
        if readline is None:
            return
        readline.set_completer(self.complete)
        readline.set_completer_delims("")  # a choice has several words
        if LIBEDIT in (readline.__doc__ or ""):
            readline.parse_and_bind("bind ^I rl_complete")
        else:
            readline.parse_and_bind("tab: complete")
            readline.parse_and_bind("set bell-style none")
            for setting in ("convert-meta off", "input-meta on", "output-meta on"):  # under LC_ALL=C too, „ is no key
                readline.parse_and_bind(f"set {setting}")
            for key, typed in KEYS:
                readline.parse_and_bind(f'"{key}": "\\C-a\\C-k{typed}\\C-m"')
        with suppress(OSError):
            readline.read_history_file(history_file())
        readline.set_history_length(LINES)

    def end(self) -> None:
        """Keep the history; a disk that refuses is no reason to complain."""
        if readline is None or not readline.get_current_history_length():
            return
        with suppress(OSError):
            history_file().parent.mkdir(parents=True, exist_ok=True)
            readline.write_history_file(history_file())

    def complete(self, typed: str, number: int) -> str | None:
        """What readline asks for: the first way to complete a line, the second and so on, then None."""
        if number == 0:
            self.found = completions(typed, self.offers(typed))
        return self.found[number] if number < len(self.found) else None


def completions(typed: str, offers: Iterable[str]) -> list[str]:
    """What a line can become: all that begin with it, or the only one that it means.

    Of several, Tab types what they have in common: so each goes on from what was typed, without the marks.
    """
    offered: dict[str, str] = {}
    for offer in offers:
        offered.setdefault(unquoted(offer), offer)  # one of those that differ in marks and capitals
    wanted = unquoted(typed)
    begun = [offer for plain, offer in offered.items() if plain.startswith(wanted)]
    if len(begun) > 1 and typed:
        return [typed + MARKS.sub("", offer)[len(wanted) :] for offer in begun]
    if begun or not typed:
        return begun
    meant = [offer for plain, offer in offered.items() if begins_words(plain, wanted)]
    return meant if len(meant) == 1 else []


def unquoted(text: str) -> str:
    """Nobody types the quotation marks around a name, or its capitals."""
    return MARKS.sub("", text).lower()


def history_file() -> Path:
    return data_folder() / "history"
