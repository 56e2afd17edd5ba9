"""Moments for asking why something is not possible."""

from __future__ import annotations

from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.spaces import NAMES as SPACES
from tests.caverna.table import Table, table


def on_space(space: str, goods: str = "", players: int = 2) -> Table:
    """A dwarf of seat 0 has been placed on a space and is asked what it does there."""
    return table(players).reveal(space).give(goods).play(f"place {space}")


def doing(space: str, made: Table, done: int = 0) -> Table:
    """The first dwarf of the seat on turn is asked what it does on a space; `done`: the parts that it has done."""
    return made.set_cell(layout.ACTING, 0).begin(layout.CHOOSE_DEED, SPACES.index(space), done)
