"""The rulings CVC-RULING-01 to -31: the default of each, and both values of those that are options."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.board import SPACE_NAMES
from tests.cave_vs_cave.scenes import activating, diggable, drafting, end_era, owned, place
from tests.cave_vs_cave.table import Table, era_one, era_two, short, solo, solo_era_two


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


@pytest.mark.rule("CVC-RULING-20")
@pytest.mark.parametrize("closed", [False, True])
def test_whether_the_fourth_space_is_closed_alone(closed: bool) -> None:
    table = solo_era_two(solo_weapon_gate=closed).extension("", "weekly-market", "interior-design", "arms-trade")
    for weapons in (0, 1, 19):
        table.give(f"{weapons}wp")
        assert table.offers("take arms-trade") == (not closed)
        assert table.legal("take") >= {"take decoration", "take weekly-market", "take interior-design"}


@pytest.mark.rule("CVC-RULING-21")
@pytest.mark.parametrize("edition", ["big-box", "2016"])
@pytest.mark.parametrize("closed", [False, True])
def test_alone_renovation_asks_for_no_gold(edition: str, closed: bool) -> None:
    table = solo(edition=edition, solo_weapon_gate=closed).round(7).lay("renovation").only("")
    assert table.offers("take renovation")


@pytest.mark.rule("CVC-RULING-22", "CVC-RULING-26")
@pytest.mark.parametrize("start", [era_two, solo_era_two])
@pytest.mark.parametrize(
    ("space", "effects"),
    [
        (1, {"+3o", "+1i", "+1D"}),
        (2, {"1o>1i", "3o>2i", "5o>3i", "7o>4i"}),
        (3, {f"{n}i>{n}wp" for n in range(1, 10)}),
        (4, {"+2wp"}),
    ],
)
def test_the_bonus_effects_from_left_to_right(start: Callable[[], Table], space: int, effects: set[str]) -> None:
    table = start().extension(*[""] * (space - 1), "weekly-market").only("9o 9i 9wp")
    assert table.play("take weekly-market").legal("use") == {"use act1+1", *(f"use {effect}" for effect in effects)}


@pytest.mark.rule("CVC-RULING-23")
@pytest.mark.parametrize(("weapons", "winners"), [(15, []), (16, [0])])
def test_the_solo_goal_of_180_counts_both_eras(weapons: int, winners: list[int]) -> None:
    table = solo_era_two().only(f"{weapons}wp")
    place(table, "state-room treasury gold-vein secret-chamber", seat=0)
    table.at.set_of(0, layout.ERA_I_ROOMS, 109)
    table.at.set_of(0, layout.ERA_I_GOLD, 17)
    assert table.at.scores() == [165 + weapons]
    assert table.at.winners() == winners


@pytest.mark.rule("CVC-RULING-24")
def test_breach_stays_out_of_the_solo_game() -> None:
    assert "take breach" not in solo_era_two().legal("take")
    assert len(solo_era_two().legal("take")) == 11


@pytest.mark.rule("CVC-RULING-25")
def test_alone_the_extra_room_is_revealed_before_the_next_effect() -> None:
    table = solo().take("drift-mining").play("use dig", "excavate 2,1", "uncover stall")
    assert all(choice.startswith("uncover") for choice in table.legal())
    assert table.play("uncover dungeon").offers("use act1")


NINE_ROOMS = (  # 38 points; only (4,2) with its three walls is left
    "parlor warehouse stall storeroom weaving-room furniture-workshop retting-room equipment-room wood-storeroom"
)


@pytest.mark.rule("CVC-RULING-27", "CVC-RULING-31")
def test_who_can_place_nothing_leaves_the_draft_and_the_drawn_tile_stays() -> None:
    display = {"shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "junction-room"}
    table = drafting(NINE_ROOMS, "").show_only(*display)
    table.at.set_of(0, layout.RESERVE, 0)
    table.play("uncover treasury")
    assert (table.decision, table.seat) == ("uncover-room", 1)
    assert table.own(layout.DRAFT_OVER, seat=0) == 1
    assert table.play("uncover bakehouse").display() == {*display, "treasury", "bakehouse"}


@pytest.mark.rule("CVC-RULING-28")
def test_who_has_no_empty_space_is_out_and_draws_no_tile() -> None:
    rooms = "shelf spinning-wheel tunnel grindstone food-corner warehouse retting-room equipment-room wood-storeroom"
    table = drafting(f"{rooms} weaving-room", "state-room dungeon treasury parlor").cavern(2, seat=0)
    pile = table.cell(layout.PILE_I)
    table.play("uncover prospecting-site", "draft prospecting-site X")
    assert table.at.scores() == [37, 39]
    assert (table.seat, table.own(layout.DRAFT_OVER, seat=0)) == (1, 1)
    assert table.cell(layout.PILE_I) == pile - 1  # drawn by seat 1


@pytest.mark.rule("CVC-RULING-29")
def test_no_leftover_tile_covers_the_cavern() -> None:
    table = drafting(NINE_ROOMS, "").show_only("bakehouse")
    table.at.set_of(1, layout.DRAFT_OVER, 1)
    table.play("uncover treasury", "draft bakehouse 4,2", "cavern two-walls")
    assert (table.decision, table.seat) == ("cover-space", 1)
    table.until("reveal-tile")
    assert "X" not in table.covered(seat=0)


@pytest.mark.rule("CVC-RULING-30")
def test_the_order_of_the_draft_no_longer_counts_once_the_other_is_out() -> None:
    table = drafting("", "shelf")
    table.at.set_of(1, layout.DRAFT_OVER, 1)
    assert table.play("uncover treasury", "draft parlor 4,2").seat == 0
