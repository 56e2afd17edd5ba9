"""Scenarios: feeding, starving, scores and ties (STA-SC)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules.scoring import standing
from tests.stone_age.scenes import feeding, payments, resources, scored
from tests.stone_age.table import acting, table


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
