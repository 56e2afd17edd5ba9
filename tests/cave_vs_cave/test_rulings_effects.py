"""Rulings about rooms, effects and exchanges (CVC-RULING): the default of each, and both values of options."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.scenes import activating, end_era, owned, place
from tests.cave_vs_cave.table import era_one, era_two


@pytest.mark.rule("CVC-RULING-01")
def test_blue_gains_cannot_be_declined() -> None:
    table = activating("wood-storeroom retting-room", "").play("activate cave-entrance +1f")
    assert owned(table) == "1f 1F"
    assert table.legal() == {"exchange flax", "stop"}
    assert owned(table.play("stop")) == "1w 1f 1F"


@pytest.mark.rule("CVC-RULING-01")
def test_a_dungeon_and_an_equipment_cabinet_pay_by_themselves() -> None:
    table = place(era_two(None), "dungeon equipment-cabinet", seat=0).only("").extension("", "interior-design")
    table.play("take interior-design", "use wall", "wall 0,0|0,1", "use dig", "excavate 4,0", "uncover stall")
    assert owned(table) == "1F 2g 1o"


@pytest.mark.rule("CVC-RULING-02")
def test_blue_gains_come_before_the_first_or_after_the_last_activation() -> None:
    table = activating("iron-trader", "", "undermining act2", era_two())
    assert table.offers("collect iron-trader")
    table.play("activate cave-entrance +1w")
    assert table.legal("collect") == set()
    assert owned(table) == "1w"
    assert owned(table.play("stop")) == "1w 1i"


@pytest.mark.rule("CVC-RULING-03")
def test_a_room_may_be_activated_to_no_effect_and_its_symbol_counts_as_used() -> None:
    table = activating("wood-storeroom spinning-wheel", "")
    assert not table.offers("activate spinning-wheel 1f>1g")
    assert owned(table.play("idle")) == "1w"
    assert not table.offers("use act1")


@pytest.mark.rule("CVC-RULING-03")
def test_with_the_option_only_rooms_with_an_effect_are_activated() -> None:
    table = activating("wood-storeroom spinning-wheel", "", table=era_one(idle_activation=False))
    assert table.legal() == {"collect wood-storeroom", *(f"activate cave-entrance +1{good}" for good in "wsef")}


@pytest.mark.rule("CVC-RULING-04")
@pytest.mark.parametrize("use", ["shelf f:=2", "parlor all:=1"])
def test_replenished_flax_counts_for_the_retting_room(use: str) -> None:
    table = activating("shelf parlor retting-room", "1w 1s 1e 3F 1g").play(f"activate {use}")
    assert table.has("F") == 4


@pytest.mark.rule("CVC-RULING-05")
def test_the_retting_room_pays_nothing_for_flax_that_was_lost() -> None:
    assert owned(era_one().furnish("retting-room", "2,0").only("9f").take("cultivation").play("use +1f")) == "9f"
    assert owned(era_one().furnish("retting-room", "2,0").only("8f").take("cultivation").play("use +1f")) == "9f 1F"


@pytest.mark.rule("CVC-RULING-06")
def test_the_retting_room_pays_after_the_whole_effect() -> None:
    table = activating("parlor retting-room", "1w 1s 1e 1g").play("activate parlor all:=1")
    assert owned(table) == "1w 1s 1e 1f 2F 1g"


@pytest.mark.rule("CVC-RULING-08")
def test_goods_are_exchanged_on_the_own_turn_only() -> None:
    table = era_one().only("1e 1f 1g", seat=0).only("", seat=1)
    assert table.legal("exchange") == {"exchange emmer", "exchange flax", "exchange gold"}
    table.play("take cultivation", "done")
    assert table.legal("exchange") == set()


@pytest.mark.rule("CVC-RULING-08", "CVC-RULING-11")
def test_after_the_last_turn_of_era_i_nobody_exchanges() -> None:
    asked = end_era(era_one(eras="ask").only("2g", seat=0).only("1g", seat=1), round=8)
    assert asked.legal() == {"continue", "finish"}
    assert asked.play("continue").legal() == {"continue", "finish"}
    going_on = end_era(era_one(eras=2).only("2g", seat=0).only("1g", seat=1), round=8)
    assert going_on.legal("exchange") == set()
    assert [going_on.has("g", seat) for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("CVC-RULING-09")
def test_between_paying_and_gaining_nothing_is_exchanged() -> None:
    table = activating("junction-room", "1w 1s 1e 1f").play("activate junction-room 3kinds>2g")
    assert table.legal() == {"pay wood", "pay stone"}
    assert table.play("pay wood").legal() == {"pay stone", "pay emmer"}
    furnishing = era_one().only("1w 1e 2F").take("furnishing").play("use NF>furnish")
    assert furnishing.legal() == {"furnish shelf 2,0", "furnish spinning-wheel 2,0"}
    assert era_one().only("1e 2F").take("excavation").play("use 2F>dig2").legal("exchange") == set()
    assert owned(activating("warehouse", "9e 9F").play("activate warehouse 2F>1w1s1e1f")) == "1w 1s 9e 1f 7F"


@pytest.mark.rule("CVC-RULING-10")
def test_with_nine_food_an_exchange_is_legal_and_the_food_is_lost() -> None:
    assert owned(era_one().only("2e 9F").play("exchange emmer")) == "1e 9F"


@pytest.mark.rule("CVC-RULING-12")
@pytest.mark.parametrize("allowed", [True, False])
def test_whether_gold_pays_the_junction_room(allowed: bool) -> None:
    table = activating("junction-room", "1w 1e 1g", table=era_one(junction_gold=allowed))
    assert table.offers("activate junction-room 3kinds>2g") == allowed
    richer = activating("junction-room", "1w 1s 1e 1g", table=era_one(junction_gold=allowed))
    richer.play("activate junction-room 3kinds>2g", "pay wood", "pay stone")
    assert richer.legal() == ({"pay emmer", "pay gold"} if allowed else {"pay emmer"})


@pytest.mark.rule("CVC-RULING-38")
@pytest.mark.parametrize(
    ("room", "gain"), [("storeroom", "+1e1f1F"), ("state-room", "+1f1g"), ("ore-vein", "+3o2F"), ("box", "+1w1f1D")]
)
def test_a_list_of_gains_is_taken_as_a_whole(room: str, gain: str) -> None:
    table = activating(room, "", table=era_two())
    assert {choice for choice in table.legal("activate") if room in choice} == {f"activate {room} {gain}"}


@pytest.mark.rule("CVC-RULING-38")
def test_the_gains_of_cultivation_are_two() -> None:
    assert era_one().take("cultivation").legal("use") == {"use act1", "use +2e", "use +1f"}


@pytest.mark.rule("CVC-RULING-39")
def test_the_equipment_cabinet_pays_after_the_first_tile() -> None:
    table = era_two(None).furnish("equipment-cabinet", "2,0").only("1F").take("excavation")
    assert not table.offers("use 2F>dig2")
    table.give("2F").play("use 2F>dig2")
    assert owned(table) == ""
    assert owned(table.play("excavate 4,0", "uncover stall")) == "1F 1o"


@pytest.mark.rule("CVC-RULING-40")
@pytest.mark.parametrize(("gold", "left"), [(3, "1F 4g"), (18, "1F 19g"), (19, "1F 19g")])
def test_the_treasury_adds_a_gold_to_three_or_more(gold: int, left: str) -> None:
    assert owned(activating("treasury", f"{gold}g").play("activate treasury 3g>4g1F")) == left


@pytest.mark.rule("CVC-RULING-44")
def test_an_additional_cost_is_not_paid_for_nothing() -> None:
    table = era_one().show_only("stall").only("1w 1g").take("housework")
    assert not table.offers("use 1g>furnish")
    assert table.give("2g").offers("use 1g>furnish")
    assert not table.give("0w").offers("use 1g>furnish")


@pytest.mark.rule("CVC-RULING-45")
def test_the_prospecting_site_needs_no_other_effect_of_its_tile() -> None:
    table = era_one().furnish("prospecting-site", "2,0").only("1F").take("undergrowth").play("use 1F>1g")
    assert owned(table) == "1g"
    assert table.legal("use") == {"use act1", "use +2w"}


@pytest.mark.rule("CVC-RULING-47")
def test_goods_raised_for_era_ii_or_hauled_are_no_effects() -> None:
    table = end_era(era_one(eras=2).furnish("retting-room", "2,0", seat=0).only("1F", seat=0), round=8)
    assert (table.has("f", seat=0), table.has("F", seat=0)) == (1, 1)
    table = end_era(era_two().furnish("retting-room", "2,0", seat=0).only("3D", seat=0), round=1)
    assert owned(table, seat=0) == "3D 3o"


@pytest.mark.rule("CVC-RULING-48")
def test_no_bonus_between_the_activations_of_the_weekly_market() -> None:
    table = era_two().extension("", "", "", "weekly-market").give("2wp").furnish("gold-vein", "2,0")
    table.play("take weekly-market", "use act1+1", "activate gold-vein +1s1g")
    assert table.legal("use") == set()
    assert table.play("activate cave-entrance +1w").offers("use +2wp")


@pytest.mark.rule("CVC-RULING-51")
@pytest.mark.parametrize(
    ("room", "options"),
    [
        ("spinning-wheel", "1f>1g 3f>2g"),
        ("grindstone", "1e>3F 4e>7F"),
        ("bakehouse", "2e>4F1g 3e>4F2g"),
        ("cattle-market", "+1D 1g>2D 2g>3D"),
        ("hitching-post", "3D>2g 4D>3g 5D>4g"),
        ("swordsmith", "1o>1wp 4o>2wp 7o>3wp"),
        ("oubliette", "1F>1wp 3F>2wp 6F>3wp"),
    ],
)
def test_a_ladder_is_a_single_choice(room: str, options: str) -> None:
    for option in options.split():
        table = activating(room, "9e 9f 9F 9g 9D 9o", "undermining act2", era_two())
        assert {choice for choice in table.legal() if room in choice} == {
            f"activate {room} {o}" for o in options.split()
        }
        assert not any(room in choice for choice in table.play(f"activate {room} {option}").legal())


@pytest.mark.rule("CVC-RULING-53")
@pytest.mark.parametrize(("stone", "parts"), [(2, {"+2F", "+1s", "+2F1s"}), (3, {"+2F"})])
def test_the_parts_of_the_tunnel(stone: int, parts: set[str]) -> None:
    table = activating("tunnel", f"{stone}s")
    assert {choice.split()[2] for choice in table.legal("activate") if "tunnel" in choice} == parts
