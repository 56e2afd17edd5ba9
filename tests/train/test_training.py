"""Trainings: they learn, keep what they learned, and go on where they stopped."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

import lascaux
from lascaux.envs import Batch
from lascaux.networks.measure import Measure
from lascaux.train.actor import Played, play
from lascaux.train.learner import Lesson
from lascaux.train.model import Shape
from lascaux.train.plans import SMALL, kept_shape, plan_for, variants_with
from lascaux.train.recipes import RECIPES, Variant
from lascaux.train.schedule import Schedule
from lascaux.train.table import Table
from lascaux.train.training import Moment, Plan, Training, spread
from tests.train.setups import SOLO, TINY, tiny_plan

UPDATES = 40


def same(one: Training, other: Training) -> bool:
    pairs = zip(one.model.state_dict().values(), other.model.state_dict().values(), strict=True)
    return all(torch.equal(mine, theirs) for mine, theirs in pairs)


def weights(training: Training) -> list[torch.Tensor]:
    return [parameter.detach().clone() for parameter in training.model.parameters()]


def test_a_stopped_training_goes_on_where_it_was(tmp_path: Path) -> None:
    training = Training(tiny_plan(minutes=5), tmp_path)
    fresh = weights(training)

    def stop(moment: Moment) -> None:
        if len(training.history) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        training.run(stop)
    assert any(not torch.equal(old, new) for old, new in zip(fresh, weights(training), strict=True))
    assert training.choices == 3 * 2 * 8 * 16

    again = Training(tiny_plan(minutes=5), tmp_path)
    assert same(training, again)
    assert (again.seconds, again.choices, again.history) == (training.seconds, training.choices, training.history)
    state, kept = again.learner.optimizer.state_dict(), training.learner.optimizer.state_dict()
    assert all(torch.equal(state["state"][n]["exp_avg"], kept["state"][n]["exp_avg"]) for n in kept["state"])

    again.plan = replace(again.plan, minutes=(again.seconds + 1) / 60)
    again.run(lambda moment: None)
    assert again.choices > training.choices
    assert not same(training, again)
    lines = (tmp_path / "history.jsonl").read_text().splitlines()
    assert [json.loads(line)["choices"] for line in lines] == [n * 256 for n in range(1, len(lines) + 1)]


def test_several_variants_are_learned_by_one_network(tmp_path: Path) -> None:
    duel = Variant({"players": 2, "eras": 2}, 2)
    training = Training(replace(tiny_plan(only=(SOLO, duel)), ahead=True), tmp_path)
    told: list[Moment] = []
    training.run(told.append)
    assert training.seconds >= 60 * training.plan.minutes
    assert told[-1].choices == training.choices > 0
    assert told[-1].figures["entropy"] > 0
    assert {path.name for path in tmp_path.iterdir()} == {"checkpoint.pt", "optimizer.pt", "history.jsonl"}


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    Training(tiny_plan(), tmp_path).save()
    with pytest.raises(ValueError, match=r"has game 'cave-vs-cave', not 'stone-age'; choose another folder"):
        Training(tiny_plan("stone-age", only=(Variant({"players": 2}),)), tmp_path)
    with pytest.raises(ValueError, match="has shape"):
        Training(replace(tiny_plan(), shape=replace(TINY, width=16)), tmp_path)
    assert kept_shape(tmp_path) == TINY
    (tmp_path / "checkpoint.pt").write_bytes(b"nonsense")
    with pytest.raises(ValueError, match="cannot be read as a checkpoint"):
        kept_shape(tmp_path)


def test_an_actor_that_dies_ends_the_training_with_a_sentence(tmp_path: Path) -> None:
    training = Training(tiny_plan(minutes=5), tmp_path)
    training.acting = None  # nobody can play with that
    with pytest.raises(RuntimeError, match="a process that plays has died"):
        training.run(lambda moment: None)


@pytest.mark.parametrize(
    ("shares", "number", "counts"),
    [([1], 2, [2]), ([3, 1], 2, [1, 1]), ([3, 1], 8, [6, 2]), ([4, 3, 2, 1], 4, [1, 1, 1, 1]), ([2, 2], 5, [3, 2])],
)
def test_tables_are_spread_by_shares(shares: list[int], number: int, counts: list[int]) -> None:
    tables = spread(shares, number)
    assert [tables.count(variant) for variant in range(len(shares))] == counts


def test_a_stretched_variant_is_played_for_longer_in_fewer_games(tmp_path: Path) -> None:
    duel = Variant({"players": 2, "eras": 2}, stretch=4)
    training = Training(tiny_plan(only=(SOLO, duel)), tmp_path)
    training.run(lambda moment: None)
    assert [(s.steps, s.games) for s in training.storages[0]] == [(16, 8), (64, 2)]
    assert training.choices == len(training.history) * 2 * 8 * 16 > 0
    assert all(bool(storage.usable[-16:].any()) for storage in training.storages[0])


def test_options_narrow_the_variants_down() -> None:
    every = RECIPES["cave-vs-cave"].variants
    assert variants_with("cave-vs-cave", {}) == every
    assert [v.options for v in variants_with("cave-vs-cave", {"players": "1", "eras": "1"})] == [SOLO.options]
    assert {v.options["players"] for v in variants_with("cave-vs-cave", {"players": 1})} == {1}
    other = variants_with("stone-age", {"players": 2, "igloos": True, "theme": "winter"})
    assert [v.options["igloos"] for v in other] == [True] * len(other)
    assert len({str(v) for v in other}) == len(other) > 0


def test_a_plan_suits_the_machine_and_keeps_the_shape_that_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    small = plan_for("cave-vs-cave", (SOLO,), 5, 1, actors=2)
    assert (small.shape, small.games, small.ahead) == (SMALL, 32, False)
    assert plan_for("cave-vs-cave", (SOLO,), 5, 1, width=64).shape.width == 64
    assert plan_for("cave-vs-cave", (SOLO,), 5, 1, kept=TINY).shape == TINY
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    large = plan_for("cave-vs-cave", (SOLO,), 5, 1)
    assert (large.shape, large.lesson, large.ahead) == (Shape(), Lesson(), True)


def scores(batch: Batch) -> float:
    """The mean of the first games that end, whoever chooses at random."""
    found: list[float] = []
    while len(found) < 100:
        batch.step(batch.sample())
        found += batch.scores[batch.finished, 0].tolist()
    return float(np.mean(found))


def test_some_thousand_choices_leave_random_play_behind(tmp_path: Path) -> None:
    lesson = Lesson(rate=1e-3, minibatch=512, epochs=3)
    plan = Plan("cave-vs-cave", 1, 1, 32, 32, Shape(64, 1, 16, 16), lesson, only=(SOLO,))
    training = Training(plan, tmp_path)
    (seatings,) = training.seatings()
    measure = Measure(10.0, 1.0)
    with torch.inference_mode():
        tables = [
            Table(training.games[0], training.inputs, s.storages, training.acting, measure, s.seed) for s in seatings
        ]
    for update in range(UPDATES):
        schedule = Schedule(update / UPDATES, guided=0.4, friendly=0.4)
        with torch.inference_mode():
            play(tables, schedule, 0)
        training.note([Played(0, table.take_scores(), []) for table in tables])
        training.learner.learn([(training.storages[0][0], 1)], schedule)
        training.learner.hand_over()
    random = scores(Batch(lascaux.load("cave-vs-cave", players=1), 100, seed=1))
    assert training.recent[0][0][-100:].mean() > 2 * random
