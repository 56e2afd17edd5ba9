"""How era II is set up (CVC-ERA2-SETUP)."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.components import (
    DARK_ROOMS_OF_ERA_II,
    LIGHT_ROOMS_OF_ERA_II,
    SPACES_OF_ERA_II,
    TAKE_ERA_I_TILES,
)
from tests.cave_vs_cave.scenes import last_turn
from tests.cave_vs_cave.table import Table, era_one, era_two

ERA_II_TILES = ("decoration", "arms-trade", "interior-design", "weekly-market")


def end_era_one(table: Table) -> Table:
    return last_turn(table, 8).play("take cultivation", "done")


@pytest.mark.rule("CVC-ERA2-SETUP-01")
def test_rooms_walls_goods_display_and_cavern_stay_as_they_are() -> None:
    table = era_one(eras=2).furnish("shelf", "2,0").wall("2,0|2,1").cavern(3, 1).furnish("stall", "X", 1)
    end_era_one(table.show("treasury").give("7w 4g").give("5F 2g", 1))
    assert table.rooms(0) == {"3,0": "cave-entrance", "2,0": "shelf"}
    assert table.rooms(1) == {"3,0": "cave-entrance", "X": "stall"}
    assert (table.walls(0), table.walls(1)) == ({"2,0|2,1"}, set())
    assert (table.has("w", 0), table.has("g", 0), table.has("F", 1), table.has("g", 1)) == (7, 4, 5, 2)
    kept = {"spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor", "treasury"}
    assert table.display() - LIGHT_ROOMS_OF_ERA_II == kept
    assert (table.own(layout.CAVERN_SIDE, 0), table.own(layout.CAVERN_SIDE, 1)) == (0, 3)


@pytest.mark.rule("CVC-ERA2-SETUP-01")
def test_the_score_of_era_one_is_recorded_before_anything_is_spent() -> None:
    table = end_era_one(era_one(eras=2).only("5g").furnish("shelf", "2,0"))
    assert table.only("", 0).at.scores()[0] == (3 + 5) + 3


@pytest.mark.rule("CVC-ERA2-SETUP-02", "CVC-ERA2-ROUND-03")
def test_renovation_leaves_and_the_other_eleven_tiles_stay_face_up() -> None:
    table = era_two()
    assert table.has("g", 0) > table.has("g", 1)
    assert table.legal("take") == TAKE_ERA_I_TILES | {"take decoration"}
    on_the_board = [table.cell(layout.ACTION_SPACES + space) for space in range(16)]
    assert on_the_board == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 13, 0, 0, 0]


@pytest.mark.rule("CVC-ERA2-SETUP-03")
def test_the_four_new_tiles_turn_up_in_any_order() -> None:
    table = end_era_one(era_one(eras=2))
    hidden = {f"reveal {tile}" for tile in ERA_II_TILES}
    for number, tile in enumerate(("reveal weekly-market", "reveal decoration", "reveal interior-design"), 1):
        assert table.legal() == hidden
        assert set(table.at.weights()) == {1}
        last_turn(table.play(tile), number).play("take cultivation", "done")
        hidden.remove(tile)
    assert table.legal() == {"reveal arms-trade"}


@pytest.mark.rule("CVC-ERA2-SETUP-04")
def test_a_second_board_lies_west_of_the_first() -> None:
    assert era_two().covered(0) > SPACES_OF_ERA_II
    before, after = (table.take("masonry").play("use wall").legal() for table in (era_one(), era_two()))
    assert before < after
    assert len(after - before) == 9 + 2  # its own, and these:
    assert {"wall 3,-1|3,0", "wall 3,-1|4,-1"} <= after - before


@pytest.mark.rule("CVC-ERA2-SETUP-05", "CVC-ERA2-SETUP-06")
def test_new_goods_start_at_one_and_old_ones_at_zero_are_raised_to_one() -> None:
    table = end_era_one(era_one(eras=2).only("3e 10g").only("9w 1s 2f 19g", 1))  # DX-23
    new = {"D": 1, "o": 1, "i": 1, "wp": 1}
    assert table.goods(0) == {"w": 1, "s": 1, "e": 3, "f": 1, "F": 1, "g": 10} | new
    assert table.goods(1) == {"w": 9, "s": 1, "e": 1, "f": 2, "F": 1, "g": 19} | new


@pytest.mark.rule("CVC-ERA2-SETUP-07")
def test_six_light_rooms_join_the_display() -> None:
    left = {"shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor"}
    assert era_two().display() == left | LIGHT_ROOMS_OF_ERA_II


@pytest.mark.rule("CVC-ERA2-SETUP-08")
@pytest.mark.parametrize("leader", [0, 1])
def test_the_winner_of_era_one_covers_all_new_spaces_the_other_all_but_the_marked_one(leader: int) -> None:
    table = era_two(leader)
    assert table.covered(leader) & SPACES_OF_ERA_II == SPACES_OF_ERA_II
    assert table.covered(1 - leader) & SPACES_OF_ERA_II == SPACES_OF_ERA_II - {"3,-1"}
    table.take("drift-mining").play("use dig", "excavate 3,-1" if leader == 0 else "excavate 2,-1")
    assert table.legal() == {f"uncover {room}" for room in DARK_ROOMS_OF_ERA_II}


@pytest.mark.rule("CVC-ERA2-SETUP-09")
def test_after_a_draw_both_leave_the_marked_space_and_one_tile_is_never_seen() -> None:
    table = era_two(leader=None)
    for seat in (0, 1):
        assert table.covered(seat) & SPACES_OF_ERA_II == SPACES_OF_ERA_II - {"3,-1"}
        table.dig(*(SPACES_OF_ERA_II - {"2,-1"}), seat=seat)
    for room in sorted(DARK_ROOMS_OF_ERA_II)[:12]:  # those twelve are dug; which of the others is out nobody knows
        table.show(room)
    table.take("drift-mining").play("use dig", "excavate 2,-1")
    assert len(table.legal("uncover")) == 3  # for two tiles


@pytest.mark.rule("CVC-ERA2-SETUP-10")
def test_three_walls_join_the_supply() -> None:
    assert end_era_one(era_one(eras=2).wall("2,0|2,1", "3,0|3,1")).cell(layout.SUPPLY) == 7 - 2 + 3


@pytest.mark.rule("CVC-ERA2-SETUP-11")
def test_face_down_tiles_of_era_one_stay_and_can_be_dug() -> None:
    table = end_era_one(era_one(eras=2).dig("1,0", seat=1).give("9g", 0)).play("reveal decoration")
    assert table.covered(1) - SPACES_OF_ERA_II == {"0,0", "0,1", "1,1", "2,1", "3,1", "4,0", "4,1", "4,2"}
    table.take("drift-mining").play("use dig", "excavate 0,0", "uncover state-room")
    assert "state-room" in table.display()
