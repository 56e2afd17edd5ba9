"""The games in OpenSpiel: its own tests, its search, and what a seat is told."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any
from unittest import TextTestRunner, defaultTestLoader

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.tests import games_sim_test

import lascaux
from lascaux.core.position import CHANCE
from lascaux.envs import Observer, spiel
from lascaux.games import games
from tests.stone_age.table import acting

GAMES = (
    "python_cave_vs_cave",
    "python_cave_vs_cave(players=1,reward=win)",
    "python_stone_age(players=2)",
    "python_caverna",
    "python_caverna(players=1)",
)
OTHERS = (
    "python_cave_vs_cave(eras='2',reward=rank)",
    "python_cave_vs_cave(edition='2016')",
    "python_cave_vs_cave(eras=quick)",
    "python_stone_age(players=4,theme=winter,animals=True,hard_winter=True,igloos=True,reward=win)",
    "python_stone_age(players=3,reward=rank)",
    "python_caverna(players=7,reward=rank)",
    "python_caverna(players=3,reward=win,furnishing_set=beginner)",
)
SHORT = 40  # random choices, where a whole game would tell no more

every_game = pytest.mark.parametrize("name", GAMES)
every_mode = pytest.mark.parametrize("name", GAMES + OTHERS)


def load(name: str) -> Any:
    return pyspiel.load_game(name)


def draw(state: Any, rng: Random) -> int:
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(actions, weights)[0])
    return int(rng.choice(state.legal_actions()))


def played(game: Any, seed: int, choices: int = SHORT) -> Any:
    """A state after so many random choices."""
    state, rng = game.new_initial_state(), Random(seed)
    for _ in range(choices):
        state.apply_action(draw(state, rng))
    return state


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
        ("python_stone_age(animals=True)", "option 'animals' cannot be True with theme 'summer'"),
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


# States


@every_mode
def test_chance_has_the_weights_of_the_game(name: str) -> None:
    game, rng, met = load(name), Random(2), 0
    state = game.new_initial_state()
    for _ in range(4 * SHORT):
        if state.is_chance_node():
            at, outcomes = state.moment.at, state.chance_outcomes()
            weights = list(at.weights())
            assert [choice for choice, _ in outcomes] == list(at.choices())
            assert [share for _, share in outcomes] == [weight / sum(weights) for weight in weights]
            met += 1
        if state.is_terminal():
            break
        state.apply_action(draw(state, rng))
    chance = game.get_type().chance_mode
    assert (chance == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC) == (met > 0)


@every_game
def test_actions_have_their_written_names(name: str) -> None:
    state = played(load(name), 3)
    while state.is_chance_node():
        state.apply_action(draw(state, Random(3)))
    for action in state.legal_actions():
        text = state.action_to_string(action)
        assert text == state.moment.rules.game.name(action)
        assert state.string_to_action(text) == action


@every_game
def test_what_is_illegal_is_refused_and_changes_nothing(name: str) -> None:
    state = played(load(name), 3)
    while state.is_chance_node():
        state.apply_action(draw(state, Random(3)))
    before, made = state.moment.at.copy(), state.history()
    legal = state.legal_actions()
    wrong = next(action for action in range(state.num_distinct_actions()) if action not in legal)
    with pytest.raises(lascaux.IllegalChoice, match=state.action_to_string(wrong)):
        state.apply_action(wrong)
    with pytest.raises(lascaux.UnknownChoice):
        state.apply_action(state.num_distinct_actions())
    assert (state.moment.at, state.history(), state.legal_actions()) == (before, made, legal)


@every_mode
def test_copies_are_independent(name: str) -> None:
    state = played(load(name), 4)
    before, copy = state.moment.at.copy(), state.clone()
    assert copy.moment.at == before
    copy.apply_action(draw(copy, Random(4)))
    assert (state.moment.at, state.history()) == (before, copy.history()[:-1])


@every_mode
def test_states_come_back_from_storage(name: str) -> None:
    state = played(load(name), 5)
    _, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    for again in (stored, pickle.loads(pickle.dumps(state))):
        assert again.moment.at == state.moment.at
        assert again.moment.rules is state.moment.rules
        assert again.history() == state.history()
        assert (again.moment.decisions, again.moment.draws) == (state.moment.decisions, state.moment.draws)


# What a seat is told


@every_mode
def test_a_seat_sees_the_observation_of_the_game(name: str) -> None:
    game = load(name)
    state = played(game, 6)
    observer = Observer(state.moment.rules.game)
    seen = make_observation(game)
    for seat in range(game.num_players()):
        wanted = observer.observe(state.moment.at, seat)
        seen.set_from(state, seat)
        assert np.array_equal(seen.tensor, wanted)
        assert np.array_equal(state.observation_tensor(seat), wanted)
        assert seen.string_from(state, seat) == state.observation_string(seat) == observer.explain(wanted)
        for field in observer.observation.fields:
            part = wanted[int(field.offset) : int(field.offset) + field.size]
            assert seen.dict[field.id].shape == field.shape
            assert np.array_equal(seen.dict[field.id].ravel(), part)


def test_the_blind_drawn_card_is_told_to_its_owner_alone() -> None:
    """STA-DRAW-03: two states that differ only in the card are the same to the other seat, then and later."""
    game = load("python_stone_age(players=2)")
    made = acting("card-1, field", "hunt", players=2).slots("c05 c28 c35 c22").deck("c03 c10 c17").give("2W")
    states = []
    for card in ("c03", "c17"):
        state = game.new_initial_state()
        state.moment.at = made.at.copy()
        for choice in ("resolve card-1", "buy", f"blind {card}", "resolve field", "resolve hunt"):
            state.apply_action(state.moment.rules.game.parse(choice))
        states.append(pickle.loads(pickle.dumps(state.clone())))
    one, other = states
    assert one.moment.at.actor == CHANCE
    for seat, same in ((0, False), (1, True)):
        assert (one.observation_tensor(seat) == other.observation_tensor(seat)) is same
        assert (one.observation_string(seat) == other.observation_string(seat)) is same
        assert (one.information_state_string(seat) == other.information_state_string(seat)) is same
    assert one.history() != other.history()
    assert one.information_state_string(1).split()[2] == "blind"


@pytest.mark.parametrize("name", [name for name in GAMES + OTHERS if "stone_age" in name])
def test_what_a_seat_cannot_know_does_not_change_what_it_sees(name: str) -> None:
    game, rng, checked = load(name), Random(7), 0
    while checked < SHORT:
        state = game.new_initial_state()
        while not state.is_terminal() and checked < SHORT:
            for owner in set(state.moment.secrets.values()):
                other = state.clone()
                seat = (owner + 1) % game.num_players()
                other.moment.at.resample(seat, rng)
                assert other.observation_tensor(seat) == state.observation_tensor(seat)
                assert other.observation_string(seat) == state.observation_string(seat)
                checked += other.moment.at != state.moment.at
            state.apply_action(draw(state, rng))


@every_game
def test_nothing_is_forgotten(name: str) -> None:
    """Where all is public, a seat's information is the whole history."""
    game = load(name)
    state = played(game, 8)
    told = make_observation(game, INFO_STATE_OBS_TYPE)
    for seat in range(game.num_players()):
        assert told.string_from(state, seat) == " ".join(map(str, state.history()))


def test_other_parts_of_what_is_known_are_not_offered() -> None:
    game = load("python_cave_vs_cave")
    private = pyspiel.IIGObservationType(perfect_recall=False, public_info=False)
    assert make_observation(game, private) is None
    with pytest.raises(ValueError, match="observations take no parameters here; given were colour"):
        make_observation(game, None, {"colour": 1})
