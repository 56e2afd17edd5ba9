"""Drawn tables for environments: as text, as SVG and as pixels. All show the same page of characters."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lascaux.core.canvas import Canvas
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.envs.errors import needs

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

ANSI: Final = "ansi"
SVG: Final = "svg"
RGB: Final = "rgb_array"
MODES: Final = (ANSI, SVG, RGB)

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


def check_mode(mode: str | None) -> None:
    """Refuse a way of rendering that does not exist."""
    if mode is not None and mode not in MODES:
        allowed = ", ".join(repr(known) for known in MODES)
        raise ValueError(f"there is no render mode {mode!r}; allowed: {allowed} and None")


def render(game: Game, at: Position, seat: int, mode: str) -> str | NDArray[np.uint8]:
    """The table as a seat sees it."""
    check_mode(mode)
    if mode == ANSI:
        return game.text(at, seat)
    canvas = game.draw(at, seat)
    return svg(canvas) if mode == SVG else rgb_array(canvas)


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


def rgb_array(canvas: Canvas) -> NDArray[np.uint8]:
    """The page as height × width × 3 bytes."""
    try:
        from PIL import Image, ImageDraw
    except ModuleNotFoundError as error:
        raise needs("Pillow", "render") from error
    image = Image.new("RGB", page_size(canvas), PAPER)
    draw = ImageDraw.Draw(image)
    for stretch in stretches(canvas):
        x, y, text, look = stretch
        if look.paper:
            draw.rectangle((x, y, x + stretch.width - 1, y + HEIGHT - 1), fill=look.paper)
        draw.text((x, y + BASELINE), text, fill=look.ink, font=font(look.bold), anchor="ls")
    return np.array(image)


@cache
def font(bold: bool) -> FreeTypeFont:
    """DejaVu Sans Mono, which matplotlib brings along."""
    try:
        from matplotlib import get_data_path
        from PIL.ImageFont import truetype
    except ModuleNotFoundError as error:
        raise needs("Pillow and the fonts of matplotlib", "render") from error
    return truetype(Path(get_data_path(), "fonts", "ttf", f"DejaVuSansMono{'-Bold' if bold else ''}.ttf"), SIZE)
