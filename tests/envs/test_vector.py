"""Many games as Gymnasium's vector environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import lascaux
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.envs import Batch, Observer, SeatVectorEnv
from lascaux.envs.registration import IDS
from lascaux.envs.rewards import leads

SOLO = "lascaux/CaveVsCaveSolo-v1"
DUEL = "lascaux/CaveVsCave-v1"


def make(id: str = SOLO, num_envs: int = 4, **settings: Any) -> SeatVectorEnv:
    made = gymnasium.make_vec(id, num_envs=num_envs, **{"opponent": "random", **settings})
    assert isinstance(made, SeatVectorEnv)
    return made


def draw(masks: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    chosen: np.ndarray[Any, Any] = np.where(masks, rng.random(masks.shape), -1).argmax(axis=1)
    return chosen


@pytest.mark.parametrize("id", IDS)
def test_every_name_makes_one_whose_masks_are_always_valid(id: str) -> None:
    made = make(id)
    assert made.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = made.reset(seed=1)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(600):
        assert seen in made.observation_space
        assert infos["action_mask"].any(axis=1).all()
        assert np.array_equal(infos["action_mask"], made.action_masks())
        assert np.array_equal(made._batch.actors, infos["seat"])
        seen, rewards, over, truncated, infos = made.step(draw(infos["action_mask"], rng))
        assert rewards.shape == (4,)
        assert not truncated.any()
        assert ("final_obs" in infos) == bool(over.any())
        for index in np.flatnonzero(over):
            last = infos["final_info"]
            assert infos["_final_obs"][index]
            assert rewards[index] == pytest.approx(leads(list(last["scores"][index]))[last["seat"][index]])
            ended += 1
        if ended >= 4:
            return
    assert ended


def test_alone_it_plays_the_same_games_as_the_batch() -> None:
    made = make()
    made.reset(seed=2)
    batch = Batch("cave-vs-cave", 4, int(np.random.default_rng(2).integers(2**62)), players=1)
    rng = np.random.default_rng(3)
    for _ in range(100):
        actions = draw(batch.masks, rng)
        batch.step(actions)
        seen, rewards, over, _, infos = made.step(actions)
        assert np.array_equal(seen, batch.observations)
        assert np.array_equal(infos["action_mask"], batch.masks)
        assert np.array_equal(rewards, batch.rewards[:, 0])
        assert np.array_equal(over, batch.finished)


def test_the_last_observation_is_that_of_the_finished_game() -> None:
    made = make(DUEL, seat=1)
    _, infos = made.reset(seed=4)
    rng = np.random.default_rng(4)
    over = np.zeros(4, np.bool_)
    while not over.any():
        _, _, over, _, infos = made.step(draw(infos["action_mask"], rng))
    index = int(np.flatnonzero(over)[0])
    at = made._batch.ended(index)
    assert at.over
    assert np.array_equal(infos["final_obs"][index], Observer(made.game).observe(at, 1))
    assert list(infos["final_info"]["scores"][index]) == at.scores()


def test_a_seed_decides_everything_and_without_one_it_goes_on() -> None:
    def games(made: SeatVectorEnv, seed: int | None) -> list[Any]:
        seen, infos = made.reset(seed=seed)
        rng, found = np.random.default_rng(5), [seen]
        for _ in range(40):
            seen, _, _, _, infos = made.step(draw(infos["action_mask"], rng))
            found.append(seen)
        return found

    made = make(DUEL)
    first, second = games(made, 5), games(made, None)
    assert np.array_equal(first, games(make(DUEL), 5))
    assert np.array_equal(second, games(made, None)) is False
    assert np.array_equal(first, second) is False


def test_shaped_rewards_count_what_happens_while_others_choose() -> None:
    made = make(DUEL, shaped=True, seat=0, num_envs=1)
    _, infos = made.reset(seed=6)
    begun, paid, over, rng = leads(made._batch.position(0).scores())[0], 0.0, False, np.random.default_rng(6)
    while not over:
        _, rewards, ended, _, infos = made.step(draw(infos["action_mask"], rng))
        paid, over = paid + float(rewards[0]), bool(ended[0])
    assert paid == pytest.approx(leads(list(infos["final_info"]["scores"][0]))[0] - begun)


class Careless:
    """An opponent that counts its choices, makes the first, and plays on in what it is shown."""

    asked = 0

    def choose(self, game: Game, at: Position) -> int:
        Careless.asked += 1
        choice = int(at.choices()[0])
        at.play(choice)
        return choice


@pytest.mark.parametrize("opponent", [Careless(), Careless])
def test_an_agent_of_ones_own_can_be_the_opponent(opponent: Any) -> None:
    Careless.asked = 0
    made = make(DUEL, seat=1, opponent=opponent)
    _, infos = made.reset(seed=1)
    made.step(infos["action_mask"].argmax(axis=1))
    assert Careless.asked


def test_who_cannot_choose_is_no_opponent() -> None:
    with pytest.raises(ValueError, match=r"it has no method choose\(game, at\)"):
        make(DUEL, opponent=object())


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    made = make()
    before, infos = made.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[2] = infos["action_mask"][2].argmin()
    with pytest.raises(lascaux.IllegalChoice, match="in game 2"):
        made.step(actions)
    assert np.array_equal(made._batch.observations, before)
    with pytest.raises(lascaux.IllegalChoice, match="in game 2"):
        made._batch.play(2, int(actions[2]))
    with pytest.raises(lascaux.UnknownChoice):
        made._batch.play(2, 10**9)


def test_mistakes_are_named() -> None:
    with pytest.raises(RuntimeError, match="call reset"):
        make().step([0, 0, 0, 0])
    with pytest.raises(TypeError, match="it takes a number, not a list"):
        make().reset(seed=[1, 2, 3, 4])
    with pytest.raises(ValueError, match="there is no seat 2; the seats are 0 to 1, or None for any"):
        make(DUEL, seat=2)
    with pytest.raises(ValueError, match="there is no agent 'hal'"):
        make(DUEL, opponent="hal")
    with Batch("cave-vs-cave", 2, workers=2) as batch:
        for asked in (lambda: batch.play(0, 0), lambda: batch.ended(0)):
            with pytest.raises(ValueError, match="a batch with workers"):
                asked()
