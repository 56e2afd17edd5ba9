"""Games for an analysis to look at."""

from __future__ import annotations

from random import Random

import lascaux
from lascaux.agents import make_agent
from lascaux.record import Record


def played(game: str, bot: str = "greedy", seed: int = 5, **options: int | str) -> Record:
    """A whole game, every seat played by a bot."""
    record = Record(lascaux.load(game, **options))
    agent, luck = make_agent(bot, seed), Random(seed)
    while not (at := record.position()).over:
        record.play(at.sample(luck) if at.actor == lascaux.CHANCE else agent.choose(record.game, at))
    return record
