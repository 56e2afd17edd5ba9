"""Rules meeting each other in a cave: digging, walls, furnishing (scenarios DX of the rule file)."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.board import EDGES
from tests.cave_vs_cave.scenes import (
    SPACES,
    activating,
    diggable,
    last_round,
    owned,
    place,
    rooms_in_a_row,
    rooms_that_fit,
)
from tests.cave_vs_cave.table import Table, era_one, era_two


@pytest.mark.rule("DX-09")
@pytest.mark.parametrize("tile", ["masonry", "renovation", "interior-design"])
def test_dx_09_without_walls_in_the_supply_none_is_built_until_one_is_razed(tile: str) -> None:
    def all_walls_are_placed() -> Table:
        table = era_two(None).extension("", "interior-design") if tile == "interior-design" else last_round("", "")
        return table.wall(*EDGES[: table.cell(layout.SUPPLY)], seat=1).give("9g", seat=0)

    assert not all_walls_are_placed().take(tile).offers("use wall")
    table = all_walls_are_placed().play("take cultivation", "done").take("breach")
    table.play("use raze>2s3F1g", f"raze {EDGES[0]}", "done")
    assert table.cell(layout.SUPPLY) == 1
    assert table.take(tile).offers("use wall")


@pytest.mark.rule("DX-12")
def test_dx_12_each_blue_room_needs_one_more_orange_room() -> None:
    table = era_one().dig("1,0", "1,1", "2,1").furnish("shelf", "1,0").show("prospecting-site", "equipment-room")
    table.only("9w 9F 9g").play("take housework", "use NF>furnish", "furnish prospecting-site 2,0")
    table.play("use 1g>furnish")
    assert not any("equipment-room" in choice for choice in table.legal("furnish"))
    table.play("furnish spinning-wheel 1,1", "done", "take cultivation", "done", "take furnishing")
    assert table.play("use NF>furnish").offers("furnish equipment-room 2,1")


@pytest.mark.rule("DX-13")
def test_dx_13_undermining_goes_through_two_walls_but_through_no_tile() -> None:
    def walled() -> Table:
        return era_one().wall("2,0|3,0", "1,0|2,0")

    assert diggable(walled().take("excavation")) == {"3,1", "4,0"}
    assert diggable(walled().take("undermining"), "undermine") == {"1,0", "2,1", "3,1", "4,0"}


@pytest.mark.rule("DX-14")
def test_dx_14_equipment_room_and_iron_trader_with_undermining() -> None:
    owns = "equipment-room iron-trader gold-vein state-room secret-chamber"
    table = activating(owns, "", "undermining act2", era_two(None))
    assert rooms_in_a_row(table) == 3
    assert table.play("stop").has("i") == 1
    digging = place(era_two(None), owns, seat=0).only("").take("undermining").play("use undermine")
    digging.play("excavate 3,-2", "uncover ironsmith")
    assert owned(digging) == ""
    assert digging.legal() == {"done"}


@pytest.mark.rule("DX-43")
def test_dx_43_the_cavern_can_be_furnished_in_the_turn_that_earned_it() -> None:
    rooms = "grindstone warehouse stall storeroom weaving-room gold-vein secret-chamber treasury bakehouse"
    table = place(era_one(), rooms, seat=0, spaces=SPACES[1:]).only("2w 2F 1g")
    table.play("take housework", "use NF>furnish", "furnish shelf 2,0")
    assert table.legal() == {"cavern two-walls", "cavern three-walls"}
    table.show("sacrificial-altar").give("4s").play("cavern two-walls", "use 1g>furnish")
    assert table.play("furnish sacrificial-altar X").rooms()["X"] == "sacrificial-altar"


@pytest.mark.rule("DX-44")
def test_dx_44_of_the_cavern_only_the_placed_wall_can_be_razed() -> None:
    table = era_one().cavern(3).wall("X|S").furnish("treasury", "X").take("breach").play("use raze>2s3F1g")
    assert table.legal() == {"raze X|S"}
    assert table.play("raze X|S").rooms()["X"] == "treasury"
    assert table.at.scores()[0] == 10 + 2


@pytest.mark.rule("DX-45")
def test_dx_45_breach_without_a_wall_gives_nothing() -> None:
    assert era_one().only("").take("breach").legal() == {"done"}


@pytest.mark.rule("DX-46")
def test_dx_46_the_food_of_furnishing_helps_to_pay_it() -> None:
    table = era_one().only("1w 1F").take("furnishing")
    assert not table.offers("use NF>furnish")
    assert owned(table.play("use +1F", "use NF>furnish", "furnish shelf 2,0")) == ""


@pytest.mark.rule("DX-47")
def test_dx_47_housework_furnishes_twice() -> None:
    table = era_one().round(5).dig("2,1").only("2w 3F 1g").take("housework")
    table.play("use NF>furnish", "furnish shelf 2,0", "use 1g>furnish", "furnish spinning-wheel 2,1")
    assert owned(table) == ""
    assert table.legal() == {"done"}


@pytest.mark.rule("DX-48")
@pytest.mark.parametrize(
    ("goods", "oranges", "legal"), [("2w 2g", 1, True), ("1w 2g", 1, False), ("2w 1g", 1, False), ("2w 2g", 0, False)]
)
def test_dx_48_expansion_furnishes_the_tile_just_dug_where_it_lay(goods: str, oranges: int, legal: bool) -> None:
    table = era_one().only(goods)
    if oranges:
        table.furnish("shelf", "2,0")
    table.show_only("dungeon").take("expansion").play("use dig", "excavate 2,1", "uncover equipment-room")
    assert table.offers("use 2g>furnish") == legal
    if legal:
        assert owned(table.play("use 2g>furnish", "furnish equipment-room 2,1")) == ""


@pytest.mark.rule("DX-49")
def test_dx_49_a_food_symbol_pays_nine_at_most_and_only_when_dug() -> None:
    table = era_one().dig("2,1").only("2w 9F").take("excavation").play("use dig", "excavate 1,1", "uncover stall")
    assert owned(table) == "2w 9F"
    table.play("done", "take undergrowth", "done")
    assert owned(table.take("furnishing").play("use NF>furnish", "furnish shelf 1,1")) == "1w 7F"


@pytest.mark.rule("DX-60")
def test_dx_60_the_equipment_cabinet_pays_for_a_dig_after_it_was_furnished() -> None:
    dig = ("use dig", "excavate 4,0", "uncover stall")
    furnish = ("use 2g>furnish", "furnish equipment-cabinet 2,1")
    for choices, left in ((furnish + dig, "1F 1o"), (dig + furnish, "")):
        table = era_two(None).furnish("shelf", "2,0").dig("2,1").show("equipment-cabinet").only("2g 1i")
        assert owned(table.take("expansion").play(*choices)) == left


@pytest.mark.rule("DX-61")
def test_dx_61_iron_then_ore_from_the_symbols_and_the_cabinets_goods() -> None:
    table = era_two(None).furnish("equipment-cabinet", "2,0").only("2F").take("excavation").play("use 2F>dig2")
    assert not table.offers("excavate 2,-2")
    table.play("excavate 2,-1", "uncover ironsmith", "excavate 2,-2", "uncover armory")
    assert owned(table) == "1F 2o 1i"


@pytest.mark.rule("DX-63")
def test_dx_63_what_fits_above_the_opening() -> None:
    assert rooms_that_fit(era_two(None), "3,-1") == {25, 26, 29, 31}
    one_wall = {1, 2, 4, 7, 8, 9, 20, 21, 22, 25, 26, 27, 28, 29, 31, 32, 33, 34, 43, 44}
    assert rooms_that_fit(era_two(None).wall("3,-1|4,-1"), "3,-1") == one_wall
    assert era_two(None).wall("3,-1|4,-1").take("excavation").legal("use") == {"use +1s"}


@pytest.mark.rule("DX-64")
def test_dx_64_what_fits_between_four_walls() -> None:
    table = era_two(None).dig("4,2").wall("4,1|4,2")
    assert rooms_that_fit(table, "4,2") == {17, 18, 19, 24, 39, 40, 41, 42}


@pytest.mark.rule("DX-66")
def test_dx_66_the_wall_of_a_tunnel_closes_a_way_that_another_dig_opens() -> None:
    table = era_one().furnish("tunnel", "2,0").wall("2,0|2,1").give("2F").take("excavation")
    assert diggable(table, "2F>dig2") == {"1,0", "3,1", "4,0"}
    assert table.play("excavate 3,1", "uncover stall").offers("excavate 2,1")


@pytest.mark.rule("DX-70")
def test_dx_70_after_the_free_dig_the_paid_one_is_closed() -> None:
    table = era_one().only("2F").take("excavation").play("use dig", "excavate 2,1", "uncover stall")
    assert table.legal() == {"use +1s", "done"}
