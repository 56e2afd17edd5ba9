"""The terminal: prints with rich, reads lines. It knows nothing of games but their drawings and sheets."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from getpass import getpass
from threading import Timer
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from lascaux.cli.choosing import Group
from lascaux.cli.editing import Editor

PAGE: Final = 120  # columns of a drawn table
GAP: Final = 3
PATIENCE: Final = 0.5  # seconds before a line says what is taking so long

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
        "seat0": "bold dodger_blue1",
        "seat1": "bold dark_orange",
        "seat2": "bold green3",
        "seat3": "bold magenta",
        "seat4": "bold yellow",
        "seat5": "bold cyan",
        "seat6": "bold white",
    }
)


class Screen:
    """Where a game is shown and questions are asked."""

    def __init__(self, colour: bool = True) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        width = None if sys.stdout.isatty() else PAGE
        self.console = Console(theme=THEME, no_color=not colour or None, highlight=False, width=width)
        self.editor = Editor()
        if self.interactive:
            self.editor.begin()

    def close(self) -> None:
        """Remember what was typed."""
        if self.interactive:
            self.editor.end()

    def clear(self) -> None:
        if self.interactive:
            self.console.clear()

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def say_whole(self, text: str) -> None:
        """A line that must not be broken, such as one with a path to copy."""
        self.console.print(Text(text), soft_wrap=True)

    def show(self, runs: Sequence[Sequence[tuple[str, str]]]) -> None:
        """A drawing, as lines of texts with their styles; never wrapped by us."""
        page = Text("\n").join(Text.assemble(*((text, style) for text, style in line)) for line in runs)
        self.console.print(page, no_wrap=True, crop=False, soft_wrap=True)

    @property
    def too_narrow(self) -> bool:
        return self.interactive and self.console.width < PAGE

    def paged(self, lines: Iterable[Text], more: str) -> None:
        """Lines of any number, a screenful at a time; `more` asks whether to go on, and anything but Enter ends it."""
        rows = [row for line in lines for row in line.wrap(self.console, self.console.width)]
        room = max(1, self.console.height - 2) if self.interactive else max(1, len(rows))
        for begin in range(0, len(rows), room):
            if begin and self.ask(more):
                return
            for row in rows[begin : begin + room]:
                self.console.print(row)

    def choices(self, groups: Sequence[Group]) -> None:
        for line in self.choice_lines(groups):
            self.console.print(line)

    def choice_lines(self, groups: Sequence[Group]) -> list[Text]:
        """Numbered texts: a group with a label on one line after it, others in as many columns as fit."""
        found: list[Text] = []
        number = 1
        indent = max(len(group.label) for group in groups) + 1
        for group in groups:
            found += self.labelled(group, number, indent) if group.label else self.columns(group, number)
            number += len(group.texts)
        return found

    def labelled(self, group: Group, first: int, indent: int) -> list[Text]:
        lines: list[Text] = []
        width = max(len(text) for text in group.texts) + 6
        fitting = max(1, (self.console.width - indent) // width)  # the last one needs no gap
        for start in range(0, len(group.texts), fitting):
            line = Text(f"  {'' if start else group.label:{indent}}")
            for number, text in enumerate(group.texts[start : start + fitting], start=first + start):
                line.append(f"{number:>3} ", "number")
                line.append(f"{text:{width - 4}}")
            line.rstrip()
            lines.append(line)
        return lines

    def columns(self, group: Group, first: int) -> list[Text]:
        lines: list[Text] = []
        width = max(len(text) for text in group.texts) + 4 + GAP
        columns = max(1, min(self.console.width // width, len(group.texts)))
        height = -(-len(group.texts) // columns)
        for row in range(height):
            line = Text()
            for n in range(row, len(group.texts), height):
                line.append(f"{first + n:>3} ", "number")
                line.append(f"{group.texts[n]:{width - 4}}")
            line.rstrip()
            lines.append(line)
        return lines

    def sheet(self, title: str, names: Sequence[str], rows: Sequence[tuple[str, Sequence[float], bool]]) -> None:
        """Points side by side: a row for each category, sums set apart."""
        table = Table(title=title or None, title_justify="left", title_style="title")
        table.add_column("")
        for name in names:
            table.add_column(name, justify="right")
        for label, points, is_sum in rows:
            table.add_row(label, *(f"{value:g}" for value in points), style="bold" if is_sum else "")
        self.console.print(table)

    def grid(self, title: str, headings: Sequence[str], sides: str, rows: Sequence[Sequence[str]]) -> None:
        """A table of texts; `sides` has an l or r for each column."""
        self.say(title, "title")
        table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
        for heading, side in zip(headings, sides, strict=True):
            table.add_column(heading, justify="left" if side == "l" else "right")
        for row in rows:
            table.add_row(*map(Text, row))
        self.console.print(table)

    def legend(self, keys: Sequence[tuple[str, str]]) -> None:
        """Short texts in a line, each in its style."""
        self.console.print(Text("   ").join(Text(text, style) for text, style in keys))

    @contextlib.contextmanager
    def progress(self, text: str, pieces: int) -> Iterator[Callable[[], None]]:
        """For work in pieces: a bar that grows with each piece and disappears at the end."""
        if not self.interactive:  # where older versions of rich would leave an empty line
            yield lambda: None
            return
        with Progress(console=self.console, transient=True) as bar:
            task = bar.add_task(text, total=pieces)
            yield lambda: bar.advance(task)

    @contextlib.contextmanager
    def waiting(self) -> Iterator[Callable[[str], None]]:
        """For work that may take long: what it says about itself appears after a moment and disappears at the end."""
        status = self.console.status("")
        begin = Timer(PATIENCE, status.start)
        if self.interactive:
            begin.start()
        try:
            yield lambda text: status.update(Text(text, style="dim"))
        finally:
            begin.cancel()
            if self.interactive:
                begin.join()
            status.stop()

    def ask(self, prompt: str, offers: Callable[[str], Iterable[str]] = lambda typed: ()) -> str:
        """One line from the person, which Tab completes from the offers; EOFError when nobody is left to type."""
        if self.interactive:
            self.editor.offers = offers
            return input(prompt + " ").strip()
        self.console.print(prompt, end=" ", markup=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(Text(line.strip()))  # so that a transcript shows what was typed
        return line.strip()

    def ask_secret(self, prompt: str) -> str:
        """One line that nobody should see."""
        if self.interactive:
            return getpass(prompt + " ")
        self.console.print(prompt, markup=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\n")
