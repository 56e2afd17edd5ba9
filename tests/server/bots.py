"""Questions for bots, and pools of workers that answer them."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Awaitable, Callable
from random import Random

import lascaux
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.server import bot_process
from lascaux.server.bot_process import MEGABYTES
from lascaux.server.bots import Answer, BotPool, BotQuestion
from tests.waiting import until_async

GAMES = ["cave-vs-cave", "stone-age", "caverna"]
ENDLESS = "search:milliseconds=60000"
PATIENCE = 60.0  # seconds for a whole test


Scene = Callable[[BotPool], Awaitable[None]]


def pool_runs(
    scene: Scene, workers: int = 1, deadline: float = 30.0, slice: float = 0.25, megabytes: int = MEGABYTES
) -> BotPool:
    """Play a scene with a running pool; every process is gone afterwards."""
    pool = BotPool(workers, deadline, slice, megabytes)

    async def whole() -> None:
        await pool.start()
        pids = [pid for worker in pool.workers if (pid := pid_of(worker))]
        try:
            await scene(pool)
            pids += [pid for worker in pool.workers if (pid := pid_of(worker))]
        finally:
            await pool.stop()
        assert not any(runs(pid) for pid in pids)

    asyncio.run(asyncio.wait_for(whole(), PATIENCE))
    return pool


def pid_of(worker: bot_process.BotProcess) -> int | None:
    return worker.process.pid if worker.process is not None else None


def runs(pid: int) -> bool:
    """Whether a process is there and no mere entry of one that has ended."""
    return state_of(pid) != "" and not state_of(pid).startswith("Z")


def state_of(pid: int) -> str:
    """What the system says about a process, such as R if it runs; nothing if there is none."""
    command = ["ps", "-o", "stat=", "-p", str(pid)]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def moment(name: str = "cave-vs-cave", choices: int = 10) -> tuple[Game, Position]:
    """A game after so many random choices, with a seat that has several."""
    game = lascaux.load(name)
    at = game.start()
    rng = Random(7)
    made = 0
    while made < choices or at.actor == CHANCE or len(at.choices()) == 1:
        at.play(at.sample(rng) if at.actor == CHANCE else rng.choice(list(at.choices())))
        made += 1
    return game, at


def ask(spec: str, number: int = 1, table: str = "t", name: str = "cave-vs-cave") -> BotQuestion:
    game, at = moment(name)
    return BotQuestion(game, at, spec, table, number)


def legal(question: BotQuestion, answer: Answer) -> bool:
    """Whether the seat that was asked can make all these choices."""
    at = question.at.copy()
    for choice in answer.choices:
        assert at.actor == question.at.actor
        at.play(choice)
    return answer.number == question.number and bool(answer.choices)


async def thinking(pool: BotPool, question: BotQuestion) -> asyncio.Task[Answer]:
    """A question that a worker is busy with."""
    task = asyncio.create_task(pool.choose(question))
    await until_async(lambda: any(map(thinks, set(pool.workers) - set(pool.free))), "a worker to think")
    return task


def thinks(worker: bot_process.BotProcess) -> bool:
    """Whether a worker computes; one that rests sleeps."""
    pid = pid_of(worker)
    return pid is not None and state_of(pid).startswith("R")
