"""One board at a time, where the terminal has no room for the whole table."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich.text import Text

from lascaux.cli.choosing import Typeable, find
from lascaux.cli.screen import Screen
from lascaux.cli.wording import Wording
from lascaux.core.canvas import Canvas
from lascaux.panel import Panels

FEWEST: Final = 6  # rows of a page, however low the terminal is
INPUT: Final = 1  # the row in which one types


class Page(NamedTuple):
    """What is shown at a time. Boards and choices that are too high for the screen have several."""

    title: str
    rows: list[Text]


class Boards:
    """Pages to turn: the choices, then every board. A page with room for it shows the choices too."""

    def __init__(self, screen: Screen, say: Wording) -> None:
        self.screen = screen
        self.say = say
        self.pages: list[Page] = []
        self.now = 0  # the page that is shown
        self.moment: Any = None  # of the game, to which the pages belong

    def show(self, moment: Any, panels: Panels, news: list[str], prompt: str, choices: list[Text]) -> None:
        """Show the page that was turned to; at a new moment of the game, one with all choices."""
        screen = self.screen
        wide = screen.console.width
        told = [line for text in news for line in Text(f"  {text}", "news").wrap(screen.console, wide)]
        asked = list(Text(prompt, "prompt").wrap(screen.console, wide))
        heading = rows_of(panels.heading)
        room = max(FEWEST, screen.console.height - len(heading) - len(asked) - INPUT - 2)  # two rows name the pages
        self.pages = pages(self.say("boards.choices"), told[-room // 2 :] + choices, room)
        first = len(self.pages)
        for panel in panels.boards:
            self.pages += pages(panel.title, rows_of(panel.canvas), room)
        roomy = [len(page.rows) + len(choices) <= room for page in self.pages]
        if moment != self.moment:
            self.moment = moment
            if self.now < first or self.now >= len(self.pages) or not roomy[self.now]:
                self.now = first if roomy[first] else 0
        self.now %= len(self.pages)
        rows = list(self.pages[self.now].rows)
        if self.now >= first and roomy[self.now]:
            rows += told[max(0, len(told) - room + len(rows) + len(choices)) :] if told else []
            asked = [*asked, *choices]
        screen.clear()
        for row in [*heading, self.tabs(), *rows, *asked]:
            screen.console.print(row, no_wrap=True, overflow="crop", crop=True)
        screen.say(self.say("boards.tips"), "dim")

    def tabs(self) -> Text:
        """The titles of all pages, with the one that is shown."""
        line = Text()
        for number, page in enumerate(self.pages):
            line.append(f" {page.title} ", "target" if number == self.now else "dim")
        return line

    def turn(self, typed: str) -> bool:
        """Turn to the next page, the one before, or one by its title; False if there is none."""
        if typed in ("", "+", "-"):
            self.now += -1 if typed == "-" else 1
            return True
        found = find(typed, [Typeable(page.title, page.title) for page in self.pages])
        if found:
            self.now = found[0]
        return bool(found)


def pages(title: str, rows: list[Text], room: int) -> list[Page]:
    """Rows on as many pages as they need, about equally full."""
    count = max(1, -(-len(rows) // room))
    height = -(-len(rows) // count)
    parts = [rows[begin : begin + height] for begin in range(0, max(len(rows), 1), max(height, 1))]
    return [Page(f"{title} {number}" if count > 1 else title, part) for number, part in enumerate(parts, start=1)]


def rows_of(canvas: Canvas) -> list[Text]:
    return [Text.assemble(*line) for line in canvas.runs()]
