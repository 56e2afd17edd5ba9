"""How a turn might go on after a choice, and what it brings."""

from __future__ import annotations

from random import Random

import pytest

import lascaux
from lascaux.agents import make_agent
from lascaux.agents.outlook import gains, rest_of_turn


@pytest.mark.parametrize("game", ["cave-vs-cave", "stone-age", "caverna"])
def test_the_rest_of_a_turn_is_legal_and_the_seats_own(game: str) -> None:
    agent, rng = make_agent("greedy", 1), Random(1)
    at = lascaux.load(game).start()
    for _ in range(40):
        if at.actor != lascaux.CHANCE:
            seat, choice = at.actor, rng.choice(list(at.choices()))
            after = at.copy()
            for one in [choice, *rest_of_turn(agent, at, choice)]:
                assert after.actor == seat
                after.play(one, check=True)
            assert after.actor != seat or after.begins_turn
        at.play(at.sample(rng) if at.actor == lascaux.CHANCE else rng.choice(list(at.choices())))


def test_gains_are_rows_of_the_scoresheet() -> None:
    at = lascaux.load("cave-vs-cave").start()
    for name in ("start 0", "reveal furnishing", "take housework", "use 1g>furnish"):
        at.play(at.game.parse(name), check=True)
    furnish = next(choice for choice in at.choices() if at.game.name(choice).startswith("furnish"))
    at = at.copy()
    assert gains(at, [furnish])["rooms"] > 0
