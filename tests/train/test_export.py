"""A network as a file: it plays as the one that was trained, and knows no more than its seat."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import onnx
import pytest
import torch

import lascaux
from lascaux.agents import make_agent
from lascaux.core.game import Game
from lascaux.core.position import CHANCE
from lascaux.envs import Batch, Observer
from lascaux.networks.inputs import Inputs, StaleNetwork
from lascaux.networks.network import Network, Weights
from lascaux.testing.play import positions
from lascaux.train.beginning import begin_with, shape_in
from lascaux.train.recipes import recipe_for
from tests.train.setups import TINY, games_of, some_file, some_network


@pytest.mark.parametrize("name", ["cave-vs-cave", "stone-age", "caverna"])
def test_the_file_plays_as_the_network_that_was_trained(name: str, tmp_path: Path) -> None:
    model, inputs = some_network(name)
    weights = Weights(some_file(name, tmp_path))
    for game in games_of(name)[:4]:
        batch = Batch(game, 16, seed=1)
        for _ in range(40):
            batch.step(batch.sample())
        tail = np.tile(np.array([0, 1], np.float32), (16, 1))
        rows = np.concatenate([batch.observations, tail], 1)[:, inputs.arrangement(game)]
        with torch.inference_mode():
            chances, values = model(torch.from_numpy(rows), torch.tensor(batch.masks))
        network = Network(game, weights)
        likely, expected = network.evaluate(batch.observations, batch.masks)
        assert np.abs(likely - chances.exp().numpy()).max() < 1e-3
        points = recipe_for(name).measure.points
        first = int(network.scores.offset)
        standing = network.weights.measure.standings(
            batch.observations[:, first : first + game.seats] * network.scores.high
        )
        still = (expected - network.share - standing) / points
        assert np.abs(still - values.numpy()[:, : game.seats]).max() < 3e-3  # half precision
        assert not likely[~batch.masks].any()
        assert likely.max() > 2 * (1 / batch.masks.sum(1)).min()  # it does have opinions


def test_a_network_knows_no_more_than_its_seat(tmp_path: Path) -> None:
    """Stone Age hides a card drawn blind: whatever it may be, the others' networks think the same."""
    game = lascaux.load("stone-age", players=3)
    network, observer = Network(game, Weights(some_file("stone-age", tmp_path))), Observer(game)
    hidden = 0
    for seed in range(6):
        for at in positions(game, seed):
            if at.over or at.actor == CHANCE:
                continue
            other = at.copy()
            other.resample(at.actor, Random(seed))
            if other.cells == at.cells:
                continue
            hidden += 1
            answers = [
                network.evaluate(
                    observer.observe(seen, at.actor)[None], observer.mask(seen, at.actor)[None].astype(bool)
                )
                for seen in (at, other)
            ]
            for one, same in zip(*answers, strict=True):
                assert np.array_equal(one, same)
            if hidden == 200:
                return
    assert hidden


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2, "eras": 2}])
def test_a_policy_plays_whole_games(options: dict[str, object], tmp_path: Path) -> None:
    game = lascaux.load("cave-vs-cave", **options)
    agent = make_agent(f"network:weights={some_file('cave-vs-cave', tmp_path)}")
    at, rng = game.start(), Random(1)
    while not at.over:
        at.play(at.sample(rng) if at.actor == CHANCE else agent.choose(game, at))


def changed(path: Path, old: str, new: str) -> Weights:
    """The same network, with something else written beside it."""
    model = onnx.load(str(path))
    (about,) = model.metadata_props
    assert old in about.value
    about.value = about.value.replace(old, new)
    onnx.save(model, str(path))
    return Weights(path)


def fault(game: Game, weights: Weights) -> str:
    with pytest.raises(StaleNetwork) as error:
        Network(game, weights)
    return str(error.value)


def test_networks_that_do_not_fit_say_why(tmp_path: Path) -> None:
    path = some_file("stone-age", tmp_path)
    game = lascaux.load("stone-age")
    weights = Weights(path)
    assert "stone-age.onnx does not fit caverna as it is now: it plays stone-age" in fault(
        lascaux.load("caverna"), weights
    )
    assert "choices have changed" in fault(game, changed(path, weights.choices, "0" * 16))
    path = some_file("stone-age", tmp_path)
    name = weights.inputs.seat[0]
    assert f"never seen 1 of the numbers, such as '{name}'" in fault(game, changed(path, name, "something old"))
    with pytest.raises(StaleNetwork, match="has format 0; this version reads format 2"):
        changed(some_file("stone-age", tmp_path), '"format": 2', '"format": 0')


def test_a_network_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    model, inputs = some_network("stone-age")
    file = some_file("stone-age", tmp_path)
    assert shape_in(file) == TINY
    again, _ = some_network("stone-age", seed=2)
    begin_with(again, file, inputs, games_of("stone-age"))
    for name, weight in model.state_dict().items():
        assert torch.equal(again.state_dict()[name], weight.half().float()), name


def test_a_training_does_not_begin_with_what_does_not_fit(tmp_path: Path) -> None:
    model, inputs = some_network("stone-age")
    file = some_file("stone-age", tmp_path)
    with pytest.raises(StaleNetwork, match="it plays stone-age"):
        begin_with(model, file, inputs, games_of("caverna"))
    with pytest.raises(ValueError, match="other variants"):
        begin_with(model, file, Inputs(inputs.common[1:], inputs.seat), games_of("stone-age"))
    file.write_text("no network")
    with pytest.raises(ValueError, match="cannot be read as a network"):
        shape_in(file)
