"""Who plays whom, where and with which luck."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

import lascaux
from lascaux.arena import ArenaError, Setting, match, simulate, tournament
from lascaux.arena.schedule import Fixture, schedule

CAVES = lascaux.load("cave-vs-cave")
SOLO = lascaux.load("cave-vs-cave", players=1)
FOUR = lascaux.load("stone-age", players=4)


def pairs(setting: Setting) -> list[list[Fixture]]:
    return [list(fixtures) for _, fixtures in groupby(schedule(setting), key=lambda fixture: fixture.pair)]


def test_a_pair_is_the_same_luck_on_both_seats() -> None:
    for first, second in pairs(match(CAVES, ["greedy", "random"], games=10)):
        assert first.seed == second.seed
        assert first.seats == second.seats[::-1]


def test_pairs_have_different_luck_and_games_different_numbers() -> None:
    setting = match(CAVES, ["greedy", "random"], games=20)
    assert len({fixtures[0].seed for fixtures in pairs(setting)}) == 10
    assert [fixture.number for fixture in schedule(setting)] == list(range(20))


def test_agents_think_differently_in_every_game_and_seat() -> None:
    fixtures = schedule(match(CAVES, ["greedy", "random"], games=20))
    assert len({fixture.agent_seed(seat) for fixture in fixtures for seat in (0, 1)}) == 40


def test_one_among_three_others_sits_on_every_seat() -> None:
    for fixtures in pairs(match(FOUR, ["novice"], others="greedy", games=12)):
        assert sorted(fixture.seats.index("novice") for fixture in fixtures) == [0, 1, 2, 3]


def test_two_among_two_others_meet_in_both_orders() -> None:
    setting = match(FOUR, ["novice", "random"], others="greedy", games=200)
    after = Counter((f.seats.index("random") - f.seats.index("novice")) % 4 for f in schedule(setting))
    assert sorted(after) == [1, 2, 3]
    for fixtures in pairs(setting):
        assert sorted(fixture.seats.index("random") for fixture in fixtures) == [0, 1, 2, 3]


def test_games_are_rounded_up_to_whole_pairs() -> None:
    assert match(CAVES, ["greedy", "random"], games=7).games == 8
    assert match(FOUR, ["novice"], others="greedy", games=5).games == 8


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    agents = ["greedy", "random", "novice"]
    assert schedule(tournament(FOUR, agents, games=90))[:40] == schedule(tournament(FOUR, agents, games=40))[:40]


def test_a_tournament_for_two_seats_is_a_round_robin() -> None:
    fixtures = schedule(tournament(CAVES, ["greedy", "random", "novice"], games=12))
    assert set(Counter(fixture.seats for fixture in fixtures).values()) == {2}
    assert len({fixture.seats for fixture in fixtures}) == 6


def test_a_tournament_for_more_seats_plays_all_mixed_tables() -> None:
    fixtures = schedule(tournament(lascaux.load("stone-age", players=3), ["greedy", "random", "novice"], games=21))
    tables = {tuple(sorted(fixture.seats)) for fixture in fixtures}
    assert len(tables) == 7  # ten with repetition, less three of one agent alone
    assert all(len(set(table)) > 1 for table in tables)


def test_alone_everybody_meets_the_same_luck() -> None:
    for setting in (match(SOLO, ["greedy", "random"], games=6), tournament(SOLO, ["greedy", "random"], games=6)):
        for fixtures in pairs(setting):
            assert {fixture.seats for fixture in fixtures} == {("greedy",), ("random",)}
            assert len({fixture.seed for fixture in fixtures}) == 1


def test_a_simulation_of_one_agent_never_repeats_its_luck() -> None:
    fixtures = schedule(simulate(FOUR, ["random"], games=5))
    assert {fixture.seats for fixture in fixtures} == {("random",) * 4}
    assert len({fixture.seed for fixture in fixtures}) == 5


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (lambda: match(CAVES, ["hal", "random"]), "there is no agent 'hal'; the agents are random, novice, greedy"),
        (lambda: match(CAVES, ["greedy", "random"], games=0), "0 games cannot be played; the least is 1"),
        (lambda: match(CAVES, ["greedy"]), "too few agents for 2 seats; say who plays the rest with --others AGENT"),
        (lambda: match(CAVES, ["greedy", "random", "novice"]), "too many agents for 2 seats: greedy random novice"),
        (lambda: match(CAVES, ["greedy", "random"], others="novice"), "no seat is left for --others novice"),
        (lambda: tournament(CAVES, ["greedy"]), "at least two agents, not 1"),
        (lambda: tournament(CAVES, ["greedy", "random", "greedy"]), "nobody takes part in a tournament twice: greedy"),
        (lambda: simulate(FOUR, ["greedy", "random"]), "2 agents for 4 seats; name one for all or one for each"),
    ],
)
def test_what_cannot_be_played(ask: object, answer: str) -> None:
    assert callable(ask)
    with pytest.raises(ArenaError, match=answer):
        ask()
