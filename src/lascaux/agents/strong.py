"""The upper rungs of the ladder: the game's learned network, alone or inside a search.

A game without a network, or a machine that cannot run one, gets a search over whole turns under the same name.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from lascaux.agents.agent import Opinion, Thinker
from lascaux.agents.search.levels import NetworkLevel, TurnLevel, parse_network_level
from lascaux.agents.search.turn_agent import TurnAgent
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.networks import shipped

RUNTIME: Final = ("numpy", "onnxruntime")  # the extra `strong`
WEIGHTS: Final = "weights="


@dataclass(frozen=True)
class Strength:
    """How a rung thinks with a network, and how without one."""

    network: NetworkLevel
    turns: TurnLevel


STRENGTHS: Final = {
    "skilled": Strength(NetworkLevel(), TurnLevel(simulations=15)),
    "expert": Strength(NetworkLevel(simulations=64), TurnLevel(simulations=60)),
    "master": Strength(NetworkLevel(simulations=800, milliseconds=900), TurnLevel(simulations=240, milliseconds=900)),
}


class StrongAgent:
    """Thinks as its rung does for the game at hand."""

    def __init__(self, strength: Strength, seed: int = 0, weights: Path | None = None) -> None:
        self.strength = strength
        self.seed = seed
        self.weights = weights  # instead of the game's own
        self.game: Game | None = None
        self.thinker: Thinker | None = None

    def choose(self, game: Game, at: Position) -> int:
        return self.at_table(game).choose(game, at)

    def explain(self, game: Game, at: Position) -> list[Opinion]:
        return self.at_table(game).explain(game, at)

    def at_table(self, game: Game) -> Thinker:
        if self.thinker is None or self.game is not game:
            self.game, self.thinker = game, self.thinker_for(game)
        return self.thinker

    def thinker_for(self, game: Game) -> Thinker:
        path = self.weights or shipped(game.id)
        if path is None or (self.weights is None and not can_run()):
            return TurnAgent(self.strength.turns, self.seed)
        from lascaux.agents.search.network_agent import NetworkAgent
        from lascaux.networks.network import Network, open_weights

        return NetworkAgent(Network(game, open_weights(path)), self.strength.network, self.seed)


def can_run() -> bool:
    return all(find_spec(module) is not None for module in RUNTIME)


def parse_network(settings: str, seed: int) -> StrongAgent:
    """Reads `simulations=200,weights=FILE`: a network to order; without a file, the game's own."""
    parts = settings.split(",")
    weights = [part.removeprefix(WEIGHTS) for part in parts if part.startswith(WEIGHTS)]
    level = parse_network_level(",".join(part for part in parts if not part.startswith(WEIGHTS)))
    path = Path(weights[-1]).expanduser() if weights else None
    if path is not None and not path.exists():
        raise ValueError(f"there is no network {path}")
    return StrongAgent(Strength(level, STRENGTHS["skilled"].turns), seed, path)
