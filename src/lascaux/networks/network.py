"""A trained network as it plays: an ONNX file with half-precision weights, run by onnxruntime on one core."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from lascaux.core.game import Game
from lascaux.networks.inputs import Inputs, StaleNetwork
from lascaux.networks.measure import Measure

FORMAT: Final = 2
NEEDED: Final = "needs onnxruntime and NumPy; install lascaux[strong]"


class MissingRuntime(RuntimeError):
    """Networks cannot be run here."""


def choices_fingerprint(game: Game) -> str:
    """Changes when a choice gets another number or name."""
    names = [f"{verb.word} {[(r.kind, r.names) for r in verb.ranges]}" for verb in game.verbs.all]
    return sha256("\n".join(names).encode()).hexdigest()[:16]


class Weights:
    """A network's file, opened: what it was trained on, and a session that runs it."""

    def __init__(self, path: Path) -> None:
        try:
            import onnxruntime
        except ImportError as error:
            raise MissingRuntime(f"a learned player {NEEDED}") from error
        if not path.exists():
            raise FileNotFoundError(f"there is no network {path}")
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        options.inter_op_num_threads = 1
        options.log_severity_level = 3
        self.path = path
        self.session: Any = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
        about = json.loads(self.session.get_modelmeta().custom_metadata_map["lascaux"])
        if about["format"] != FORMAT:
            raise StaleNetwork(f"{path} has format {about['format']}; this version reads format {FORMAT}")
        self.game: str = about["game"]
        self.measure = Measure(**about["measure"])
        self.choices: str = about["choices"]
        self.inputs = Inputs(tuple(about["common"]), tuple(about["seat"]))


@lru_cache(maxsize=8)
def open_weights(path: Path) -> Weights:
    return Weights(path)


class Network:
    """A network at one game's table."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.weights = weights
        self.seats = game.seats
        self.scores = game.observation().points
        self.win = weights.measure.points * weights.measure.win  # points that a victory is worth beyond its lead
        self.reach = weights.measure.reach
        self.share = self.win / game.seats if game.seats > 1 else 0.0  # of it, which everybody is given beforehand
        try:
            if weights.game != game.id:
                raise StaleNetwork(f"it plays {weights.game}")
            if weights.choices != choices_fingerprint(game):
                raise StaleNetwork("choices have changed since it was trained")
            self.order = weights.inputs.arrangement(game)
        except StaleNetwork as error:
            raise StaleNetwork(f"{weights.path.name} does not fit {game.id} as it is now: {error}") from None

    def evaluate(
        self, rows: NDArray[np.float32], masks: NDArray[np.bool_]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """How likely it makes each choice (zero where illegal), and what every seat can expect, in points.

        Rows are observations of the seats that act, with their legal choices. Seats are counted from the observer's;
        among several, what one can expect is the lead over the best of the others, and something for winning.
        """
        inputs = self.weights.inputs
        tail = np.tile(np.array([0, 1], np.float32), (len(rows), 1))
        read = np.concatenate([rows, tail], 1)[:, self.order]
        common = len(inputs.common)
        seats = read[:, common:].reshape(len(rows), -1, inputs.seat_width)
        logits, values = self.weights.session.run(None, {"common": read[:, :common], "seats": seats})
        logits[~masks] = -np.inf
        likely = np.exp(logits - logits.max(1, keepdims=True))
        measure, first = self.weights.measure, int(self.scores.offset)
        standings = measure.standings(rows[:, first : first + self.seats] * np.float32(self.scores.high))
        to_come = values[:, : self.seats] * np.float32(measure.points) + np.float32(self.share)
        return likely / likely.sum(1, keepdims=True), standings + to_come
