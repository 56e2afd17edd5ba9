"""The card for two resources of choice (STA-ANY2)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules.scoring import final_points
from tests.stone_age.table import Table, acting, table

KINDS = ("wood", "clay", "stone", "gold")


def bought() -> Table:
    """Seat 0 has just bought the card and has a field to resolve."""
    made = acting("card-1, field", players=2).slots("c31 c03 c06 c22").give("1W")
    return made.play("resolve card-1", "buy")


def kept(*places: str, goods: str = "") -> Table:
    return acting(*places, players=2).any_two(0).give(goods, 0)


@pytest.mark.rule("STA-ANY2-01")
def test_two_resources_of_any_kinds_are_taken_together_at_once() -> None:
    taken = []
    for number, first in enumerate(KINDS):
        made = bought().play("redeem")
        assert made.legal() == {f"gain {kind}" for kind in KINDS}
        second_choices = made.play(f"gain {first}").legal()
        assert second_choices == {f"gain {kind}" for kind in KINDS[number:]}  # each pair once
        for second in second_choices:
            goods = bought().play("redeem", f"gain {first}", second).tribe(0).goods
            taken.append("".join(good * goods[good] for good in "WCSG"))
    assert sorted(taken) == sorted(["WW", "WC", "WS", "WG", "CC", "CS", "CG", "SS", "SG", "GG"])


@pytest.mark.rule("STA-ANY2-01")
def test_the_card_may_be_kept_and_redeemed_once_later() -> None:
    played = bought()
    assert played.legal() == {"keep", "redeem"}
    played.play("keep")
    assert (played.tribe(0).any_two, played.tribe(0).cards) == (True, {"c31"})
    assert played.legal() == {"resolve field", "redeem"}
    played.play("redeem", "gain clay", "gain gold")
    assert (played.tribe(0).any_two, played.legal()) == (False, {"resolve field"})
    assert played.tribe(0).goods == {"W": 0, "C": 1, "S": 0, "G": 1, "F": 12}


@pytest.mark.rule("STA-ANY2-01")
def test_redeemed_at_once_it_is_not_redeemed_again() -> None:
    played = bought().play("redeem", "gain wood", "gain wood")
    assert (played.tribe(0).any_two, played.legal()) == (False, {"resolve field"})


@pytest.mark.rule("STA-ANY2-02")
def test_it_may_be_redeemed_before_each_own_place() -> None:
    played = kept("field, toolmaker", "hunt")
    assert played.legal() == {"resolve field", "resolve toolmaker", "redeem"}
    assert played.play("resolve field").legal() == {"resolve toolmaker", "redeem"}
    played.play("resolve toolmaker")
    assert (played.seat, played.legal()) == (1, {"resolve hunt"})


@pytest.mark.rule("STA-ANY2-02")
def test_it_may_be_redeemed_to_pay_for_a_card() -> None:
    played = kept("card-2").play("resolve card-2")
    assert played.legal() == {"decline", "redeem"}
    assert played.play("redeem", "gain wood", "gain gold").legal() == {"buy", "decline"}
    assert played.play("buy").tribe(0).cards == {"c31", "c06"}


@pytest.mark.rule("STA-ANY2-02")
def test_it_may_be_redeemed_to_pay_for_a_building() -> None:
    played = kept("building-2", goods="1C").play("resolve building-2")
    assert played.legal() == {"decline", "redeem"}
    assert played.play("redeem", "gain stone", "gain stone").legal() == {"buy", "decline"}
    assert played.play("buy").tribe(0).buildings == {"b11"}


@pytest.mark.rule("STA-ANY2-02")
def test_it_may_be_redeemed_when_food_is_short() -> None:
    made = table(2).any_two(0).give("3F", 0).begin_feeding()
    assert (made.seat, made.legal()) == (0, {"redeem", "starve"})
    assert made.play("redeem", "gain wood", "gain wood").legal() == {"feed", "starve"}
    assert made.play("feed").score(0) == 0
    assert made.has("W", 0) == 0


@pytest.mark.rule("STA-ANY2-02")
def test_there_is_no_other_window() -> None:
    made = table(2).any_two(0)
    assert made.legal() == made.legal("place")
    rolled = kept("hunt").tools("1").play("resolve hunt").roll(1)
    assert rolled.legal() == {"tool 1", "no-tool"}
    fed = table(2).any_two(0).give("5F", 0).begin_feeding()
    assert (fed.decision, fed.tribe(0).any_two) == ("place-people", True)


@pytest.mark.rule("STA-ANY2-03")
def test_unredeemed_it_is_no_resource() -> None:
    assert kept("card-1").play("resolve card-1").legal() == {"decline", "redeem"}
    made = table(2).any_two(0).give("4F 0W", 0).begin_feeding()
    assert not made.offers("feed")
    assert table(2).any_two(0).give("4F 1W", 0).begin_feeding().offers("feed")
    assert made.at.resources(0) == 0


@pytest.mark.rule("STA-ANY2-03")
def test_nobody_is_made_to_redeem_it() -> None:
    declined = kept("card-1").play("resolve card-1", "decline")
    assert (declined.seat, declined.tribe(0).any_two) == (1, True)
    starved = table(2).any_two(0).give("0F", 0).begin_feeding().play("starve")
    assert (starved.score(0), starved.tribe(0).any_two) == (-10, True)


@pytest.mark.rule("STA-ANY2-04")
def test_unredeemed_it_counts_as_two_leftover_resources() -> None:
    made = table().any_two(0).give("3S", 0).stack_left(1, 0).begin_new_round()
    assert (made.at.over, made.score(0)) == (True, 3 + 2 + 1)


@pytest.mark.rule("STA-ANY2-04")
def test_its_lower_half_scores_in_any_case() -> None:
    assert final_points(table().cards("c31", 0).at, 0) == 1
    assert final_points(table().any_two(0).cards("c11", 0).at, 0) == 2 + 1 + 1  # healing twice
