"""From typed text to entries."""

from __future__ import annotations

import pytest

from lascaux.cli.choosing import Group, Typeable, arrange, entries_for, find
from tests.cave_vs_cave.table import draft, era_one

ENTRIES = [
    Typeable("take masonry", "„Mauerbau“ nehmen"),
    Typeable("furnish sacrificial-altar 2,0", "Opferstätte auf 2,0"),
    Typeable("furnish sacrificial-altar 2,-1", "Opferstätte auf 2,-1"),
    Typeable("use +1f", "1 Flachs nehmen"),
    Typeable("use +1F", "1 Nährwert nehmen"),
    Typeable("done", "Zug beenden"),
]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("1", [0]),
        ("6", [5]),
        ("0", []),
        ("7", []),
        ("take masonry", [0]),
        ("  TAKE   Mas ", [0]),
        ("masonry", [0]),
        ("mauer", [0]),
        ("altar 2,0", [1]),
        ("opfer 2,-1", [2]),
        ("furnish", [1, 2]),
        ("altar furnish", []),
        ("use +1f", [3]),
        ("use +1F", [4]),
        ("d", [5]),
        ("asonry", []),
    ],
)
def test_what_a_text_means(typed: str, found: list[int]) -> None:
    assert find(typed, ENTRIES) == found


def test_many_choices_of_a_thing_and_a_place_have_a_line_for_each_thing() -> None:
    table = draft().play("uncover stall")
    choices = list(table.at.choices())
    groups = arrange(table.game, choices, entries_for(table.game, choices, "en"))
    assert groups[0] == Group("Shelf", ["(1,0)", "(1,1)", "(2,0)", "(2,1)", "(3,1)", "(4,1)"])
    assert sum(len(group.texts) for group in groups) == len(choices)


def test_few_choices_stay_as_they_are() -> None:
    table = era_one()
    choices = list(table.at.choices())
    takes, exchanges = arrange(table.game, choices, entries_for(table.game, choices, "en"))
    assert takes.texts[0] == "take Cultivation"
    assert exchanges == Group("", [f"exchange 1 {good} for 1 food" for good in ("emmer", "flax", "gold")])
