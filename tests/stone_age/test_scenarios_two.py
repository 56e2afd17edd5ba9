"""The scenarios STA-SC-31 to STA-SC-60: payments, feeding, scoring and the winter."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.scoring import standing
from tests.stone_age.scenes import at_animal, buying, buying_card, crowded, payments, resources, scored
from tests.stone_age.table import Table, acting, feeding, table


def wild(players: int = 4) -> Table:
    return table(players, theme="winter", animals=True)


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


@pytest.mark.rule("STA-SC-35")
def test_sc_35_income_comes_first() -> None:
    made = feeding("2F", people=5, agriculture=3)
    assert (made.decision, made.has("F", 0), made.score(0)) == ("place-people", 0, 0)


@pytest.mark.rule("STA-SC-36")
def test_sc_36_three_missing_and_four_resources() -> None:
    made = feeding("3F 1W 2S 1G", people=7, agriculture=1)
    assert made.legal() == {"feed", "starve"}
    assert set(payments(made, "feed")) == {"WSS", "WSG", "SSG"}


@pytest.mark.rule("STA-SC-37")
@pytest.mark.parametrize(("goods", "legal"), [("2F 3C", {"starve"}), ("2F 4C", {"feed", "starve"})])
def test_sc_37_starving_is_forced_or_chosen(goods: str, legal: set[str]) -> None:
    made = feeding(goods, people=6)
    held = resources(made, 0)
    assert made.legal() == legal
    made.play("starve")
    assert (made.score(0), made.has("F", 0), resources(made, 0)) == (-10, 0, held)


@pytest.mark.rule("STA-SC-38")
def test_sc_38_a_negative_score_is_added_to() -> None:
    made = feeding("0F", players=2).points(4, 0).play("starve")
    assert made.score(0) == -6
    made.put("card-3", 0).give("3W", 0).begin_actions().play("resolve card-3", "buy")
    assert made.score(0) == -3


@pytest.mark.rule("STA-SC-39")
def test_sc_39_the_newborn_eats_too() -> None:
    made = acting("hut", "", players=2).give("6F", 0).play("resolve hut")
    assert (made.decision, made.has("F", 0), made.tribe(0).people) == ("place-people", 0, 6)


@pytest.mark.rule("STA-SC-40")
@pytest.mark.parametrize("place", ["hut", "field"])
def test_sc_40_no_gain_at_the_limits(place: str) -> None:
    made = acting(f"{place}, hunt").people(10, 0).agriculture(10, 0).play(f"resolve {place}")
    assert (made.tribe(0).people, made.tribe(0).at_home, made.tribe(0).agriculture) == (10, 9, 10)


@pytest.mark.rule("STA-SC-41")
@pytest.mark.parametrize(("face", "food"), [(1, 4), (6, 27)])
def test_sc_41_nine_hunters_roll_nine_dice(face: int, food: int) -> None:
    made = acting("hunt 9, field").play("resolve hunt").roll(*[face] * 9)
    assert (made.decision, made.has("F", 0)) == ("choose-place", 12 + food)


@pytest.mark.rule("STA-SC-42")
def test_sc_42_all_green_cards_and_eight_with_three_twice() -> None:
    assert scored(table().cards("c03 c05 c07 c08 c09 c11 c12 c13 c14 c19 c22 c23 c28 c31 c32 c33", 0)).score(0) == 128
    assert scored(table().cards("c03 c05 c07 c11 c13 c19 c22 c23 c12 c09 c08", 0)).score(0) == 73


@pytest.mark.rule("STA-SC-43")
def test_sc_43_figures_without_anything_to_multiply_and_one_card_of_three() -> None:
    assert scored(table().cards("c25 c30", 0)).score(0) == 0
    assert scored(table().cards("c35", 0).buildings("b01 b26", 0)).score(0) == 6


@pytest.mark.rule("STA-SC-44")
def test_sc_44_two_of_three_equal_scores_win_together() -> None:
    made = table(3)
    for seat, (agriculture, tools, people) in enumerate([(4, "2 2 2", 8), (5, "2 2 1", 7), (6, "2 2 2", 6)]):
        made.points(120, seat).agriculture(agriculture, seat).tools(tools, seat).people(people, seat)
    scored(made)
    assert made.at.scores() == [120.0, 120.0, 120.0]
    assert made.at.winners() == [0, 2]
    assert [standing(made.at, seat) for seat in range(3)] == [(120, 18), (120, 17), (120, 18)]


@pytest.mark.rule("STA-SC-45")
def test_sc_45_the_less_negative_score_wins() -> None:
    assert scored(table(2).points(-13, 0).points(-3, 1)).at.winners() == [1]


@pytest.mark.rule("STA-SC-46")
def test_sc_46_no_animal_appears_if_no_card_was_bought() -> None:
    made = wild().deck("").tools("2x 1x", 0).begin_new_round()
    assert (made.decision, made.seat, made.active()) == ("place-people", 1, "")
    assert made.tribe(0).tools == [(2, True), (1, True)]


@pytest.mark.rule("STA-SC-47")
def test_sc_47_insulation_needs_a_stone_left_and_a_plus() -> None:
    def bought(tile: str, goods: str) -> Table:
        return buying(tile, goods, theme="winter", hard_winter=True).play("buy")

    exact = bought("b11", "1C 2S")
    assert (exact.decision, exact.score(0)) == ("reveal-building", 14)
    assert [bought("b11", "1C 3S").play(choice).score(0) for choice in ("no-extra", "extra")] == [14, 19]
    assert bought("b26", "1W 3S").play("pay wood 1", "pay stone 0").decision == "reveal-building"


@pytest.mark.rule("STA-SC-48")
def test_sc_48_the_gold_of_a_card_comes_too_late() -> None:
    made = buying_card("c20", "1G", theme="winter", hard_winter=True).play("buy")
    assert (made.decision, resources(made, 0), made.score(0)) == ("choose-place", "G", 0)
    made = buying_card("c20", "2G", theme="winter", hard_winter=True).play("buy", "extra")
    assert (resources(made, 0), made.score(0)) == ("G", 6)


@pytest.mark.rule("STA-SC-49")
def test_sc_49_an_animal_stays_a_round_and_is_driven_off_in_the_next() -> None:
    made = at_animal(2, 1, 0, 0).begin_actions()
    assert (made.active(), made.has("F", 0), made.tribe(0).at_home) == ("wild-boar", 12 - 3, 3)
    made.put("animal", 2).begin_actions().roll(1).roll(1).roll(1, 1)  # seats 1, 2 and 0
    assert (made.active(), made.has("F", 0), made.tribe(0).at_home) == ("", 9 - 5, 5)
    assert [made.score(seat) for seat in range(4)] == [6, 3, 3, 0]


@pytest.mark.rule("STA-SC-50")
def test_sc_50_one_person_goes_to_an_animal_in_a_turn() -> None:
    made = wild(2).animal("wolf")
    assert (made.offers("place animal 1"), made.offers("place animal 2")) == (True, False)
    made.play("place animal 1", "place field 1")
    assert made.offers("place animal 1")


@pytest.mark.rule("STA-SC-51")
def test_sc_51_the_last_person_must_go_to_the_animal() -> None:
    made = crowded(wild(2).animal("wolf").put("animal", 1))
    assert (made.seat, made.legal()) == (0, {"place animal 1"})


@pytest.mark.rule("STA-SC-52")
def test_sc_52_the_second_animal_waits_until_the_first_is_driven_off() -> None:
    made = wild(2).animal("wild-boar").slots("c03 c06 c22 -").begin_new_round().play("appear wolf", "deal c10")
    made.put("animal", 0).put("animal", 1).put("forest", 0, 2).begin_actions()
    assert made.play("resolve forest").roll(5, 4).has("W", 0) == 2  # 9 - 2, not 9 - 4
    made.roll(1)
    assert (made.active(), made.queue()) == ("wild-boar", ["wolf"])
    made.roll(1)
    assert (made.decision, made.active(), made.queue()) == ("place-people", "wolf", [])


@pytest.mark.rule("STA-SC-53")
def test_sc_53_animals_among_the_new_cards() -> None:
    made = wild().slots("c22 c27 - -").begin_new_round()
    made.play("appear wolf", "deal c03", "appear polar-bear", "deal c10")
    assert made.open_cards() == ["c22", "c27", "c03", "c10"]
    assert (made.active(), made.queue()) == ("wolf", ["polar-bear"])


@pytest.mark.rule("STA-SC-54")
def test_sc_54_an_animal_is_no_card_for_the_refill() -> None:
    made = wild().slots("c03 - c22 -").deck("c07").animals_in_deck("wolf").begin_new_round()
    assert (made.at.over, made.active(), made.deck_cards()) == (True, "", {"c07"})


@pytest.mark.rule("STA-SC-55")
def test_sc_55_the_blind_draw_shows_an_animal_and_takes_the_card_below() -> None:
    made = acting("card-1", "", players=2, theme="winter", animals=True).slots("c05 c03 c06 c22").give("1W")
    made.play("resolve card-1", "buy", "show wolf", "blind c11")
    assert (made.tribe(0).blind, made.has("F", 0)) == ("c11", 12 - 5)
    assert made.legal() == {"appear wolf"}
    made.play("appear wolf", "deal c10")
    assert (made.active(), made.decision) == ("wolf", "place-people")


@pytest.mark.rule("STA-SC-56")
def test_sc_56_points_instead_of_a_useless_tool() -> None:
    made = at_animal(1, 1).tools("4 4 4", 0).begin_actions().roll(6)
    assert made.legal() == {"reward 6", "points"}
    assert made.play("points").score(0) == 3


@pytest.mark.rule("STA-SC-57")
def test_sc_57_igloos_end_nothing_and_are_no_buildings() -> None:
    made = acting("igloo-4", "", players=2, theme="winter", igloos=True).buildings("i1 i2", 1).give("3G")
    made.buildings("i3 b01 b18 b26", 0).cards("c04 c35", 0).play("resolve igloo-4", "buy")
    assert (made.decision, made.cell(layout.IGLOOS_LEFT)) == ("place-people", 0)
    assert scored(made).score(0) == 18 + 12


@pytest.mark.rule("STA-SC-58")
def test_sc_58_shamans_count_the_person_at_the_animal() -> None:
    made = at_animal(1, 0, 0).people(7, 0).cards("c06", 0)
    assert made.tribe(0).at_home == 6
    assert scored(made).score(0) == 14


@pytest.mark.rule("STA-SC-59")
def test_sc_59_rewards_come_before_the_last_feeding() -> None:
    made = at_animal(1, 1).put("building-1", 0).stack_left(1, 1).give("2W 1C 4F", 0).begin_actions()
    made.play("resolve building-1", "buy").roll(2).play("reward 2").roll(1)
    assert made.at.over
    assert (made.has("F", 0), made.at.scores()) == (4 + 3 - 5, [10.0, 3.0])


@pytest.mark.rule("STA-SC-60")
@pytest.mark.parametrize("option", ["igloos", "animals", "hard_winter"])
def test_sc_60_winter_options_are_refused_in_summer(option: str) -> None:
    with pytest.raises(ValueError, match=option):
        lascaux.load("stone-age", theme="summer", **{option: True})
    assert lascaux.load("stone-age", theme="winter", **{option: True}).options[option] is True
