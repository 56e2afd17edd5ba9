"""Simulations per second of the search from the opening of each game; on one core, and on all cores at once."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Final

import lascaux
from lascaux.agents.search.agent import SearchAgent
from lascaux.agents.search.levels import Level
from lascaux.core.position import CHANCE

OPENINGS: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "Cave vs Cave, era I for two": ("cave-vs-cave", {}),
    "Cave vs Cave, era I solo": ("cave-vs-cave", {"players": 1}),
    "Stone Age, four players": ("stone-age", {"players": 4}),
    "Caverna, two players": ("caverna", {"players": 2}),
    "Caverna, solo": ("caverna", {"players": 1}),
    "Caverna, seven players": ("caverna", {"players": 7}),
}
SLICES: Final = 3

THOROUGH = Level(simulations=4_000, playout=30, look=4)


def simulations_per_second(name: str, level: Level, seconds: float) -> float:
    """From the first decision of a game, with a new tree for every slice; the fastest slice counts."""
    id, options = OPENINGS[name]
    game = lascaux.load(id, **options)
    at, rng = game.start(), Random(1)
    while at.actor == CHANCE:
        at.play(at.sample(rng))
    found = 0.0
    for seed in range(SLICES):
        search = SearchAgent(level, seed).search_at(game, at)
        start = perf_counter()
        made = search.run(0, start + seconds / SLICES)
        found = max(found, float(made) / (perf_counter() - start))
    return found


def on_all_cores(name: str, level: Level, seconds: float) -> float:
    """The same in as many processes as there are cores, added up."""
    cores = os.cpu_count() or 1
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        return sum(pool.map(simulations_per_second, [name] * cores, [level] * cores, [seconds] * cores))


def measure_search(seconds: float) -> dict[str, float]:
    """As the strongest level thinks."""
    return {name: simulations_per_second(name, THOROUGH, seconds) for name in OPENINGS}
