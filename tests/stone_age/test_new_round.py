"""From one round to the next (STA-NEWROUND)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.scenes import payments
from tests.stone_age.table import acting, table


@pytest.mark.rule("STA-NEWROUND-01")
def test_an_empty_stack_ends_the_game_before_anything_else_happens() -> None:
    made = table().slots("c03 - c22 -").tools("1x", 0).stack_left(4, 0).begin_new_round()
    assert made.at.over
    assert made.cell(layout.STARTER) == 0
    assert made.open_cards() == ["c03", "", "c22", ""]
    assert made.tribe(0).tools == [(1, False)]


@pytest.mark.rule("STA-NEWROUND-01")
def test_too_few_cards_end_the_game_after_the_start_player_has_passed_and_the_cards_have_slid() -> None:
    made = table().slots("- c03 - c22").deck("c10").tools("1x", 0).begin_new_round()
    assert made.at.over
    assert made.cell(layout.STARTER) == 1
    assert made.open_cards() == ["c03", "c22", "", ""]
    assert made.deck_cards() == {"c10"}
    assert made.tribe(0).tools == [(1, False)]


@pytest.mark.rule("STA-NEWROUND-01")
def test_the_refill_comes_before_the_first_placement_of_the_new_start_player() -> None:
    made = table().slots("c03 c06 c22 -").tools("1x", 0).begin_new_round()
    assert (made.decision, made.seat) == ("deal-card", 1)
    assert made.tribe(0).tools == [(1, False)]  # tools become ready after the refill
    made.play("deal c10")
    assert (made.decision, made.seat) == ("place-people", 1)
    assert (made.cell(layout.ROUND), made.cell(layout.PHASE)) == (2, 1)
    assert made.tribe(0).tools == [(1, True)]


@pytest.mark.rule("STA-NEWROUND-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_passes_clockwise_round_the_table(players: int) -> None:
    made, seats = table(players), list[int]()
    for _ in range(players):
        seats.append(made.begin_new_round().seat)
    assert seats == [*range(1, players), 0]


@pytest.mark.rule("STA-NEWROUND-03")
@pytest.mark.parametrize(
    ("left", "slid"),
    [
        ("- c06 c22 c27", "c06 c22 c27"),
        ("c03 - - c27", "c03 c27"),
        ("- c06 - c27", "c06 c27"),
        ("- - - c27", "c27"),
        ("c03 c06 c22 -", "c03 c06 c22"),
    ],
)
def test_cards_slide_right_and_keep_their_order(left: str, slid: str) -> None:
    made = table().slots(left).begin_new_round()
    assert " ".join(filter(None, made.open_cards())) == slid
    assert made.open_cards()[: len(slid.split())] == slid.split()


@pytest.mark.rule("STA-NEWROUND-03")
def test_the_price_of_a_card_changes_with_its_slot() -> None:
    made = table().slots("- - - c22").begin_new_round().play("deal c03", "deal c06", "deal c27")
    made.put("card-1", 0).begin_actions().give("9W", 0).play("resolve card-1")
    assert payments(made) == {"W": 3}


@pytest.mark.rule("STA-NEWROUND-04")
def test_free_slots_are_filled_rightmost_first_until_four_cards_lie_open() -> None:
    made = table().slots("c03 - - -").begin_new_round()
    assert made.play("deal c10").open_cards() == ["c03", "c10", "", ""]
    assert made.play("deal c11").open_cards() == ["c03", "c10", "c11", ""]
    assert made.decision == "deal-card"
    assert made.play("deal c12").open_cards() == ["c03", "c10", "c11", "c12"]
    assert made.decision == "place-people"


@pytest.mark.rule("STA-NEWROUND-04")
def test_any_card_of_the_deck_may_follow_and_no_other() -> None:
    made = table().slots("c03 c06 c22 -").deck("c10 c36").begin_new_round()
    assert made.legal() == {"deal c10", "deal c36"}
    assert list(made.at.weights()) == [1, 1]
    assert made.play("deal c36").deck_cards() == {"c10"}


@pytest.mark.rule("STA-NEWROUND-05")
def test_nothing_is_turned_up_if_no_card_was_taken() -> None:
    made = table(theme="winter", animals=True).begin_new_round()
    assert made.decision == "place-people"
    assert made.open_cards() == ["c03", "c06", "c22", "c27"]
    assert (len(made.deck_cards()), made.active()) == (32, "")


@pytest.mark.rule("STA-NEWROUND-06")
def test_permanent_tools_become_ready_and_one_use_tools_stay_used() -> None:
    made = acting("hunt", "hunt", players=2).tools("3x 2x 2", 0).one_use(4, 2, seat=0).tools("1", 1)
    made.play("resolve hunt").roll(1).play("tool 2", "one-use 4", "no-tool", "resolve hunt").roll(1).play("tool 1")
    assert made.cell(layout.ROUND) == 2
    assert made.tribe(0).tools == [(3, True), (2, True), (2, True)]
    assert made.tribe(1).tools == [(1, True)]
    assert made.tribe(0).one_use == {2}
    assert made.tribe(0).cards == {"c02", "c17"}


@pytest.mark.rule("STA-NEWROUND-06")
def test_everything_owned_carries_over() -> None:
    made = table().give("3W 2C 1S 4G 9F", 0).people(8, 0).agriculture(6, 0).any_two(0).one_use(3, seat=0)
    made.cards("c35", 0).blind("c20", 0).buildings("b02 b26", 0).points(44, 0)
    before = made.tribe(0)
    assert made.begin_new_round().tribe(0) == before
