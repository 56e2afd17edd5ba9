"""A process that plays: whenever the learner says so, some choices in each of its games."""

from __future__ import annotations

import signal
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from lascaux.core.game import Game
from lascaux.games import load
from lascaux.networks.inputs import Inputs
from lascaux.train.model import Model
from lascaux.train.recipes import Recipe
from lascaux.train.schedule import Schedule
from lascaux.train.storage import Storage
from lascaux.train.table import Table


@dataclass
class Seating:
    """Some games of one variant, and where their choices are kept."""

    variant: int
    game: str
    options: dict[str, Any]
    storages: list[Storage]  # one to play into while the other is learned from
    seed: int


@dataclass
class Played:
    """What has ended at a table since the last time."""

    variant: int
    points: NDArray[np.float64]  # of games among itself
    won: list[float]  # shares of the games against the reference


def act(seatings: list[Seating], inputs: Inputs, model: Model, recipe: Recipe, orders: Connection) -> None:
    """Play until the learner hangs up. Several tables take turns: while the network thinks about one, others go on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the learner decides when it is over
    torch.set_num_threads(1)
    games: dict[int, Game] = {}
    tables: list[Table] = []
    with torch.inference_mode(), suppress(EOFError, ConnectionError):
        for seating in seatings:
            game = games.setdefault(seating.variant, load(seating.game, **seating.options))
            habits = recipe.measure, seating.seed, recipe.sparring, recipe.longest, recipe.partner
            tables.append(Table(game, inputs, seating.storages, model, *habits))
        orders.send([])
        while True:
            schedule, turn = orders.recv()
            play(tables, schedule, turn)
            orders.send(
                [
                    Played(seating.variant, table.take_scores(), table.sparring.take_results())
                    for seating, table in zip(seatings, tables, strict=True)
                ]
            )


def play(tables: list[Table], schedule: Schedule, turn: int) -> None:
    for table in tables:
        table.turn = turn
        table.choose(0, schedule)
    for step in range(max(table.storage.steps for table in tables)):
        for table in tables:
            if step < table.storage.steps:
                table.step(step, schedule)
            if step + 1 < table.storage.steps:
                table.choose(step + 1, schedule)
    for table in tables:
        table.judge(schedule)
    if tables[0].device.type == "cuda":
        torch.cuda.synchronize()
