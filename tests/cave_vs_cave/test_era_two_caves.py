"""What the second board and the new goods change (CVC-ERA2-GOODS, -DIG, -FURNISH, -ACT)."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.scenes import on_space
from tests.cave_vs_cave.table import era_two

ON_BOTH_BOARDS = {f"excavate {space}" for space in ("2,-1", "3,-2", "1,0", "2,1", "3,1", "4,0")}


@pytest.mark.rule("CVC-ERA2-GOODS-01")
@pytest.mark.parametrize(
    ("space", "effect", "before", "after"),
    [
        *[(1, "+1D", "8D", "9D"), (1, "+1D", "9D", "9D"), (1, "+3o", "6o", "9o"), (1, "+3o", "7o", "9o")],
        *[(1, "+1i", "8i", "9i"), (1, "+1i", "9i", "9i"), (4, "+2wp", "17wp", "19wp"), (4, "+2wp", "18wp", "19wp")],
    ],
)
def test_goods_stop_at_nine_and_weapons_at_nineteen(space: int, effect: str, before: str, after: str) -> None:
    table = on_space(space, "arms-trade").only(before).play("take arms-trade", f"use {effect}")
    assert table.goods() == era_two().only(after).goods()


@pytest.mark.rule("CVC-ERA2-DIG-01")
def test_a_double_dig_may_mix_the_boards() -> None:
    table = era_two(leader=1).give("2F").take("excavation").play("use 2F>dig2")
    table.play("excavate 2,-1", "uncover armory", "excavate 1,0", "uncover stall")
    assert not {"2,-1", "1,0"} & table.covered()
    assert {"armory", "stall"} <= table.display()


@pytest.mark.rule("CVC-ERA2-DIG-01", "CVC-ERA2-DIG-04")
def test_from_the_empty_marked_space_both_boards_can_be_dug() -> None:
    table = era_two(leader=1).take("drift-mining").play("use dig")
    assert table.legal() == ON_BOTH_BOARDS


@pytest.mark.rule("CVC-ERA2-DIG-02")
def test_the_way_begins_at_the_new_opening() -> None:
    table = era_two(leader=1).wall("2,-1|3,-1", "3,-2|3,-1", "3,0|3,1", "3,0|4,0", "2,0|3,0")
    assert not table.take("drift-mining").offers("use dig")


@pytest.mark.rule("CVC-ERA2-DIG-03")
@pytest.mark.parametrize(("tile", "effect"), [("drift-mining", "use dig"), ("undermining", "use undermine")])
def test_a_covered_marked_space_must_be_dug_first(tile: str, effect: str) -> None:
    table = era_two(leader=0).dig("2,-1").take(tile).play(effect)  # DX-21, WX-29
    assert table.legal() == {"excavate 3,-1"}


@pytest.mark.rule("CVC-ERA2-DIG-02", "CVC-ERA2-DIG-05")
def test_a_wall_on_the_connection_cuts_off_era_one_but_for_undermining() -> None:
    table = era_two(leader=1).wall("3,-1|3,0").take("drift-mining").play("use dig")  # WX-28
    assert table.legal() == {"excavate 2,-1", "excavate 3,-2"}
    below = era_two(leader=1).wall("3,-1|3,0").take("undermining").play("use undermine")
    assert below.legal() == ON_BOTH_BOARDS


@pytest.mark.rule("CVC-ERA2-DIG-02", "CVC-ERA2-DIG-05")
def test_a_wall_on_the_opening_closes_the_whole_cave_but_for_undermining() -> None:
    table = era_two(leader=1).wall("3,-1|4,-1").take("drift-mining")
    assert not table.offers("use dig")
    below = era_two(leader=1).wall("3,-1|4,-1").take("undermining").play("use undermine")
    assert below.legal() == ON_BOTH_BOARDS


@pytest.mark.rule("CVC-ERA2-FURNISH-01")
def test_rooms_of_either_era_go_on_either_board_and_into_the_additional_cavern() -> None:
    table = era_two(leader=1).dig("2,-1").cavern(2).wall("X|S").show_only("shelf", "cattle-market", "digging-cave")
    table.give("9w 9s 9g").take("decoration").play("use 1g>furnish")
    assert table.legal() == {
        *("furnish shelf 2,0", "furnish shelf 2,-1"),
        *("furnish cattle-market 2,0", "furnish cattle-market 2,-1", "furnish cattle-market 3,-1"),
        "furnish digging-cave X",
    }


@pytest.mark.rule("CVC-ERA2-FURNISH-02")
@pytest.mark.parametrize(("orange", "blue"), [("1,0", "3,-2"), ("3,-2", "1,0"), ("X", "3,-2"), ("3,-2", "X")])
def test_orange_and_blue_rooms_of_the_whole_cave_are_weighed(orange: str, blue: str) -> None:
    table = era_two().cavern(3).furnish("shelf", "1,1").furnish("iron-trader", blue).show_only("prospecting-site")
    assert not table.take("decoration").offers("use 1g>furnish")
    assert table.furnish("tunnel", orange).offers("use 1g>furnish")


@pytest.mark.rule("CVC-ERA2-ACT-01")
def test_one_block_may_activate_rooms_of_both_boards_and_the_additional_cavern() -> None:
    table = era_two().only("").furnish("storeroom", "1,0").furnish("mining-cave", "2,-1")
    table.cavern(3).furnish("gold-vein", "X").take("expedition").play("use act3")
    table.play("activate storeroom +1e1f1F", "activate mining-cave +5o", "activate gold-vein +1s1g")
    assert table.goods() == era_two().only("1e 1f 1F 5o 1s 1g").goods()
