"""An agent that makes a network's likeliest choice and searches nothing: the network as training left it."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.envs.observer import Observer
from lascaux.networks.network import Network, open_weights


class PolicyAgent:
    """Plays every variant that its network has seen."""

    def __init__(self, path: Path) -> None:
        self.weights = open_weights(path)
        self.game: Game | None = None

    def choose(self, game: Game, at: Position) -> int:
        if self.game is not game:
            self.game = game
            self.network = Network(game, self.weights)
            self.observer = Observer(game)
        row, mask = self.observer.observe(at, at.actor), self.observer.mask(at, at.actor)
        likely, _ = self.network.evaluate(row[None], mask[None].astype(np.bool_))
        return int(likely[0].argmax())
