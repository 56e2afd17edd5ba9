"""What the agenda says of itself: where turns begin, and what decisions remember, by name."""

from __future__ import annotations

import pytest

from lascaux.core.agenda import Moment
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.board import SIDES, SPACE_NAMES
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from tests.cave_vs_cave.table import Table, draft, era_one, era_two, short, solo


@pytest.mark.parametrize(
    ("table", "opening"),
    [
        *((table, "take cultivation") for table in (era_one(), era_two(), short(), solo())),
        (draft().play("uncover stall"), "draft tunnel 2,1"),
    ],
)
def test_a_turn_begins_with_a_tile_or_with_a_drafted_room(table: Table, opening: str) -> None:
    assert table.at.begins_turn
    assert not table.play(opening).at.begins_turn


def test_a_wall_of_the_draft_remembers_its_room_and_space() -> None:
    table = draft().play("uncover stall", "draft tunnel 2,1")
    top = Moment(table.at).top
    assert (top.id, SPACE_NAMES[top["space"]], ROOMS[top["room"]].slug) == ("draft-wall", "2,1", "tunnel")


def test_the_next_wall_of_a_room_comes_on_a_later_side() -> None:
    table = draft().furnish("shelf", "4,2").play("uncover secret-chamber", "draft secret-chamber 0,0")
    assert Moment(table.at).top["side"] == SIDES.index("N")
    table.play("wall 0,0|0,1")
    assert Moment(table.at).top["side"] == SIDES.index("S")
    assert table.legal() == {"wall 0,0|1,0"}


def test_digs_that_are_left_are_counted() -> None:
    table = era_one().give("2F").play("take excavation", "use 2F>dig2")
    assert Moment(table.at).value("left", layout.EXCAVATE_SPACE) == 2
    assert Moment(table.at).value("left", layout.PAY_KIND) is None
