"""What makes the choices: our own agents, and those of other distributions (entry points `lascaux.agents`)."""

from __future__ import annotations

from pathlib import Path

from lascaux.agents.agent import Agent, Opinion, Thinker
from lascaux.agents.greedy import GreedyAgent
from lascaux.agents.ladder import AGENTS, OTHERS
from lascaux.agents.random_agent import RandomAgent
from lascaux.agents.search.agent import SearchAgent
from lascaux.agents.search.levels import LEVELS, parse_level

__all__ = ["AGENTS", "Agent", "GreedyAgent", "Opinion", "RandomAgent", "SearchAgent", "Thinker", "make_agent"]


def make_agent(name: str, seed: int = 0) -> Agent:
    """The agent with this name, or a search with the settings given."""
    if name == "random":
        return RandomAgent(seed)
    if name == "greedy":
        return GreedyAgent(seed)
    if name in LEVELS:
        return SearchAgent(LEVELS[name], seed)
    if name in OTHERS:
        return other_agent(name, seed)
    kind, colon, settings = name.partition(":")
    if kind == "search" and colon:
        return SearchAgent(parse_level(settings), seed)
    if kind == "policy" and colon:
        return policy_agent(Path(settings))
    raise ValueError(f"there is no agent {name!r}; the agents are {', '.join(AGENTS)} and search:simulations=NUMBER")


def other_agent(name: str, seed: int) -> Agent:
    """An agent of another distribution."""
    try:
        agent: Agent = OTHERS[name].load()(seed)
    except Exception as error:  # somebody else's code
        raise ValueError(f"the agent {name!r} ({OTHERS[name].value}) cannot be made: {error}") from error
    return agent


def policy_agent(path: Path) -> Agent:
    """A network's likeliest choices; NumPy and onnxruntime are needed for it alone."""
    try:
        from lascaux.networks.policy import PolicyAgent

        return PolicyAgent(path)
    except (ImportError, RuntimeError, OSError) as error:
        raise ValueError(f"the agent 'policy:{path}' cannot be made: {error}") from error
