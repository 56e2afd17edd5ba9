"""What bots are called in front of people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lascaux.core.texts import Catalogue

TEXTS: Final = Catalogue("lascaux.agents")


def bot_name(agent: str, language: str) -> str:
    """A word for an agent's strength; one made to order, or of another distribution, goes by its own name."""
    return TEXTS.say(language, f"bots.{agent}") if TEXTS.knows(f"bots.{agent}") else agent


def numbered(names: Sequence[str]) -> list[str]:
    """Several of the same name get a number each."""
    return [f"{name} {names[: n + 1].count(name)}" if names.count(name) > 1 else name for n, name in enumerate(names)]
