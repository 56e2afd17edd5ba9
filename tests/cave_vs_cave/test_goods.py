"""Goods: what there is, how much of it, how it is gained, paid and refilled (CVC-GOODS)."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules.goods import lack, parse_goods
from tests.cave_vs_cave.table import Table, era_one, era_two


def activating(room: str, goods: str) -> Table:
    """Era II, about to activate one room, owning nothing but these goods."""
    return era_two().furnish(room, "3,-1").only(goods).play("take cultivation", "use act1")


@pytest.mark.rule("CVC-GOODS-01")
def test_era_one_has_six_goods() -> None:
    at_start = {"w": 1, "s": 1, "e": 1, "f": 1, "F": 1, "g": 1, "D": 0, "o": 0, "i": 0, "wp": 0}
    assert era_one().goods() == at_start


@pytest.mark.rule("CVC-GOODS-01")
def test_era_two_adds_donkey_ore_iron_and_weapon() -> None:
    table = era_two()
    assert [table.has(good) for good in ("D", "o", "i", "wp")] == [1, 1, 1, 1]


# A tile that gives each good.
GAINS = [
    ("w", "undergrowth", "use +2w"),
    ("s", "excavation", "use +1s"),
    ("e", "cultivation", "use +2e"),
    ("f", "cultivation", "use +1f"),
    ("F", "furnishing", "use +1F"),
    ("D", "decoration", "use +1D"),
    ("o", "decoration", "use +3o"),
    ("i", "decoration", "use +1i"),
]


@pytest.mark.rule("CVC-GOODS-02")
@pytest.mark.parametrize(("good", "tile", "gain"), GAINS)
def test_nine_is_the_most_of_a_good(good: str, tile: str, gain: str) -> None:
    assert era_two().give(f"8{good}").play(f"take {tile}", gain).has(good) == 9
    assert era_two().give(f"9{good}").play(f"take {tile}", gain).has(good) == 9


@pytest.mark.rule("CVC-GOODS-02")
@pytest.mark.parametrize(("good", "room"), [("g", "ceremonial-hall +2g"), ("wp", "weapon-chamber +1wp")])
def test_nineteen_is_the_most_of_gold_and_weapons(good: str, room: str) -> None:
    assert activating(room.split()[0], f"18{good}").play(f"activate {room}").has(good) == 19
    assert activating(room.split()[0], f"19{good}").play(f"activate {room}").has(good) == 19


@pytest.mark.rule("CVC-GOODS-02", "CVC-GOODS-05")
def test_a_good_never_falls_below_nothing() -> None:
    assert activating("spinning-wheel", "1f").play("activate spinning-wheel 1f>1g").has("f") == 0
    assert not activating("spinning-wheel", "0f").offers("activate spinning-wheel 1f>1g")


@pytest.mark.rule("CVC-GOODS-03", "CVC-ROOM-06")
def test_ten_gold_are_ten_and_not_none() -> None:
    table = era_two().furnish("state-room", "3,-1").furnish("parlor", "1,-3").furnish("weapon-chamber", "0,-1")
    table.only("9g 9wp")
    table.play("take expedition", "use act3", "activate state-room +1f1g", "activate weapon-chamber +1wp")
    assert (table.has("g"), table.has("wp")) == (10, 10)
    table.play("activate parlor all:=1")
    assert (table.has("g"), table.has("wp")) == (10, 10)
    assert table.play("exchange gold").has("g") == 9


@pytest.mark.rule("CVC-GOODS-04", "DX-10")
def test_a_gain_is_taken_as_far_as_it_fits() -> None:
    assert era_two().give("8e").play("take cultivation", "use +2e").has("e") == 9
    altar = activating("sacrificial-altar", "1w 1e 1f 1F 18g").play("activate sacrificial-altar 1w1e1f1F>3g")
    assert altar.has("g") == 19


@pytest.mark.rule("CVC-GOODS-04")
def test_one_full_good_does_not_spoil_the_others() -> None:
    table = activating("warehouse", "2F 9e").play("activate warehouse 2F>1w1s1e1f")
    assert [table.has(good) for good in "wsef"] == [1, 1, 9, 1]


@pytest.mark.rule("CVC-GOODS-04", "DX-52")
def test_a_treasury_with_everything_full_changes_nothing() -> None:
    table = activating("treasury", "19g 9F").play("activate treasury 3g>4g1F")
    assert table.goods() == era_two().only("19g 9F").goods()


@pytest.mark.rule("CVC-GOODS-05", "CVC-GOODS-09", "DX-11")
@pytest.mark.parametrize(("goods", "payments"), [("4w 4s", set()), ("5w 4s", {"use 5w>4g"}), ("4w 5s", {"use 5s>4g"})])
def test_five_wood_or_five_stone_but_no_mix(goods: str, payments: set[str]) -> None:
    table = era_one().only(goods).take("expedition")
    assert table.legal("use") - {"use act3"} == payments


@pytest.mark.rule("CVC-GOODS-05")
def test_only_an_exchange_makes_up_for_missing_food() -> None:
    table = era_one().only("1w 4F 1e").play("take housework")
    assert not table.offers("use 5F>furnish")
    assert table.play("exchange emmer").offers("use 5F>furnish")


@pytest.mark.rule("CVC-GOODS-06")
def test_a_plus_gains_the_shown_amount() -> None:
    assert era_one().only("3e").play("take cultivation", "use +2e").goods() == era_one().only("5e").goods()


@pytest.mark.rule("CVC-GOODS-07", "WX-01")
@pytest.mark.parametrize(("chosen", "other"), [("w", "s"), ("s", "w")])
def test_a_gain_with_slashes_gives_one_of_its_kinds(chosen: str, other: str) -> None:
    table = era_one().only("1w 1s").take("masonry").play(f"use +1{chosen}")
    assert (table.has(chosen), table.has(other)) == (2, 1)
    assert not {"use +1w", "use +1s"} & table.legal()


@pytest.mark.rule("CVC-GOODS-08")
def test_an_arrow_pays_its_whole_left_and_gains_its_whole_right() -> None:
    table = activating("store", "1g").play("activate store 1g>4F1o1f")
    assert table.goods() == era_two().only("4F 1o 1f").goods()
    table = activating("sacrificial-altar", "2w 2e 2f 2F").play("activate sacrificial-altar 1w1e1f1F>3g")
    assert table.goods() == era_two().only("1w 1e 1f 1F 3g").goods()


@pytest.mark.rule("CVC-GOODS-09")
@pytest.mark.parametrize(("payment", "left"), [("5e", "1e 6f 4g"), ("5f", "6e 1f 4g")])
def test_the_player_chooses_which_good_to_pay(payment: str, left: str) -> None:
    table = activating("stall", "6e 6f").play(f"activate stall {payment}>4g")
    assert table.goods() == era_two().only(left).goods()


@pytest.mark.rule("CVC-GOODS-09")
def test_the_stall_takes_no_mix() -> None:
    assert not [name for name in activating("stall", "4e 4f").legal("activate") if "stall" in name]


@pytest.mark.rule("CVC-GOODS-10")
def test_an_arrow_works_once_for_each_use_of_its_tile() -> None:
    table = era_two().extension("weekly-market").give("9D 19g").play("take weekly-market", "use 3D>6F")
    assert not {"use 3D>6F", "use 2g>6F"} & table.legal()


@pytest.mark.rule("CVC-GOODS-10")
def test_an_arrow_works_once_for_each_use_of_its_room() -> None:
    table = era_two().furnish("spinning-wheel", "3,-1").give("9f").play("take expedition", "use act3")
    table.play("activate spinning-wheel 1f>1g")
    assert not [name for name in table.legal() if "spinning-wheel" in name]


@pytest.mark.rule("CVC-GOODS-11")
def test_of_three_options_one_is_used_or_none() -> None:
    table = era_two().play("take decoration")
    assert {"use +3o", "use +1i", "use +1D", "done"} <= table.legal()
    table.play("use +1D")
    assert not {"use +3o", "use +1i", "use +1D"} & table.legal()


@pytest.mark.rule("CVC-GOODS-11")
@pytest.mark.parametrize("payment", ["use 5w>4g", "use 5s>4g"])
def test_one_payment_closes_the_other(payment: str) -> None:
    assert not era_one().give("9w 9s").take("expedition").play(payment).legal("use")


@pytest.mark.rule("CVC-GOODS-12")
def test_what_an_effect_gives_cannot_pay_for_it() -> None:
    assert not activating("treasury", "2g").offers("activate treasury 3g>4g1F")
    assert not activating("junction-room", "1w 1s").offers("activate junction-room 3kinds>2g")


@pytest.mark.rule("CVC-GOODS-12")
def test_the_cabinets_food_comes_too_late_for_its_own_dig() -> None:
    table = era_two().furnish("equipment-cabinet", "1,-3").only("1F").play("take excavation")
    assert not table.offers("use 2F>dig2")


@pytest.mark.rule("CVC-GOODS-13")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 3), (3, 3), (4, 4), (9, 9)])
def test_refilling_raises_and_never_lowers(before: int, after: int) -> None:
    assert activating("food-corner", f"{before}F").play("activate food-corner F:=3").has("F") == after


@pytest.mark.rule("CVC-GOODS-14")
@pytest.mark.parametrize(
    ("purse", "cost", "missing"), [("", "", 0), ("1w 3g", "1w 2g", 0), ("1w", "3w 2s", 4), ("9s", "1wp 1i", 2)]
)
def test_what_a_purse_lacks_is_counted_over_all_kinds(purse: str, cost: str, missing: int) -> None:
    assert lack(parse_goods(purse), parse_goods(cost)) == missing


def test_with_slashes_one_kind_is_refilled() -> None:
    table = activating("shelf", "").play("activate shelf s:=2")
    assert table.goods() == era_two().only("2s").goods()


@pytest.mark.rule("CVC-GOODS-14")
def test_without_slashes_all_kinds_are_refilled() -> None:
    table = activating("parlor", "").play("activate parlor all:=1")
    assert set(table.goods().values()) == {1}


@pytest.mark.rule("CVC-GOODS-15")
def test_only_three_rooms_refill() -> None:
    refills = {name.split()[1] for name in era_one().game.verbs.codes if ":=" in name}
    assert refills == {"shelf", "food-corner", "parlor"}


@pytest.mark.rule("CVC-GOODS-16")
@pytest.mark.parametrize("tile", ["housework", "furnishing"])
@pytest.mark.parametrize(("round_number", "food"), [(1, 2), (4, 3), (8, 4)])
def test_a_cost_for_each_dwarf(tile: str, round_number: int, food: int) -> None:
    table = era_one().round(round_number).only(f"1w {food - 1}F").take(tile)
    assert not table.offers("use NF>furnish")
    assert table.give(f"{food}F").play("use NF>furnish").has("F") == 0


@pytest.mark.rule("CVC-GOODS-16")
def test_a_gain_for_each_donkey() -> None:
    table = era_two().give("3D 1o", 0).give("0D 1o", 1)
    for _ in range(8):
        table.play(min(table.legal("take")), "done")
    assert (table.has("o", 0), table.has("o", 1)) == (4, 1)


@pytest.mark.rule("CVC-GOODS-17")
def test_an_undivided_list_is_gained_together() -> None:
    table = activating("storeroom", "")
    assert {name for name in table.legal() if "storeroom" in name} == {"activate storeroom +1e1f1F"}
    assert table.play("activate storeroom +1e1f1F").goods() == era_two().only("1e 1f 1F").goods()
