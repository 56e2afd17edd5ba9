"""Buying buildings (STA-BUILD)."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.scenes import buying, payments, resources, scored
from tests.stone_age.table import acting, table

# T-BUILD: tile, cost, points
FIXED = (
    *(("b01", "WWC", 10), ("b02", "WWS", 11), ("b03", "WCC", 11), ("b04", "WWG", 12), ("b05", "WCS", 12)),
    *(("b06", "WCS", 12), ("b07", "WSS", 13), ("b08", "CCS", 13), ("b09", "WCG", 13), ("b10", "WCG", 13)),
    *(("b11", "CSS", 14), ("b12", "CCG", 14), ("b13", "WSG", 14), ("b14", "WSG", 14), ("b15", "CSG", 15)),
    *(("b16", "CSG", 15), ("b17", "SSG", 16)),
)
# T-BUILD: tile, resources, kinds, fewest and most points
EXACT = (
    *(("b18", 4, 1, 12, 24), ("b19", 4, 2, 13, 23), ("b20", 4, 3, 15, 21), ("b21", 4, 4, 18, 18)),
    *(("b22", 5, 1, 15, 30), ("b23", 5, 2, 16, 29), ("b24", 5, 3, 18, 27), ("b25", 5, 4, 21, 24)),
)
VALUES = {"W": 3, "C": 4, "S": 5, "G": 6}
PLENTY = "9W 9C 9S 9G"


def value(paid: str) -> int:
    return sum(VALUES[good] for good in paid)


@pytest.mark.rule("STA-BUILD-01")
def test_a_building_brings_its_points_at_once() -> None:
    made = acting("building-1, hunt").give("3W 1C 1S").play("resolve building-1", "buy", "reveal b02")
    assert made.decision == "choose-place"
    assert made.score(0) == 10
    assert made.tribe(0).buildings == {"b01"}
    assert resources(made, 0) == "WS"


@pytest.mark.rule("STA-BUILD-01")
def test_nobody_else_may_buy_the_building_with_a_person_on_it() -> None:
    made = acting("building-1, hunt", "field").give(PLENTY, 1).play("resolve building-1", "decline")
    made.play("resolve hunt").roll(1)
    assert made.seat == 1
    assert made.legal() == {"resolve field"}


@pytest.mark.rule("STA-BUILD-02")
@pytest.mark.parametrize("goods", ["2W 1C", "1W 1C 9S 9G"])
def test_a_building_not_bought_stays_and_the_person_returns(goods: str) -> None:
    made = acting("building-1, hunt").give(goods).play("resolve building-1", "decline")
    assert made.tribe(0).at_home == 4
    assert made.tribe(0).buildings == set()
    assert made.score(0) == 0
    assert made.stack_tops()[0] == "b01"
    assert made.cell(layout.STACK_LEFT) == 7
    assert f"{made.has('W', 0)}W {made.has('C', 0)}C" in goods


@pytest.mark.rule("STA-BUILD-02")
def test_who_cannot_pay_can_only_decline() -> None:
    assert buying("b01", "1W 9C 9S 9G").legal() == {"decline"}


@pytest.mark.rule("STA-BUILD-03")
@pytest.mark.parametrize(("tile", "cost", "points"), FIXED)
def test_a_fixed_building_takes_exactly_its_three_resources(tile: str, cost: str, points: int) -> None:
    assert payments(buying(tile, PLENTY)) == {cost: points}
    assert points == value(cost)


@pytest.mark.rule("STA-BUILD-03")
@pytest.mark.parametrize(("tile", "cost", "points"), FIXED)
def test_a_fixed_building_takes_nothing_instead_of_a_missing_resource(tile: str, cost: str, points: int) -> None:
    for missing in set(cost):
        assert buying(tile, PLENTY).give(f"{cost.count(missing) - 1}{missing}").legal() == {"decline"}
    held = " ".join(f"{cost.count(good)}{good}" for good in "WCSG")
    assert buying(tile, held).legal() == {"buy", "decline"}


@pytest.mark.rule("STA-BUILD-04")
@pytest.mark.parametrize(("tile", "number", "kinds", "fewest", "most"), EXACT)
def test_an_exact_building_takes_every_payment_of_its_number_and_kinds(
    tile: str, number: int, kinds: int, fewest: int, most: int
) -> None:
    everything = ("".join(paid) for paid in combinations_with_replacement("WCSG", number))
    found = payments(buying(tile, PLENTY))
    assert found == {paid: value(paid) for paid in everything if len(set(paid)) == kinds}
    assert (min(found.values()), max(found.values())) == (fewest, most)


@pytest.mark.rule("STA-BUILD-04")
@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("b18", "3W 3C 3S 3G"),
        ("b19", "1W 1C 1S 1G"),
        ("b20", "9W 9C"),
        ("b20", "1W 1C 1S"),
        ("b21", "9W 9C 9S"),
        ("b25", "1W 1C 1S 1G"),
    ],
)
def test_an_exact_building_cannot_be_bought_with_too_few_or_too_few_kinds(tile: str, goods: str) -> None:
    assert buying(tile, goods).legal() == {"decline"}


@pytest.mark.rule("STA-BUILD-05")
@pytest.mark.parametrize("tile", ["b26", "b27", "b28"])
def test_an_any_building_takes_one_to_seven_resources(tile: str) -> None:
    everything = ("".join(paid) for number in range(1, 8) for paid in combinations_with_replacement("WCSG", number))
    found = payments(buying(tile, PLENTY))
    assert found == {paid: value(paid) for paid in everything}
    assert (min(found.values()), max(found.values())) == (3, 42)


@pytest.mark.rule("STA-BUILD-04", "STA-BUILD-05")
def test_what_was_paid_for_something_else_brings_no_points() -> None:
    made = acting("card-4, building-4, hunt").give("4W").play("resolve card-4", "buy").give("4G")
    made.play("resolve building-4", "buy", "pay gold 2", "reveal b02")
    assert made.score(0) == 12
    made.put("building-3", 0).give("2W 2C 0G").play("resolve building-3", "buy")
    assert made.score(0) == 12 + 14


@pytest.mark.rule("STA-BUILD-05")
@pytest.mark.parametrize("tile", ["b01", "b18", "b22", "b26"])
def test_food_pays_for_no_building(tile: str) -> None:
    assert buying(tile, "30F").legal() == {"decline"}


@pytest.mark.rule("STA-BUILD-06")
def test_the_next_building_of_the_stack_is_turned_up_at_once() -> None:
    made = acting("building-1, hunt").give("2W 1C").play("resolve building-1", "buy")
    seen = {"reveal b01", "reveal b11", "reveal b19", "reveal b26"}
    assert made.legal() == {f"reveal b{number:02}" for number in range(1, 29)} - seen
    made.play("reveal b17")
    assert made.stack_tops() == ["b17", "b11", "b19", "b26"]
    assert made.cell(layout.STACK_LEFT) == 6


@pytest.mark.rule("STA-BUILD-06")
def test_the_new_building_can_be_occupied_only_from_the_next_round_on() -> None:
    made = acting("building-1", "field", players=2).give("2W 1C").give(PLENTY, 1).play("resolve building-1", "buy")
    made.play("reveal b17")
    assert made.legal() == {"resolve field"}
    made.play("resolve field")
    assert made.cell(layout.ROUND) == 2
    assert "building-1" in made.open_places()


@pytest.mark.rule("STA-BUILD-07")
def test_buying_the_last_building_of_a_stack_triggers_the_end() -> None:
    made = acting("building-2", "hunt", players=2).stack_left(2, 1).give("1C 2S").play("resolve building-2", "buy")
    assert made.decision == "choose-place"  # no tile is turned up, and seat 1 still acts
    assert made.stack_tops() == ["b01", "", "", ""]
    assert made.play("resolve hunt").roll(1).at.over


@pytest.mark.rule("STA-BUILD-07")
def test_an_empty_stack_is_no_place() -> None:
    made = acting("building-2").stack_left(2, 1).give("1C 2S").play("resolve building-2", "buy")
    assert (made.decision, made.stack_tops()[1]) == ("choose-place", "")
    assert "building-2" not in made.begin_placement(0).open_places()


@pytest.mark.rule("STA-BUILD-08")
def test_a_sixth_building_can_be_bought_like_any_other() -> None:
    made = buying("b01", "2W 1C").buildings("b02 b18 b22 b26 b27", 0).play("buy")
    assert made.tribe(0).buildings == {"b01", "b02", "b18", "b22", "b26", "b27"}


@pytest.mark.rule("STA-BUILD-08")
def test_each_building_counts_one_for_hut_builders_whatever_its_kind() -> None:
    made = table().buildings("b01 b17 b18 b25 b26 b28", 0).cards("c04 c35", 0)  # four hut builders
    assert scored(made).score(0) == 4 * 6
