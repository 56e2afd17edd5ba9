"""The card that draws another one blind (STA-DRAW)."""

from __future__ import annotations

import random

import pytest

import lascaux
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.scoring import final_points
from tests.game_table import members
from tests.stone_age.table import Table, acting, table


def bought(deck: str, animals: str = "") -> Table:
    """Seat 0 has just bought the card, over a deck of these cards and animals, and has a field to resolve."""
    made = acting("card-1, field", "hunt", players=2, theme="winter", animals=True)
    made.slots("c05 c28 c35 c22").deck(deck).animals_in_deck(animals).give("2W")
    return made.play("resolve card-1", "buy")


def finish_round(played: Table) -> Table:
    """Seat 0's field and seat 1's hunter, then feeding."""
    return played.play("resolve field", "resolve hunt").roll(1)


def shown(made: Table, viewer: int) -> str:
    """The blind-drawn card of seat 0 as a seat may see it."""
    card = made.game.view(made.at, viewer)["tableaus"][0]["blind_card"]
    return str(card["card"]) if card else ""


@pytest.mark.rule("STA-DRAW-01")
def test_the_buyer_gets_the_top_of_the_deck_for_free() -> None:
    played = bought("c03 c10 c17")
    assert played.legal() == {"blind c03", "blind c10", "blind c17"}
    assert set(played.at.weights()) == {1}
    played.play("blind c10")
    assert (played.tribe(0).cards, played.tribe(0).blind, played.has("W", 0)) == ({"c05"}, "c10", 1)
    assert played.deck_cards() == {"c03", "c17"}
    assert (played.seat, played.legal()) == (0, {"resolve field"})


@pytest.mark.rule("STA-DRAW-02")
@pytest.mark.parametrize(
    "card", ["c03", "c06", "c08", "c20", "c22", "c23", "c14", "c02", "c16", "c17", "c24", "c31", "c07"]
)
def test_the_upper_half_of_the_drawn_card_does_nothing(card: str) -> None:
    played = acting("card-1, field", players=2).slots("c05 c28 c35 c21").give("1W").play("resolve card-1", "buy")
    before = played.tribe(0)
    played.play(f"blind {card}")
    assert played.tribe(0) == before._replace(blind=card)
    assert (played.seat, played.legal()) == (0, {"resolve field"})


@pytest.mark.rule("STA-DRAW-02")
@pytest.mark.parametrize(("card", "points"), [("c03", 2 * 2), ("c09", 1 + 1), ("c06", 1 + 2 * 5), ("c31", 2 * 2)])
def test_the_lower_half_of_the_drawn_card_scores(card: str, points: int) -> None:
    made = table().cards("c05", 0).blind(card, 0).stack_left(1, 0)
    assert (made.score(0), made.begin_new_round().score(0)) == (0, points)


@pytest.mark.rule("STA-DRAW-03")
def test_only_the_owner_sees_the_drawn_card() -> None:
    one, other = bought("c03 c10").play("blind c03"), bought("c03 c10").play("blind c10")
    for viewer in (1, lascaux.NOBODY):
        assert one.game.view(one.at, viewer) == one.game.view(other.at, viewer)
        assert one.game.text(one.at, viewer) == one.game.text(other.at, viewer)
    assert (shown(one, 0), shown(other, 0), shown(one, 1)) == ("c03", "c10", "")


@pytest.mark.rule("STA-DRAW-03")
def test_it_is_open_to_all_once_the_game_is_over() -> None:
    made = table(2).cards("c05", 0).blind("c10", 0).stack_left(1, 0)
    assert shown(made, 1) == ""
    assert shown(made.begin_new_round(), 1) == "c10"


@pytest.mark.rule("STA-DRAW-03")
def test_who_searches_for_another_seat_redraws_it_among_the_unseen() -> None:
    played = bought("c03 c10 c17").play("blind c10")
    found = set()
    for seed in range(40):
        guess = played.at.copy()
        guess.resample(1, random.Random(seed))
        blind = guess.of(0, layout.BLIND_CARD) - 1
        assert {blind, *members(guess.cells[layout.UNSEEN_CARDS])} == {2, 9, 16}
        assert len(members(guess.cells[layout.UNSEEN_CARDS])) == 2
        found.add(blind)
    assert found == {2, 9, 16}


@pytest.mark.rule("STA-DRAW-03")
def test_its_owner_knows_it_in_a_search() -> None:
    played = bought("c03 c10 c17").play("blind c10")
    guesses = [played.at.copy() for _ in range(10)]
    for seed, guess in enumerate(guesses):
        guess.resample(0, random.Random(seed))
    assert guesses == [played.at] * 10


@pytest.mark.rule("STA-DRAW-04")
def test_drawing_the_last_card_does_not_end_the_round() -> None:
    played = bought("c03").play("blind c03")
    assert (played.deck_cards(), played.decision) == (set(), "choose-place")
    finish_round(played)
    assert played.at.over  # three cards lie open and the deck is empty
    assert played.has("F", 1) == 12 - 5  # but everybody was fed


@pytest.mark.rule("STA-DRAW-04")
def test_the_refill_goes_on_with_what_the_draw_has_left() -> None:
    played = finish_round(bought("c03 c10").play("blind c10"))
    assert played.legal() == {"deal c03"}
    assert played.play("deal c03").open_cards() == ["c28", "c35", "c22", "c03"]


@pytest.mark.rule("STA-DRAW-05")
@pytest.mark.parametrize("animals", ["", "wolf polar-bear"])
def test_nothing_is_drawn_where_no_card_is_left(animals: str) -> None:
    played = bought("", animals)
    assert (played.tribe(0).cards, played.tribe(0).blind, played.has("W", 0)) == ({"c05"}, "", 1)
    assert (played.seat, played.legal()) == (0, {"resolve field"})
    assert finish_round(played).at.over


@pytest.mark.rule("STA-DRAW-06")
def test_animals_on_top_are_shown_and_skipped() -> None:
    played = bought("c03 c11", "wolf polar-bear")
    assert played.legal() == {"show wolf", "show polar-bear", "blind c03", "blind c11"}
    assert set(played.at.weights()) == {1}
    assert played.play("show wolf").legal() == {"show polar-bear", "blind c03", "blind c11"}
    assert played.play("show polar-bear").legal() == {"blind c03", "blind c11"}
    played.play("blind c11")
    assert (played.tribe(0).blind, played.active()) == ("c11", "")
    assert played.legal() == {"resolve field"}


@pytest.mark.rule("STA-DRAW-06")
def test_the_skipped_animals_come_back_in_the_same_order() -> None:
    played = bought("c03 c11", "wolf polar-bear wild-boar").play("show wolf", "show polar-bear", "blind c11")
    finish_round(played)
    assert played.legal() == {"appear wolf"}
    assert played.play("appear wolf").legal() == {"appear polar-bear"}
    assert played.play("appear polar-bear").legal() == {"deal c03", "appear wild-boar"}
    played.play("deal c03")
    assert (played.decision, played.active(), played.queue()) == ("place-people", "wolf", ["polar-bear"])


@pytest.mark.rule("STA-DRAW-06")
def test_an_animal_that_was_not_skipped_stays_in_the_deck() -> None:
    played = finish_round(bought("c03 c11", "wolf").play("blind c11"))
    assert played.legal() == {"deal c03", "appear wolf"}


@pytest.mark.rule("STA-DRAW-02")
def test_the_drawn_card_counts_like_a_bought_one() -> None:
    assert final_points(table().cards("c05 c03", 0).blind("c11", 0).at, 0) == 9
