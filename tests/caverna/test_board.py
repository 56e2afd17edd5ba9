"""The home board: its squares, what borders on what, what lies on them (CAV-BOARD)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import board
from tests.caverna.laying import (
    FOREST,
    FOREST_RIM,
    MOUNTAIN,
    MOUNTAIN_RIM,
    PREPRINTED,
    all_but,
    do,
    open_pairs,
    pairs,
    ruby_squares,
    unordered,
)
from tests.caverna.table import on_turn, table
from tests.game_table import members


@pytest.mark.rule("CAV-BOARD-01")
def test_twelve_forest_squares_can_take_a_stable() -> None:
    assert do(on_turn("1S"), "sheep-farming", "stable").layable() == {
        *("0,0", "1,0", "2,0", "0,1", "1,1", "2,1"),
        *("0,2", "1,2", "2,2", "0,3", "1,3", "2,3"),
    }


@pytest.mark.rule("CAV-BOARD-01", "CAV-BOARD-03")
def test_ten_bare_mountain_squares_can_be_dug_out() -> None:
    made, dug = on_turn(), set()
    while found := ruby_squares("cavern", made):
        made.lay("cavern", " ".join(found))
        dug |= found
    assert dug == {"3,0", "4,0", "5,0", "3,1", "4,1", "5,1", "4,2", "5,2", "4,3", "5,3"}


@pytest.mark.rule("CAV-BOARD-03")
def test_only_the_two_preprinted_caves_are_there_at_the_start() -> None:
    made = table()
    assert made.squares("cavern") == {"3,2", "3,3"}
    assert made.squares("furnished") == made.squares("dwelling") == {"3,3"}
    layers = ("meadow", "field", "small-pasture", "stable", "tunnel", "deep-tunnel", "ore-mine", "ruby-mine")
    assert [*made.large_pastures(), *[layer for layer in layers if made.squares(layer)]] == []


@pytest.mark.rule("CAV-BOARD-04")
def test_squares_that_share_an_edge_are_neighbours_diagonals_are_not() -> None:
    assert ruby_squares("meadow", on_turn().lay("meadow", "1,1")) == {"1,0", "0,1", "2,1", "1,2"}
    assert ruby_squares("tunnel", on_turn()) == {"3,1", "4,2", "4,3"}


@pytest.mark.rule("CAV-BOARD-04", "CAV-BOARD-05")
def test_large_pastures_join_squares_that_share_an_edge_only() -> None:
    made = on_turn("4W").lay("meadow", "0,0 1,1 2,0 0,2 2,2 1,3 2,3")
    assert pairs("large-pasture", made) == unordered({("1,3", "2,3"), ("2,2", "2,3")})


@pytest.mark.rule("CAV-BOARD-05", "CAV-BOARD-06")
def test_the_mountain_does_not_border_on_the_forest() -> None:
    made = on_turn().lay("meadow", "2,0 2,1 2,2 2,3")
    assert ruby_squares("cavern", made) == {"3,1", "4,2", "4,3"}
    assert ruby_squares("meadow", made.lay("cavern", "3,0 3,1")) == {"1,0", "1,1", "1,2", "1,3"}


@pytest.mark.rule("CAV-BOARD-04", "CAV-BOARD-05", "CAV-BOARD-07")
@pytest.mark.parametrize(
    ("square", "around"),
    [
        ("1,1", "1,0 0,1 2,1 1,2"),
        ("2,0", "1,0 2,1 2,-1"),
        ("3,0", "4,0 3,1 3,-1"),
        ("2,3", "1,3 2,2 2,4"),
        ("3,3", "4,3 3,2 3,4"),
        ("2,-1", "1,-1 2,0"),
        ("3,-1", "4,-1 3,0"),
        ("2,4", "1,4 2,3"),
        ("3,4", "4,4 3,3"),
        ("-1,0", "0,0 -1,1"),
        ("6,3", "5,3 6,2"),
        ("5,4", "4,4 5,3"),
    ],
)
def test_the_halves_do_not_touch_and_the_rim_has_no_corners(square: str, around: str) -> None:
    found = board.neighbours(1 << board.NAMES.index(square))
    assert {board.NAMES[number] for number in members(found)} == set(around.split())


@pytest.mark.rule("CAV-BOARD-05", "CAV-BOARD-06")
def test_the_entrance_serves_the_first_forest_tile() -> None:
    assert ruby_squares("meadow", on_turn()) == ruby_squares("field", on_turn()) == {"2,3"}


@pytest.mark.rule("CAV-BOARD-06")
def test_the_entrance_serves_no_later_forest_tile() -> None:
    assert ruby_squares("meadow", on_turn().lay("meadow", "0,0")) == {"1,0", "0,1"}


def beyond(square: str) -> set[str]:
    """Where the other half of a twin on the only bare square of a half may lie, with the Office room."""
    made = all_but(square).furnish("office-room", "3,2")
    space, deed = ("clearing", "meadow-field") if square in FOREST else ("drift-mining", "cavern-tunnel")
    if space not in made.stack(space, "").placeable():
        return set()
    return {other for pair in open_pairs(do(made, space, deed)) for other in pair} - {square}


@pytest.mark.rule("CAV-BOARD-07")
def test_ten_squares_beyond_the_forest_can_be_filled() -> None:
    assert {other for square in FOREST for other in beyond(square)} == FOREST_RIM


@pytest.mark.rule("CAV-BOARD-07")
def test_nine_squares_beyond_the_mountain_can_be_filled_but_not_the_one_below_the_dwelling() -> None:
    found = {other for square in MOUNTAIN - PREPRINTED for other in beyond(square)}
    assert found == MOUNTAIN_RIM - {"3,4"}


@pytest.mark.rule("CAV-BOARD-07")
def test_without_the_office_room_nothing_lies_beyond_the_board() -> None:
    made = on_turn().lay("meadow", "0,0 2,3").lay("cavern", "5,0")
    forest = {square for pair in open_pairs(do(made.fork(), "clearing", "meadow-field")) for square in pair}
    mountain = {square for pair in open_pairs(do(made, "drift-mining", "cavern-tunnel")) for square in pair}
    assert forest <= FOREST
    assert mountain <= MOUNTAIN


@pytest.mark.rule("CAV-BOARD-08")
def test_a_meadow_becomes_a_pasture_and_is_none_any_more() -> None:
    made = do(on_turn("6W").lay("meadow", "2,3 1,3 0,3"), "sheep-farming", "small-pasture")
    made.play("lay 2,3", "do large-pasture", "lay 0,3", "lay 1,3")
    assert made.squares("small-pasture", 0) == {"2,3"}
    assert made.large_pastures(0) == {("0,3", "1,3")}
    assert made.squares("meadow", 0) == set()


@pytest.mark.rule("CAV-BOARD-08")
def test_tunnels_become_mine_and_deep_tunnel_and_are_none_any_more() -> None:
    made = do(on_turn().lay("tunnel", "4,2 4,3"), "ore-mine-construction", "ore-mine").play("lay 4,2", "lay 4,3")
    assert (made.squares("ore-mine", 0), made.squares("deep-tunnel", 0)) == ({"4,2"}, {"4,3"})
    assert made.squares("tunnel", 0) == set()
    do(made.turn_of(0), "ruby-mine-construction", "deep-ruby-mine").play("lay 4,3")
    assert (made.squares("ruby-mine", 0), made.squares("deep-tunnel", 0)) == ({"4,3"}, set())


@pytest.mark.rule("CAV-BOARD-08")
@pytest.mark.parametrize(("work_room", "squares"), [(False, {"3,2", "4,2"}), (True, {"3,2", "4,2", "4,3", "5,3"})])
def test_caverns_carry_one_furnishing_tunnels_only_with_the_work_room(work_room: bool, squares: set[str]) -> None:
    made = on_turn("1S").lay("cavern", "4,2").lay("tunnel", "4,3").lay("deep-tunnel", "5,3")
    made.lay("ore-mine", "5,2").lay("ruby-mine", "5,1").furnish("work-room" if work_room else "seam", "3,1")
    assert made.play("place housework", "do furnish", "furnish carpenter").layable() == squares


@pytest.mark.rule("CAV-BOARD-09")
def test_a_stable_stands_on_bare_ground_meadows_and_pastures_but_not_on_fields() -> None:
    made = on_turn("1S").lay("meadow", "2,3").lay("field", "1,3").lay("small-pasture", "2,2")
    squares = do(made.large_pasture("1,2", "1,1"), "sheep-farming", "stable").layable()
    assert squares == FOREST - {"1,3"}


@pytest.mark.rule("CAV-BOARD-09")
def test_a_stable_is_no_tile() -> None:
    assert ruby_squares("meadow", on_turn().lay("stable", "2,3")) == {"2,3"}


@pytest.mark.rule("CAV-BOARD-10")
def test_a_lone_stable_is_no_farm_land() -> None:
    made = on_turn().lay("stable", "1,1")
    assert ruby_squares("meadow", made) == {"2,3"}
    assert ruby_squares("meadow", made.lay("meadow", "2,3")) == {"1,3", "2,2"}


@pytest.mark.rule("CAV-BOARD-10")
@pytest.mark.parametrize("land", ["meadow", "field", "small-pasture", "3 grain"])
def test_meadows_fields_and_pastures_are_farm_land(land: str) -> None:
    assert ruby_squares("meadow", on_turn().lay(land, "0,0")) == {"1,0", "0,1"}


@pytest.mark.rule("CAV-BOARD-10")
def test_both_halves_of_a_large_pasture_are_farm_land() -> None:
    assert ruby_squares("meadow", on_turn().large_pasture("0,0", "1,0")) == {"2,0", "0,1", "1,1"}
    assert ruby_squares("meadow", on_turn().large_pasture("0,0", "0,1")) == {"1,0", "1,1", "0,2"}


@pytest.mark.rule("CAV-BOARD-10")
@pytest.mark.parametrize("cave", ["cavern", "tunnel", "deep-tunnel", "ore-mine", "ruby-mine"])
def test_everything_in_the_mountain_that_is_not_bare_is_cave_system(cave: str) -> None:
    assert ruby_squares("tunnel", on_turn().lay(cave, "5,0")) == {"3,1", "4,2", "4,3", "4,0", "5,1"}


@pytest.mark.rule("CAV-BOARD-10")
def test_squares_beyond_the_board_belong_to_it_too() -> None:
    made = on_turn().lay("tunnel", "6,1").lay("meadow", "-1,0")
    assert ruby_squares("tunnel", made) == {"3,1", "4,2", "4,3", "5,1"}
    assert ruby_squares("meadow", made) == {"0,0"}


@pytest.mark.rule("CAV-BOARD-13")
def test_the_preprinted_cavern_can_be_furnished_in_the_first_turn() -> None:
    made = on_turn("1S").play("place housework", "do furnish", "furnish carpenter")
    assert made.layable() == {"3,2"}


@pytest.mark.rule("CAV-BOARD-13")
def test_both_preprinted_spaces_count_as_used() -> None:
    assert on_turn("0F").score() == 2 - 8 - 22
