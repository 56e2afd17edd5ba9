"""Words can be read by day and by fire: every pair of colours that pages use keeps a contrast of 4.5 to 1."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

STYLES = Path(__file__).resolve().parents[2] / "web" / "src" / "styles"
LIGHTS = ("day", "fire")

PAGES = [(words, ground) for words in ("text", "faint", "accent", "problem") for ground in ("paper", "bone")]
SEATS = [(f"seat-text{seat}", ground) for seat in range(7) for ground in ("paper", "bone")]
BUTTONS = [("ink", "ochre")]
SLIPS = [(words, "slip") for words in ("on-slip", "off-slip")]


def colours(light: str) -> dict[str, str]:
    """The colours by role as a browser resolves them."""
    found: dict[str, str] = {}
    for sheet in ("palette.css", "tokens.css"):
        for name, value in re.findall(r"--([\w-]+): ([^;]+);", (STYLES / sheet).read_text()):
            pair = re.fullmatch(r"light-dark\((#\w+), (#\w+)\)", value)
            if pair:
                found[name] = pair[1 + LIGHTS.index(light)]
            elif re.fullmatch(r"#\w{6}", value):
                found.setdefault(name, value)
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize(("words", "ground"), PAGES + SEATS + BUTTONS + SLIPS)
def test_words_can_be_read(words: str, ground: str, light: str) -> None:
    found = colours(light)
    assert contrast(found[words], found[ground]) >= 4.5


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("seat", range(7))
def test_a_mark_stands_out_from_its_seat(seat: int, light: str) -> None:
    found = colours(light)
    mark = "#2a1e17" if seat in (3, 4, 5) else "#fff4d8"
    assert contrast(mark, found[f"seat{seat}"]) >= 3  # a shape, not words
