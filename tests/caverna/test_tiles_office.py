"""Landscape tiles beyond the home board, with the Office room (CAV-TILES-13 to -17)."""

from __future__ import annotations

import pytest

from tests.caverna.laying import FOREST, asked, pairs, places, ruby_squares
from tests.caverna.table import Table, empty_handed

AT_HOME = {f"{x},{y}" for x in range(6) for y in range(4)}


def squares_of(*found: str) -> frozenset[str]:
    return frozenset(found)


def off_board(found: set[frozenset[str]]) -> set[frozenset[str]]:
    """The pairs that reach beyond the home board."""
    return {pair for pair in found if not pair <= AT_HOME}


def office() -> Table:
    """Seat 0 owns the Office room, on (3,2), and nothing else."""
    return empty_handed().furnish("office-room", "3,2")


@pytest.mark.rule("CAV-TILES-13")
def test_without_the_office_room_every_tile_lies_on_the_home_board() -> None:
    made = empty_handed().lay("meadow", "2,3 2,0 0,0").lay("cavern", "5,0 5,3")
    for deed in ("meadow-field", "cavern-tunnel", "two-caverns"):
        assert off_board(pairs(deed, made.fork())) == set()


@pytest.mark.rule("CAV-TILES-13")
def test_with_the_office_room_one_half_may_lie_beyond_the_board() -> None:
    rim = office().lay("meadow", "1,1")
    assert off_board(pairs("meadow-field", rim)) == {squares_of("0,1", "-1,1"), squares_of("1,0", "1,-1")}
    beside_a_column = office().lay("meadow", "1,0 1,1 1,2 1,3")
    expected = [("0,0", "-1,0"), ("0,1", "-1,1"), ("0,2", "-1,2"), ("0,3", "-1,3")]
    expected += [("0,0", "0,-1"), ("2,0", "2,-1"), ("0,3", "0,4"), ("2,3", "2,4")]
    assert off_board(pairs("meadow-field", beside_a_column)) == {frozenset(pair) for pair in expected}


@pytest.mark.rule("CAV-TILES-13")
@pytest.mark.parametrize("deed", ["cavern-tunnel", "two-caverns"])
def test_mountain_twins_reach_beyond_the_three_outer_edges(deed: str) -> None:
    made = office().lay("cavern", "3,1 4,1 4,2 5,2 3,0")
    expected = [("4,0", "4,-1"), ("5,1", "6,1"), ("5,3", "6,3"), ("5,3", "5,4"), ("4,3", "4,4")]
    assert off_board(pairs(deed, made)) == {frozenset(pair) for pair in expected}


@pytest.mark.rule("CAV-TILES-13")
def test_never_do_both_halves_lie_beyond_the_board() -> None:
    made = office().lay("meadow", "-1,0 0,-1 -1,3 0,4 2,3").lay("cavern", "6,0 5,-1 3,4")
    for deed in ("meadow-field", "cavern-tunnel", "two-caverns"):
        for pair in pairs(deed, made.fork()):
            assert pair & AT_HOME


@pytest.mark.rule("CAV-TILES-13")
def test_ore_mines_and_pastures_need_filled_squares_even_with_the_office_room() -> None:
    made = office().lay("tunnel", "5,1").lay("meadow", "0,0").reveal("ore-mine-construction", "sheep-farming")
    assert "ore-mine-construction" not in made.placeable()
    assert not made.give("4W").stack("sheep-farming", "1sheep").play("place sheep-farming").offers("do large-pasture")


@pytest.mark.rule("CAV-TILES-14")
def test_every_overhanging_twin_pays_two_gold_at_once() -> None:
    made = asked("meadow-field", made=office().lay("meadow", "1,1")).play("lay 1,0", "lay 1,-1")
    assert made.goods(0) == "2G"
    assert (made.squares("meadow", 0), made.squares("field", 0)) == ({"1,1", "1,0"}, {"1,-1"})
    made.turn_of(0)
    asked("two-caverns", made=made.lay("cavern", "5,2")).play("lay 5,1", "lay 6,1")
    assert made.goods(0) == "4G"


@pytest.mark.rule("CAV-TILES-14")
def test_a_twin_on_the_board_pays_no_gold() -> None:
    assert asked("meadow-field", made=office()).play("lay 2,3", "lay 2,2").goods(0) == ""
    assert asked("cavern-tunnel", made=office()).play("lay 3,1", "lay 4,1").goods(0) == ""


@pytest.mark.rule("CAV-TILES-15")
def test_farm_land_beyond_the_board_is_fenced_stabled_and_sown_without_gold() -> None:
    made = empty_handed().give("6W 1S").lay("meadow", "-1,1 0,1 -1,2").lay("field", "-1,0")
    asked("large-pasture", "", made).play("lay -1,1", "lay 0,1", "do small-pasture", "lay -1,2", "do stable")
    assert made.layable() >= {"-1,1", "0,1", "-1,2"}
    made.play("lay -1,1")
    assert (made.large_pastures(0), made.squares("small-pasture", 0)) == ({("-1,1", "0,1")}, {"-1,2"})
    assert (made.squares("stable", 0), made.goods(0)) == ({"-1,1"}, "")
    made.turn_of(0).give("1Gr").play("place slash-and-burn", "do sow", "sow 1 0")
    assert made.squares("3 grain", 0) == {"-1,0"}


@pytest.mark.rule("CAV-TILES-15")
def test_caves_beyond_the_board_are_furnished_and_mined_without_gold() -> None:
    made = empty_handed().lay("tunnel", "5,1 6,1").lay("deep-tunnel", "6,2").lay("cavern", "6,3")
    mined = asked("ore-mine", made=made.fork()).play("lay 6,1", "lay 5,1")
    assert (mined.squares("ore-mine", 0), mined.goods(0)) == ({"6,1"}, "3O")
    assert asked("deep-ruby-mine", made=made.fork()).play("lay 6,2").goods(0) == "1R"
    made.give("1S").play("place housework", "do furnish", "furnish carpenter")
    assert made.layable() == {"3,2", "6,3"}


@pytest.mark.rule("CAV-TILES-15")
def test_filled_squares_beyond_the_board_give_adjacency() -> None:
    made = empty_handed().lay("meadow", "-1,1").lay("tunnel", "6,0")
    assert ruby_squares("meadow", made.fork()) == {"0,1"}
    assert ruby_squares("tunnel", made.fork()) == {"3,1", "4,2", "4,3", "5,0"}


@pytest.mark.rule("CAV-TILES-16")
@pytest.mark.parametrize("tile", ["meadow", "field", "tunnel", "cavern"])
def test_single_tiles_never_lie_beyond_the_board(tile: str) -> None:
    made = office().lay("meadow", "0,0 2,0 0,3").lay("cavern", "5,0 5,3")
    assert ruby_squares(tile, made) <= AT_HOME


@pytest.mark.rule("CAV-TILES-16")
def test_bare_squares_beyond_the_board_take_no_stable() -> None:
    made = office().lay("meadow", "0,0")
    assert asked("stable", "1S", made).layable() == FOREST


@pytest.mark.rule("CAV-TILES-17")
def test_the_overhanging_half_may_be_the_one_that_touches() -> None:
    by_the_rim = office().lay("meadow", "-1,1 2,3").lay("stable", "0,1")
    assert {("0,2", "-1,2"), ("-1,2", "0,2")} <= places("meadow-field", by_the_rim)
    assert {("5,1", "6,1"), ("6,1", "5,1")} <= places("cavern-tunnel", office().lay("cavern", "6,2"))
    assert ("5,1", "6,1") in places("two-caverns", office().lay("cavern", "6,2"))


@pytest.mark.rule("CAV-TILES-17")
def test_with_the_office_room_too_the_first_forest_tile_covers_the_entrance() -> None:
    found = places("meadow-field", office())
    assert {frozenset(pair) for pair in found} == {squares_of("2,3", other) for other in ("2,2", "1,3", "2,4")}
    assert len(found) == 6
    assert len(pairs("two-caverns", office())) == 7
