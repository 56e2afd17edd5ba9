"""The two ends of the game (STA-END)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.table import acting, table


@pytest.mark.rule("STA-END-01")
@pytest.mark.parametrize(
    ("slots", "deck"),
    [("- - - -", "c10 c11 c12"), ("- c06 - -", "c10 c11"), ("c03 - - c27", "c10"), ("c03 c06 c22 -", "")],
)
def test_less_than_four_cards_open_and_in_the_deck_end_the_game_at_the_refill(slots: str, deck: str) -> None:
    made = table().slots(slots).deck(deck).give("3W", 0).begin_new_round()
    assert made.at.over
    assert made.cell(layout.ROUND) == 1
    assert made.deck_cards() == set(deck.split())
    assert made.score(0) == 3  # scored at once


@pytest.mark.rule("STA-END-01", "STA-END-03")
@pytest.mark.parametrize(
    ("slots", "deck"),
    [
        ("- - - -", "c10 c11 c12 c13"),
        ("- c06 - -", "c10 c11 c12"),
        ("c03 - - c27", "c10 c11"),
        ("c03 c06 c22 -", "c10"),
    ],
)
def test_a_refill_that_takes_the_last_cards_does_not_end_the_game(slots: str, deck: str) -> None:
    made = table().slots(slots).deck(deck).begin_new_round().until("place-people")
    assert not made.at.over
    assert (made.cell(layout.ROUND), made.deck_cards()) == (2, set())
    assert "" not in made.open_cards()


@pytest.mark.rule("STA-END-01")
def test_four_open_cards_go_on_without_a_deck() -> None:
    assert table().deck("").begin_new_round().decision == "place-people"


@pytest.mark.rule("STA-END-02")
@pytest.mark.parametrize("stack", [1, 2, 3, 4])
def test_an_empty_stack_ends_the_game_after_feeding(stack: int) -> None:
    made = table().stack_left(stack, 0).give("0F", 3).begin_feeding()
    assert (made.decision, made.seat) == ("feed", 3)
    made.play("starve")
    assert made.at.over
    assert made.cell(layout.ROUND) == 1


@pytest.mark.rule("STA-END-02")
def test_a_stack_with_one_tile_left_does_not_end_the_game() -> None:
    made = table().stack_left(1, 1).stack_left(2, 1).begin_new_round()
    assert (made.decision, made.cell(layout.ROUND)) == ("place-people", 2)


@pytest.mark.rule("STA-END-03")
def test_too_few_cards_during_a_round_end_nothing() -> None:
    made = acting("card-1, card-2, hunt", "card-3", players=2).deck("").give("3W", 0).give("3W", 1)
    made.play("resolve card-1", "buy", "resolve card-2", "buy")
    assert made.decision == "choose-place"
    made.play("resolve hunt").roll(1).play("resolve card-3")
    assert (made.seat, made.decision) == (1, "buy")
    assert made.play("buy").at.over  # after feeding, at the refill
    assert [made.has("F", seat) for seat in (0, 1)] == [12 + 7 - 5, 12 - 5]


@pytest.mark.rule("STA-END-04")
def test_an_empty_stack_leaves_cards_and_start_player_as_they_are() -> None:
    made = table().slots("- c06 - c27").stack_left(2, 0).begin_new_round()
    assert made.at.over
    assert made.open_cards() == ["", "c06", "", "c27"]
    assert made.cell(layout.STARTER) == 0
    assert len(made.deck_cards()) == 34


@pytest.mark.rule("STA-END-05")
@pytest.mark.parametrize("players", [2, 3])
def test_stacks_that_are_not_in_use_end_nothing(players: int) -> None:
    made = table(players)
    assert made.cell(layout.STACK_LEFT + 3) == 0
    assert made.begin_new_round().decision == "place-people"
    assert made.stack_left(players, 0).begin_new_round().at.over


@pytest.mark.rule("STA-END-05")
def test_no_igloos_left_end_nothing() -> None:
    made = table(theme="winter", igloos=True).buildings("i1 i2 i3 i4", 0).begin_new_round()
    assert (made.decision, made.cell(layout.ROUND)) == ("place-people", 2)


@pytest.mark.rule("STA-END-06")
def test_animals_in_the_deck_are_no_cards() -> None:
    made = table(theme="winter", animals=True).slots("c03 - - c27").deck("c10").begin_new_round()
    assert made.at.over
    assert made.active() == ""


@pytest.mark.rule("STA-END-06")
def test_cards_under_animals_in_the_deck_are_enough() -> None:
    made = table(theme="winter", animals=True).slots("c03 - - c27").deck("c10 c11").begin_new_round()
    made.play("appear wolf", "appear wild-boar", "deal c11", "appear polar-bear", "deal c10")
    assert made.decision == "place-people"


@pytest.mark.rule("STA-END-07")
def test_rounds_without_a_purchase_go_on_for_ever() -> None:
    made = table()
    for _ in range(200):
        made.begin_new_round()
    assert (made.decision, made.cell(layout.ROUND)) == ("place-people", 201)


@pytest.mark.rule("STA-END-07")
def test_neither_points_nor_people_nor_hunger_end_the_game() -> None:
    made = table().points(500, 0).people(10, 0).agriculture(10, 0).tools("4 4 4", 0).points(-500, 1)
    assert made.begin_new_round().decision == "place-people"


@pytest.mark.rule("STA-END-01", "STA-END-02")
@pytest.mark.parametrize(
    ("slots", "deck", "left", "last"),
    [
        ("c03 c06 c22 c27", "", 1, False),
        ("c03 c06 c22 -", "", 1, True),
        ("c03 c06 c22 -", "c10", 1, False),
        ("c03 c06 c22 c27", "c10", 0, True),
    ],
)
def test_the_view_says_as_soon_as_it_is_sure_that_a_round_is_the_last(
    slots: str, deck: str, left: int, last: bool
) -> None:
    made = table().slots(slots).deck(deck).stack_left(2, left)
    assert made.game.view(made.at, 0)["last_round"] is last
