"""Agents that are asked for an opinion instead of a choice."""

from __future__ import annotations

from typing import Final

from lascaux.agents import AGENTS, Thinker, make_agent
from lascaux.cli.errors import Misuse

ADVISER: Final = "expert" if "expert" in AGENTS else "greedy"  # who is asked unless another is named


def thinker(spec: str, seed: int) -> Thinker:
    """The agent with this name, if it is one that explains itself."""
    try:
        agent = make_agent(spec, seed)
    except ValueError as error:
        raise Misuse(str(error)) from error
    if not isinstance(agent, Thinker):
        raise Misuse(f"{spec} cannot explain its choices; ask another agent, such as {ADVISER}")
    return agent
