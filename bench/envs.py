"""Random play in the environments: batches, the adapters for PettingZoo and OpenSpiel, and Gymnasium's opponents.

Every decision is made with an observation and a mask. Only players' choices are counted: nature's come on top.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

import numpy as np
import pyspiel
from librt.random import Random as FastRandom
from librt.vecs import vec
from mypy_extensions import i32
from open_spiel.python.observation import make_observation

import lascaux
from bench.engine import GAMES, SLICES
from lascaux.core.game import Game
from lascaux.core.observation import Row
from lascaux.core.position import Position
from lascaux.envs import Batch, SeatEnv, SeatsEnv, spiel

MEASURED: Final = (
    "Cave vs Cave, era I for two",
    "Cave vs Cave, era I solo",
    "Cave vs Cave, both eras",
    "Stone Age, four players",
    "Stone Age, two players",
    "Caverna, two players",
    "Caverna, solo",
    "Caverna, seven players",
)
WITH_OPPONENTS: Final = (MEASURED[0], "Stone Age, two players", "Caverna, two players")
OPPONENTS: Final = ("random", "greedy:beam=1,samples=1,whole=1", "greedy:beam=1,samples=1", "greedy")
BATCH: Final = 64
LARGE: Final = 1024  # for each worker
POSITIONS: Final = 200  # of random games, to look at


@dataclass(frozen=True)
class EnvSpeed:
    """A game's speed in the environments: the fastest of three time slices."""

    name: str
    numbers: int  # of an observation
    batch: float  # choices per second
    observation_microseconds: float
    pettingzoo: float  # choices per second
    openspiel: float


def batch_play(batch: Batch) -> Callable[[], int]:
    def play() -> int:
        batch.step(batch.sample())
        return batch.n

    return play


def measure_workers(seconds: float) -> tuple[float, float]:
    """Choices per second of one large batch on one process, and on as many as there are cores."""
    id, options = GAMES[MEASURED[0]]
    game = lascaux.load(id, **options)
    cores = os.cpu_count() or 1
    found = []
    for workers in (1, cores):
        with Batch(game, LARGE * cores, seed=1, workers=workers) as batch:
            found.append(per_second(batch_play(batch), seconds))
    return found[0], found[1]


def pettingzoo_play(id: str, options: dict[str, Any]) -> Callable[[], int]:
    """A whole game, in the loop of PettingZoo's documentation."""
    env = SeatsEnv(id, **options)
    draw = Random(1).random

    def play() -> int:
        env.reset()
        made = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            assert isinstance(seen, dict)
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(draw() * len(legal))]))
            made += 1
        return made

    return play


def openspiel_play(game: Game) -> Callable[[], int]:
    """A whole game, in the same loop as OpenSpiel's own games (bench/peers_worker.py)."""
    table: Any = pyspiel.load_game(spiel.full_name(game))
    observation: Any = make_observation(table)
    mask = np.zeros(table.num_distinct_actions(), bool)
    draw = Random(1).random

    def play() -> int:
        state = table.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()  # all of nature's choices in these games are equally likely
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                continue
            observation.set_from(state, state.current_player())
            actions = state.legal_actions()
            mask[:] = False
            mask[actions] = True
            state.apply_action(actions[int(draw() * len(actions))])
            made += 1
        return made

    return play


def gymnasium_play(id: str, options: dict[str, Any], opponent: str) -> Callable[[], int]:
    """A whole game of one seat against an opponent in the other."""
    env = SeatEnv(id, opponent=opponent, **options)
    env.reset(seed=1)
    draw = Random(1).random

    def play() -> int:
        _, info = env.reset()
        made = 0
        ended = False
        while not ended:
            legal = info["action_mask"].nonzero()[0]
            _, _, ended, _, info = env.step(int(legal[int(draw() * len(legal))]))
            made += 1
        return made

    return play


def measure_opponents(seconds: float) -> dict[str, list[float]]:
    """Steps per second against each opponent, in each of the games."""
    return {
        opponent: [per_second(gymnasium_play(*GAMES[name], opponent), seconds) for name in WITH_OPPONENTS]
        for opponent in OPPONENTS
    }


def per_second(play: Callable[[], int], seconds: float) -> float:
    """Choices per second in the fastest slice."""

    def a_slice() -> float:
        choices = 0
        start = perf_counter()
        while (took := perf_counter() - start) < seconds / SLICES:
            choices += play()
        return choices / took

    return max(a_slice() for _ in range(SLICES))


def positions(game: Game) -> list[Position]:
    """Positions of random games in which somebody chooses, evenly over whole games."""
    rng = FastRandom(1)
    found: list[Position] = []
    while len(found) < 10 * POSITIONS:
        at = game.start()
        while not at.over:
            at.play(at.sample(rng))
            if at.actor >= 0:
                found.append(at.copy())
    return found[:: len(found) // POSITIONS]


def observation_microseconds(game: Game, seconds: float) -> float:
    """For what the actor of a position sees, called from Python."""
    observation = game.observation()
    row = Row(vec[i32]([0] * observation.size), 0, observation.sets)
    seen = [(at, at.actor) for at in positions(game)]

    def play() -> int:
        for at, seat in seen:
            observation.write(at, seat, row)
        return len(seen)

    return 1e6 / per_second(play, seconds)


def measure_envs(seconds: float) -> list[EnvSpeed]:
    found = []
    for name in MEASURED:
        id, options = GAMES[name]
        game = lascaux.load(id, **options)
        found.append(
            EnvSpeed(
                name=name,
                numbers=game.observation().size,
                batch=per_second(batch_play(Batch(game, BATCH, seed=1)), seconds),
                observation_microseconds=observation_microseconds(game, seconds / 3),
                pettingzoo=per_second(pettingzoo_play(id, options), seconds),
                openspiel=per_second(openspiel_play(game), seconds),
            )
        )
    return found
