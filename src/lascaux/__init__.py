"""Lascaux: the worker-placement games of caves and stone, complete, compiled, and explained."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from lascaux.core.errors import BadOption, BadPosition, BadRecord, IllegalChoice, UnknownChoice, UnknownGame
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, NOBODY, Position
from lascaux.games import load
from lascaux.record import Record

if TYPE_CHECKING:
    from lascaux.agents import Agent, make_agent

__all__ = [
    "CHANCE",
    "NOBODY",
    "Agent",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalChoice",
    "Position",
    "Record",
    "UnknownChoice",
    "UnknownGame",
    "load",
    "make_agent",
]
__version__ = version("lascaux")  # it stands in pyproject.toml


def __getattr__(name: str) -> Any:
    """Agents are loaded when they are asked for: whoever only wants the rules does not wait for them."""
    if name in ("Agent", "make_agent"):
        from lascaux import agents

        return getattr(agents, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
