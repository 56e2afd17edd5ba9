"""Those who choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.agents.agent import Agent
from lascaux.agents.greedy import GreedyAgent
from lascaux.agents.random_agent import RandomAgent

__all__ = ["AGENTS", "Agent", "GreedyAgent", "RandomAgent", "make_agent"]

AGENTS: Final[dict[str, Callable[[int], Agent]]] = {"random": RandomAgent, "greedy": GreedyAgent}


def make_agent(name: str, seed: int = 0) -> Agent:
    """The agent with this name."""
    if name not in AGENTS:
        raise ValueError(f"there is no agent {name!r}; the agents are {', '.join(AGENTS)}")
    return AGENTS[name](seed)
