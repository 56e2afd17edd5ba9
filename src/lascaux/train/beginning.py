"""A network's file read back for more training: the other way round of `export`."""

from __future__ import annotations

from pathlib import Path

import onnx
import torch
from google.protobuf.message import DecodeError
from onnx import numpy_helper
from torch import Tensor

from lascaux.core.game import Game
from lascaux.networks.inputs import Inputs
from lascaux.networks.network import Network, Weights
from lascaux.train.model import Model, Shape

HALF = ".half"  # ends the names of weights in the file


def stored_weights(path: Path) -> dict[str, Tensor]:
    """A file's weights by their names in the model."""
    try:
        graph = onnx.load(str(path)).graph
    except (OSError, DecodeError) as error:
        raise ValueError(f"{path} cannot be read as a network: {error}") from error
    found: dict[str, Tensor] = {}
    for stored in graph.initializer:
        if stored.name.endswith(HALF):
            weight = torch.from_numpy(numpy_helper.to_array(stored).astype("float32"))
            found[stored.name.removesuffix(HALF)] = weight.T if weight.ndim == 2 else weight
    return found


def shape_in(path: Path) -> Shape:
    """How large the network in a file is."""
    found = stored_weights(path)
    try:
        blocks = sum(name.startswith("blocks.") and name.endswith(".0.bias") for name in found)
        return Shape(len(found["common.bias"]), blocks, len(found["seat.weight"]), len(found["stake.bias"]))
    except KeyError as error:
        raise ValueError(f"{path} is no network of Lascaux: it has no {error}") from None


def begin_with(model: Model, path: Path, inputs: Inputs, games: list[Game]) -> None:
    """Give a model the weights of a file, if that was trained on the games as they are now."""
    weights = Weights(path)
    for game in games:
        Network(game, weights)  # StaleNetwork says what does not fit
    if weights.inputs != inputs:
        raise ValueError(f"{path} was trained on other variants, which show other numbers")
    model.load_state_dict(stored_weights(path))
