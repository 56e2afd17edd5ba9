"""Learned players: what a network reads, and how one plays. NumPy and onnxruntime (extra `strong`), no training."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from lascaux.core.game import Game
    from lascaux.core.options import OptionValue

__all__ = ["shipped"]

WEIGHTS: Final = Path(__file__).parent / "weights"


class Shipped(NamedTuple):
    """A network that comes along, and the tables at which it plays."""

    file: str
    game: str
    options: Mapping[str, Collection[OptionValue]] = {}  # the values that these may have; others may have any


# Which network plays at which table: the first that fits.
NETWORKS: Final = (
    Shipped("cave-vs-cave.onnx", "cave-vs-cave"),
    Shipped("caverna.onnx", "caverna"),
    Shipped("stone-age.onnx", "stone-age"),
)


def shipped(game: Game) -> Path | None:
    """The network that the package brings for a game with its options, if it brings one."""
    for network in NETWORKS:
        if network.game == game.id and all(game.options[name] in some for name, some in network.options.items()):
            return WEIGHTS / network.file
    return None
