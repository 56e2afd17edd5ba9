"""What a finished game is worth."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.core.position import Position
from lascaux.envs.rewards import RULES, check_rule, leads, ranks, rewards
from lascaux.testing.play import positions
from lascaux.testing.rows import Row
from tests.conformance.games import ROWS, game_of


def finished(row: Row) -> Position:
    *_, at = positions(game_of(row.id), seed=5)
    return at


def test_points_are_counted_from_the_best_of_the_others() -> None:
    assert leads([10, 7, 8]) == [2, -3, -2]
    assert leads([10, 10]) == [0, 0]
    assert leads([31]) == [31]


def test_ranks_run_evenly_from_first_to_last() -> None:
    assert ranks([10, 30, 20], [1]) == [-1, 1, 0]
    assert ranks([5, 9], [1]) == [-1, 1]


def test_equals_share_the_mean_of_their_places() -> None:
    assert ranks([20, 20, 10], [0, 1]) == [0.5, 0.5, -1]
    assert ranks([20, 10, 10], [0]) == [1, -0.5, -0.5]
    assert ranks([7, 7, 7, 7], [0, 1, 2, 3]) == [0, 0, 0, 0]


def test_a_winner_by_the_tie_break_is_first_with_equal_points() -> None:
    assert ranks([20, 20], [1]) == [-1, 1]


def test_a_draw_of_all_is_worth_nothing() -> None:
    at = lascaux.load("cave-vs-cave").start()
    assert at.winners() == [0, 1]
    assert [rewards(at, rule) for rule in RULES] == [[0, 0]] * 3


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_rewards_follow_from_points_and_winners(row: Row) -> None:
    at = finished(row)
    won = [seat in at.winners() for seat in range(len(at.scores()))]
    assert rewards(at, "points") == leads(at.scores())
    if len(won) == 1 or not all(won):
        assert rewards(at, "win") == [1 if seat_won else -1 for seat_won in won]
    if len(won) == 1:
        assert rewards(at, "rank") == rewards(at, "win")
    else:
        assert sum(rewards(at, "rank")) == pytest.approx(0)
        assert max(rewards(at, "rank")) == rewards(at, "rank")[at.winners()[0]]


def test_what_is_no_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no reward 'glory'; allowed: 'win', 'rank', 'points'"):
        check_rule("glory", shaped=False)
    with pytest.raises(ValueError, match=r"shaped rewards .* need reward 'points', not 'win'"):
        check_rule("win", shaped=True)
