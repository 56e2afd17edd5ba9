"""Random play of our own games: in the compiled loop, and driven choice by choice from Python.

    python -m bench.engine SECONDS

prints one JSON object per line with the fields of `Speed`; so the same code measures the compiled engine and, run on a
copy of the sources alone, the interpreted one.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter

from librt.random import Random as FastRandom

import lascaux
from lascaux.agents.playout import playout
from lascaux.core.game import Game

GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "Cave vs Cave, era I for two": ("cave-vs-cave", {}),
    "Cave vs Cave, era I solo": ("cave-vs-cave", {"players": 1}),
    "Cave vs Cave, both eras": ("cave-vs-cave", {"eras": 2}),
    "Cave vs Cave, quick start": ("cave-vs-cave", {"eras": "quick"}),
    "Cave vs Cave, short game": ("cave-vs-cave", {"eras": "short"}),
    "Stone Age, four players": ("stone-age", {"players": 4}),
    "Stone Age, two players": ("stone-age", {"players": 2}),
    "Stone Age, four, everything": (
        "stone-age",
        {"players": 4, "theme": "winter", "hard_winter": True, "animals": True, "igloos": True},
    ),
    "Caverna, two players": ("caverna", {"players": 2}),
    "Caverna, solo": ("caverna", {"players": 1}),
    "Caverna, seven players": ("caverna", {"players": 7}),
}
SLICES = 3
GAMES_AT_ONCE = 10  # between two looks at the clock


@dataclass(frozen=True)
class Speed:
    """A game's speed: the fastest of three time slices, as the others were disturbed."""

    name: str
    loop_choices_per_second: float
    driven_choices_per_second: float
    loop_games_per_second: float
    copy_microseconds: float
    position_bytes: int


def loop(game: Game, seconds: float) -> tuple[float, float]:
    """Choices and games per second of whole random games in compiled code."""
    rng = FastRandom(1)
    choices = games = 0
    start = perf_counter()
    while (took := perf_counter() - start) < seconds:
        for _ in range(GAMES_AT_ONCE):
            choices += playout(game.start(), rng)
        games += GAMES_AT_ONCE
    return choices / took, games / took


def driven(game: Game, seconds: float) -> float:
    """Choices per second of a Python loop that asks for the choices and plays one."""
    draw = Random(1).random
    choices = 0
    start = perf_counter()
    while (took := perf_counter() - start) < seconds:
        at = game.start()
        while not at.over:
            legal = at.choices()  # nature's are all equally likely in these games, so they are drawn like the others
            count: int = len(legal)
            at.apply(legal[int(draw() * count)])
            choices += 1
    return choices / took


def copying(game: Game, seconds: float) -> float:
    """Microseconds for a copy, called from Python."""
    at = game.start()
    copies = 0
    start = perf_counter()
    while (took := perf_counter() - start) < seconds:
        for _ in range(1000):
            at.copy()
        copies += 1000
    return took / copies * 1e6


def position_bytes(game: Game) -> int:
    """A position's object and its array of cells (their header aside)."""
    at = game.start()
    return sys.getsizeof(at) + 8 * len(at.cells)


def measure(seconds: float) -> list[Speed]:
    found = []
    for name, (id, options) in GAMES.items():
        game = lascaux.load(id, **options)
        loops = [loop(game, seconds / SLICES) for _ in range(SLICES)]
        found.append(
            Speed(
                name=name,
                loop_choices_per_second=max(choices for choices, _ in loops),
                driven_choices_per_second=max(driven(game, seconds / SLICES) for _ in range(SLICES)),
                loop_games_per_second=max(games for _, games in loops),
                copy_microseconds=min(copying(game, seconds / 30) for _ in range(SLICES)),
                position_bytes=position_bytes(game),
            )
        )
    return found


if __name__ == "__main__":
    for speed in measure(float(sys.argv[1])):
        print(json.dumps(asdict(speed)), flush=True)
