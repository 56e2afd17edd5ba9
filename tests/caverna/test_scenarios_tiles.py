"""Scenarios: tiles over the edge of the board, and mines (CAV-SC)."""

from __future__ import annotations

import pytest

from tests.caverna.laying import FOREST
from tests.caverna.table import on_turn, table


@pytest.mark.rule("CAV-SC-31")
def test_the_first_forest_twin_may_hang_over_the_edge_below_the_entrance() -> None:
    at = on_turn("0F").furnish("office-room").play("place slash-and-burn", "do meadow-field", "lay 2,3", "lay 2,4")
    assert (at.squares("meadow", 0), at.squares("field", 0)) == ({"2,3"}, {"2,4"})
    assert at.goods(0) == "2G"


@pytest.mark.rule("CAV-SC-32")
def test_a_twin_never_lies_off_the_board_with_both_halves() -> None:
    at = on_turn().furnish("office-room").lay("meadow", "1,0").play("place slash-and-burn", "do meadow-field")
    assert at.play("lay 0,-1").layable() == {"0,0"}


@pytest.mark.rule("CAV-SC-33")
def test_a_meadow_off_the_board_does_not_connect_a_cavern_beside_it() -> None:
    at = on_turn().furnish("office-room", "3,2").lay("meadow", "2,-1").play("place excavation")
    assert "3,-1" not in at.fork().play("do two-caverns").layable()
    at.play("do cavern-tunnel")
    assert "3,-1" not in at.layable()
    assert at.play("lay 3,0").layable() == {"3,1"}


@pytest.mark.rule("CAV-SC-34")
def test_an_ore_mine_over_the_edge_brings_ore_and_points_but_no_gold() -> None:
    at = on_turn("0F").reveal("ore-mine-construction").furnish("office-room").lay("tunnel", "5,1 6,1")
    before = at.score()
    at.play("place ore-mine-construction", "do ore-mine", "lay 6,1", "lay 5,1")
    assert at.goods(0) == "3O"
    assert at.score(0) - before == 3
    assert (at.squares("ore-mine", 0), at.squares("deep-tunnel", 0)) == ({"6,1"}, {"5,1"})


@pytest.mark.rule("CAV-SC-35")
def test_squares_off_the_board_neither_count_as_used_nor_bring_more() -> None:
    at = table().lay("meadow", " ".join(FOREST)).lay("tunnel", "3,0 4,0 5,0 3,1 4,1 5,1 4,2 5,2 4,3 5,3")
    assert at.score() == 2 - 8
    assert at.lay("field", "0,-1 -1,1").lay("cavern", "4,4 6,1 3,-1").score() == 2 - 8


@pytest.mark.rule("CAV-SC-51")
def test_the_ruby_of_the_deep_mine_digs_the_tunnel_for_a_second_one() -> None:
    at = on_turn("0R 3F").furnish("guest-room").reveal("ruby-mine-construction").lay("deep-tunnel", "4,3")
    at.play("place ruby-mine-construction", "do deep-ruby-mine", "lay 4,3", "exchange", "ruby tunnel", "lay 4,2")
    assert at.play("do ruby-mine", "lay 4,2").squares("ruby-mine", 0) == {"4,3", "4,2"}
    assert at.goods(0) == "3F"
