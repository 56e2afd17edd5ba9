"""Agents that are asked for an opinion instead of a choice."""

from __future__ import annotations

from lascaux.agents import Thinker, make_agent
from lascaux.agents.ladder import REFERENCE
from lascaux.cli.errors import Misuse


def thinker(spec: str, seed: int) -> Thinker:
    """The agent with this name, if it is one that explains itself."""
    try:
        agent = make_agent(spec, seed)
    except ValueError as error:
        raise Misuse(str(error)) from error
    if not isinstance(agent, Thinker):
        raise Misuse(f"{spec} cannot explain its choices; ask another agent, such as {REFERENCE}")
    return agent
