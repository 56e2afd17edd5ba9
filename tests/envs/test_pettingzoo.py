"""The PettingZoo environments."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]  # it has no types

import lascaux
from lascaux.envs import SeatsEnv
from lascaux.envs.aec import env
from lascaux.envs.rewards import leads
from lascaux.testing.rows import Row
from tests.conformance.games import ROWS

every_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)


def env_of(row: Row, **settings: Any) -> SeatsEnv:
    return env(row.name, **row.options, **settings)


def started(seed: int = 1, **settings: Any) -> SeatsEnv:
    """Cave vs Cave after reset."""
    made = env("cave-vs-cave", **settings)
    made.reset(seed=seed)
    return made


def mask_of(made: SeatsEnv) -> NDArray[np.int8]:
    mask: NDArray[np.int8] = made.infos[made.agent_selection]["action_mask"]
    return mask


def legal(made: SeatsEnv) -> list[int]:
    return [int(choice) for choice in mask_of(made).nonzero()[0]]


def illegal(made: SeatsEnv) -> int:
    return int((mask_of(made) == 0).nonzero()[0][0])


def play_out(made: SeatsEnv, seed: int = 1) -> dict[str, float]:
    """Play at random to the end; what every agent was paid, as `last` tells it."""
    rng = Random(seed)
    paid = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        _, reward, terminated, truncated, _ = made.last()
        paid[agent] += reward
        made.step(None if terminated or truncated else rng.choice(legal(made)))
    return paid


# What api_test says of any dictionary, unless its environment is one of the classic games that it lists by name.
OF_DICTIONARIES = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def cycles(row: Row, made: SeatsEnv) -> int:
    return 150 * row.length // int(made.max_num_agents)


@every_row
def test_pettingzoo_finds_nothing_wrong_but_dictionaries(row: Row) -> None:
    made = env_of(row)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(made, num_cycles=cycles(row, made))
    assert {str(warning.message) for warning in said} == OF_DICTIONARIES


@pytest.mark.parametrize("row", ROWS[::6], ids=lambda row: row.id)
def test_pettingzoo_finds_nothing_wrong_with_arrays(row: Row) -> None:
    made = env_of(row, mask="info")
    api_test(made, num_cycles=cycles(row, made))


@every_row
def test_a_seed_gives_the_same_game(row: Row) -> None:
    seed_test(lambda: env_of(row), num_cycles=100)


@pytest.mark.parametrize("settings", [{"shaped": True}, {"reward": "win"}, {"reward": "rank"}, {"illegal": "truncate"}])
def test_pettingzoo_finds_nothing_wrong_with_other_settings(settings: dict[str, Any]) -> None:
    api_test(env("cave-vs-cave", mask="info", **settings), num_cycles=150)


def test_seeds_differ_and_a_reset_without_one_goes_on() -> None:
    made = started(seed=1)
    first = made.observe("seat_0")["observation"]
    made.reset()
    second = made.observe("seat_0")["observation"]
    made.reset(seed=1)
    assert np.array_equal(made.observe("seat_0")["observation"], first)
    made.reset()
    assert np.array_equal(made.observe("seat_0")["observation"], second)
    assert not np.array_equal(first, second)


@every_row
def test_all_are_paid_at_the_end(row: Row) -> None:
    made = env_of(row)
    made.reset(seed=3)
    paid = play_out(made)
    assert list(paid.values()) == pytest.approx(leads(made._episode.at.scores()))
    assert made._episode.at.over


def test_shaped_rewards_add_up_to_those_at_the_end() -> None:
    made = started(shaped=True)
    begun_with = leads(made._episode.at.scores())
    paid = play_out(made)
    ended_with = leads(made._episode.at.scores())
    assert list(paid.values()) == pytest.approx(np.subtract(ended_with, begun_with).tolist())
    assert any(paid.values())


def test_shaped_rewards_come_on_the_way() -> None:
    made = started(shaped=True)
    rng = Random(1)
    while not any(made.rewards.values()):
        made.step(rng.choice(legal(made)))
    assert not any(made.terminations.values())


def test_the_end_has_the_scores_for_everybody() -> None:
    made = started()
    rng = Random(1)
    while not made.terminations["seat_0"]:
        assert "scores" not in made.infos["seat_0"]
        made.step(rng.choice(legal(made)))
    assert made.terminations == {"seat_0": True, "seat_1": True}
    for agent in made.agents:
        assert made.infos[agent]["scores"] == tuple(made._episode.at.scores())
        assert not made.infos[agent]["action_mask"].any()


def test_only_the_selected_agent_may_choose() -> None:
    made = started()
    rng = Random(2)
    for _ in range(60):
        for agent in made.agents:
            assert made.infos[agent]["action_mask"].any() == (agent == made.agent_selection)
        made.step(rng.choice(legal(made)))


def test_the_mask_is_where_pettingzoos_classic_games_have_it() -> None:
    made = started()
    rng = Random(2)
    for _ in range(60):
        for agent in made.agents:
            seen = made.observe(agent)
            assert seen in made.observation_space(agent)
            assert isinstance(seen, dict)
            assert np.array_equal(seen["action_mask"], made.infos[agent]["action_mask"])
        made.step(rng.choice(legal(made)))


def test_the_mask_can_stay_in_the_info() -> None:
    made = started(mask="info")
    seen = made.observe(made.agent_selection)
    assert isinstance(seen, np.ndarray)
    assert seen in made.observation_space(made.agent_selection)


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    made = started()
    before, agent, wrong = made._episode.at.copy(), made.agent_selection, illegal(made)
    with pytest.raises(lascaux.IllegalChoice) as refusal:
        made.step(wrong)
    assert refusal.value.name == made.game.name(wrong)
    assert (refusal.value.reason, refusal.value.clause) == made.game.why_not(before, wrong)
    assert made._episode.at == before
    assert made.agent_selection == agent
    made.step(legal(made)[0])


def test_an_illegal_action_can_stop_the_game() -> None:
    made = started(illegal="truncate", penalty=-5)
    culprit, wrong = made.agent_selection, illegal(made)
    (other,) = set(made.agents) - {culprit}
    made.step(wrong)
    assert made.truncations == {"seat_0": True, "seat_1": True}
    assert made.terminations == {"seat_0": False, "seat_1": False}
    assert made.rewards == {culprit: -5, other: 0}
    assert made.infos[culprit]["illegal"].startswith(made.game.name(wrong))
    assert not made.infos[culprit]["action_mask"].any()
    made.step(None)
    made.step(None)
    assert made.agents == []


def test_a_stopped_game_offers_nothing_more() -> None:
    made = started(illegal="truncate")
    made.step(illegal(made))
    for agent in made.possible_agents:
        assert not made.observe(agent)["action_mask"].any()
        made.step(None)
        assert not made.observe(agent)["action_mask"].any()


def test_an_illegal_action_can_be_tried_again() -> None:
    made = started(illegal="retry", penalty=-2)
    before, culprit = made._episode.at.copy(), made.agent_selection
    made.step(illegal(made))
    assert made._episode.at == before
    assert made.agent_selection == culprit
    assert made.last()[1] == -2
    assert "illegal" in made.infos[culprit]
    made.step(legal(made)[0])
    assert not any(made.rewards.values())
    assert "illegal" not in made.infos[culprit]


@pytest.mark.parametrize("action", [None, 1.0, "0", np.array([1, 2])])
def test_what_is_no_number_is_refused(action: Any) -> None:
    with pytest.raises(TypeError, match=r"an action is a whole number from 0 to \d+, not"):
        started().step(action)


@pytest.mark.parametrize("illegal", ["raise", "truncate", "retry"])
@pytest.mark.parametrize("action", [-1, 10**6, 2**70])
def test_a_number_that_is_no_choice_is_refused(action: int, illegal: str) -> None:
    with pytest.raises(lascaux.UnknownChoice, match=f"no choice has the number {action}; they run from 0"):
        started(illegal=illegal).step(action)


def test_numbers_of_numpy_will_do() -> None:
    made = started()
    made.step(np.int32(legal(made)[0]))
    made.step(np.array(legal(made)[0]))


def test_a_game_must_begin_first() -> None:
    made = env()
    with pytest.raises(RuntimeError, match="no game is under way; call reset"):
        made.step(0)
    with pytest.raises(RuntimeError, match="no game has begun yet; call reset"):
        made.observe("seat_0")
    with pytest.raises(RuntimeError, match="no game has begun yet; call reset"):
        made.render()


def test_a_finished_game_takes_no_action() -> None:
    made = started()
    rng = Random(1)
    while not made.terminations[made.agent_selection]:
        made.step(rng.choice(legal(made)))
    with pytest.raises(ValueError, match=r"the game is over for seat_\d; its only action is None, not 3"):
        made.step(3)
    made.step(None)
    made.step(None)
    with pytest.raises(RuntimeError, match="no game is under way; call reset"):
        made.step(None)
    made.reset()
    made.step(legal(made)[0])


@pytest.mark.parametrize("name", ["seat_2", "player_0", 0, ["seat_0"]])
def test_an_unknown_agent_is_refused(name: Any) -> None:
    made = started()
    for ask in (made.observe, made.observation_space, made.action_space):
        with pytest.raises(ValueError, match=r"there is no agent .*; the agents are seat_0, seat_1"):
            ask(name)


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 9}, "option 'players' cannot be 9"),
        ({"colour": 1}, "there is no option 'colour'"),
        ({"reward": "glory"}, "there is no reward 'glory'"),
        ({"reward": "win", "shaped": True}, "shaped rewards are points"),
        ({"illegal": "laugh"}, "illegal cannot be 'laugh'; allowed: 'raise', 'truncate', 'retry'"),
        ({"mask": "face"}, "the mask cannot be in 'face'; allowed: 'observation', 'info'"),
        ({"render_mode": "human"}, "there is no render mode 'human'; allowed: 'ansi', 'svg', 'rgb_array' and None"),
    ],
)
def test_unknown_settings_are_refused(settings: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        env(**settings)


def test_it_shows_what_the_selected_agent_sees() -> None:
    made = started(render_mode="ansi")
    assert made.render() == made.game.text(made._episode.at, made._episode.at.actor)
    assert started().render() is None


def test_spaces_sample_legal_actions_and_only_those() -> None:
    made = started()
    space = made.action_space("seat_0")
    space.seed(1)
    drawn = {int(space.sample(mask_of(made))) for _ in range(200)}
    assert drawn == set(legal(made))
    assert space.sample(np.zeros_like(mask_of(made))) == 0
    with pytest.raises(AssertionError, match="expected shape of the sample mask"):
        space.sample(np.ones(3, np.int8))
