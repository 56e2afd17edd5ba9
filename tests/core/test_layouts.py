"""Every game's layout fits the core's: its cells follow the core's own, its numbers of decisions are their places."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

import pytest

import lascaux
from lascaux.core.position import FIRST

GAMES = sorted(lascaux.games.games())


def layout_of(name: str) -> ModuleType:
    return import_module(f"lascaux.games.{name.replace('-', '_')}.rules.layout")


@pytest.mark.parametrize("name", GAMES)
def test_a_games_cells_begin_after_the_cores(name: str) -> None:
    assert layout_of(name).PLAYERS == FIRST
    players = next(option for option in lascaux.games.games()[name].declared if option.name == "players")
    full_table = lascaux.load(name, players=max(players.values))
    seats = layout_of(name).SEATS + full_table.seats * layout_of(name).SEAT_SIZE
    assert len(full_table.start().cells) == seats


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_stands_where_its_number_says(name: str) -> None:
    numbers = {key.lower().replace("_", "-"): value for key, value in vars(layout_of(name)).items() if key.isupper()}
    decisions = lascaux.load(name).decisions
    assert [numbers[decision.id] for decision in decisions] == list(range(len(decisions)))
