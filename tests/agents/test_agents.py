"""Agents choose legally, repeatably and, some of them, well."""

from __future__ import annotations

from random import Random

import pytest

import lascaux
from lascaux.agents import AGENTS, Agent, make_agent
from lascaux.core.game import Game
from lascaux.core.position import Position


def play(game: Game, agents: list[Agent], seed: int) -> tuple[Position, list[int]]:
    """A whole game, every choice checked."""
    at, rng, choices = game.start(), Random(seed), []
    while not at.over:
        choice = at.sample(rng) if at.actor == lascaux.CHANCE else agents[at.actor].choose(game, at)
        at.play(choice)
        choices.append(choice)
    return at, choices


def duel(seed: int) -> int:
    """The seat difference of greedy against random: positive if greedy wins."""
    agents = [make_agent("greedy", seed), make_agent("random", seed)]
    greedy = seed % 2
    at, _ = play(lascaux.load("cave-vs-cave"), agents[:: -1 if greedy else 1], seed)
    return 1 if at.winners() == [greedy] else 0


@pytest.mark.parametrize("name", ["random", "greedy", "novice", "skilled"])
def test_the_same_seed_chooses_the_same(name: str) -> None:
    game = lascaux.load("cave-vs-cave", players=1)
    assert play(game, [make_agent(name, 5)], 1)[1] == play(game, [make_agent(name, 5)], 1)[1]


@pytest.mark.parametrize("name", AGENTS)
def test_choosing_leaves_the_position_as_it_is(name: str) -> None:
    game = lascaux.load("cave-vs-cave")
    at = game.start()
    at.play(game.parse("start 0"))
    at.play(game.parse("reveal masonry"))
    before = at.copy()
    make_agent(name, 1).choose(game, at)
    assert at == before


def test_different_seeds_of_random_choose_differently() -> None:
    game = lascaux.load("cave-vs-cave", players=1)
    assert play(game, [make_agent("random", 1)], 1)[1] != play(game, [make_agent("random", 2)], 1)[1]


@pytest.mark.parametrize("mode", [{"eras": "quick"}, {"eras": "short"}, {"players": 1, "eras": 2}])
def test_greedy_plays_every_mode_and_beats_random(mode: dict[str, object]) -> None:
    game = lascaux.load("cave-vs-cave", **mode)
    opponents = [make_agent("random", 1)] * (game.seats - 1)
    at, _ = play(game, [make_agent("greedy", 1), *opponents], 1)
    by_random, _ = play(game, [make_agent("random", 1)] * game.seats, 1)
    assert at.scores()[0] > max([*at.scores()[1:], *by_random.scores()])


def test_greedy_beats_random_on_both_seats() -> None:
    assert duel(1) + duel(2) == 2


def test_greedy_reaches_a_fair_score_alone() -> None:
    at, _ = play(lascaux.load("cave-vs-cave", players=1), [make_agent("greedy", 1)], 1)
    assert at.scores()[0] >= 35


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_greedy_beats_random_at_stone_age(seat: int) -> None:
    agents = [make_agent("greedy" if seat == other else "random", 1) for other in range(3)]
    at, _ = play(lascaux.load("stone-age", players=3), agents, 1)
    assert at.winners() == [seat]


@pytest.mark.full
def test_greedy_beats_random_nearly_always() -> None:
    assert sum(duel(seed) for seed in range(100)) > 95


@pytest.mark.full
def test_greedy_solo_average() -> None:
    game = lascaux.load("cave-vs-cave", players=1)
    scores = [play(game, [make_agent("greedy", seed)], seed)[0].scores()[0] for seed in range(50)]
    assert sum(scores) / len(scores) > 42


def test_an_unknown_agent() -> None:
    with pytest.raises(ValueError, match="there is no agent 'hal'; the agents are random, novice, greedy"):
        make_agent("hal", 1)
