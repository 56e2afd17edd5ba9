"""The page of characters on which tables are drawn."""

from __future__ import annotations

from lascaux.core.canvas import Canvas


def test_texts_stand_where_they_were_put() -> None:
    canvas = Canvas()
    canvas.put(1, 3, "abc")
    canvas.put(1, 4, "X")
    assert canvas.plain() == "\n   aXc"


def test_runs_join_what_has_one_style() -> None:
    canvas = Canvas()
    canvas.put(0, 0, "ab", "wall")
    canvas.put(0, 2, "c", "wall")
    canvas.put(0, 3, "d", "good")
    assert canvas.runs() == [[("abc", "wall"), ("d", "good")]]


def test_a_canvas_can_be_pasted_on_another() -> None:
    small = Canvas()
    small.put(0, 0, "hi", "title")
    large = Canvas()
    large.paste(1, 2, small)
    assert large.plain() == "\n  hi"
    assert large.height == 2
