"""Scenarios: cards, dice for all, buildings and what pays for them (STA-SC)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.scenes import buying, buying_card, payments, resources, scored
from tests.stone_age.table import acting


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
    assert made.fork().begin_new_round().decision == "place-people"  # nobody buys
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


@pytest.mark.rule("STA-SC-31")
def test_sc_31_two_kinds_out_of_a_small_hand() -> None:
    assert buying("b19", "1W 1C 1S 1G").legal() == {"decline"}
    assert payments(buying("b19", "1W 1C 3S")) == {"WSSS": 18, "CSSS": 19}


@pytest.mark.rule("STA-SC-32")
def test_sc_32_five_resources_of_all_four_kinds() -> None:
    found = payments(buying("b25", "5W 5C 5S 5G"))
    assert (found["WWCSG"], found["WCSGG"]) == (21, 24)
    assert not {"WCSG", "WWWCC"} & set(found)


@pytest.mark.rule("STA-SC-33")
def test_sc_33_one_to_seven_resources() -> None:
    found = payments(buying("b26", "8W 8G"))
    assert (found["W"], found["GGGGGGG"]) == (3, 42)
    assert {len(paid) for paid in found} == {1, 2, 3, 4, 5, 6, 7}


@pytest.mark.rule("STA-SC-34")
def test_sc_34_food_buys_no_card() -> None:
    assert buying_card("c03", "8F").legal() == {"decline"}
