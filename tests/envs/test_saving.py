"""Environments can be saved, restored, pickled and copied, and go on exactly as they would have."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import lascaux
import lascaux.envs
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.envs import Batch, SeatEnv, SeatsEnv, SeatVectorEnv

COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
GAMES = ["cave-vs-cave", "stone-age", "caverna"]


class Counting:
    """An opponent with a memory."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, game: Game, at: Position) -> int:
        self.asked += 1
        return at.choices()[self.asked % len(at.choices())]


def steps(env: SeatEnv, mask: Any, count: int, seed: int = 1) -> list[tuple[Any, ...]]:
    """What happens in so many random steps."""
    rng = np.random.default_rng(seed)
    seen: list[tuple[Any, ...]] = []
    for _ in range(count):
        observation, reward, ended, _, info = env.step(int(rng.choice(np.flatnonzero(mask))))
        mask = info["action_mask"]
        seen.append((observation.tobytes(), reward, ended, mask.tobytes()))
        if ended:
            break
    return seen


def moved(env: SeatEnv) -> Any:
    """The mask after a few steps."""
    _, info = env.reset(seed=3)
    steps(env, info["action_mask"], 5, seed=9)
    return env.action_masks()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponent", ["random", "greedy", Counting()])
def test_a_restored_game_goes_on_as_it_did(game: str, opponent: Any) -> None:
    env = SeatEnv(game, players=2, opponent=opponent)
    mask = moved(env)
    saved = env.save()
    first = steps(env, mask, 40)
    for state in (saved, pickle.loads(pickle.dumps(saved))):
        _, info = env.restore(state)
        assert info["action_mask"].tolist() == mask.tolist()
        assert steps(env, mask, 40) == first


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_goes_on_without_the_first(copied: Callable[[Any], Any]) -> None:
    env = gymnasium.make("lascaux/StoneAge-v1", opponent="random", players=3)
    mask = moved(env.unwrapped)  # type: ignore[arg-type]
    twin = copied(env)
    ours, theirs = env.unwrapped, twin.unwrapped
    assert steps(ours, mask, 1000) == steps(theirs, mask, 1000)  # type: ignore[arg-type]
    assert ours.reset()[0].tolist() == theirs.reset()[0].tolist()


@pytest.mark.parametrize("copied", COPIES)
def test_an_environment_in_which_no_game_has_begun(copied: Callable[[Any], Any]) -> None:
    env = copied(SeatEnv("cave-vs-cave"))
    with pytest.raises(RuntimeError, match="no game has begun yet"):
        env.step(0)
    assert env.reset(seed=1)[0].tolist() == SeatEnv("cave-vs-cave").reset(seed=1)[0].tolist()


@pytest.mark.parametrize("name", ["novice", "skilled", "turns:simulations=5", "search:simulations=5"])
def test_any_opponent_can_be_saved(name: str) -> None:
    env = SeatEnv("cave-vs-cave", opponent=name)
    mask = moved(env)
    again = pickle.loads(pickle.dumps(env))
    assert steps(again, mask, 3)


def test_what_is_of_another_game_is_refused() -> None:
    one, other = SeatEnv("cave-vs-cave"), SeatEnv("cave-vs-cave", eras=2)
    moved(one)
    with pytest.raises(ValueError, match=r"what was saved is a game of lascaux.load\('cave-vs-cave'\), and this is"):
        other.restore(one.save())


def rounds(env: SeatsEnv, count: int) -> list[tuple[Any, ...]]:
    rng = np.random.default_rng(1)
    seen: list[tuple[Any, ...]] = []
    for agent in env.agent_iter(count):
        observation, reward, ended, cut, info = env.last()
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(info["action_mask"]))))
        seen.append((agent, observation["observation"].tobytes(), reward, ended, info["action_mask"].tobytes()))
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_all_seats(game: str) -> None:
    env = SeatsEnv(game)
    env.reset(seed=4)
    rounds(env, 7)
    saved = env.save()
    twins = [copied(env) for copied in COPIES]
    first = rounds(env, 2000)
    assert not env.agents
    for twin in twins:
        assert rounds(twin, 2000) == first
    env.restore(saved)
    assert rounds(env, 2000) == first


@pytest.mark.parametrize("game", GAMES)
def test_a_batch(game: str) -> None:
    batch = Batch(game, 3, seed=2, shaped=True, valued=True)

    def played(batch: Batch, count: int) -> list[bytes]:
        seen = []
        for _ in range(count):
            names = ("observations", "masks", "actors", "values", "rewards", "finished", "scores")
            seen.append(b"".join(getattr(batch, name).tobytes() for name in names))
            batch.step(batch.sample())
        return seen

    played(batch, 50)
    saved = batch.save()
    twins = [copied(batch) for copied in COPIES]
    first = played(batch, 1500)
    assert any(batch.scores.flat)
    for twin in twins:
        assert played(twin, 1500) == first
    batch.restore(saved)
    assert played(batch, 1500) == first


@pytest.mark.parametrize("opponent", ["random", Counting()])
def test_many_games_as_a_vector_environment(opponent: Any) -> None:
    envs = gymnasium.make_vec("lascaux/CaveVsCave-v1", num_envs=3, opponent=opponent)
    assert isinstance(envs, SeatVectorEnv)

    def played(envs: SeatVectorEnv, count: int) -> list[bytes]:
        rng = np.random.default_rng(1)
        seen = []
        for _ in range(count):
            masks = envs.action_masks()
            observations, rewards, over, _, _ = envs.step(np.where(masks, rng.random(masks.shape), -1).argmax(axis=1))
            seen.append(observations.tobytes() + rewards.tobytes() + over.tobytes())
        return seen

    envs.reset(seed=3)
    played(envs, 20)
    saved = envs.save()
    twins = [copied(envs) for copied in COPIES]
    first = played(envs, 300)
    for twin in twins:
        assert played(twin, 300) == first
    _, infos = envs.restore(saved)
    assert np.array_equal(infos["action_mask"], envs.action_masks())
    assert played(envs, 300) == first
    assert repr(envs) == "<SeatVectorEnv of 3: lascaux.load('cave-vs-cave')>"


def test_a_batch_with_workers_says_that_it_cannot() -> None:
    with Batch("cave-vs-cave", 2, workers=2) as batch:
        for attempt in (batch.save, lambda: pickle.dumps(batch)):
            with pytest.raises(ValueError, match="a batch with workers cannot be saved"):
                attempt()


def test_another_batch_is_refused() -> None:
    with pytest.raises(ValueError, match=r"what was saved is 2 of .*, and this is <Batch of 3: "):
        Batch("cave-vs-cave", 3).restore(Batch("cave-vs-cave", 2).save())


def test_environments_say_what_they_are_and_draw_themselves() -> None:
    env = SeatEnv("cave-vs-cave", eras=2)
    assert repr(env) == "<SeatEnv lascaux.load('cave-vs-cave', eras=2): seat 0 against greedy, no game has begun>"
    assert env._repr_svg_() is None
    env.reset(seed=1)
    assert "round 1: seat 0, take-tile>" in repr(env)
    assert str(env._repr_svg_()).startswith("<svg ")
    seats = SeatsEnv("stone-age")
    assert repr(seats) == "<SeatsEnv lascaux.load('stone-age'): no game has begun>"
    seats.reset(seed=1)
    assert str(seats._repr_svg_()).startswith("<svg ")
    assert repr(Batch("caverna", 2)) == "<Batch of 2: lascaux.load('caverna')>"
    assert lascaux.envs.SeatEnv is SeatEnv
