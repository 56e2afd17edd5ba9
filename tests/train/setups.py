"""Small networks and small trainings."""

from __future__ import annotations

from pathlib import Path

import torch

import lascaux
from lascaux.core.game import Game
from lascaux.networks.inputs import Inputs
from lascaux.train.export import export
from lascaux.train.learner import Lesson
from lascaux.train.model import Model, Shape
from lascaux.train.recipes import Variant, recipe_for
from lascaux.train.training import Plan

TINY = Shape(width=32, blocks=1, seat=8, stake=8)
SOLO = Variant({"players": 1, "eras": 1})


def games_of(game: str) -> list[Game]:
    """Every variant that a network of this game can read."""
    recipe = recipe_for(game)
    return [lascaux.load(game, **variant.options) for variant in (*recipe.variants, *recipe.others)]


def some_network(game: str, seed: int = 1) -> tuple[Model, Inputs]:
    """A network with opinions that nobody taught it."""
    torch.manual_seed(seed)
    tables = games_of(game)
    inputs = Inputs.of(tables)
    model = Model(inputs, tables[0].verbs.size, TINY)
    torch.nn.init.normal_(model.policy.weight.detach(), std=0.3)
    torch.nn.init.normal_(model.worth.weight.detach(), std=0.3)
    return model, inputs


def some_file(game: str, folder: Path, seed: int = 1) -> Path:
    model, inputs = some_network(game, seed)
    path = folder / f"{game}.onnx"
    export(model, inputs, lascaux.load(game), recipe_for(game).measure, path)
    return path


def tiny_plan(game: str = "cave-vs-cave", minutes: float = 0.02, only: tuple[Variant, ...] = (SOLO,)) -> Plan:
    """Over in a second or two, once the actor sits."""
    return Plan(game, minutes, 1, 8, 16, TINY, Lesson(minibatch=128, epochs=1), ahead=False, only=only)
