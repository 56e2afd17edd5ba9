"""What makes the choices: our own agents, those of other distributions (entry points `lascaux.agents`), and yours."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from lascaux.agents.agent import Agent, Opinion, Thinker
from lascaux.agents.greedy import GreedyAgent
from lascaux.agents.guest import BadAgent, guest
from lascaux.agents.ladder import AGENTS, NOVICE_WHIM, OTHERS, TURNS
from lascaux.agents.outside import is_outside, outside_agent
from lascaux.agents.random_agent import RandomAgent
from lascaux.agents.search.agent import SearchAgent
from lascaux.agents.search.levels import parse_greedy_level, parse_level, parse_turn_level
from lascaux.agents.search.turn_agent import TurnAgent
from lascaux.agents.strong import parse_network, rung

__all__ = [
    "AGENTS",
    "Agent",
    "BadAgent",
    "GreedyAgent",
    "Opinion",
    "RandomAgent",
    "SearchAgent",
    "Thinker",
    "TurnAgent",
    "as_agent",
    "is_from_outside",
    "make_agent",
    "named_agent",
]

TO_ORDER: Final = ("greedy", "search", "turns", "network")  # kinds of agents, with settings after a colon


def make_agent(name: str, seed: int = 0) -> Agent:
    """The agent that these words name: one of ours, a search with the settings given, or one from outside.

    `module:Name`, `./file.py` and `program:COMMAND` run somebody's code: see `lascaux.agents.outside`. Names that come
    from a file or over a network are for `named_agent`.
    """
    return outside_agent(name, seed) if is_from_outside(name) else named_agent(name, seed)


def is_from_outside(name: str) -> bool:
    """Whether this names an agent by its code rather than by a name that is known here."""
    return name not in AGENTS and name.partition(":")[0] not in TO_ORDER and is_outside(name)


def named_agent(name: str, seed: int = 0) -> Agent:
    """The agent with a name that is known here, or a search to order."""
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
    if kind == "greedy" and colon:
        return GreedyAgent(seed, **asdict(parse_greedy_level(settings)))
    if kind == "search" and colon:
        return SearchAgent(parse_level(settings), seed)
    if kind == "turns" and colon:
        return TurnAgent(parse_turn_level(settings), seed)
    if kind == "network" and colon:
        return parse_network(settings, seed)
    to_order = "to order search:, turns: and network:simulations=NUMBER, greedy:beam=NUMBER"
    others = "and your own as module:Name, ./file.py and program:COMMAND"
    raise BadAgent(f"there is no agent {name!r}; the agents are {', '.join(AGENTS)}, {to_order}, {others}")


def as_agent(agent: str | Agent, seed: int = 0) -> Agent:
    """The agent with a name, or somebody's own: an object, a class or a function (`lascaux.agents.guest`)."""
    return make_agent(agent, seed) if isinstance(agent, str) else guest(agent, seed)


def other_agent(name: str, seed: int) -> Agent:
    """An agent of another distribution."""
    try:
        agent: Agent = OTHERS[name].load()(seed)
    except Exception as error:  # somebody else's code
        raise BadAgent(f"the agent {name!r} ({OTHERS[name].value}) cannot be made: {error}") from error
    return guest(agent, seed, name)
