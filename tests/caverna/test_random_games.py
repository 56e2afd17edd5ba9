"""Random games for every player count, from the start and from rich positions: they end, and what must hold does."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import lascaux
from lascaux.testing.play import positions
from tests.caverna.invariants import invariants
from tests.caverna.rich_positions import rich_positions

MOST_CHOICES = 150
GAMES_IN_FULL = 1500  # for each of the seven player counts: 10,500 from the start, as many from rich positions


def check(players: int, seeds: range) -> None:
    game = lascaux.load("caverna", players=players)
    rich = rich_positions(game)
    for seed in seeds:
        for start in (game.start(), rich[seed % len(rich)]):
            for at in positions(game, seed, start):
                invariants(at)
                assert len(at.choices()) <= MOST_CHOICES


@pytest.mark.parametrize("players", range(1, 8))
def test_a_game_for_every_player_count(players: int) -> None:
    check(players, range(2))


@pytest.mark.full
@pytest.mark.parametrize("players", range(1, 8))
def test_many_games_for_every_player_count(players: int) -> None:
    chunks = [range(first, first + 25) for first in range(0, GAMES_IN_FULL, 25)]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for _ in pool.map(check, [players] * len(chunks), chunks):
            pass
