"""What every choice in a position is worth, as a judge sees it."""

from __future__ import annotations

from random import Random

import pytest

import lascaux
from lascaux.agents import BadAgent
from lascaux.analysis import Judge, decisions, prospect
from lascaux.core.position import Position
from tests.analysis.playing import played

QUICK = "turns:simulations=8,look=2"
JUDGES = ("greedy", QUICK, "network:simulations=16,look=4")


@pytest.mark.parametrize("spec", JUDGES)
def test_every_choice_is_judged_and_none_is_better_than_the_best(spec: str) -> None:
    for decided in list(decisions(played("cave-vs-cave")))[::40]:
        found = Judge(spec).judge(decided.at)
        assert sorted(opinion.choice for opinion in found.opinions) == list(decided.at.choices())
        assert found.best.value == max(opinion.value for opinion in found.opinions)
        assert found.margin() >= 0


@pytest.mark.parametrize("spec", JUDGES)
def test_a_verdict_depends_on_the_position_alone(spec: str) -> None:
    some = list(decisions(played("cave-vs-cave")))[::60]
    judge = Judge(spec)
    there = [judge.judge(decided.at) for decided in some]
    assert [Judge(spec).judge(decided.at) for decided in reversed(some)] == there[::-1]


def test_a_judge_knows_no_more_than_the_seat_that_chooses() -> None:
    """Stone Age: a card drawn unseen is known to nobody but its owner (STA-DRAW-03)."""
    games = (played("stone-age", "random", seed, players=2) for seed in range(60))
    pairs = (seen_otherwise(decided.at) for record in games for decided in decisions(record))
    at, other = next(pair for pair in pairs if pair)
    for spec in ("greedy", QUICK):
        assert Judge(spec).judge(at) == Judge(spec).judge(other)


def seen_otherwise(at: Position) -> tuple[Position, Position] | None:
    """A position, and another that the seat that acts cannot tell from it."""
    for seed in range(8):
        other = at.copy()
        other.resample(other.actor, Random(seed))
        if other != at:
            return at, other
    return None


def test_where_all_stand_alike_nobody_is_ahead() -> None:
    first = next(decisions(played("cave-vs-cave")))
    found = Judge("network:simulations=64").judge(first.at)
    assert found.leads
    assert abs(found.best.value) < 8
    assert not Judge("network:simulations=4").judge(next(decisions(played("caverna", players=1))).at).leads
    assert not Judge("greedy").judge(first.at).leads


def test_a_prospect_tells_what_a_choice_brings() -> None:
    game = lascaux.load("cave-vs-cave")
    at = game.start()
    for name in ("start 0", "reveal furnishing"):
        at.play(game.parse(name))
    found = prospect(at, game.parse("take housework"))
    names = [game.name(choice) for choice in found.then]
    assert any(name.startswith("furnish ") for name in names)
    assert found.now["rooms"] > 0
    assert prospect(at, game.parse("take housework")) == found


@pytest.mark.parametrize(("spec", "complaint"), [("random", "cannot explain its choices"), ("hal", "no agent 'hal'")])
def test_who_cannot_judge(spec: str, complaint: str) -> None:
    with pytest.raises(BadAgent, match=complaint):
        Judge(spec)
