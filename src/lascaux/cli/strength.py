"""A sentence for machines on which the strongest bots are not what they could be."""

from __future__ import annotations

from collections.abc import Iterable

from lascaux.agents.ladder import TURNS
from lascaux.agents.strong import plays_weaker
from lascaux.cli.screen import Screen
from lascaux.cli.wording import Wording
from lascaux.games import games


def mention_weakness(game: str, agents: Iterable[str], screen: Screen, say: Wording) -> None:
    """If somebody at this table plays without the network that it should have."""
    if plays_weaker(game) and any(agent in TURNS for agent in agents):
        screen.say(say("strong.missing"))


def mention_weak_games(screen: Screen, say: Wording) -> None:
    """If that is so at any table."""
    if any(plays_weaker(game) for game in games()):
        screen.say(say("strong.missing"))
