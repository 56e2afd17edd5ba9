"""Final scoring and ties (STA-SCORE, STA-TIE)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules.scoring import standing
from tests.stone_age.scenes import at_animal, scored
from tests.stone_age.table import Table, table


@pytest.mark.rule("STA-SCORE-01")
def test_final_scoring_adds_to_the_track_and_counts_nothing_again() -> None:
    made = table(theme="winter", igloos=True).points(50, 0).buildings("b17 b26 i4", 0).cards("c22 c28", 0)
    assert made.score(0) == 50
    assert scored(made).score(0) == 50 + 1 + 1  # music twice; no points again for buildings, igloo and cards


@pytest.mark.rule("STA-SCORE-01")
def test_cards_and_goods_are_worth_nothing_before_the_end() -> None:
    made = table().give("3W 3G", 0).cards("c03 c35", 0).buildings("b01", 0).points(7, 0)
    assert made.at.scores() == [7.0, 0.0, 0.0, 0.0]
    assert scored(made).at.scores() == [7.0 + 6 + 1 + 3, 0.0, 0.0, 0.0]


@pytest.mark.rule("STA-SCORE-02")
@pytest.mark.parametrize("good", ["W", "C", "S", "G"])
def test_each_resource_left_is_one_point(good: str) -> None:
    assert scored(table().give(f"4{good}", 0)).score(0) == 4


@pytest.mark.rule("STA-SCORE-02")
def test_food_and_tools_left_are_worth_nothing() -> None:
    made = table().give("25F", 0).tools("4 4 3", 1)
    assert scored(made).score(0) == 0
    assert made.score(1) == 0
    assert scored(table().give("1W", 0).one_use(4, 3, 2, seat=0)).score(0) == 1  # no tools to multiply by


GREEN_PAIRS = ("c11 c31", "c13 c14", "c05 c09", "c03 c12", "c23 c33", "c07 c08", "c22 c28", "c19 c32")


@pytest.mark.rule("STA-SCORE-03")
@pytest.mark.parametrize("pair", GREEN_PAIRS)
def test_the_two_cards_of_a_symbol_make_two_rows_of_one(pair: str) -> None:
    assert scored(table().cards(pair, 0)).score(0) == 1 + 1


@pytest.mark.rule("STA-SCORE-03")
@pytest.mark.parametrize(("different", "twice", "points"), [(1, 0, 1), (3, 2, 13), (5, 0, 25), (7, 4, 65), (8, 8, 128)])
def test_green_cards_score_the_square_of_each_row(different: int, twice: int, points: int) -> None:
    made = table()
    for row, pair in enumerate(GREEN_PAIRS[:different]):
        made.cards(pair if row < twice else pair.split()[0], 0)
    assert scored(made).score(0) == points


@pytest.mark.rule("STA-SCORE-03")
def test_sand_cards_are_in_no_row() -> None:
    made = table().cards("c03 c30 c25 c36 c15 c01 c18", 0)  # no agriculture, buildings or tools to multiply by
    assert scored(made).score(0) == 1


@pytest.mark.rule("STA-SCORE-04")
@pytest.mark.parametrize(("cards", "figures"), [("c21 c26 c27", 3), ("c25 c30", 4), ("c21 c25 c26 c27 c30", 7)])
def test_farmers_multiply_agriculture(cards: str, figures: int) -> None:
    assert scored(table().cards(cards, 0).agriculture(6, 0)).score(0) == figures * 6


@pytest.mark.rule("STA-SCORE-05")
@pytest.mark.parametrize(("cards", "figures"), [("c04 c34", 2), ("c15 c36", 4), ("c04 c15 c34 c35 c36", 9)])
def test_hut_builders_multiply_buildings_without_igloos(cards: str, figures: int) -> None:
    made = table(theme="winter", igloos=True).cards(cards, 0).buildings("b01 b05 b28 i1 i3", 0)
    assert scored(made).score(0) == figures * 3


@pytest.mark.rule("STA-SCORE-06")
@pytest.mark.parametrize(("cards", "figures"), [("c10 c20 c29", 3), ("c06 c24", 4), ("c06 c10 c20 c24 c29", 7)])
def test_shamans_multiply_people(cards: str, figures: int) -> None:
    assert scored(table().cards(cards, 0).people(8, 0)).score(0) == figures * 8


@pytest.mark.rule("STA-SCORE-06")
def test_people_left_at_an_animal_count_for_shamans() -> None:
    made = at_animal(2, 0, 0, 0).cards("c10", 0)
    assert made.tribe(0).at_home == 3
    assert scored(made).score(0) == 5


@pytest.mark.rule("STA-SCORE-07")
@pytest.mark.parametrize(("cards", "figures"), [("c02 c16", 2), ("c01 c17 c18", 6), ("c01 c02 c16 c17 c18", 8)])
def test_tool_makers_multiply_the_values_of_permanent_tools(cards: str, figures: int) -> None:
    assert scored(table().cards(cards, 0).tools("3x 2 2", 0)).score(0) == figures * 7


@pytest.mark.rule("STA-SCORE-08")
def test_figures_are_added_over_all_cards_and_each_type_counts_alone() -> None:
    made = table().cards("c35 c36 c30 c10", 0).buildings("b01 b02", 0).agriculture(3, 0).people(6, 0)
    assert scored(made).score(0) == (3 + 2) * 2 + 2 * 3 + 1 * 6


@pytest.mark.rule("STA-SCORE-08")
def test_a_blind_drawn_card_scores_like_a_bought_one() -> None:
    assert scored(table().cards("c10", 0).blind("c06", 0)).score(0) == (1 + 2) * 5
    assert scored(table().cards("c09 c11", 0).blind("c05", 0)).score(0) == 4 + 1


def standings(*tribes: tuple[int, int, str, int]) -> Table:
    """The game is over; each seat has these points, agriculture, tools and people."""
    made = table(len(tribes))
    for seat, (points, agriculture, tools, people) in enumerate(tribes):
        made.points(points, seat).agriculture(agriculture, seat).tools(tools, seat).people(people, seat)
    return scored(made)


@pytest.mark.rule("STA-TIE-01")
def test_the_highest_score_wins_whatever_else_there_is() -> None:
    assert standings((101, 0, "", 5), (100, 10, "4 4 4", 10), (99, 10, "4 4 4", 10)).at.winners() == [0]
    assert standings((-20, 0, "", 5), (-10, 0, "", 5)).at.winners() == [1]


@pytest.mark.rule("STA-TIE-02")
@pytest.mark.parametrize("better", [(90, 4, "2 2", 6), (90, 3, "3 2x", 6), (90, 3, "2 2", 7)])
def test_a_tie_is_broken_by_agriculture_tools_and_people_together(better: tuple[int, int, str, int]) -> None:
    assert standings((90, 3, "2 2", 6), better, (80, 10, "4 4 4", 10)).at.winners() == [1]


@pytest.mark.rule("STA-TIE-02")
def test_only_the_sum_breaks_the_tie() -> None:
    assert standings((90, 10, "", 5), (90, 1, "3 3", 10)).at.winners() == [1]


@pytest.mark.rule("STA-TIE-03")
def test_players_who_are_still_equal_win_together() -> None:
    made = standings((90, 4, "2 2 2", 8), (90, 5, "2 2 1", 7), (90, 9, "", 9), (90, 10, "1", 7))
    assert made.at.winners() == [0, 2, 3]


@pytest.mark.rule("STA-TIE-04")
def test_lower_ranks_are_ordered_the_same_way_and_may_be_shared() -> None:
    made = standings((70, 4, "2", 8), (90, 0, "", 5), (70, 10, "1", 5), (70, 2, "4 1", 7))
    order = [standing(made.at, seat) for seat in range(4)]
    assert order[1] > order[2] > order[0] == order[3]
