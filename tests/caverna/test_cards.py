"""The action cards (CAV-CARDS)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.spaces import NAMES as SPACES
from tests.caverna.rounds import idle, in_round, until_round
from tests.caverna.table import Table, table

STAGES = {
    1: ["blacksmithing", "sheep-farming", "ore-mine-construction"],
    2: ["wish-for-children", "donkey-farming", "ruby-mine-construction"],
    3: ["family-life", "exploration", "ore-delivery"],
    4: ["adventure", "ore-trading", "ruby-delivery"],
}


def reveals(*cards: str) -> set[str]:
    return {f"reveal {card}" for card in cards}


def drawing(number: int, players: int = 4) -> Table:
    """Nature is about to reveal the card of a round."""
    return idle(in_round(number - 1, players), "draw-card")


# Stages


@pytest.mark.rule("CAV-CARDS-01")
@pytest.mark.parametrize("players", [2, 3, 7])
def test_the_first_three_rounds_bring_stage_1_in_any_order(players: int) -> None:
    made = Table(players=players).play("start 0")
    assert made.legal() == reveals(*STAGES[1])
    made.play("reveal ore-mine-construction")
    assert idle(made, "draw-card").legal() == reveals("blacksmithing", "sheep-farming")
    made.play("reveal sheep-farming")
    assert "blacksmithing" in until_round(made, 3).spaces()


@pytest.mark.rule("CAV-CARDS-02")
@pytest.mark.parametrize("players", [2, 3, 7])
def test_round_4_always_brings_wish_for_children(players: int) -> None:
    made = in_round(3, players)
    assert "wish-for-children" not in made.spaces()
    for _ in range(2 * players):
        if made.cell(layout.ROUND) == 3:
            made.play("pass" if made.offers("pass") else "feed food")
    assert (made.cell(layout.ROUND), made.decision) == (4, "take-turn")
    assert "wish-for-children" in made.spaces()


@pytest.mark.rule("CAV-CARDS-02")
def test_rounds_5_and_6_bring_the_other_two_of_stage_2() -> None:
    made = drawing(5)
    assert made.legal() == reveals("donkey-farming", "ruby-mine-construction")
    made.play("reveal ruby-mine-construction")
    assert "donkey-farming" in until_round(made, 6).spaces()


@pytest.mark.rule("CAV-CARDS-03")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_rounds_7_to_9_bring_stage_3_in_any_order(players: int) -> None:
    made = drawing(7, players)
    assert made.legal() == reveals(*STAGES[3])
    made.play("reveal ore-delivery")
    assert idle(made, "draw-card").legal() == reveals("family-life", "exploration")
    made.play("reveal exploration")
    assert "family-life" in until_round(made, 9).spaces()


@pytest.mark.rule("CAV-CARDS-04")
@pytest.mark.parametrize("players", [2, 3, 7])
def test_rounds_10_to_12_bring_stage_4_in_any_order(players: int) -> None:
    made = idle(in_round(8 if players == 2 else 9, players), "draw-card")
    assert made.legal() == reveals(*STAGES[4])
    made.play("reveal ruby-delivery")
    assert idle(made, "draw-card").legal() == reveals("adventure", "ore-trading")
    made.play("reveal adventure")
    assert "ore-trading" in until_round(made, 12).spaces()


@pytest.mark.rule("CAV-CARDS-01", "CAV-CARDS-03", "CAV-CARDS-04")
@pytest.mark.parametrize("number", [1, 7, 10])
def test_every_order_inside_a_stage_is_equally_likely(number: int) -> None:
    made = drawing(number) if number > 1 else Table(players=4).play("start 0")
    assert list(made.at.weights()) == [1, 1, 1]


@pytest.mark.rule("CAV-CARDS-05")
def test_two_players_have_no_exploration_and_two_cards_in_stage_3() -> None:
    made = drawing(7, 2)
    assert made.legal() == reveals("family-life", "ore-delivery")
    made.play("reveal ore-delivery")
    assert "family-life" in until_round(made, 8).spaces()
    assert "exploration" not in until_round(made, 12).spaces()


@pytest.mark.rule("CAV-CARDS-06")
def test_the_solo_game_has_a_fixed_order_without_exploration() -> None:
    made, found = table(1), [["blacksmithing"]]
    for number in (2, 3, 4, 5, 6, 7, 8, 10, 11, 12):
        before = made.spaces()
        found.append(sorted(until_round(made, number).spaces() - before))
    assert found == [
        ["blacksmithing"],
        ["sheep-farming"],
        ["ore-mine-construction"],
        ["wish-for-children"],
        ["donkey-farming"],
        ["ruby-mine-construction"],
        ["ore-delivery"],
        ["family-life", "urgent-wish-for-children"],
        ["ore-trading"],
        ["adventure"],
        ["ruby-delivery"],
    ]


# Cards in play


@pytest.mark.rule("CAV-CARDS-07")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_one_card_a_round_stays_to_the_end(players: int) -> None:
    made = table(players)
    printed = len(made.spaces()) - 1
    numbers = []
    for number in (*range(1, 9), 10, 11, 12):
        numbers.append(len(until_round(made, number).spaces()) - printed)
    assert numbers == ([*range(1, 12)] if players < 3 else [*range(1, 9), 10, 11, 12])


@pytest.mark.rule("CAV-CARDS-07")
def test_a_card_can_be_used_from_the_round_on_in_which_it_comes() -> None:
    made = Table(players=2).play("start 0", "reveal sheep-farming")
    assert made.offers("place sheep-farming")
    assert in_round(12).give("1O").offers("place blacksmithing")


@pytest.mark.rule("CAV-CARDS-08")
def test_family_life_turns_wish_for_children_over_before_refill_and_work() -> None:
    made = drawing(7)
    assert "wish-for-children" in made.spaces()
    stock = made.stock("logging")
    made.play("reveal family-life")
    assert made.decision == "draw-marker"
    assert made.stock("logging") == stock
    assert "wish-for-children" not in made.spaces()
    assert {"family-life", "urgent-wish-for-children"} <= made.spaces()


@pytest.mark.rule("CAV-CARDS-08")
def test_it_stays_turned_over_for_the_rest_of_the_game() -> None:
    made = until_round(drawing(7).play("reveal family-life"), 12)
    assert "wish-for-children" not in made.spaces()
    assert made.offers("place urgent-wish-for-children")


@pytest.mark.rule("CAV-CARDS-08")
def test_no_other_card_turns_it_over() -> None:
    made = until_round(drawing(7).play("reveal ore-delivery"), 7)
    assert {"wish-for-children", "ore-delivery"} <= made.spaces()
    assert "urgent-wish-for-children" not in made.spaces()


@pytest.mark.rule("CAV-CARDS-09")
def test_what_is_left_in_a_stage_is_public_and_its_order_is_not() -> None:
    made = drawing(7).play("reveal ore-delivery")
    left = made.cell(layout.UNREVEALED)
    assert {SPACES[space] for space in range(40) if left >> space & 1} == {"family-life", "exploration", *STAGES[4]}
    for card in ("family-life", "exploration"):
        assert idle(made.fork(), "draw-card").offers(f"reveal {card}")
