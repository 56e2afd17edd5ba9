"""Verdicts on a game, and what follows from them."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.agents import Opinion, make_agent
from lascaux.cli.analysis import Analysis, Verdict, follow_up, judge, moments
from lascaux.cli.thinkers import thinker
from lascaux.core.game import Game
from lascaux.core.position import Position
from tests.cli.terminal import whole_game


class Fixed:
    """Thinks that the first choice is worth 5 points, the others 1 point less each, and has not seen the last."""

    def choose(self, game: Game, at: Position) -> int:
        return at.choices()[0]

    def explain(self, game: Game, at: Position) -> list[Opinion]:
        *seen, last = at.choices()
        return [*(Opinion(c, 5.0 - n, 10 - n) for n, c in enumerate(seen)), Opinion(last, float("-inf"), 0)]


def verdict(number: int, seat: int, played: float, best: float, visits: int = 10, round: int = 1) -> Verdict:
    return Verdict(number, round, seat, Opinion(1, played, visits), Opinion(2, best, 100))


def test_only_decisions_with_something_to_choose_are_looked_at() -> None:
    record = whole_game("me,me", seed=3)[1]
    found = moments(record)
    assert [record.choices[moment.number - 1] for moment in found] == [moment.choice for moment in found]
    assert all(moment.at.actor >= 0 and len(moment.at.choices()) > 1 for moment in found)
    left_out = len(record.choices) - len(found)
    assert left_out == sum(at.actor < 0 or len(at.choices()) < 2 for at in record.positions()) - 1
    assert moments(record, 3) == found[::3]


def test_a_verdict_compares_what_was_played_with_the_best() -> None:
    record = whole_game("me,me", seed=3)[1]
    third = next(m for m in moments(record) if list(m.at.choices()).index(m.choice) == 2 and len(m.at.choices()) > 3)
    found = judge(record, Fixed(), third)
    assert (found.seat, found.round) == (third.at.actor, record.game.round(third.at))
    assert (found.played.value, found.best.value, found.cost) == (3.0, 5.0, 2.0)


def test_a_choice_that_nobody_looked_at_counts_as_the_worst() -> None:
    record = whole_game("me,me", seed=3)[1]
    last = next(m for m in moments(record) if m.choice == list(m.at.choices())[-1] and len(m.at.choices()) > 3)
    assert judge(record, Fixed(), last).cost == len(last.at.choices()) - 2


def test_what_is_played_and_better_costs_nothing() -> None:
    assert verdict(1, 0, played=7, best=5).cost == 0


def test_a_choice_hardly_looked_at_is_worth_what_is_found_after_it() -> None:
    here, then = verdict(4, 0, played=-9, best=5, visits=1), verdict(5, 0, played=4, best=4)
    assert follow_up([here, then])[0].cost == 1
    for other in (then._replace(seat=1), then._replace(number=6)):
        assert follow_up([here, other])[0].cost == 14
    assert follow_up([verdict(4, 0, played=-9, best=5), then])[0].cost == 14


def test_mistakes_come_by_their_cost() -> None:
    record = whole_game("me,me", seed=3)[1]
    verdicts = [verdict(n, n % 2, played=5 - n, best=5) for n in range(8)]
    analysis = Analysis(record, "greedy", verdicts)
    assert [found.cost for found in analysis.mistakes(0, 2)] == [6, 4]
    assert [found.cost for found in analysis.mistakes(1, 9)] == [7, 5, 3, 1]
    assert [found.cost for found in analysis.mistakes(0, 9)] == [6, 4, 2]  # 0 is no mistake


def test_turning_points_are_where_the_lead_of_the_winner_changes() -> None:
    record = whole_game("me,me", seed=3)[1]
    stands = {1: (10, 10), 2: (12, 11), 3: (12, 20), 4: (25, 21), 5: (26, 22)}
    verdicts = [
        verdict(10 * round + seat, seat, played=stands[round][seat], best=stands[round][seat], round=round)
        for round in stands
        for seat in (0, 1)
    ]
    two = Analysis(record, "greedy", verdicts).turning_points(2)
    assert [(point.round, point.before, point.after) for point in two] == [
        (2, [12, 11], [12, 20]),
        (3, [12, 20], [25, 21]),
    ]


@pytest.mark.parametrize(("game", "seats"), [("cave-vs-cave", "me,me"), ("stone-age", "me,me"), ("caverna", "me")])
def test_greedy_finds_mistakes_in_random_play_and_none_in_its_own(game: str, seats: str) -> None:
    given_away = []
    for player in ("greedy", "random"):
        record = whole_game(seats, 5, name=game, person=player, players=len(seats.split(",")))[1]
        agent = thinker("greedy", 1)
        analysis = Analysis(record, "greedy", [judge(record, agent, moment) for moment in moments(record, 3)])
        costs = [found.cost for found in analysis.verdicts]
        given_away.append(sum(costs) / len(costs))
    assert given_away[0] < given_away[1] / 4


def test_a_search_as_thinker() -> None:
    record = whole_game("me,me", seed=3)[1]
    agent = thinker("search:simulations=20", 1)
    found = [judge(record, agent, moment) for moment in moments(record, 5)]
    assert all(verdict.best.visits > 0 and verdict.cost >= 0 for verdict in found)
    assert make_agent("search:simulations=20", 1) is not agent
    again = thinker("search:simulations=20", 1)
    assert [judge(record, again, moment) for moment in moments(record, 5)] == found


def test_a_record_without_decisions() -> None:
    assert moments(lascaux.Record(lascaux.load("caverna"))) == []
