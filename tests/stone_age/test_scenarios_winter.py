"""Scenarios of the winter: animals, igloos, insulation (STA-SC)."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.games.stone_age.rules import layout
from tests.stone_age.scenes import at_animal, buying, buying_card, crowded, resources, scored
from tests.stone_age.table import Table, acting, table


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


def wild(players: int = 4) -> Table:
    return table(players, theme="winter", animals=True)


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
    with pytest.raises(ValueError, match="need the winter's board"):
        lascaux.load("stone-age", theme="summer", **{option: True})
    assert lascaux.load("stone-age", theme="winter", **{option: True}).options[option] is True
