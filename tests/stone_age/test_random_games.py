"""Random games of every combination of options: they end, and everything that must hold does, at every step."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context

import pytest

import lascaux
from lascaux.testing.play import positions
from tests.stone_age.invariants import invariants

EXPANSIONS = ("hard_winter", "animals", "igloos")
SUMMER: list[dict[str, object]] = [{"players": players} for players in (2, 3, 4)]
WINTER: list[dict[str, object]] = [
    {"players": players, "theme": "winter", **dict(zip(EXPANSIONS, chosen, strict=True))}
    for players, chosen in product((2, 3, 4), product((False, True), repeat=3))
]
COMBINATIONS = SUMMER + WINTER
MOST_CHOICES = 60
GAMES_IN_FULL = 750  # of each of the 27 combinations: 20,250 in all


def check(options: dict[str, object], seeds: range) -> None:
    game = lascaux.load("stone-age", **options)
    for seed in seeds:
        for at in positions(game, seed):
            invariants(at)
            assert len(at.choices()) <= MOST_CHOICES


@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_a_game_of_every_combination(options: dict[str, object]) -> None:
    check(options, range(1))


@pytest.mark.full
@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_many_games_of_every_combination(options: dict[str, object]) -> None:
    chunks = [range(first, first + 25) for first in range(0, GAMES_IN_FULL, 25)]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for _ in pool.map(check, [options] * len(chunks), chunks):
            pass
