"""Bots of a server's own: the host names agents from outside, and everybody can choose them by these names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from lascaux.agents import make_agent
from lascaux.agents.ladder import AGENTS

NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,30}")


def house_bots(entries: Iterable[str]) -> dict[str, str]:
    """The agents that entries such as `keeper=./mybot.py` name, by their names; ValueError if one cannot play."""
    bots: dict[str, str] = {}
    for entry in entries:
        name, _, agent = (part.strip() for part in entry.partition("="))
        if not agent or not NAME.fullmatch(name):
            raise ValueError(f"{entry!r} is no bot; write NAME=AGENT, the name in small letters, digits and hyphens")
        if name in AGENTS or name in bots:
            raise ValueError(f"there is already a bot {name!r}")
        make_agent(agent)
        bots[name] = agent
    return bots
