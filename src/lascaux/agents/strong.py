"""The upper rungs of the ladder: they think about each game as proved best, with its network or over its turns.

A game without a network, or a machine that cannot run one, gets the search over turns under the same names.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from lascaux.agents.agent import Opinion, Thinker
from lascaux.agents.ladder import THINKING, thinking
from lascaux.agents.search.levels import NetworkLevel, parse_network_level, parse_turn_level
from lascaux.agents.search.turn_agent import TurnAgent
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.networks import shipped

NETWORK: Final = "network"
WEIGHTS: Final = "weights="
RUNTIME: Final = ("numpy", "onnxruntime")  # the extra `strong`


class AtTable:
    """An agent that finds out how to think when it sits down to a game."""

    def __init__(self, prepare: Callable[[Game], Thinker], made: tuple[Any, ...]) -> None:
        self.prepare = prepare
        self.made = made  # how to make it again
        self.game: Game | None = None
        self.thinker: Thinker | None = None

    def choose(self, game: Game, at: Position) -> int:
        return self.sit_down(game).choose(game, at)

    def explain(self, game: Game, at: Position) -> list[Opinion]:
        return self.sit_down(game).explain(game, at)

    def __reduce__(self) -> tuple[Any, ...]:
        return self.made  # a copy begins to think anew

    def sit_down(self, game: Game) -> Thinker:
        if self.thinker is None or self.game is not game:
            self.game, self.thinker = game, self.prepare(game)
        return self.thinker


def rung(name: str, seed: int) -> AtTable:
    """One of the upper rungs."""

    def prepare(game: Game) -> Thinker:
        kind, _, settings = thinking(name, game.id, plays_with_network(game)).partition(":")
        if kind == NETWORK:
            return with_network(game, parse_network_level(settings), None, seed)
        return TurnAgent(parse_turn_level(settings), seed)

    return AtTable(prepare, (rung, (name, seed)))


def parse_network(words: str, seed: int) -> AtTable:
    """Reads `simulations=200,weights=FILE`: a network to order; without a file, the one that comes with the game."""
    parts = words.split(",")
    files = [Path(part.removeprefix(WEIGHTS)).expanduser() for part in parts if part.startswith(WEIGHTS)]
    level = parse_network_level(",".join(part for part in parts if not part.startswith(WEIGHTS)))
    weights = files[-1] if files else None
    if weights is not None and not weights.exists():
        raise ValueError(f"there is no network {weights}")
    return AtTable(lambda game: with_network(game, level, weights, seed), (parse_network, (words, seed)))


def with_network(game: Game, level: NetworkLevel, weights: Path | None, seed: int) -> Thinker:
    from lascaux.agents.search.network_agent import NetworkAgent  # needs NumPy
    from lascaux.networks.network import Network, open_weights

    path = weights or shipped(game)
    if path is None:
        raise ValueError(f"no network comes with {game.id}; name one: network:{WEIGHTS}FILE")
    return NetworkAgent(Network(game, open_weights(path)), level, seed)


def can_run_networks() -> bool:
    return all(find_spec(module) is not None for module in RUNTIME)


def plays_with_network(game: Game) -> bool:
    return shipped(game) is not None and can_run_networks()


def plays_weaker(game: str) -> bool:
    """Whether the upper rungs would think with a network that cannot be run here."""
    return game in THINKING and not can_run_networks()
