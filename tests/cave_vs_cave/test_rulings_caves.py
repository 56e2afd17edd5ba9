"""Rulings about digging, walls, boards and furnishing (CVC-RULING): the default of each, and both values of options."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules.board import SPACE_NAMES
from tests.cave_vs_cave.scenes import diggable, owned, rooms_that_fit
from tests.cave_vs_cave.table import ROOM_NUMBERS, era_one, era_two, short


@pytest.mark.rule("CVC-RULING-07")
def test_a_paid_double_dig_needs_one_tile_and_takes_a_second_if_it_can() -> None:
    table = era_one().only("2F").take("excavation").play("use 2F>dig2", "excavate 1,0", "uncover stall")
    assert table.legal() == {"excavate 0,0", "excavate 1,1", "excavate 2,1", "excavate 3,1", "excavate 4,0"}


@pytest.mark.rule("CVC-RULING-07")
def test_a_paid_double_dig_of_the_last_accessible_tile_ends_with_it() -> None:
    table = era_one().only("2F").dig(*(space for space in era_one().covered() if space != "4,2")).take("excavation")
    table.play("use 2F>dig2", "excavate 4,2", "uncover stall")
    assert table.legal() == {"use +1s", "done"}
    assert owned(table) == ""


@pytest.mark.rule("CVC-RULING-13")
def test_a_wall_on_the_opening_of_era_ii_shuts_the_cave_and_counts() -> None:
    table = era_two(None).take("masonry").play("use wall", "wall 3,-1|4,-1", "done", "take cultivation", "done")
    table.only("1w 4F").play("take housework", "use NF>furnish")
    assert table.offers("furnish shelf 3,-1")
    table.play("furnish shelf 3,-1", "done", "take undergrowth", "done")
    assert not table.play("take excavation").offers("use dig")


@pytest.mark.rule("CVC-RULING-13", "CVC-RULING-14")
@pytest.mark.parametrize("allowed", [True, False])
@pytest.mark.parametrize("leader", [0, 1])
def test_the_connection_can_always_be_walled_and_the_opening_by_option(allowed: bool, leader: int) -> None:
    table = era_two(leader, opening_wall=allowed).take("masonry").play("use wall")
    assert table.offers("wall 3,-1|3,0")
    assert table.offers("wall 3,-1|4,-1") == allowed
    assert short(opening_wall=allowed).play("take masonry", "use wall").offers("wall 3,-1|4,-1") == allowed


@pytest.mark.rule("CVC-RULING-14")
def test_a_wall_on_the_connection_counts_for_the_marked_space() -> None:
    table = era_two(None).wall("3,-1|3,0").only("1w 4F").take("housework").play("use NF>furnish")
    assert table.offers("furnish shelf 3,-1")


@pytest.mark.rule("CVC-RULING-15")
@pytest.mark.parametrize("eras", [1, 2, "ask"])
def test_the_opening_of_era_i_is_never_walled_in_era_i(eras: object) -> None:
    table = era_one(eras=eras).take("masonry").play("use wall")
    assert not table.offers("wall 3,-1|3,0")
    assert len(table.legal("wall")) == 14


@pytest.mark.rule("CVC-RULING-16")
def test_undermining_does_not_pass_the_printed_walls_between_the_boards() -> None:
    table = era_two(None).dig("0,0", "1,0").take("undermining")
    assert diggable(table, "undermine") == {"0,1", "1,1", "2,1", "3,1", "4,0", "2,-1", "3,-2"}


@pytest.mark.rule("CVC-RULING-17")
def test_the_symbols_of_era_ii_are_ore_in_the_west_and_iron_in_the_east() -> None:
    table = era_two(None).only("2F").take("excavation").play("use 2F>dig2", "excavate 2,-1", "uncover armory")
    assert owned(table) == "1i"
    assert owned(table.play("excavate 2,-2", "uncover ironsmith")) == "1o 1i"


@pytest.mark.rule("CVC-RULING-18")
def test_the_spaces_of_era_ii_and_their_printed_walls() -> None:
    table = short()
    spaces = ["0,-1", "1,-3", "1,-2", "1,-1", "2,-2", "2,-1", "3,-2", "3,-1"]
    assert table.covered() | {"3,-1"} == set(spaces)
    walls = [table.at.walls_around(SPACE_NAMES.index(space)) for space in spaces]
    printed = ["".join(side for n, side in enumerate("NESW") if found >> n & 1) for found in walls]
    assert printed == ["NEW", "NSW", "N", "E", "W", "E", "SW", ""]


@pytest.mark.rule("CVC-RULING-19")
def test_the_two_walls_of_the_cavern_meet_at_a_corner() -> None:
    table = era_one().cavern(2).only("1w 1s 2F").take("furnishing").play("use NF>furnish")
    assert table.offers("furnish food-corner X")
    assert not table.offers("furnish tunnel X")


@pytest.mark.rule("CVC-RULING-34")
def test_in_the_short_game_the_east_side_is_open_buildable_and_no_way_in() -> None:
    table = short().only("1w 4F").take("housework").play("use NF>furnish")
    assert table.offers("furnish cattle-market 3,-1")
    assert not table.offers("furnish bloomery 3,-1")
    assert short().take("masonry").play("use wall").legal() == {
        *("wall 0,-1|1,-1", "wall 1,-3|1,-2", "wall 1,-2|1,-1", "wall 1,-2|2,-2", "wall 1,-1|2,-1"),
        *("wall 2,-2|2,-1", "wall 2,-2|3,-2", "wall 2,-1|3,-1", "wall 3,-2|3,-1"),
        *("wall 3,-1|3,0", "wall 3,-1|4,-1"),
    }
    assert short().wall("3,-1|3,0").take("excavation").offers("use dig")
    assert not short().wall("3,-1|4,-1").take("excavation").offers("use dig")


@pytest.mark.rule("CVC-RULING-41")
def test_furnishing_is_one_decision_after_the_additional_cost() -> None:
    table = era_one().dig("2,1").only("1w 3F").take("furnishing").play("use NF>furnish")
    assert owned(table) == "1w 1F"
    rooms = ("shelf", "spinning-wheel")
    assert table.legal() == {f"furnish {room} {space}" for room in rooms for space in ("2,0", "2,1")}
    assert owned(table.play("furnish shelf 2,1")) == "1F"


@pytest.mark.rule("CVC-RULING-42")
@pytest.mark.parametrize("room", list(ROOM_NUMBERS)[25:])
def test_the_colours_of_era_ii(room: str) -> None:
    table = era_two(None).furnish(room, "2,1").show("prospecting-site").only("4F").take("housework")
    orange = room not in ("iron-trader", "equipment-cabinet", "breeding-cave")  # beside the Entrance: two against none
    assert table.play("use NF>furnish").offers("furnish prospecting-site 2,0") == orange


@pytest.mark.rule("CVC-RULING-58")
@pytest.mark.parametrize("edge", ["X|E", "X|S"])
def test_the_cavern_has_no_orientation(edge: str) -> None:
    three_walls = {6, 7, 8, 9, 12, 13, 15, 16, 17, 21, 26, 28, 29, 31, 35, 36, 37, 38, 40, 45}
    assert rooms_that_fit(era_two(None).cavern(2).wall(edge), "X") == three_walls
