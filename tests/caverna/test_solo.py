"""The solo game (CAV-SOLO)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.rounds import in_round, moments, until_round
from tests.caverna.table import Table, table


@pytest.mark.rule("CAV-SOLO-01")
def test_two_food_and_eleven_rounds() -> None:
    assert table(1).goods() == "2F"
    rounds = {moment.cell(layout.ROUND) for moment in moments(table(1))}
    assert sorted(rounds) == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]


@pytest.mark.rule("CAV-SOLO-02")
def test_the_spaces_of_the_solo_game() -> None:
    assert in_round(12, 1).spaces() == {
        *("excavation", "logging", "ore-mining", "wood-gathering"),
        *("sustenance", "ruby-mining", "housework", "slash-and-burn"),
        *("blacksmithing", "sheep-farming", "ore-mine-construction", "urgent-wish-for-children"),
        *("donkey-farming", "ruby-mine-construction", "ore-delivery", "family-life"),
        *("ore-trading", "adventure", "ruby-delivery"),
    }


@pytest.mark.rule("CAV-SOLO-03")
def test_rubies_come_from_round_1_on() -> None:
    assert [in_round(number, 1).stock("ruby-mining") for number in (1, 2, 3)] == ["1R", "2R", "3R"]


@pytest.mark.rule("CAV-SOLO-04")
def test_nothing_is_left_to_chance() -> None:
    actors = {moment.at.actor for moment in moments(Table(players=1))}
    assert actors == {0}


@pytest.mark.rule("CAV-SOLO-05")
def test_any_number_of_spaces_is_protected_for_a_ruby_each() -> None:
    made = table(1).give("2R").stack("logging", "6W").stack("ore-mining", "7O").stack("ruby-mining", "6R").new_round()
    made.play("protect logging", "clear ore-mining", "protect ruby-mining")
    assert (made.decision, made.has("R")) == ("take-turn", 0)
    assert (made.stock("logging"), made.stock("ore-mining"), made.stock("ruby-mining")) == ("7W", "2O", "7R")


@pytest.mark.rule("CAV-SOLO-05")
def test_when_the_rubies_are_spent_the_rest_is_cleared() -> None:
    made = table(1).give("1R").stack("logging", "6W").stack("ore-mining", "7O").new_round()
    made.play("protect logging")
    assert (made.decision, made.stock("ore-mining")) == ("take-turn", "2O")


@pytest.mark.rule("CAV-SOLO-05")
def test_a_space_with_fewer_goods_needs_no_protection() -> None:
    made = table(1).give("1R").stack("logging", "5W").new_round()
    assert (made.decision, made.stock("logging")) == ("take-turn", "6W")


@pytest.mark.rule("CAV-SOLO-05")
def test_a_space_is_asked_about_anew_in_every_round() -> None:
    made = table(1).give("2R").stack("logging", "6W").new_round().play("protect logging").new_round()
    assert made.legal() == {"protect logging", "clear logging"}


@pytest.mark.rule("CAV-SOLO-05")
def test_animals_on_a_card_are_goods_too() -> None:
    made = until_round(table(1), 2).stack("sheep-farming", "6sheep").new_round()
    assert made.stock("sheep-farming") == "1sheep"


@pytest.mark.rule("CAV-SOLO-06")
@pytest.mark.parametrize(
    ("space", "goods", "after"), [("logging", "6W", "3W"), ("ore-mining", "6O", "2O"), ("excavation", "6S", "1S")]
)
def test_a_cleared_space_is_refilled_as_empty(space: str, goods: str, after: str) -> None:
    made = table(1).give("1R").stack(space, goods).new_round().play(f"clear {space}")
    assert made.stock(space) == after


@pytest.mark.rule("CAV-SOLO-06")
def test_ruby_delivery_cleared_has_two_rubies_again() -> None:
    assert in_round(12, 1).stack("ruby-delivery", "6R").round(11).new_round().stock("ruby-delivery") == "2R"


@pytest.mark.rule("CAV-SOLO-07")
def test_the_wish_becomes_urgent_in_round_8() -> None:
    before, after = in_round(7, 1).spaces(), in_round(8, 1).spaces()
    assert ("wish-for-children" in before, "urgent-wish-for-children" in before) == (True, False)
    assert ("wish-for-children" in after, "urgent-wish-for-children" in after) == (False, True)


@pytest.mark.rule("CAV-SOLO-08")
@pytest.mark.parametrize(
    ("number", "food", "grain"),
    [
        *((1, 0, 0), (2, 0, 0), (3, 4, 1), (4, 2, 0), (5, 4, 1), (6, 4, 1)),
        *((7, 4, 1), (8, 4, 1), (10, 4, 1), (11, 4, 1), (12, 4, 1)),
    ],
)
def test_the_harvests_of_the_solo_game(number: int, food: int, grain: int) -> None:
    """What two dwarfs eat at the end of a round, and what a sown field brings."""
    made = in_round(number, 1).give("9F").lay("3 grain", "2,3").give("3sheep").lay("small-pasture", "2,2")
    made.large_pasture("1,0", "1,1").play("pass")
    assert (made.has("F"), made.has("Gr"), made.has("sheep")) == (9 - food, grain, 3 + grain)


@pytest.mark.rule("CAV-SOLO-09")
@pytest.mark.parametrize(("gold", "reached"), [(0, False), (128, False), (129, True)])
def test_the_goal_of_more_than_100_points_is_shown_and_changes_no_rule(gold: int, reached: bool) -> None:
    """28 points are missing on an untouched board: these games end with -28, 100 and 101."""
    made = in_round(12, 1).give(f"{gold}G 4F").set(layout.BEGGING, 0).play("pass")
    assert made.at.over or made.play("done").at.over
    assert made.at.scores() == [gold - 28]
    told = made.game.outcome(made.at)
    assert f"{gold - 28} points" in told
    assert "more than 100" in told
    assert ("reached" in told) == reached
