"""The scenarios STA-SC-01 to STA-SC-30: placing, tools, cards and buildings."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.scenes import buying, buying_card, crowded, fork, payments, resources, scored
from tests.stone_age.table import acting, table


@pytest.mark.rule("STA-SC-01")
def test_sc_01_nobody_comes_back_to_a_place() -> None:
    made = table().play("place forest 2", "place card-1 1", "place card-2 1", "place card-3 1", "place hunt 2")
    made.play("place card-4 1", "place building-1 1", "place building-2 1")
    assert made.seat == 0
    assert not {"forest", "hunt"} & made.open_places()


@pytest.mark.rule("STA-SC-02")
def test_sc_02_of_two_players_one_uses_a_site_in_a_round() -> None:
    made = table(2).play("place quarry 1")
    assert ("quarry" in made.open_places(), "forest" in made.open_places()) == (False, True)
    assert "quarry" in made.begin_new_round().open_places()


@pytest.mark.rule("STA-SC-03")
def test_sc_03_of_three_players_two_use_a_site() -> None:
    made = table(3).play("place river 1", "place river 1")
    for seat in (2, 0, 1):
        assert (made.seat, "river" in made.open_places()) == (seat, False)
        made.play(f"place card-{seat + 1} 1")


@pytest.mark.rule("STA-SC-04")
def test_sc_04_two_village_places_close_the_third_for_three_players() -> None:
    made = table(3).play("place toolmaker 1", "place field 1")
    for seat in (2, 0, 1):
        assert (made.seat, "hut" in made.open_places()) == (seat, False)
        made.play(f"place card-{seat + 1} 1")


@pytest.mark.rule("STA-SC-05")
def test_sc_05_one_of_two_players_may_use_both_village_places() -> None:
    made = table(2).play("place toolmaker 1", "place card-1 1", "place field 1")
    assert "hut" not in made.open_places()
    assert "hut" not in made.play("place card-2 1").open_places()


@pytest.mark.rule("STA-SC-06")
def test_sc_06_one_person_cannot_go_to_the_hut() -> None:
    assert "hut" not in table().people(1, 0).open_places()
    assert "hut" in table().people(2, 0).open_places()


@pytest.mark.rule("STA-SC-07")
def test_sc_07_who_cannot_place_is_skipped_and_fed() -> None:
    made = crowded(table(2))
    assert (made.decision, made.seat, made.tribe(0).at_home) == ("choose-place", 0, 1)
    made.play("resolve hunt").roll(1)
    assert (made.seat, made.has("F", 0)) == (1, 12)
    assert made.begin_feeding().has("F", 0) == 12 - 2


@pytest.mark.rule("STA-SC-08")
def test_sc_08_the_last_place_must_be_taken_and_can_only_be_declined() -> None:
    made = crowded(table(2), free="card-4")
    assert made.legal() == {"place card-4 1"}
    assert made.play("place card-4 1", "resolve card-4").legal() == {"decline"}


@pytest.mark.rule("STA-SC-09")
def test_sc_09_the_clay_dug_first_pays_for_the_card() -> None:
    made = acting("card-1, clay-pit")
    assert fork(made).play("resolve card-1").legal() == {"decline"}
    made.play("resolve clay-pit").roll(4)
    assert resources(made, 0) == "C"
    assert made.play("resolve card-1", "buy").tribe(0).cards == {"c03"}


@pytest.mark.rule("STA-SC-10")
@pytest.mark.parametrize(
    ("choice", "tools"),
    [("raise used", [(2, False), (1, True), (1, True)]), ("raise ready", [(2, True), (1, True), (1, False)])],
)
def test_sc_10_the_owner_raises_a_used_or_a_ready_tool(choice: str, tools: list[tuple[int, bool]]) -> None:
    made = acting("toolmaker", "", players=2).tools("1x 1 1", 0).play("resolve toolmaker")
    assert made.legal() == {"raise ready", "raise used"}
    other = acting("toolmaker, field").tools("1x 1 1", 0).play("resolve toolmaker", choice)
    assert other.tribe(0).tools == tools
    assert made.play(choice).tribe(0).tools == [(2, True), (1, True), (1, True)]  # in the next round


@pytest.mark.rule("STA-SC-11")
def test_sc_11_a_second_tool_is_ready_at_once() -> None:
    made = acting("toolmaker, quarry").tools("1x", 0).play("resolve toolmaker")
    assert made.tribe(0).tools == [(1, True), (1, False)]
    assert resources(made.play("resolve quarry").roll(4).play("tool 1"), 0) == "S"


@pytest.mark.rule("STA-SC-12")
def test_sc_12_the_tool_maker_gives_no_thirteenth_step() -> None:
    made = acting("toolmaker, field").tools("4 4 3", 0).play("resolve toolmaker")
    assert made.tribe(0).tools == [(4, True)] * 3
    assert made.put("toolmaker", 0).play("resolve toolmaker").tribe(0).tools == [(4, True)] * 3


@pytest.mark.rule("STA-SC-13")
def test_sc_13_tools_and_a_one_use_tool_on_one_roll() -> None:
    made = acting("quarry, field").tools("1 2", 0).one_use(4, seat=0).play("resolve quarry").roll(3)
    made.play("tool 2", "tool 1", "one-use 4")
    assert resources(made, 0) == "SS"
    assert made.tribe(0).one_use == set()
    assert made.begin_new_round().tribe(0).one_use == set()


@pytest.mark.rule("STA-SC-14")
def test_sc_14_the_rest_of_a_tool_is_lost() -> None:
    made = acting("hunt, field").tools("4", 0).play("resolve hunt").roll(1).play("tool 4")
    assert (made.has("F", 0), made.tribe(0).tools) == (12 + 2, [(4, False)])


@pytest.mark.rule("STA-SC-15")
def test_sc_15_unused_one_use_tools_are_no_tools() -> None:
    made = table(2).one_use(4, 3, seat=0).tools("1 1 1", 0).points(6, 1)
    assert scored(made).at.scores() == [2 * 3, 6]
    assert made.at.winners() == [0]  # 0 + 3 + 5 against 0 + 0 + 5
    made = table(2).one_use(4, 3, seat=0).tools("1 1 1", 0).points(6, 1).tools("4", 1)
    assert scored(made).at.winners() == [1]  # the cards' 7 do not count


@pytest.mark.rule("STA-SC-16")
def test_sc_16_dice_for_two() -> None:
    made = buying_card("c07", "1W", players=2).play("buy").roll(5, 6).play("pick 6")
    assert (made.tribe(0).agriculture, made.seat, made.legal()) == (1, 1, {"pick 5"})
    assert made.play("pick 5").tribe(1).tools == [(1, True)]
    second = buying_card("c09", "1W", players=2).play("buy").roll(4, 4)
    assert second.legal() == {"pick 4"}
    second.play("pick 4", "pick 4")
    assert [resources(second, seat) for seat in (0, 1)] == ["G", "G"]


@pytest.mark.rule("STA-SC-17")
def test_sc_17_dice_for_four_go_round_from_the_buyer() -> None:
    made = acting("field", "", "card-1", "building-1").slots("c07 c03 c06 c22").give("1S", 2).give("1W 1C", 3)
    made.play("resolve field", "resolve card-1", "buy").roll(1, 4, 5, 6)
    order = list[int]()
    for choice in ("pick 4", "pick 1", "pick 6", "pick 5"):
        order.append(made.seat)
        made.play(choice)
    assert order == [2, 3, 0, 1]
    assert (made.seat, made.legal()) == (3, {"resolve building-1"})
    assert made.play("resolve building-1", "buy").score(3) == 10  # W W C with the new wood


@pytest.mark.rule("STA-SC-18")
def test_sc_18_a_tool_die_at_the_limit_is_taken_for_nothing() -> None:
    made = buying_card("c07", "1W", players=2).tools("4 4 4", 1).play("buy").roll(5, 5).play("pick 5")
    assert (made.seat, made.legal()) == (1, {"pick 5"})
    assert made.play("pick 5").tribe(1).tools == [(4, True)] * 3


@pytest.mark.rule("STA-SC-19")
def test_sc_19_the_polar_bear_leaves_dice_for_all_alone() -> None:
    made = buying_card("c07", "1W", theme="winter", animals=True).animal("polar-bear").play("buy").roll(1, 2, 3, 4)
    assert made.legal() == {"pick 1", "pick 2", "pick 3", "pick 4"}
    assert resources(made.play("pick 1"), 0) == "W"


@pytest.mark.rule("STA-SC-20")
@pytest.mark.parametrize(("choice", "gold"), [("no-tool", 0), ("tool 2", 1)])
def test_sc_20_a_rolling_card_under_the_polar_bear(choice: str, gold: int) -> None:
    made = buying_card("c13", "1W", theme="winter", animals=True).animal("polar-bear").tools("2", 0).play("buy")
    assert made.roll(3, 4).play(choice).has("G", 0) == gold


@pytest.mark.rule("STA-SC-21")
@pytest.mark.parametrize(("choice", "wood"), [("tool 4", 1), ("no-tool", 0)])
def test_sc_21_the_malus_is_taken_off_roll_and_tool_together(choice: str, wood: int) -> None:
    made = acting("forest", theme="winter", animals=True).animal("polar-bear").tools("4", 0).play("resolve forest")
    assert made.roll(2).play(choice).has("W", 0) == wood


@pytest.mark.rule("STA-SC-22")
def test_sc_22_a_kept_card_feeds_the_tribe() -> None:
    made = acting("card-1", "", players=2).slots("c31 c03 c06 c22").people(6, 0).give("1W 3F", 0).agriculture(1, 0)
    made.play("resolve card-1", "buy", "keep")
    assert made.legal() == {"redeem", "starve"}
    made.play("redeem", "gain wood", "gain wood", "feed")
    assert (resources(made, 0), made.has("F", 0), made.score(0)) == ("", 0, 0)


@pytest.mark.rule("STA-SC-23")
def test_sc_23_a_card_never_redeemed_counts_two_resources() -> None:
    made = buying_card("c31", "1W 3S").play("buy", "pay wood 1", "keep")
    assert scored(made).score(0) == 5 + 1  # healing, one symbol


@pytest.mark.rule("STA-SC-24")
def test_sc_24_a_blind_drawn_card_gives_nothing_but_its_symbol() -> None:
    made = buying_card("c05", "1W").slots("c05 c06 c22 c27").deck("c03 c10 c11 c12 c13 c14 c15 c16 c17 c18")
    made.play("buy", "blind c03")
    assert (len(made.deck_cards()), made.has("F", 0), made.tribe(0).blind) == (9, 12, "c03")
    assert "c03" in made.game.view(made.at, 1)["unseen"]  # an opponent does not know where it is
    assert "c03" not in made.game.view(made.at, 0)["unseen"]
    assert scored(made).score(0) == 2 * 2  # writing and pottery


@pytest.mark.rule("STA-SC-25")
def test_sc_25_the_blind_draw_from_an_empty_deck() -> None:
    made = acting("card-1, hunt", "", players=2).slots("c05 c03 c06 c22").deck("").give("1W")
    made.play("resolve card-1", "buy")
    assert (made.legal(), made.tribe(0).blind) == ({"resolve hunt"}, "")
    assert made.play("resolve hunt").roll(1).at.over


@pytest.mark.rule("STA-SC-26")
def test_sc_26_three_cards_bought_from_a_deck_of_two_end_the_game() -> None:
    made = acting("card-1, card-2, card-3", "", players=2).deck("c10 c11").give("6W")
    made.play("resolve card-3", "buy", "resolve card-2", "buy", "resolve card-1", "buy", "pay wood 1")
    assert (made.at.over, made.cell(layout.ROUND)) == (True, 1)


@pytest.mark.rule("STA-SC-27")
def test_sc_27_two_cards_bought_from_a_deck_of_two_give_one_more_round_at_least() -> None:
    made = acting("card-1, card-2", "", players=2).deck("c10 c11").give("3W")
    made.play("resolve card-2", "buy", "resolve card-1", "buy", "pay wood 1", "deal c10", "deal c11")
    assert (made.decision, made.cell(layout.ROUND), made.deck_cards()) == ("place-people", 2, set())
    assert fork(made).begin_new_round().decision == "place-people"  # nobody buys
    assert made.slots("c22 c27 c10 -").deck("").begin_new_round().at.over


@pytest.mark.rule("STA-SC-28")
def test_sc_28_the_last_tile_of_a_stack_ends_the_game_after_the_round() -> None:
    made = acting("building-1", "building-2, card-1", "field", "hunt").stack_left(1, 1).give("2W 1C").give("2C 2S", 1)
    made.play("resolve building-1", "buy", "resolve building-2", "buy", "reveal b02", "resolve card-1", "buy")
    made.play("resolve field", "resolve hunt").roll(6)
    assert made.at.over
    assert [made.has("F", seat) for seat in range(4)] == [7, 12 + 7 - 5, 8, 10]
    assert (made.score(0), made.score(1)) == (10, 14 + 1)
    assert made.open_cards() == ["", "c06", "c22", "c27"]


@pytest.mark.rule("STA-SC-29")
def test_sc_29_the_next_building_is_seen_but_no_place_this_round() -> None:
    made = acting("building-1", "field", players=2).give("2W 1C").play("resolve building-1", "buy", "reveal b02")
    assert (made.seat, made.stack_tops()[0], made.legal()) == (1, "b02", {"resolve field"})


@pytest.mark.rule("STA-SC-30")
def test_sc_30_four_resources_of_exactly_two_kinds() -> None:
    found = payments(buying("b19", "5W 5C 5S 5G"))
    assert (found["WWWC"], found["WWCC"], found["SGGG"]) == (13, 14, 23)
    assert not {"WWWW", "WWCS", "WWC", "WWWCC"} & set(found)
