"""A table in pieces, for screens that are too narrow for all of it: a heading, and boards to look at one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from lascaux.core.canvas import Canvas, wrap

BETWEEN: Final = " · "


class Panel(NamedTuple):
    """One of the boards, with what it is called."""

    title: str
    canvas: Canvas


class Panels(NamedTuple):
    heading: Canvas
    boards: list[Panel]


@runtime_checkable
class Panelled(Protocol):
    """A game that draws its table in pieces too."""

    def panels(self, view: Any, language: str, names: Sequence[str], width: int) -> Panels:
        """From a view, so that it can be done wherever one has arrived."""


def heading(text: str, width: int) -> Canvas:
    """A line of facts as one or more."""
    canvas = Canvas()
    for line in wrap([(part, "title") for part in text.split(BETWEEN)], width, len(BETWEEN)):
        canvas.put(canvas.height, 0, BETWEEN.join(part.strip() for part, _ in line), "title")
    return canvas


def crop(canvas: Canvas, left: int, right: int) -> Canvas:
    """Some columns of a drawing, without the rows that are empty there."""
    found = Canvas()
    for cells in canvas.rows:
        kept = cells[left:right]
        if any(character != " " for character, _ in kept):
            found.rows.append(kept)
    return found


def below(*drawings: Canvas) -> Canvas:
    """One below the other."""
    found = Canvas()
    for drawing in drawings:
        found.paste(found.height, 0, drawing)
    return found
