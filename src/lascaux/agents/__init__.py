"""What makes the choices: our own agents, and those of other distributions (entry points `lascaux.agents`)."""

from __future__ import annotations

from lascaux.agents.agent import Agent, Opinion, Thinker
from lascaux.agents.greedy import GreedyAgent
from lascaux.agents.ladder import AGENTS, NOVICE_WHIM, OTHERS, TURNS
from lascaux.agents.random_agent import RandomAgent
from lascaux.agents.search.agent import SearchAgent
from lascaux.agents.search.levels import parse_level, parse_turn_level
from lascaux.agents.search.turn_agent import TurnAgent
from lascaux.agents.strong import parse_network, rung

__all__ = [
    "AGENTS",
    "Agent",
    "GreedyAgent",
    "Opinion",
    "RandomAgent",
    "SearchAgent",
    "Thinker",
    "TurnAgent",
    "make_agent",
]


def make_agent(name: str, seed: int = 0) -> Agent:
    """The agent with this name, or a search with the settings given."""
    if name == "random":
        return RandomAgent(seed)
    if name == "greedy":
        return GreedyAgent(seed)
    if name == "novice":
        return GreedyAgent(seed, whim=NOVICE_WHIM)
    if name in TURNS:
        return rung(name, seed)
    if name in OTHERS:
        return other_agent(name, seed)
    kind, colon, settings = name.partition(":")
    if kind == "search" and colon:
        return SearchAgent(parse_level(settings), seed)
    if kind == "turns" and colon:
        return TurnAgent(parse_turn_level(settings), seed)
    if kind == "network" and colon:
        return parse_network(settings, seed)
    to_order = "and to order search:, turns: and network:simulations=NUMBER"
    raise ValueError(f"there is no agent {name!r}; the agents are {', '.join(AGENTS)}, {to_order}")


def other_agent(name: str, seed: int) -> Agent:
    """An agent of another distribution."""
    try:
        agent: Agent = OTHERS[name].load()(seed)
    except Exception as error:  # somebody else's code
        raise ValueError(f"the agent {name!r} ({OTHERS[name].value}) cannot be made: {error}") from error
    return agent
