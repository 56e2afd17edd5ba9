"""Feeding and starving (STA-FEED, STA-STARVE)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.scenes import at_animal, feeding, payments, resources
from tests.stone_age.table import acting, table


@pytest.mark.rule("STA-FEED-01")
def test_every_player_first_gains_food_from_agriculture() -> None:
    made = table()
    for seat, level in enumerate((0, 3, 5, 10)):
        made.agriculture(level, seat)
    made.begin_feeding()
    assert [made.has("F", seat) for seat in range(4)] == [12 - 5, 15 - 5, 17 - 5, 22 - 5]


@pytest.mark.rule("STA-FEED-01", "STA-FEED-03")
def test_income_comes_before_the_need() -> None:
    made = feeding("0F", people=5, agriculture=5)
    assert made.decision == "place-people"
    assert made.has("F", 0) == 0


@pytest.mark.rule("STA-FEED-02")
def test_every_person_at_home_needs_one_food_placed_this_round_or_not() -> None:
    made = acting("hunt", "", players=2).people(8, 0).people(6, 1).play("resolve hunt").roll(1)
    assert [made.has("F", seat) for seat in (0, 1)] == [12 - 8, 12 - 6]


@pytest.mark.rule("STA-FEED-02")
def test_a_person_born_this_round_needs_food() -> None:
    assert acting("hut", "", players=2).play("resolve hut").has("F", 0) == 12 - 6


@pytest.mark.rule("STA-FEED-02")
def test_people_left_at_an_animal_need_no_food() -> None:
    made = at_animal(2, 0, 1, 0).begin_actions()
    assert [made.has("F", seat) for seat in range(4)] == [12 - 3, 12 - 5, 12 - 4, 12 - 5]


@pytest.mark.rule("STA-FEED-03")
@pytest.mark.parametrize(("food", "left"), [("5F", 0), ("6F", 1), ("30F", 25)])
def test_with_enough_food_exactly_the_need_is_paid_and_nothing_asked(food: str, left: int) -> None:
    made = feeding(f"{food} 1W 1C 1S 1G")
    assert made.decision == "place-people"
    assert made.cell(layout.ROUND) == 2
    assert made.has("F", 0) == left
    assert resources(made, 0) == "WCSG"


@pytest.mark.rule("STA-FEED-04")
def test_with_too_little_all_food_is_paid_and_the_rest_is_missing() -> None:
    made = feeding("2F 9W", people=6, agriculture=1)
    assert made.decision == "feed"
    assert made.has("F", 0) == 0
    assert payments(made, "feed") == {"WWW": 0}


@pytest.mark.rule("STA-FEED-05")
def test_the_missing_food_is_covered_with_resources_of_any_kinds_one_for_one() -> None:
    made = feeding("3F 2W 1C 1S 2G")
    assert made.legal() == {"feed", "starve"}
    assert set(payments(made, "feed")) == {"WW", "WC", "WS", "WG", "CS", "CG", "SG", "GG"}
    made.play("feed", "pay wood 1", "pay clay 0", "pay stone 1")
    assert (resources(made, 0), made.score(0), made.decision) == ("WCGG", 0, "place-people")


@pytest.mark.rule("STA-FEED-05")
def test_who_covers_the_missing_food_with_everything_does_not_starve() -> None:
    made = feeding("2F 1W 1C 1G").play("feed")
    assert (resources(made, 0), made.score(0)) == ("", 0)


@pytest.mark.rule("STA-FEED-05", "STA-STARVE-03")
def test_who_cannot_cover_all_that_is_missing_starves() -> None:
    assert feeding("2F 1W 1G").legal() == {"starve"}


@pytest.mark.rule("STA-FEED-06")
def test_a_kept_card_for_two_resources_may_be_redeemed_first() -> None:
    made = feeding("3F").any_two(0)
    assert made.legal() == {"redeem", "starve"}
    made.play("redeem", "gain clay", "gain gold")
    assert made.legal() == {"feed", "starve"}
    assert made.play("feed").score(0) == 0
    assert resources(made, 0) == ""


@pytest.mark.rule("STA-FEED-07")
def test_everybody_feeds_also_in_the_last_round() -> None:
    made = acting("building-1", "", "", "").stack_left(1, 1).give("2W 1C").give("3F", 2)
    made.play("resolve building-1", "buy")
    assert (made.seat, made.legal()) == (2, {"starve"})
    made.play("starve")
    assert made.at.over
    assert [made.has("F", seat) for seat in range(4)] == [7, 7, 0, 7]
    assert made.score(2) == -10


@pytest.mark.rule("STA-FEED-07")
def test_the_order_of_feeding_changes_nothing() -> None:
    for starter in range(4):
        made = table()
        made.at.cells[layout.STARTER] = starter
        made.give("4F", 1).give("2F 3W", 2).begin_feeding()
        for _ in range(2):
            made.play("starve" if made.seat == 1 else "feed")
        assert [made.has("F", seat) for seat in range(4)] == [7, 0, 0, 7]
        assert [made.score(seat) for seat in range(4)] == [0, -10, 0, 0]
        assert resources(made, 2) == ""


@pytest.mark.rule("STA-STARVE-01")
@pytest.mark.parametrize("food", [0, 2, 4])
def test_starving_costs_ten_points_however_many_are_hungry(food: int) -> None:
    assert feeding(f"{food}F").points(30, 0).play("starve").score(0) == 20


@pytest.mark.rule("STA-STARVE-01")
def test_starving_costs_ten_points_in_each_round_of_hunger() -> None:
    made = feeding("0F").play("starve")
    assert made.begin_feeding().play("starve").score(0) == -20


@pytest.mark.rule("STA-STARVE-02")
def test_starving_loses_all_food_with_the_income_and_no_resource() -> None:
    made = feeding("2F 1W 2C 1S 1G", people=6, agriculture=3).play("starve")
    assert made.has("F", 0) == 0
    assert resources(made, 0) == "WCCSG"


@pytest.mark.rule("STA-STARVE-03")
def test_one_hungry_person_is_enough_and_no_part_can_be_paid() -> None:
    made = feeding("4F")
    assert made.legal() == {"starve"}
    assert made.play("starve").score(0) == -10
    part = feeding("2F 3C")
    assert set(payments(part, "feed")) == {"CCC"}


@pytest.mark.rule("STA-STARVE-04")
def test_the_score_may_be_negative_and_no_person_is_lost() -> None:
    made = feeding("0F", people=7).points(3, 0).play("starve")
    assert made.score(0) == -7
    assert (made.tribe(0).people, made.tribe(0).at_home) == (7, 7)
    assert made.decision == "place-people"


@pytest.mark.rule("STA-STARVE-05")
def test_nobody_with_enough_food_is_asked_to_starve() -> None:
    made = feeding("5F").points(20, 0)
    assert made.decision == "place-people"
    assert made.score(0) == 20


@pytest.mark.rule("STA-STARVE-05")
def test_enough_food_after_income_leaves_no_choice_either() -> None:
    assert feeding("4F 5W", agriculture=1).decision == "place-people"
