"""Rules meeting each other: the scenarios DX-01 to DX-27 of the rule file."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.board import EDGES
from tests.cave_vs_cave.scenes import (
    activating,
    diggable,
    end_era,
    owned,
    place,
    rooms_in_a_row,
)
from tests.cave_vs_cave.table import Table, era_one, era_two, short, solo, solo_era_two


def last_round(first: str, second: str) -> Table:
    """Round 8 of era I with Renovation on the board; seat 0 is on turn."""
    return era_one().round(8).lay("renovation").only(first, seat=0).only(second, seat=1)


@pytest.mark.rule("DX-01")
def test_dx_01_an_exchange_before_the_shelf_makes_food_of_the_flax_it_replaces() -> None:
    table = activating("shelf", "1f").play("exchange flax")
    assert owned(table) == "1F"
    assert owned(table.play("activate shelf f:=2")) == "2f 1F"
    assert owned(activating("shelf", "1f").play("activate shelf f:=2")) == "2f"


@pytest.mark.rule("DX-02")
def test_dx_02_the_retting_room_adds_a_food_to_that() -> None:
    table = activating("shelf retting-room", "1f").play("exchange flax", "activate shelf f:=2")
    assert owned(table) == "2f 2F"


@pytest.mark.rule("DX-03")
def test_dx_03_renovation_opens_when_a_tie_on_gold_is_broken() -> None:
    table = last_round("5g", "1w 5g")
    assert not table.offers("take renovation")
    table.play("take cultivation", "done")
    assert not table.offers("take renovation")
    table.play("take housework", "use 1g>furnish", "furnish shelf 2,0", "done")
    assert table.seat == 0
    assert table.offers("take renovation")


@pytest.mark.rule("DX-04")
def test_dx_04_gold_exchanged_before_renovation_loses_it_and_after_it_does_no_harm() -> None:
    assert not last_round("5g", "4g").play("exchange gold").offers("take renovation")
    table = last_round("1w 5g", "4g").play("take renovation", "exchange gold", "exchange gold")
    assert table.legal("use") == {"use wall", "use furnish"}


@pytest.mark.rule("DX-05")
def test_dx_05_a_dungeon_pays_for_the_wall_after_it() -> None:
    table = last_round("3s 10g", "").furnish("shelf", "2,0").dig("4,2").wall("4,1|4,2").show("dungeon")
    table.play("take renovation", "use furnish", "furnish dungeon 4,2", "use wall", "wall 0,0|0,1")
    assert owned(table) == "8g"


@pytest.mark.rule("DX-06")
def test_dx_06_a_dungeon_does_not_pay_for_the_wall_before_it() -> None:
    table = last_round("3s 10g", "").furnish("shelf", "2,0").dig("4,2").show("dungeon")
    table.play("take renovation", "use wall", "wall 4,1|4,2", "use furnish", "furnish dungeon 4,2")
    assert owned(table) == "6g"


@pytest.mark.rule("DX-07")
def test_dx_07_the_wood_storeroom_before_or_after_the_shelf() -> None:
    before = activating("shelf wood-storeroom", "").play("collect wood-storeroom")
    assert owned(before) == "1w"
    assert owned(before.play("activate shelf w:=2")) == "2w"
    assert owned(activating("shelf wood-storeroom", "").play("activate shelf w:=2", "stop")) == "3w"


@pytest.mark.rule("DX-08")
def test_dx_08_wood_taken_before_helps_to_pay_the_furniture_workshop() -> None:
    table = activating("furniture-workshop wood-storeroom", "1w 1f")
    assert not table.offers("activate furniture-workshop 2w1f>3g")
    assert owned(table.play("collect wood-storeroom", "activate furniture-workshop 2w1f>3g")) == "3g"


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


@pytest.mark.rule("DX-10")
def test_dx_10_what_goes_over_a_limit_is_lost() -> None:
    assert owned(era_one().only("8e").take("cultivation").play("use +2e")) == "9e"
    altar = activating("sacrificial-altar", "1w 1e 1f 1F 18g").play("activate sacrificial-altar 1w1e1f1F>3g")
    assert owned(altar) == "19g"


@pytest.mark.rule("DX-11")
def test_dx_11_an_expedition_takes_no_mix_of_wood_and_stone() -> None:
    assert era_one().only("4w 1s").take("expedition").legal("use") == {"use act3"}
    assert owned(era_one().only("5w 1s").take("expedition").play("use 5w>4g")) == "1s 4g"
    assert owned(era_one().only("4w 5s").take("expedition").play("use 5s>4g")) == "4w 4g"


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


@pytest.mark.rule("DX-15")
def test_dx_15_alone_a_single_dig_reveals_one_more_room() -> None:
    table = solo().take("excavation").play("use dig", "excavate 2,1", "uncover stall")
    assert table.decision == "uncover-room"
    assert table.play("uncover dungeon").decision == "use-tile"
    assert table.display() == {"shelf", "spinning-wheel", "tunnel", "stall", "dungeon"}
    assert table.cell(layout.PILE_I) == 8


@pytest.mark.rule("DX-16")
def test_dx_16_alone_a_double_dig_reveals_no_more() -> None:
    table = solo().give("2F").take("excavation").play("use 2F>dig2", "excavate 2,1", "uncover stall")
    assert table.play("excavate 1,0", "uncover dungeon").decision == "use-tile"
    assert table.cell(layout.PILE_I) == 9


@pytest.mark.rule("DX-17", "CVC-RULING-07")
def test_dx_17_alone_a_double_dig_that_found_one_tile_reveals_one_more() -> None:
    table = solo().dig(*(space for space in solo().covered() if space != "1,0")).give("2F").take("excavation")
    table.play("use 2F>dig2", "excavate 1,0", "uncover stall")
    assert table.decision == "uncover-room"
    assert table.play("uncover dungeon").decision == "use-tile"
    assert table.has("F") == 0


@pytest.mark.rule("DX-18")
def test_dx_18_alone_two_digging_effects_reveal_two_more() -> None:
    table = solo().furnish("digging-cave", "2,0").give("1g").take("drift-mining")
    table.play("use dig", "excavate 2,1", "uncover stall", "uncover dungeon")
    table.play("use act1", "activate digging-cave 1g>dig", "excavate 3,1", "uncover treasury", "uncover storeroom")
    assert table.decision == "use-tile"
    assert table.cell(layout.PILE_I) == 7


@pytest.mark.rule("DX-19")
def test_dx_19_alone_the_revealed_room_can_be_furnished_at_once() -> None:
    table = solo().only("1w 3g").take("expansion").play("use dig", "excavate 2,1", "uncover dungeon", "uncover stall")
    table.play("use 2g>furnish", "furnish stall 2,1")
    assert table.rooms()["2,1"] == "stall"
    assert owned(table) == ""


@pytest.mark.rule("DX-20")
def test_dx_20_alone_a_tile_from_each_board_reveals_no_more() -> None:
    table = solo_era_two().dig("3,-1").give("2F").take("excavation")
    table.play("use 2F>dig2", "excavate 2,1", "uncover stall", "excavate 2,-1", "uncover ironsmith")
    assert table.decision == "use-tile"
    assert (table.cell(layout.PILE_I), table.cell(layout.PILE_II)) == (9, 7)


@pytest.mark.rule("DX-21")
def test_dx_21_the_leaders_cave_is_shut_until_the_opening_is_dug() -> None:
    assert diggable(era_two(leader=0).take("undermining"), "undermine") == {"3,-1"}
    table = era_two(leader=0).only("1w 4F").take("housework").play("use NF>furnish")
    assert table.offers("furnish shelf 2,0")
    dug = era_two(leader=0).give("2F").take("excavation").play("use 2F>dig2", "excavate 3,-1", "uncover ironsmith")
    assert dug.offers("excavate 2,1")


@pytest.mark.rule("DX-22")
@pytest.mark.parametrize(("round", "ore"), [(1, 9), (2, 9), (3, 9), (4, 8)])
def test_dx_22_donkeys_haul_ore_after_every_round_but_the_last(round: int, ore: int) -> None:
    table = end_era(era_two(None).give("3D 8o", seat=0).give("2D 0o", seat=1), round)
    assert (table.has("D", seat=0), table.has("o", seat=0)) == (3, ore)
    assert table.has("o", seat=1) == (2 if round < 4 else 0)


@pytest.mark.rule("DX-23")
def test_dx_23_what_era_ii_raises_to_one() -> None:
    table = end_era(era_one(eras=2).only("3e 10g", seat=0), round=8)
    assert owned(table, seat=0) == "1w 1s 3e 1f 1F 10g 1D 1o 1i 1wp"


@pytest.mark.rule("DX-24")
def test_dx_24_the_fourth_space_is_shut_while_weapons_are_level() -> None:
    table = era_two(None).round(4).extension("", "interior-design", "weekly-market", "arms-trade")
    assert (table.has("wp", seat=0), table.has("wp", seat=1)) == (1, 1)
    assert not table.offers("take arms-trade")
    table.play("take cultivation", "done")
    assert not table.offers("take arms-trade")
    assert table.give("2wp").offers("take arms-trade")
    assert not table.play("take housework", "done").offers("take arms-trade")


@pytest.mark.rule("DX-25")
@pytest.mark.parametrize("order", [("+2wp", "3g>4wp1D"), ("3g>4wp1D", "+2wp"), ("3g>4wp1w", "+2wp")])
def test_dx_25_arms_trade_on_the_fourth_space(order: tuple[str, str]) -> None:
    table = era_two(None).extension("", "", "", "arms-trade").only("1w 3g 4wp", seat=0).only("3wp", seat=1)
    table.play("take arms-trade", *(f"use {effect}" for effect in order))
    assert owned(table) == ("2w 10wp" if "3g>4wp1w" in order else "1w 1D 10wp")


@pytest.mark.rule("DX-26")
def test_dx_26_the_common_pool() -> None:
    table = short("shelf", "tunnel", "parlor").give("2F 2w", seat=0).give("2F 2w", seat=1)
    for tile, seat in (("cultivation", 0), ("undergrowth", 1)):
        assert table.seat == seat
        table.play(f"take {tile}", "use act1")
        offered = {choice.split()[1] for choice in table.legal("activate")}
        assert offered >= {"food-corner", "warehouse", "sacrificial-altar", "shelf", "tunnel", "parlor"}
        table.play("activate warehouse 2F>1w1s1e1f", "done")
    table.dig("2,-1").give("9F").play("take housework", "use NF>furnish")
    assert not any("warehouse" in choice for choice in table.legal("furnish"))
    assert table.only("", seat=0).at.scores()[0] == 0


@pytest.mark.rule("DX-27")
def test_dx_27_a_dungeon_in_the_pool_pays_every_builder() -> None:
    table = short("dungeon", "tunnel", "parlor").extension("", "interior-design").only("", seat=0).only("", seat=1)
    table.play("take masonry", "use wall", "wall 2,-1|3,-1", "done")
    table.play("take interior-design", "use wall", "wall 2,-1|3,-1", "done")
    assert (owned(table, seat=0), owned(table, seat=1)) == ("2g", "2g")
