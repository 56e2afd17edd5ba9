"""Rules meeting each other when rooms are used and goods exchanged (scenarios DX of the rule file)."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.scenes import activating, last_round, owned, place
from tests.cave_vs_cave.table import era_one, era_two, short


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


@pytest.mark.rule("DX-50")
@pytest.mark.parametrize(("flax", "left"), [(8, "9f 1F"), (9, "9f")])
def test_dx_50_the_retting_room_wants_flax_received(flax: int, left: str) -> None:
    table = activating("secret-chamber retting-room", f"{flax}f").play("activate secret-chamber +3f")
    assert owned(table) == left


@pytest.mark.rule("DX-51")
def test_dx_51_gold_exchanged_before_the_parlor_is_a_food_won() -> None:
    table = activating("parlor", "1w 1s 1e 1f 2F 1g").play("exchange gold")
    assert (table.has("F"), table.has("g")) == (3, 0)
    assert owned(table.play("activate parlor all:=1")) == "1w 1s 1e 1f 3F 1g"


@pytest.mark.rule("DX-52")
def test_dx_52_the_treasury_without_three_gold_and_at_the_limits() -> None:
    assert not activating("treasury", "2g").offers("activate treasury 3g>4g1F")
    assert owned(activating("treasury", "9F 19g").play("activate treasury 3g>4g1F")) == "9F 19g"


@pytest.mark.rule("DX-53")
def test_dx_53_the_prospecting_site_works_though_the_tile_is_declined() -> None:
    table = era_one().furnish("prospecting-site", "2,0").only("1e").take("undergrowth")
    assert not table.offers("use 1F>1g")
    assert owned(table.play("exchange emmer", "use 1F>1g")) == "1g"
    assert table.play("done").seat == 1


@pytest.mark.rule("DX-54")
@pytest.mark.parametrize(
    ("choices", "left"),
    [
        ((), "9F 19g"),
        (("use 1F>1g",), "8F 19g"),
        (("exchange gold",), "9F 18g"),
        (("exchange gold", "use 1F>1g"), "8F 19g"),
    ],
)
def test_dx_54_the_prospecting_site_at_the_limits(choices: tuple[str, ...], left: str) -> None:
    table = era_one().furnish("prospecting-site", "2,0").only("9F 19g").take("undergrowth")
    assert owned(table.play(*choices)) == left


@pytest.mark.rule("DX-55")
def test_dx_55_the_warehouse_at_the_limits() -> None:
    table = activating("warehouse", "9e 9F").play("activate warehouse 2F>1w1s1e1f")
    assert owned(table) == "1w 1s 9e 1f 7F"
    assert owned(table.play("exchange emmer", "exchange emmer")) == "1w 1s 7e 1f 9F"


@pytest.mark.rule("DX-56")
def test_dx_56_iron_taken_before_serves_the_weaponsmith() -> None:
    table = activating("weaponsmith iron-trader", "1w", "undermining act2", era_two())
    assert not table.offers("activate weaponsmith 1w1i>2wp")
    assert owned(table.play("activate cave-entrance +1w", "stop")) == "2w 1i"
    table = activating("weaponsmith iron-trader", "1w", "undermining act2", era_two())
    assert owned(table.play("collect iron-trader", "activate weaponsmith 1w1i>2wp", "stop")) == "2wp"


@pytest.mark.rule("DX-57")
def test_dx_57_a_donkey_taken_before_is_slaughtered() -> None:
    table = activating("slaughtering-cave breeding-cave", "", "drift-mining act1", era_two())
    assert not table.offers("activate slaughtering-cave 1D>5F1g")
    assert owned(table.play("collect breeding-cave", "activate slaughtering-cave 1D>5F1g")) == "5F 1g"


@pytest.mark.rule("DX-62")
@pytest.mark.parametrize(("donkeys", "left"), [(5, "2g 5D"), (1, "1D")])
def test_dx_62_the_gold_donkey_counts_pairs_of_donkeys(donkeys: int, left: str) -> None:
    table = activating("gold-donkey", f"{donkeys}D", table=era_two())
    assert owned(table.play("activate gold-donkey +1g:2D")) == left


@pytest.mark.rule("DX-67")
def test_dx_67_the_junction_room_nets_one_gold_for_a_gold() -> None:
    table = activating("junction-room", "1w 1e 1g").play("activate junction-room 3kinds>2g")
    assert owned(table.play("pay wood", "pay emmer", "pay gold")) == "2g"


@pytest.mark.rule("DX-68")
def test_dx_68_iron_and_gold_count_half() -> None:
    rooms = "ceremonial-hall armory weapon-chamber weaponsmith wainwright swordsmith bloomery store"  # 80
    spaces = ("0,-1", "1,-3", "1,-2", "1,-1", "2,-2", "2,-1", "3,-2", "3,-1")
    table = place(short().only("9w 9s 9e 9f 9F 2g 9D 9o 3i 4wp"), rooms, 0, spaces)
    assert table.at.scores()[0] == 80 + 4 + 1.5 + 1 == 86.5


@pytest.mark.rule("DX-69")
def test_dx_69_the_retting_room_pays_after_the_parlor() -> None:
    table = activating("parlor retting-room", "1w 1s 1e 1g").play("activate parlor all:=1")
    assert owned(table) == "1w 1s 1e 1f 2F 1g"


@pytest.mark.rule("DX-71")
def test_dx_71_nothing_becomes_gold_for_the_digging_cave() -> None:
    table = activating("digging-cave", "2f")
    assert not table.offers("activate digging-cave 1g>dig")
    assert table.legal("exchange") == {"exchange flax"}
    assert not table.play("exchange flax", "exchange flax").offers("activate digging-cave 1g>dig")


@pytest.mark.rule("DX-72")
def test_dx_72_each_player_activates_the_own_entrance() -> None:
    table = era_one().only("", seat=0).only("", seat=1)
    table.play("take cultivation", "use act1", "activate cave-entrance +1w", "done")
    table.play("take undergrowth", "use act1", "activate cave-entrance +1s", "done")
    assert (owned(table, seat=0), owned(table, seat=1)) == ("1w", "1s")
