"""Verdicts on a game, and what follows from them."""

from __future__ import annotations

import json

import pytest

import lascaux
from lascaux.agents import Opinion
from lascaux.agents.outlook import gains
from lascaux.analysis import Analysis, Judge, Verdict, decisions, explained, judged, why
from lascaux.analysis.verdicts import packed, unpacked
from lascaux.record import Record
from tests.analysis.playing import played


def verdict(number: int, seat: int, played: float, best: float, round: int = 1, turn: int = 0) -> Verdict:
    opinions = [Opinion(2, best, 100), Opinion(1, played, 10)]
    return Verdict(number, turn or number, round, seat, opinions[1], opinions, True, [0.0, 0.0], {})


@pytest.fixture(scope="module")
def record() -> Record:
    return played("cave-vs-cave")


def test_only_decisions_with_something_to_choose_are_looked_at(record: Record) -> None:
    found = list(decisions(record))
    assert [record.choices[decided.number - 1] for decided in found] == [decided.choice for decided in found]
    assert all(decided.at.actor >= 0 and len(decided.at.choices()) > 1 for decided in found)
    left_out = len(record.choices) - len(found)
    assert left_out == sum(at.actor < 0 or len(at.choices()) < 2 for at in record.positions()) - 1
    assert not list(decisions(lascaux.Record(lascaux.load("caverna"))))


def test_decisions_know_their_turn(record: Record) -> None:
    """In Cave vs Cave a turn takes one tile, whatever is exchanged before it."""
    game = record.game
    taken = [sum(game.name(c).startswith("take ") for c in record.choices[: d.number]) for d in decisions(record)]
    for decided, tiles in zip(decisions(record), taken, strict=True):
        takes = game.name(decided.choice).startswith("take ")
        assert decided.turn == tiles or (decided.turn == tiles + 1 and not takes)


def test_a_blunder_is_found_and_the_better_choice_named() -> None:
    """The last room of a game brings its points; whoever does something else instead gives them away."""
    record = played("cave-vs-cave", "greedy", 3)
    game, judge = record.game, Judge("network:simulations=32,look=16")
    last = [decided for decided in decisions(record) if game.name(decided.choice).startswith("furnish ")][-1]
    assert judged(judge, last).cost < 1
    blunder = min(last.at.choices(), key=lambda choice: gains(last.at, [choice]).get("rooms", 0))
    found = explained(judged(judge, last._replace(choice=blunder)), last.at)
    assert found.cost >= 2
    assert game.name(found.best.choice).startswith("furnish ")
    assert "Rooms +" in why(game, found, "en", game.describe)
    assert "Einrichtungen +" in why(game, found, "de", game.describe)


def test_a_verdict_lasts(record: Record) -> None:
    """As data and back, by the names of choices."""
    for decided in list(decisions(record))[::30]:
        worst = judged(Judge("greedy"), decided).opinions[-1].choice
        found = explained(judged(Judge("greedy"), decided._replace(choice=worst)), decided.at)
        again = unpacked(record.game, found.number, json.loads(json.dumps(packed(record.game, found))))
        assert again._replace(opinions=[], played=found.played) == found._replace(opinions=[], lines={})
        assert [o.choice for o in again.opinions] == [o.choice for o in found.opinions]
        assert again.cost == pytest.approx(found.cost, abs=0.01)


def test_what_is_played_and_better_costs_nothing() -> None:
    assert verdict(1, 0, played=7, best=5).cost == 0


def test_mistakes_come_by_their_cost(record: Record) -> None:
    analysis = Analysis(record, "greedy", [verdict(n, n % 2, played=5 - n, best=5) for n in range(1, 9)])
    assert [found.cost for found in analysis.mistakes(0, 2)] == [8, 6]
    assert [found.cost for found in analysis.mistakes(1, 9)] == [7, 5, 3, 1]
    assert Analysis(record, "greedy", [verdict(1, 0, played=4.9, best=5)]).mistakes(0, 9) == []  # too small


def test_accuracy_halves_with_every_two_points(record: Record) -> None:
    analysis = Analysis(record, "greedy", [verdict(1, 0, 5, 5), verdict(2, 0, 3, 5), verdict(3, 1, 1, 5)])
    assert [analysis.accuracy(seat) for seat in (0, 1)] == [75, 25]


def test_turning_points_are_the_turns_that_change_most_for_the_winner(record: Record) -> None:
    stands = {1: 0, 2: 1, 3: -8, 4: 4, 5: 4.5}  # of the first seat, at the beginning of each turn
    verdicts = [verdict(10 * turn, 0, played=value, best=value, turn=turn) for turn, value in stands.items()]
    two = Analysis(record, "greedy", verdicts).turning_points(2)
    assert [(point.turn.number, point.before[0], point.after[0]) for point in two] == [(2, 1, -8), (3, -8, 4)]
    assert [point.before[1] for point in two] == [-1, 8]  # what one is ahead, the other is behind


def test_a_curve_ends_with_the_result(record: Record) -> None:
    first, second = record.position().scores()
    analysis = Analysis(record, "greedy", [verdict(4, 0, 2, 3), verdict(9, 1, 1, 2)])
    assert analysis.curves[0] == [(3, 3), (8, -2), (len(record.choices), first - second)]
    assert analysis.curves[1] == [(3, -3), (8, 2), (len(record.choices), second - first)]


@pytest.mark.parametrize(("game", "players"), [("cave-vs-cave", 2), ("stone-age", 2), ("caverna", 1)])
def test_greedy_finds_mistakes_in_random_play_and_none_in_its_own(game: str, players: int) -> None:
    accuracy = []
    for player in ("greedy", "random"):
        record = played(game, player, players=players)
        verdicts = [judged(Judge("greedy"), decided) for decided in list(decisions(record))[::3]]
        accuracy.append(Analysis(record, "greedy", verdicts).accuracy(0))
    assert accuracy[0] > 90
    assert accuracy[1] < 85
