"""Intervals, standard errors and ratings, against numbers worked out elsewhere."""

from __future__ import annotations

import sys
from math import sqrt
from statistics import stdev

import pytest

from lascaux.arena import ArenaError, Standings
from lascaux.arena.game_played import GamePlayed
from lascaux.arena.ratings import ranks, ratings
from lascaux.arena.statistics import Samples, wilson


def game(number: int, seats: list[str], scores: list[float], winners: list[int], pair: int | None = None) -> GamePlayed:
    """A game of which nothing counts but who won how."""
    nothing: list[dict[str, float]] = [{} for _ in seats]
    return GamePlayed(
        number=number,
        pair=number // 2 if pair is None else pair,
        seed=0,
        seats=seats,
        scores=scores,
        winners=winners,
        length=0,
        rounds=0,
        categories=nothing,
        taken=[[] for _ in seats],
        spaces=[{} for _ in seats],
        seconds=[2.0 for _ in seats],
        choices=[4 for _ in seats],
        scores_by_round=[],
    )


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(10, 10, 0.7225, 1.0), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (81, 263, 0.2553, 0.3662)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    rate = wilson(wins, games)
    assert rate == pytest.approx((wins / games, low, high), abs=5e-5)


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_the_standard_error_of_independent_numbers() -> None:
    samples, numbers = Samples(), [3.0, 5.0, 8.0, 9.0, 14.0]
    for group, number in enumerate(numbers):
        samples.add(group, number)
    assert samples.mean() == pytest.approx((7.8, stdev(numbers) / sqrt(5)))


def test_numbers_that_share_their_luck_count_as_one() -> None:
    apart, together = Samples(), Samples()
    for group, number in enumerate([3.0, 5.0, 8.0, 9.0]):
        apart.add(group, number)
        for _ in range(3):
            together.add(group, number)
    assert together.mean() == pytest.approx(apart.mean())
    assert together.count == 12


def test_a_single_group_says_nothing_about_its_error() -> None:
    samples = Samples()
    samples.add(0, 3.0)
    samples.add(0, 4.0)
    assert samples.mean() == (3.5, None)


def test_a_shared_win_counts_in_parts() -> None:
    games = [game(0, ["a", "b"], [5, 5], [0, 1]), game(1, ["b", "a"], [3, 7], [1])]
    standings = Standings(["a", "b"], 2, games)
    assert (standings.overall["a"].wins, standings.overall["b"].wins) == (1.5, 0.5)
    assert standings.by_seat["a"][1].wins == 1
    assert [seat.wins for seat in standings.seats] == [0.5, 1.5]
    assert standings.overall["a"].seconds_per_choice == 0.5


def test_a_goal_alone_may_be_missed() -> None:
    standings = Standings(["a"], 1, [game(0, ["a"], [40], []), game(1, ["a"], [60], [0])])
    assert standings.overall["a"].win_rate.share == 0.5


def test_shared_luck_drops_out_of_a_lead() -> None:
    """Luck moves all scores of a pair by 0 to 90 points; the lead of 2 to 4 points is seen through it."""
    games = [
        entry
        for pair in range(10)
        for luck in [10.0 * pair]
        for entry in (
            game(2 * pair, ["a", "b"], [luck + 2 + pair % 3, luck], [0]),
            game(2 * pair + 1, ["b", "a"], [luck, luck + 3], [1]),
        )
    ]
    standings = Standings(["a", "b"], 2, games)
    lead, spread = standings.lead("a", "b"), standings.overall["a"].score
    assert lead.value == pytest.approx(2.95)
    assert lead.error is not None
    assert spread.error is not None
    assert lead.error < 0.2 < 5 < spread.error


def test_ranks_put_the_winners_first_and_equal_scores_together() -> None:
    tie_break = game(0, ["a", "b", "c", "d"], [9, 9, 4, 4], [1])
    assert ranks(tie_break) == [1, 0, 2, 2]


def test_ratings_follow_strength_and_narrow_with_games() -> None:
    pytest.importorskip("openskill", reason="ratings need the extra lascaux[arena]")

    def rated(pairs: int) -> list[GamePlayed]:
        """a beats b three times in four, and both always beat c."""
        games: list[GamePlayed] = []
        for number in range(pairs):
            first, second = ("b", "a") if number % 4 == 0 else ("a", "b")
            for seats in ([first, second], [first, "c"], [second, "c"]):
                games.append(game(len(games), seats, [2, 1], [0]))
        return games

    few, many = ratings(rated(4)), ratings(rated(100))
    assert many["a"].low > many["b"].value > many["c"].high
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low
    assert ratings(list(reversed(rated(20)))) == ratings(rated(20))


def test_an_agent_on_several_seats_has_one_rating_and_none_against_itself() -> None:
    pytest.importorskip("openskill", reason="ratings need the extra lascaux[arena]")
    known = ratings([game(n, ["a", "b", "b", "b"], [9, 1, 2, 3], [0]) for n in range(20)])
    assert known["a"].low > known["b"].high
    assert ratings([game(0, ["a", "a"], [9, 1], [0])]) == {}


def test_without_openskill_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(ArenaError, match=r"ratings need openskill; install the extra lascaux\[arena\]"):
        ratings([])
