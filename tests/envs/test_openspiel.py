"""The games in OpenSpiel: its own tests, its search, and what a game says about itself."""

from __future__ import annotations

from random import Random
from unittest import TextTestRunner, defaultTestLoader

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import mcts
from open_spiel.python.tests import games_sim_test

import lascaux
from lascaux.envs import spiel
from lascaux.games import games
from tests.envs.openspiel import GAMES, OTHERS, draw, every_game, every_mode, load, played

# OpenSpiel's own tests


def test_every_game_is_registered() -> None:
    known = {kind.short_name for kind in pyspiel.registered_games()}
    assert {spiel.short_name(kind) for kind in games().values()} <= known
    assert {"python_cave_vs_cave", "python_stone_age", "python_caverna"} <= known


@every_game
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.full
@every_mode
def test_many_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=10, serialize=True, verbose=False)


@every_game
def test_simulation_from_python(name: str) -> None:
    np.random.seed(1)  # where OpenSpiel's test draws from
    games_sim_test.GamesSimTest().sim_game(load(name))


@pytest.mark.parametrize("name", [*GAMES, *(pytest.param(name, marks=pytest.mark.full) for name in OTHERS)])
def test_conventions(name: str) -> None:
    game = load(name)
    case = type("Conventions", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": name})
    suite = defaultTestLoader.loadTestsFromTestCase(case)
    assert suite.countTestCases() >= 5
    result = TextTestRunner(verbosity=0).run(suite)
    assert not result.failures + result.errors, result.failures + result.errors


@every_game
def test_its_search_plays_to_the_end(name: str) -> None:
    game = load(name)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, rng, max_length=10), random_state=rng)
    state, nature = game.new_initial_state(), Random(1)
    while not state.is_terminal():
        state.apply_action(draw(state, nature) if state.is_chance_node() else bot.step(state))
    assert any(state.returns())


# What a game says about itself


@every_mode
def test_a_game_is_loaded_again_from_its_text(name: str) -> None:
    game = load(name)
    assert str(load(str(game))) == str(game)
    assert load(str(game)).rules is game.rules


def test_options_are_parameters() -> None:
    game = load("python_cave_vs_cave(eras='2',players=1,opening_wall=False)")
    wanted = lascaux.load("cave-vs-cave", eras=2, players=1, opening_wall=False)
    assert game.rules.game.same_rules(wanted)
    assert pyspiel.load_game("python_cave_vs_cave", {"eras": "2"}).get_parameters()["eras"] == "'2'"


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("python_cave_vs_cave(players=3)", "option 'players' cannot be 3; allowed: 2, 1"),
        ("python_cave_vs_cave(eras=blue)", "option 'eras' cannot be 'blue'; allowed: 1, 2, 'ask', 'quick', 'short'"),
        ("python_caverna(reward=gold)", "there is no reward 'gold'; allowed: 'win', 'rank', 'points'"),
        ("python_stone_age(animals=True)", "need the winter's board"),
    ],
)
def test_bad_parameters_are_named(name: str, error: str) -> None:
    with pytest.raises(ValueError, match=error):
        load(name)


@pytest.mark.parametrize(
    ("name", "chance", "information", "utility"),
    [
        ("python_cave_vs_cave", "EXPLICIT_STOCHASTIC", "PERFECT_INFORMATION", "ZERO_SUM"),
        ("python_cave_vs_cave(players=1)", "EXPLICIT_STOCHASTIC", "PERFECT_INFORMATION", "GENERAL_SUM"),
        ("python_stone_age", "EXPLICIT_STOCHASTIC", "IMPERFECT_INFORMATION", "GENERAL_SUM"),
        ("python_stone_age(reward=rank)", "EXPLICIT_STOCHASTIC", "IMPERFECT_INFORMATION", "ZERO_SUM"),
        ("python_caverna(players=3,reward=win)", "EXPLICIT_STOCHASTIC", "PERFECT_INFORMATION", "GENERAL_SUM"),
        ("python_caverna(players=1)", "DETERMINISTIC", "PERFECT_INFORMATION", "GENERAL_SUM"),
    ],
)
def test_what_kind_of_game_it_is(name: str, chance: str, information: str, utility: str) -> None:
    kind = load(name).get_type()
    assert (kind.chance_mode.name, kind.information.name, kind.utility.name) == (chance, information, utility)


def test_a_game_that_is_put_off_is_broken_off() -> None:
    game = load("python_stone_age(players=2)")
    state, rng = played(game, 1), Random(1)
    state.moment.decisions = game.max_game_length() - 1
    while not state.is_terminal():
        state.apply_action(draw(state, rng))
    assert (state.moment.decisions, state.moment.at.over) == (game.max_game_length(), False)
    assert (state.is_terminal(), state.current_player()) == (True, pyspiel.PlayerId.TERMINAL)
    assert state.legal_actions() == []
    with pytest.raises(RuntimeError, match="the game is over"):
        state.apply_action(0)
    scores = state.moment.at.scores()
    assert state.returns() == [scores[0] - scores[1], scores[1] - scores[0]]
