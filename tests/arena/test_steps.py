"""When a step of a ladder is proven, when it is not, and when nobody needs to play on."""

from __future__ import annotations

from typing import cast

import pytest

from lascaux.arena.game_played import GamePlayed
from lascaux.arena.steps import Pairing, alone, at_table, looks, needed, pairings, widened

Z = widened(4)


def table(pair: int, number: int, seats: str, scores: list[float], winners: list[int]) -> GamePlayed:
    return cast(
        GamePlayed,
        {"pair": pair, "number": number, "seats": list(seats), "scores": scores, "winners": winners},
    )


def duel(wins: int, games: int) -> list[GamePlayed]:
    """Games of a against b, in pairs; a wins the first ones."""
    found: list[GamePlayed] = []
    for number in range(games):
        seats = "ab" if number % 2 == 0 else "ba"
        seat = seats.index("a") if number < wins else seats.index("b")
        found.append(table(number // 2, number, seats, [60.0 if n == seat else 50.0 for n in (0, 1)], [seat]))
    return found


def solo(scores: list[float]) -> list[GamePlayed]:
    return [table(pair, pair, "a", [score], []) for pair, score in enumerate(scores)]


def test_neighbours_meet_and_everybody_meets_the_reference_once() -> None:
    assert pairings(["random", "novice", "greedy", "skilled", "master"]) == [
        Pairing("novice", "random", True),
        Pairing("greedy", "novice", True),
        Pairing("skilled", "greedy", True),
        Pairing("master", "skilled", True),
        Pairing("random", "greedy", False),
        Pairing("master", "greedy", False),
    ]
    assert pairings(["random", "novice", "master"]) == [
        Pairing("novice", "random", True),
        Pairing("master", "novice", True),
    ]


def test_looks_double_and_take_whole_sets() -> None:
    assert looks(200, 2) == [40, 80, 160, 200]
    assert looks(30, 2) == [30]
    assert looks(100, 7) == [42, 84, 105]
    assert looks(50, 1) == [40, 50]


def test_several_looks_widen_the_interval() -> None:
    assert widened(1) == pytest.approx(1.96, abs=0.001)
    assert widened(4) == pytest.approx(2.498, abs=0.001)


def test_a_step_means_the_same_odds_at_every_table() -> None:
    assert needed(2) == pytest.approx(0.65)
    assert needed(4) == pytest.approx(0.382, abs=0.001)
    assert needed(7) == pytest.approx(0.236, abs=0.001)


@pytest.mark.parametrize(
    ("wins", "games", "verdict", "is_settled"),
    [
        (38, 40, "proven", True),
        (26, 40, "not proven", False),  # 65 %, but by too few games
        (130, 200, "proven", True),
        (120, 200, "not proven", False),  # surely stronger, but not by a step
        (100, 200, "not proven", True),  # no step, however long they play
        (2, 40, "wrong order", True),
    ],
)
def test_verdicts_at_a_table_for_two(wins: int, games: int, verdict: str, is_settled: bool) -> None:
    found = at_table("a", duel(wins, games), 2, Z)
    assert (found.games, found.wins) == (games, wins)
    assert (found.verdict, found.is_settled) == (verdict, is_settled)


def test_one_among_three_needs_less_and_a_shared_win_is_split() -> None:
    games = [
        table(pair, 4 * pair + seat, "b" * seat + "a" + "b" * (3 - seat), [9.0, 9.0, 1.0, 1.0], [0, 1])
        for pair in range(20)
        for seat in range(4)
    ]
    found = at_table("a", games, 4, Z)
    assert (found.games, found.wins) == (80, 20.0)
    assert found.lead.value == pytest.approx(0)
    assert found.verdict == "not proven"


def test_a_set_that_was_cut_off_does_not_count() -> None:
    assert at_table("a", duel(41, 41), 2, Z).games == 40
    assert at_table("a", [], 2, Z).verdict == "not proven"


def test_alone_the_same_deals_decide() -> None:
    low, high = [40.0 + n % 20 for n in range(40)], [42.0 + n % 20 + n % 2 for n in range(40)]
    assert alone(solo(high), solo(low), Z).verdict == "proven"
    assert alone(solo(low), solo(high), Z).verdict == "wrong order"
    assert alone(solo(low), solo(low[::-1]), Z).verdict == "not proven"
    assert alone(solo(high), solo(low[:10]), Z).games == 10
    assert alone(solo(high[:1]), solo(low), Z).verdict == "not proven"  # one deal proves nothing
