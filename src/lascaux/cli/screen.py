"""The terminal: prints with rich, reads lines. It knows nothing of games but their drawings and sheets."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from lascaux.cli.choosing import Entry
from lascaux.core.canvas import Canvas

PAGE: Final = 120  # columns of a drawn table
GAP: Final = 3

# The words that drawings and this command use as styles.
THEME: Final = Theme(
    {
        "wall": "grey66",
        "placed": "bold red",
        "open": "grey35",
        "opening": "bold green",
        "covered": "grey42",
        "dim": "grey58",
        "target": "bold black on green",
        "good": "bold yellow",
        "points": "bold",
        "tile": "bold",
        "orange": "dark_orange",
        "blue": "dodger_blue2",
        "title": "bold",
        "active": "bold green",
        "number": "bold cyan",
        "news": "italic",
        "prompt": "bold green",
        "error": "bold red",
    }
)


class Screen:
    """Where a game is shown and asked for."""

    def __init__(self, colour: bool = True) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        width = None if sys.stdout.isatty() else PAGE
        self.console = Console(theme=THEME, no_color=not colour or None, highlight=False, width=width)

    def clear(self) -> None:
        if self.interactive:
            self.console.clear()

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def show(self, canvas: Canvas) -> None:
        """A drawing, never wrapped by us."""
        page = Text("\n").join(Text.assemble(*((text, style) for text, style in line)) for line in canvas.runs())
        self.console.print(page, no_wrap=True, crop=False, soft_wrap=True)

    @property
    def too_narrow(self) -> bool:
        return self.interactive and self.console.width < PAGE

    def choices(self, groups: Sequence[Sequence[Entry]]) -> None:
        """Numbered entries, each group on lines of its own, in as many columns as fit."""
        number = 1
        for group in groups:
            width = max(len(entry.text) for entry in group) + 4 + GAP
            columns = max(1, min(self.console.width // width, len(group)))
            height = -(-len(group) // columns)
            for row in range(height):
                line = Text()
                for at in range(row, len(group), height):
                    line.append(f"{number + at:>3} ", "number")
                    line.append(f"{group[at].text:{width - 4}}")
                line.rstrip()
                self.console.print(line)
            number += len(group)

    def columns(self, words: Sequence[str]) -> None:
        """Many short words, compactly."""
        self.console.print(Text("  " + ", ".join(words), style="dim"))

    def sheet(self, title: str, names: Sequence[str], rows: Sequence[tuple[str, Sequence[float], bool]]) -> None:
        """Points side by side: a row for each category, sums set apart."""
        table = Table(title=title or None, title_justify="left", title_style="title")
        table.add_column("")
        for name in names:
            table.add_column(name, justify="right")
        for label, points, is_sum in rows:
            table.add_row(label, *(f"{value:g}" for value in points), style="bold" if is_sum else "")
        self.console.print(table)

    def ask(self, prompt: str) -> str:
        """One line from the person; EOFError when nobody is there any more."""
        self.console.print(Text(prompt + " ", style="prompt"), end="")
        if self.interactive:
            return input().strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(Text(line.strip()))  # so that a transcript shows what was typed
        return line.strip()
