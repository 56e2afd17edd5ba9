"""The worked examples of the rulebooks for digging, walls and furnishing (WX of the rule file)."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.scenes import diggable, owned
from tests.cave_vs_cave.table import Table, era_one, era_two


@pytest.mark.rule("WX-07")
def test_wx_07_which_tiles_of_the_picture_are_accessible() -> None:
    def picture() -> Table:
        return era_one().dig("1,0", "1,1", "2,1").furnish("warehouse", "2,0").wall("3,0|4,0")

    assert picture().covered(0) == {"0,0", "0,1", "3,1", "4,0", "4,1", "4,2"}
    assert diggable(picture().take("excavation"), "dig") == {"0,0", "0,1", "3,1"}
    assert diggable(picture().take("undermining"), "undermine") == {"0,0", "0,1", "3,1", "4,0"}


@pytest.mark.rule("WX-08")
@pytest.mark.parametrize(("round", "food"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3), (7, 3), (8, 4)])
@pytest.mark.parametrize("tile", ["furnishing", "housework"])
def test_wx_08_furnishing_costs_a_food_for_each_dwarf(round: int, food: int, tile: str) -> None:
    table = era_one().round(round).only(f"1w {food}F").take(tile)
    assert owned(table.play("use NF>furnish", "furnish shelf 2,0")) == ""
    assert not era_one().round(round).only(f"1w {food - 1}F").take(tile).offers("use NF>furnish")


@pytest.mark.rule("WX-09")
@pytest.mark.parametrize("corner", ["0,0", "0,1", "4,0"])
def test_wx_09_the_altar_fits_into_a_corner_however_it_lies(corner: str) -> None:
    table = era_one().dig(corner).show("sacrificial-altar").only("4s 2F").take("furnishing").play("use NF>furnish")
    assert table.offers(f"furnish sacrificial-altar {corner}")


@pytest.mark.rule("WX-10")
def test_wx_10_the_spinning_wheel_does_not_fit_between_facing_walls() -> None:
    table = era_one().dig("1,0").wall("1,0|1,1").only("1w 2F").take("furnishing").play("use NF>furnish")
    assert table.offers("furnish spinning-wheel 2,0")
    assert not table.offers("furnish spinning-wheel 1,0")
    assert table.offers("furnish tunnel 1,0")


@pytest.mark.rule("WX-28")
def test_wx_28_a_wall_on_the_connection_cuts_off_the_old_cave() -> None:
    assert diggable(era_two(None).wall("3,-1|3,0").take("excavation"), "dig") == {"2,-1", "3,-2"}


@pytest.mark.rule("WX-29")
def test_wx_29_the_leader_digs_above_the_opening_first() -> None:
    table = era_two(leader=0)
    assert len([space for space in table.covered(0) if "-" in space]) == 8
    assert diggable(table.take("excavation"), "dig") == {"3,-1"}


@pytest.mark.rule("WX-30")
@pytest.mark.parametrize("room", ["ore-vein", "cave-silo", "mining-cave"])
def test_wx_30_rooms_for_up_to_three_walls_fit_between_facing_walls(room: str) -> None:
    table = era_two(None).dig("1,0").wall("1,0|1,1").show(room).only("4F 1w 2i").take("housework")
    assert table.play("use NF>furnish").offers(f"furnish {room} 1,0")


@pytest.mark.rule("WX-31")
def test_wx_31_razing_leaves_the_rooms_and_gives_all_goods() -> None:
    table = era_one().furnish("tunnel", "2,0").furnish("junction-room", "2,1").wall("2,0|2,1").only("").take("breach")
    table.play("use raze>2s3F1g", "raze 2,0|2,1")
    assert owned(table) == "2s 3F 1g"
    assert table.rooms(0) == {"3,0": "cave-entrance", "2,0": "tunnel", "2,1": "junction-room"}
    assert table.cell(layout.SUPPLY) == 7


@pytest.mark.rule("WX-32")
def test_wx_32_the_first_room_is_orange() -> None:
    def furnishing(table: Table) -> Table:
        return table.show("prospecting-site").only("1w 2F").take("furnishing").play("use NF>furnish")

    assert not furnishing(era_one()).offers("furnish prospecting-site 2,0")
    assert furnishing(era_one().dig("1,0").furnish("shelf", "1,0")).offers("furnish prospecting-site 2,0")
