"""What makes the choices: our own agents, and those of other distributions (entry points `lascaux.agents`)."""

from __future__ import annotations

from lascaux import plugins
from lascaux.agents.agent import Agent, Opinion, Thinker
from lascaux.agents.greedy import GreedyAgent
from lascaux.agents.random_agent import RandomAgent
from lascaux.agents.search.agent import SearchAgent
from lascaux.agents.search.levels import LEVELS, parse_level

__all__ = ["AGENTS", "Agent", "GreedyAgent", "Opinion", "RandomAgent", "SearchAgent", "Thinker", "make_agent"]

# By name; `search:simulations=500` makes one to order. An entry point names what makes an agent from a seed.
AGENTS = ("random", "greedy", *LEVELS, *plugins.found("lascaux.agents"))


def make_agent(name: str, seed: int = 0) -> Agent:
    """The agent with this name, or a search with the settings given."""
    if name == "random":
        return RandomAgent(seed)
    if name == "greedy":
        return GreedyAgent(seed)
    if name in LEVELS:
        return SearchAgent(LEVELS[name], seed)
    if name in plugins.found("lascaux.agents"):
        agent: Agent = plugins.found("lascaux.agents")[name].load()(seed)
        return agent
    kind, colon, settings = name.partition(":")
    if kind == "search" and colon:
        return SearchAgent(parse_level(settings), seed)
    raise ValueError(f"there is no agent {name!r}; the agents are {', '.join(AGENTS)} and search:simulations=NUMBER")
