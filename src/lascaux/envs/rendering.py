"""Drawn tables for environments: as text, as SVG and as pixels. All show the same page of characters."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from lascaux.core.canvas import Canvas
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.core.svg import BASELINE, HEIGHT, PAPER, SIZE, page_size, stretches, svg
from lascaux.envs.errors import needs

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

ANSI: Final = "ansi"
SVG: Final = "svg"
RGB: Final = "rgb_array"
MODES: Final = (ANSI, SVG, RGB)
FONTS: Final = Path(__file__).parent / "fonts"


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
    """DejaVu Sans Mono, which has everything that the games draw."""
    from PIL.ImageFont import truetype

    return truetype(FONTS / f"DejaVuSansMono{'-Bold' if bold else ''}.ttf", SIZE)
