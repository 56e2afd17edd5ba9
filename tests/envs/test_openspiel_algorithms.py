"""OpenSpiel's own algorithms at work on our games: searches, bots in a contest, and learners in its environment."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts, random_agent, tabular_qlearner
from open_spiel.python.bots import uniform_random

from tests.envs.openspiel import blind_draw, draw, every_game, load, played

FEW = 8  # simulations for a choice
CUT = 10  # choices after which a playout is given up


def searcher(game: Any, seed: int, simulations: int = FEW) -> Any:
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng, max_length=CUT)
    return mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=rng)


def informed_searcher(game: Any, seed: int, simulations: int = FEW) -> Any:
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng, max_length=CUT)
    return ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=rng)


def test_information_set_search_plays_the_game_that_hides_something() -> None:
    """ISMCTS asserts in every simulation that a redrawn state looks the same to the seat that thinks."""
    state, nature = blind_draw(5), Random(5)
    game = state.get_game()
    bots = [informed_searcher(game, seat) for seat in range(2)]
    thought_in_the_dark = 0
    while thought_in_the_dark < FEW:
        if state.is_chance_node():
            state.apply_action(draw(state, nature))
            continue
        seat = state.current_player()
        thought_in_the_dark += seat not in state.moment.secrets.values()
        state.apply_action(bots[seat].step(state))
    assert not state.is_terminal()


@pytest.mark.full
def test_information_set_search_plays_a_whole_game() -> None:
    game = load("python_stone_age(players=2)")
    bots, state, nature = [informed_searcher(game, seat, 2) for seat in range(2)], game.new_initial_state(), Random(5)
    while not state.is_terminal():
        state.apply_action(draw(state, nature) if state.is_chance_node() else bots[state.current_player()].step(state))
    assert any(state.returns())


@pytest.mark.parametrize("name", ["python_cave_vs_cave", "python_caverna"])
def test_a_search_solves_the_last_decision(name: str) -> None:
    game, rng = load(name), Random(3)
    state = game.new_initial_state()
    trail = []
    while not state.is_terminal():
        trail.append(state.clone())
        state.apply_action(draw(state, rng))
    last = next(found for found in reversed(trail) if len(found.legal_actions()) > 1)
    seat = last.current_player()
    ends = [end for action in last.legal_actions() if (end := last.child(action)).is_terminal()]
    root = searcher(game, 1, 500).mcts_search(last)
    assert root.outcome is not None
    assert root.outcome[seat] >= max(end.returns()[seat] for end in ends)


def test_bots_meet_in_openspiels_contest() -> None:
    game = load("python_cave_vs_cave(eras=short)")
    rng = np.random.RandomState(1)
    np.random.seed(1)  # where the contest draws chance from
    bots = [searcher(game, 1, 2), uniform_random.UniformRandomBot(1, rng)]
    won, lost = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)
    assert won == -lost != 0


@every_game
def test_learners_play_in_openspiels_environment(name: str) -> None:
    """Its reinforcement-learning loop: time steps with observations, legal actions and rewards for every seat."""
    environment = rl_environment.Environment(load(name), observation_type=rl_environment.ObservationType.OBSERVATION)
    actions, players = environment.action_spec()["num_actions"], environment.num_players
    np.random.seed(1)  # where the learners draw from
    environment.seed(1)
    learner = tabular_qlearner.QLearner(0, actions)
    others = [random_agent.RandomAgent(seat, actions) for seat in range(1, players)]
    step = environment.reset()
    while not step.last():
        acting = [learner, *others][step.current_player()]
        step = environment.step([acting.step(step).action])
    for agent in [learner, *others]:
        agent.step(step)
    assert any(step.rewards)
    assert any(value for values in learner._q_values.values() for value in values.values())


def test_information_states_are_offered_to_learners() -> None:
    game = load("python_stone_age(players=2)")
    environment = rl_environment.Environment(game)  # information states by default, where a game has them
    seen = environment.reset().observations["info_state"][0]
    assert len(seen) == game.information_state_tensor_size()
    assert played(game, 1).information_state_tensor(0) != seen
