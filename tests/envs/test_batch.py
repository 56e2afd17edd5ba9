"""Many games at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lascaux
from lascaux.envs import Batch, Observer
from lascaux.envs.rewards import rewards
from lascaux.testing.rows import Row
from tests.conformance.games import ROWS

STEPS = 100
every_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)


def batch_of(row: Row, n: int, seed: int = 1, reward: str = "points", shaped: bool = False) -> Batch:
    return Batch(row.name, n, seed=seed, reward=reward, shaped=shaped, **dict[str, Any](row.options))


@every_row
def test_the_arrays_show_what_an_observer_sees(row: Row) -> None:
    batch = batch_of(row, 3)
    observer = Observer(batch.game)
    for _ in range(STEPS):
        for index, slot in enumerate(batch._stepper.slots):
            actor = int(batch.actors[index])
            assert actor == slot.at.actor
            assert np.array_equal(batch.observations[index], observer.observe(slot.at, actor))
            assert np.array_equal(batch.masks[index], observer.mask(slot.at, actor))
        batch.step(batch.sample())


@every_row
def test_a_finished_game_pays_and_begins_anew(row: Row) -> None:
    batch = batch_of(row, 2, reward="win")
    finished = 0
    for _ in range(600 * row.length):
        before = [slot.at for slot in batch._stepper.slots]
        batch.step(batch.sample())
        for index, was in enumerate(before):
            assert batch.finished[index] == was.over
            if was.over:
                finished += 1
                assert batch.rewards[index].tolist() == rewards(was, "win")
                assert batch.scores[index].tolist() == was.scores()
                assert batch._stepper.slots[index].at is not was
            else:
                assert not batch.rewards[index].any()
        if finished >= 2:
            return
    raise AssertionError("no game ended")


def test_shaped_rewards_add_up_to_the_points() -> None:
    batch = Batch("cave-vs-cave", 1, seed=3, shaped=True)
    earned = np.zeros(2)
    begun_with = np.array(rewards(batch._stepper.slots[0].at, "points"))
    while not batch.finished[0]:
        batch.step(batch.sample())
        earned += batch.rewards[0]
    own, other = batch.scores[0]
    assert (begun_with + earned).tolist() == pytest.approx([own - other, other - own])


def test_values_are_the_evaluation_of_the_actor() -> None:
    batch = Batch("stone-age", 3, seed=3, valued=True, players=3)
    for _ in range(STEPS):
        batch.step(batch.sample())
        for index, slot in enumerate(batch._stepper.slots):
            assert batch.values[index] == slot.at.value(slot.at.actor)


def test_a_seed_gives_the_same_games() -> None:
    first, second, other = (Batch("cave-vs-cave", 4, seed=seed) for seed in (1, 1, 2))
    for _ in range(50):
        choices = first.sample()
        assert np.array_equal(choices, second.sample())
        first.step(choices)
        second.step(choices)
        other.step(other.sample())
        assert np.array_equal(first.observations, second.observations)
    assert not np.array_equal(first.observations, other.observations)


def test_games_of_a_batch_have_each_their_own_nature() -> None:
    batch = Batch("cave-vs-cave", 8, seed=1)
    assert len({row.tobytes() for row in batch.observations}) > 1


def test_an_illegal_choice_is_refused_for_all() -> None:
    batch = Batch("cave-vs-cave", 3, seed=1)
    before = [slot.at.copy() for slot in batch._stepper.slots]
    choices = batch.sample().copy()
    choices[1] = wrong = int(np.flatnonzero(~batch.masks[1])[0])
    with pytest.raises(lascaux.IllegalChoice) as refusal:
        batch.step(choices)
    assert refusal.value.name == f"{batch.game.name(wrong)} (in game 1)"
    assert [slot.at for slot in batch._stepper.slots] == before


def test_what_is_no_row_of_choices_is_refused() -> None:
    batch = Batch("cave-vs-cave", 3, seed=1)
    with pytest.raises(ValueError, match=r"takes 3 choices in one row, not an array of shape \(2,\)"):
        batch.step([0, 0])
    with pytest.raises(TypeError, match="choices are whole numbers, not float64"):
        batch.step([0.0, 0.0, 0.0])
    with pytest.raises(lascaux.UnknownChoice, match="no choice has the number 99999"):
        batch.step([99999, 99999, 99999])


def test_arrays_cannot_be_written() -> None:
    batch = Batch("cave-vs-cave", 1, seed=1)
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = True


def test_what_makes_no_batch_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one position, not 0"):
        Batch("cave-vs-cave", 0)
    with pytest.raises(ValueError, match="there is no reward 'glory'"):
        Batch("cave-vs-cave", 1, reward="glory")
    with pytest.raises(ValueError, match="options eras come too late"):
        Batch(lascaux.load("cave-vs-cave"), 1, eras=2)
    with pytest.raises(lascaux.BadOption, match="'players' cannot be 9"):
        Batch("cave-vs-cave", 1, players=9)
