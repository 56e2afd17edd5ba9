"""Drawn tables as text, SVG and pixels."""

from __future__ import annotations

import sys
from xml.etree import ElementTree

import numpy as np
import pytest

import lascaux
from lascaux.core.canvas import Canvas
from lascaux.core.game import Game
from lascaux.core.position import CHANCE
from lascaux.core.svg import HEIGHT, LOOKS, MARGIN, PAPER, WIDTH, svg
from lascaux.envs.rendering import font, render, rgb_array
from lascaux.testing.play import positions
from lascaux.testing.rows import Row
from tests.conformance.games import ROWS, game_of

SPACE = "{http://www.w3.org/2000/svg}"
COLUMNS = 120  # of a drawn table
EVERY = 15  # choices between two drawings, times the length of a game
every_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)


def page() -> Canvas:
    canvas = Canvas()
    canvas.put(0, 0, "plain <&>")
    canvas.put(1, 2, "  stop  ", "target")
    return canvas


def colour(code: str) -> list[int]:
    return list(bytes.fromhex(code[1:]))


def drawings(row: Row) -> list[Canvas]:
    game = game_of(row.id)
    found: list[Canvas] = []
    for number, at in enumerate(positions(game, seed=1)):
        if number % (EVERY * row.length) == 0 and at.actor != CHANCE:
            found += [game.draw(at, seat) for seat in range(game.seats)]
    return found


@every_row
def test_every_style_has_a_look_and_every_character_a_glyph(row: Row) -> None:
    drawn = {cell for canvas in drawings(row) for cells in canvas.rows for cell in cells}
    assert {style for _, style in drawn} <= {*LOOKS, ""}
    missing = bytes(font(False).getmask("\uffff"))
    for character in {character for character, _ in drawn} - {" "}:
        assert bytes(font(False).getmask(character)) != missing, character


def test_the_font_is_as_wide_as_its_cell() -> None:
    for bold in (False, True):
        assert abs(font(bold).getlength("m" * COLUMNS) - COLUMNS * WIDTH) < WIDTH / 2


@every_row
def test_svg_has_all_the_text(row: Row) -> None:
    game = game_of(row.id)
    at = next(at for at in positions(game, seed=1) if at.actor >= 0)
    root = ElementTree.fromstring(str(render(game, at, 0, "svg")))
    written = "".join(text.text or "" for text in root.iter(f"{SPACE}text"))
    assert "".join(written.split()) == "".join(game.text(at, 0).split())


def test_svg_keeps_places_and_looks() -> None:
    root = ElementTree.fromstring(svg(page()))
    width, height = 10 * WIDTH + 2 * MARGIN, 2 * HEIGHT + 2 * MARGIN
    assert (root.get("width"), root.get("height")) == (str(width), str(height))
    first, second = root.iter(f"{SPACE}text")
    assert first.text == "plain <&>"
    assert second.text == "  stop  "
    assert second.get("x") == str(MARGIN + 2 * WIDTH)
    assert second.get("textLength") == str(8 * WIDTH)
    assert second.get("fill") == LOOKS["target"].ink
    assert [paper.get("fill") for paper in root.iter(f"{SPACE}rect")] == [PAPER, LOOKS["target"].paper]


def test_pixels_keep_places_and_looks() -> None:
    pixels = rgb_array(page())
    assert pixels.dtype == np.uint8
    assert pixels.shape == (2 * HEIGHT + 2 * MARGIN, 10 * WIDTH + 2 * MARGIN, 3)
    assert pixels[0, 0].tolist() == colour(PAPER)
    left, top = MARGIN + 2 * WIDTH, MARGIN + HEIGHT
    assert pixels[top, left].tolist() == colour(LOOKS["target"].paper)
    assert pixels[top, left - 1].tolist() == colour(PAPER)
    assert pixels[top - 1, left].tolist() == colour(PAPER)
    line = pixels[top : top + HEIGHT, left + 2 * WIDTH : left + 6 * WIDTH].reshape(-1, 3)
    assert colour(LOOKS["target"].ink) in line.tolist()


def test_a_game_is_rendered_in_all_modes() -> None:
    game: Game = lascaux.load("cave-vs-cave")
    at = next(at for at in positions(game, seed=1) if at.actor >= 0)
    assert render(game, at, 0, "ansi") == game.text(at, 0)
    pixels = render(game, at, 0, "rgb_array")
    assert isinstance(pixels, np.ndarray)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 10


def test_what_is_missing_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(ModuleNotFoundError, match=r"this needs .*Pillow; install the extra lascaux\[render\]"):
        rgb_array(page())


def test_an_unknown_mode_is_refused() -> None:
    game = lascaux.load("cave-vs-cave")
    with pytest.raises(ValueError, match="there is no render mode 'human'; allowed: 'ansi', 'svg', 'rgb_array'"):
        render(game, game.start(), 0, "human")
