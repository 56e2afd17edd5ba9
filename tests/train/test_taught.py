"""A network that is taught: the reference bot says what it would choose."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

import lascaux
from lascaux.agents.greedy import GreedyAgent
from lascaux.agents.ladder import REFERENCE
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.networks.inputs import seats_read
from lascaux.networks.measure import Measure
from lascaux.train.actor import play
from lascaux.train.learner import Learner, Lesson
from lascaux.train.recipes import recipe_for
from lascaux.train.schedule import Schedule
from lascaux.train.storage import Storage
from lascaux.train.table import Table
from tests.train.setups import some_network

TAUGHT, HALFWAY, ALONE = (Schedule(progress, guided=0.0, friendly=0.0, taught=0.5) for progress in (0.0, 0.4, 0.5))
GAMES, STEPS = 4, 12


def a_table(sparring: float = 0.0, partner: str = REFERENCE) -> Table:
    model, inputs = some_network("stone-age")
    game = lascaux.load("stone-age", players=2)
    size = STEPS, GAMES, inputs.width(game), game.verbs.size, seats_read(game)
    storages = [Storage.allocate(*size, torch.device("cpu")) for _ in range(2)]
    return Table(game, inputs, storages, model, Measure(20.0, reach=100.0), 5, sparring, partner=partner)


def test_the_partner_chooses_for_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table(sparring=0.5, partner="random")
    asked = 0

    def first(game: Game, at: Position) -> int:
        nonlocal asked
        asked += 1
        return int(at.choices()[0])

    monkeypatch.setattr(table.sparring.partner, "choose", first)
    monkeypatch.setattr(table.sparring, "teacher", None)  # is not asked
    with torch.inference_mode():
        play([table], ALONE, 0)
    assert asked > 0


def test_a_recipe_can_be_changed() -> None:
    recipe = recipe_for("stone-age")
    changed = recipe.changed(["entropy=0.5", "taught=0", "partner=novice"])
    assert (changed.entropy, changed.taught, changed.partner) == (0.5, 0.0, "novice")
    assert (changed.sparring, changed.variants) == (recipe.sparring, recipe.variants)


def test_the_teacher_makes_ever_fewer_choices_itself() -> None:
    assert [schedule.teaching for schedule in (TAUGHT, HALFWAY, ALONE)] == [True, True, False]
    assert [schedule.shown for schedule in (TAUGHT, HALFWAY, ALONE)] == [1.0, 0.8, 0.0]
    assert not Schedule(1.0, guided=0.0, friendly=0.0).teaching


def test_what_the_teacher_says_is_kept_and_at_first_it_plays_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[int] = []
    choose = GreedyAgent.choose

    def overheard(teacher: GreedyAgent, game: Game, at: Position) -> int:
        said.append(choose(teacher, game, at))
        return said[-1]

    monkeypatch.setattr(GreedyAgent, "choose", overheard)
    table = a_table()
    made: list[NDArray[np.int64]] = []
    step = table.batch.step

    def watched(picks: NDArray[np.int64]) -> None:
        made.append(picks.copy())
        step(picks)

    monkeypatch.setattr(table.batch, "step", watched)
    with torch.inference_mode():
        play([table], TAUGHT, 0)
    kept = table.storage.chosen.numpy()
    assert kept.flatten().tolist() == said
    assert (np.array(made) == kept).all()


def test_a_rivals_choices_are_not_learned_from() -> None:
    table = a_table(sparring=0.5)
    with torch.inference_mode():
        for schedule in (TAUGHT, HALFWAY, ALONE):
            play([table], schedule, 0)
            usable = table.storage.usable.numpy()
            for game in range(2):
                assert {int(seat) for seat in table.actors[:-1, game][usable[:, game]]} <= {
                    int(table.sparring.own[game])
                }
            assert usable[:, 2:].any()


def test_whoever_is_taught_does_as_told() -> None:
    table = a_table()
    with torch.inference_mode():
        play([table], TAUGHT, 0)
    model, _ = some_network("stone-age")
    learner = Learner(model, some_network("stone-age")[0], Lesson(minibatch=16, epochs=3))

    def told() -> float:
        kept = table.storage
        with torch.inference_mode():
            chances, _ = model(kept.rows.flatten(0, 1), kept.legal.flatten(0, 1))
        return float(chances.gather(1, kept.chosen.flatten()[:, None]).mean())

    before = told()
    table.storage.advantage.fill_(-5.0).mul_(torch.rand_like(table.storage.advantage))  # which does not matter here
    learner.learn([(table.storage, 2)], TAUGHT)
    assert told() > before + 0.1
