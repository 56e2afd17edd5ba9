"""The igloos (STA-IGLOO)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.scenes import buying, payments, resources, scored
from tests.stone_age.table import acting, table

IGLOOS = (("i1", "WWW", 9), ("i2", "CCC", 12), ("i3", "SSS", 15), ("i4", "GGG", 18))
PLACES = {"igloo-1", "igloo-2", "igloo-3", "igloo-4"}
PLENTY = "9W 9C 9S 9G"


@pytest.mark.rule("STA-IGLOO-01", "STA-IGLOO-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_igloos_are_places_from_the_first_round_on(players: int) -> None:
    assert table(players, theme="winter", igloos=True).open_places() >= PLACES
    assert not table(players, theme="winter").open_places() & PLACES


@pytest.mark.rule("STA-IGLOO-01")
def test_an_igloo_takes_one_person() -> None:
    made = table(theme="winter", igloos=True)
    assert {name for name in made.legal() if "igloo-2" in name} == {"place igloo-2 1"}
    assert made.play("place igloo-2 1").open_places() & PLACES == PLACES - {"igloo-2"}


@pytest.mark.rule("STA-IGLOO-02")
def test_an_igloo_is_paid_for_and_scored_at_once() -> None:
    made = acting("igloo-3, hunt", theme="winter", igloos=True).give("1W 4S").play("resolve igloo-3", "buy")
    assert (made.score(0), resources(made, 0), made.tribe(0).buildings) == (15, "WS", {"i3"})
    assert (made.tribe(0).at_home, made.legal()) == (4, {"resolve hunt"})


@pytest.mark.rule("STA-IGLOO-02")
def test_an_igloo_not_bought_stays() -> None:
    made = acting("igloo-3", "", players=2, theme="winter", igloos=True).give("3S").play("resolve igloo-3", "decline")
    assert (made.score(0), resources(made, 0), made.tribe(0).buildings) == (0, "SSS", set())
    assert "igloo-3" in made.open_places()


@pytest.mark.rule("STA-IGLOO-03")
def test_a_bought_igloo_leaves_no_place() -> None:
    made = acting("igloo-1", "", players=2, theme="winter", igloos=True).give("3W").play("resolve igloo-1", "buy")
    assert (made.decision, made.cell(layout.ROUND)) == ("place-people", 2)
    assert made.open_places() & PLACES == PLACES - {"igloo-1"}


@pytest.mark.rule("STA-IGLOO-04")
def test_buying_the_last_igloo_does_not_end_the_game() -> None:
    made = acting("igloo-4", "", players=2, theme="winter", igloos=True).buildings("i1 i2 i3", 1).give("3G")
    made.play("resolve igloo-4", "buy")
    assert (made.decision, made.cell(layout.ROUND)) == ("place-people", 2)
    assert not made.open_places() & PLACES


@pytest.mark.rule("STA-IGLOO-05")
def test_igloos_are_no_buildings_for_hut_builders() -> None:
    made = table(theme="winter", igloos=True).buildings("i1 i2 i3 i4", 0).buildings("b01 i1", 1)
    made.cards("c35", 0).cards("c36", 1)
    assert [scored(made).score(seat) for seat in (0, 1)] == [0, 2 * 1]


@pytest.mark.rule("STA-IGLOO-06")
@pytest.mark.parametrize(("igloo", "cost", "points"), IGLOOS)
def test_each_igloo_has_its_cost_and_points(igloo: str, cost: str, points: int) -> None:
    assert payments(buying(igloo, PLENTY, theme="winter", igloos=True)) == {cost: points}
    short = buying(igloo, PLENTY, theme="winter", igloos=True).give(f"2{cost[0]}")
    assert short.legal() == {"decline"}


@pytest.mark.rule("STA-IGLOO-06")
def test_the_values_of_igloos_are_marked_as_assumed() -> None:
    made = table(theme="winter", igloos=True)
    seen = made.game.view(made.at, 0)
    assert [igloo["tile"]["assumed"] for igloo in seen["igloos"]] == [True] * 4
    assert [stack["top"]["assumed"] for stack in seen["stacks"]] == [False] * 4
    assert ("assumed" in made.game.help("i1"), "assumed" in made.game.help("b01")) == (True, False)


@pytest.mark.rule("STA-IGLOO-07")
@pytest.mark.parametrize(("igloo", "cost", "points"), IGLOOS)
def test_every_igloo_may_be_insulated_in_a_hard_winter(igloo: str, cost: str, points: int) -> None:
    made = buying(igloo, PLENTY, theme="winter", igloos=True, hard_winter=True).play("buy")
    assert made.legal() == {"extra", "no-extra"}
    made.play("extra")
    assert (made.score(0), made.has("S", 0)) == (points + 5, 9 - cost.count("S") - 1)


@pytest.mark.rule("STA-IGLOO-07")
def test_an_igloo_is_not_insulated_without_a_stone_left_or_a_hard_winter() -> None:
    bare = buying("i3", "3S", theme="winter", igloos=True, hard_winter=True).play("buy")
    mild = buying("i3", "4S", theme="winter", igloos=True).play("buy")
    assert (bare.decision, mild.decision) == ("choose-place", "choose-place")
    assert (bare.score(0), mild.score(0)) == (15, 15)
