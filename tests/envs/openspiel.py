"""The games as OpenSpiel loads them, and random choices in them."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel
import pytest

import lascaux.envs.spiel  # noqa: F401 (registers the games)

GAMES = (
    "python_cave_vs_cave",
    "python_cave_vs_cave(players=1,reward=win)",
    "python_stone_age(players=2)",
    "python_caverna",
    "python_caverna(players=1)",
)


OTHERS = (
    "python_cave_vs_cave(eras='2',reward=rank)",
    "python_cave_vs_cave(edition='2016')",
    "python_cave_vs_cave(eras=quick)",
    "python_stone_age(players=4,theme=winter,animals=True,hard_winter=True,igloos=True,reward=win)",
    "python_stone_age(players=3,reward=rank)",
    "python_caverna(players=7,reward=rank)",
    "python_caverna(players=3,reward=win,furnishing_set=beginner)",
)


SHORT = 40  # random choices, where a whole game would tell no more
every_game = pytest.mark.parametrize("name", GAMES)
every_mode = pytest.mark.parametrize("name", GAMES + OTHERS)


def load(name: str) -> Any:
    return pyspiel.load_game(name)


def draw(state: Any, rng: Random) -> int:
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(actions, weights)[0])
    return int(rng.choice(state.legal_actions()))


def played(game: Any, seed: int, choices: int = SHORT) -> Any:
    """A state after so many random choices."""
    state, rng = game.new_initial_state(), Random(seed)
    for _ in range(choices):
        state.apply_action(draw(state, rng))
    return state


def blind_draw(seed: int) -> Any:
    """Stone Age somewhere after a card was drawn blind, while nobody else knows it."""
    game, rng = load("python_stone_age(players=2)"), Random(seed)
    while True:
        state, later = game.new_initial_state(), 0
        while not state.is_terminal() and later < 4 * SHORT:
            state.apply_action(draw(state, rng))
            later += bool(state.moment.secrets)
        if later == 4 * SHORT and not state.is_terminal():
            return state
