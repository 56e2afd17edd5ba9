"""The bot that comes with the game."""

from __future__ import annotations

from random import Random

import lascaux
from lascaux.agents import make_agent
from lascaux.core.position import CHANCE


def test_the_keeper_is_found_by_its_name_and_plays_a_winter() -> None:
    game = lascaux.load("hearth-hard", players=1)
    keeper, rng, at = make_agent("hearth-keeper", 1), Random(1), game.start()
    while not at.over:
        at.play(at.sample(rng) if at.actor == CHANCE else keeper.choose(game, at))
    assert game.options["winter"] == "hard"
    assert at.scores()[0] > 6
