"""A page of characters as one self-contained SVG picture."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

from lascaux.core.canvas import Canvas

# One character's cell and the page around it, in pixels; the font is as wide as its cell at this size.
WIDTH: Final = 9
HEIGHT: Final = 18
SIZE: Final = 15
BASELINE: Final = 14
MARGIN: Final = 12


class Look(NamedTuple):
    """How a style is painted: colours as #rrggbb."""

    ink: str
    bold: bool = False
    paper: str = ""


PAPER: Final = "#1b1b1b"
PLAIN: Final = Look("#dddddd")
LOOKS: Final = {
    "wall": Look("#a8a8a8"),
    "placed": Look("#ff5f5f", bold=True),
    "open": Look("#585858"),
    "opening": Look("#5fd75f", bold=True),
    "covered": Look("#6c6c6c"),
    "dim": Look("#949494"),
    "target": Look("#000000", bold=True, paper="#5fd75f"),
    "good": Look("#ffd75f", bold=True),
    "points": Look("#ffffff", bold=True),
    "tile": Look("#ffffff", bold=True),
    "title": Look("#ffffff", bold=True),
    "active": Look("#5fd75f", bold=True),
    "error": Look("#ff5f5f", bold=True),
    "orange": Look("#ff8700"),
    "blue": Look("#5f87ff"),
    "green": Look("#5fd75f"),
    "red": Look("#ff5f5f"),
    "yellow": Look("#ffd75f"),
    "magenta": Look("#ff5fff"),
    "cyan": Look("#5fd7d7"),
    "white": Look("#ffffff"),
    "seat0": Look("#1e90ff", bold=True),
    "seat1": Look("#ff8700", bold=True),
    "seat2": Look("#00d700", bold=True),
    "seat3": Look("#ff5fff", bold=True),
    "seat4": Look("#ffff00", bold=True),
    "seat5": Look("#00ffff", bold=True),
    "seat6": Look("#ffffff", bold=True),
}


class Stretch(NamedTuple):
    """Adjacent characters of one style, with the position of the first cell's corner."""

    x: int
    y: int
    text: str
    look: Look

    @property
    def width(self) -> int:
        return len(self.text) * WIDTH


def stretches(canvas: Canvas) -> list[Stretch]:
    """What there is to paint; spaces only where they have their own paper."""
    found: list[Stretch] = []
    for row, line in enumerate(canvas.runs()):
        column = 0
        for text, style in line:
            look = LOOKS.get(style, PLAIN)
            if look.paper or text.strip():
                found.append(Stretch(MARGIN + column * WIDTH, MARGIN + row * HEIGHT, text, look))
            column += len(text)
    return found


def page_size(canvas: Canvas) -> tuple[int, int]:
    columns = max((len(cells) for cells in canvas.rows), default=0)
    return columns * WIDTH + 2 * MARGIN, canvas.height * HEIGHT + 2 * MARGIN


def svg(canvas: Canvas) -> str:
    """The page as one self-contained SVG file."""
    width, height = page_size(canvas)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="{SIZE}">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
    ]
    for stretch in stretches(canvas):
        x, y, text, look = stretch
        if look.paper:
            parts.append(f'<rect x="{x}" y="{y}" width="{stretch.width}" height="{HEIGHT}" fill="{look.paper}"/>')
        weight = ' font-weight="bold"' if look.bold else ""
        # The length is fixed so that columns stay in line whatever font there is.
        place = f'x="{x}" y="{y + BASELINE}" textLength="{stretch.width}" lengthAdjust="spacingAndGlyphs"'
        parts.append(f'<text {place} fill="{look.ink}"{weight} xml:space="preserve">{escape(text)}</text>')
    return "\n".join([*parts, "</svg>"])
