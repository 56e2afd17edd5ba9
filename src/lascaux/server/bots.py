"""Bots think in worker processes, never in the event loop: a few workers answer the questions of all tables."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import OrderedDict, deque
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from lascaux.agents import Opinion
from lascaux.agents.ladder import HOUSE
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.server.bot_process import MEGABYTES, BotProcess, Lost, Refused
from lascaux.server.bot_queue import HEAVIEST, FairQueue, weight_of

JUDGE: Final = "judge"  # questions for an analysis: nobody waits at a table for them, so all others come first
HOMES: Final = 1_000  # tables for which we know who thought for them last
log = logging.getLogger(__name__)

T = TypeVar("T")


class BotQuestion(NamedTuple):
    """What should the seat that acts in a position do, in the opinion of an agent (`lascaux.agents.make_agent`)?"""

    game: Game
    at: Position
    spec: str
    table: str
    number: int
    person: str = ""  # whose share of the workers it is answered with
    seed: int | None = None  # asked the same with the same one, the agent does the same


class Answer(NamedTuple):
    """The next choices of the seat, at least one. A fallback is drawn at random because no answer came."""

    number: int
    choices: list[int]
    fallback: bool


class Advice(NamedTuple):
    """Opinions on all choices, the best first, and for the first of them how the turn might go on."""

    opinions: list[Opinion]
    turns: list[list[int]]


class BotPool:
    """A number of workers, and a queue of those waiting for one.

    A worker that does not answer within `deadline` seconds, wants more than `megabytes`, dies or writes nonsense is
    replaced. `slice` is the time after which a bot that is still thinking sends the choices it has. One worker, where
    there are several, never thinks about anything heavy, so that a light question is soon answered.
    """

    def __init__(self, workers: int, deadline: float, slice: float = 0.25, megabytes: int = MEGABYTES) -> None:
        self.deadline = deadline
        self.slice = slice
        self.workers = [BotProcess(megabytes) for _ in range(workers)]
        self.free = deque(self.workers)  # the one that has rested longest first
        self.queue: FairQueue[BotProcess] = FairQueue()
        self.heavy: set[BotProcess] = set()  # those with a heavy question
        self.homes: OrderedDict[str, BotProcess] = OrderedDict()
        self.open: set[asyncio.Task[Any]] = set()
        self.running = False
        self.answers = 0  # given by workers
        self.seconds = 0.0  # that workers have thought
        self.fallbacks = 0

    @property
    def replaced(self) -> int:
        """How often a worker was restarted."""
        return sum(max(0, worker.starts - 1) for worker in self.workers)

    @property
    def waiting(self) -> int:
        """Questions for which no worker is free."""
        return len(self.queue.waiting())

    @property
    def people_waiting(self) -> int:
        return len({place.person for place in self.queue.waiting()})

    @property
    def busy(self) -> int:
        """Workers that are thinking."""
        return len(self.workers) - len(self.free)

    async def start(self) -> None:
        """Start all workers. One that fails is started again when it is needed."""
        for problem in await asyncio.gather(*(worker.begin() for worker in self.workers), return_exceptions=True):
            if problem is not None:
                log.error("a worker for bots does not start: %r", problem)
        self.running = True

    async def stop(self) -> None:
        """End all workers. Open questions are cancelled: a table that goes on later will ask again."""
        self.running = False
        for task in list(self.open):
            task.cancel()
        await asyncio.gather(*self.open, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self.workers))

    async def choose(self, question: BotQuestion) -> Answer:
        """What the bot does next: as many choices as it can make in a slice, while its seat acts.

        If no worker has an answer, one choice at random.
        """
        question = question._replace(at=question.at.copy())  # the table may move on in the meantime
        try:
            choices = await self.ask("choose", question, lambda answer: run_of(question.at, answer))
        except (Lost, Refused) as error:
            log.warning(
                "table %s, number %s: %s plays at random: %s", question.table, question.number, question.spec, error
            )
            self.fallbacks += 1
            return Answer(question.number, [random.choice(list(question.at.choices()))], True)
        return Answer(question.number, choices, False)

    async def explain(self, question: BotQuestion) -> Advice:
        """What the agent thinks of every choice, the best first.

        ValueError if it cannot say; TimeoutError if it has not said within the deadline, waiting included.
        """
        question = question._replace(at=question.at.copy())
        try:
            async with asyncio.timeout(self.deadline):
                return await self.ask("explain", question, lambda answer: advice_of(question.at, answer))
        except Lost as error:
            raise TimeoutError(f"{question.spec} has not explained itself: {error}") from error
        except Refused as error:
            raise ValueError(str(error)) from error

    async def judge(self, question: BotQuestion, choice: int, turn: int) -> dict[str, Any]:
        """The verdict on a choice that was made, as data; Lost or Refused if there is none."""

        def verdict_of(answer: dict[str, Any]) -> dict[str, Any]:
            found = answer.get("verdict")
            if not isinstance(found, dict):
                raise ValueError(f"an answer without a verdict: {str(answer)[:80]}")
            return found

        return await self.ask(JUDGE, question, verdict_of, {"choice": choice, "turn": turn})

    async def ask(
        self,
        kind: str,
        question: BotQuestion,
        understand: Callable[[dict[str, Any]], T],
        more: dict[str, Any] | None = None,
    ) -> T:
        if not self.running:
            raise RuntimeError("the bots are not running")
        if question.at.actor < 0:
            raise ValueError("a bot can only be asked when it is a seat's turn")
        task = asyncio.create_task(self.exchange(kind, question, understand, more or {}))
        self.open.add(task)
        task.add_done_callback(self.open.discard)
        return await task

    async def exchange(
        self, kind: str, question: BotQuestion, understand: Callable[[dict[str, Any]], T], more: dict[str, Any]
    ) -> T:
        worker = await self.take(
            question.table, question.person, HEAVIEST if kind == JUDGE else weight_of(question.spec)
        )
        started = monotonic()
        try:
            answer = await worker.ask({**self.message(kind, question), **more}, self.deadline, understand)
        finally:
            self.seconds += monotonic() - started
            self.give(worker)
        self.answers += 1
        return answer

    def message(self, kind: str, question: BotQuestion) -> dict[str, Any]:
        """A question as a worker reads it; it carries the cells, so that nothing has to be replayed."""
        return {
            "number": question.number,
            "kind": kind,
            "game": question.game.id,
            "options": question.game.options,
            "cells": list(question.at.cells),
            "table": question.table,
            "spec": HOUSE.get(question.spec, question.spec),  # workers know no names of this house
            "seed": question.seed,
            "slice": self.slice,
        }

    async def take(self, table: str, person: str = "", weight: int = 1) -> BotProcess:
        """A worker when it is this person's turn, if possible the one that remembers this table."""
        turn = self.queue.join(person, table, weight)
        self.serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.give(turn.result())
            raise

    def give(self, worker: BotProcess) -> None:
        """Take a worker back, for the next in the queue."""
        self.free.append(worker)
        self.heavy.discard(worker)
        self.serve()
        if not self.busy:
            self.queue.forget()

    def serve(self) -> None:
        """Give out what is free."""
        while self.free and (place := self.queue.next(len(self.heavy) < max(1, len(self.workers) - 1))):
            worker = self.homes.get(place.table, self.free[0])
            if worker not in self.free:
                worker = self.free[0]
            self.free.remove(worker)
            if place.heavy:
                self.heavy.add(worker)
            self.homes[place.table] = worker
            self.homes.move_to_end(place.table)
            if len(self.homes) > HOMES:
                self.homes.popitem(last=False)
            place.turn.set_result(worker)


def run_of(at: Position, answer: dict[str, Any]) -> list[int]:
    """The choices of an answer; ValueError if the seat could not make them one after the other."""
    choices = answer.get("choices")
    if not choices or not isinstance(choices, list):
        raise ValueError(f"an answer without choices: {str(answer)[:80]}")
    here = at.copy()
    for choice in choices:
        if here.actor != at.actor or type(choice) is not int or choice not in list(here.choices()):
            raise ValueError(f"{choice!r} in an answer is not a legal choice")
        here.apply(choice)
    return choices


def advice_of(at: Position, answer: dict[str, Any]) -> Advice:
    """The advice of an answer; ValueError if it is not about the legal choices, or goes on with others."""
    try:
        opinions = [Opinion(int(choice), float(value), int(visits)) for choice, value, visits in answer["opinions"]]
        turns = [list(map(int, turn)) for turn in answer["turns"]]
    except (KeyError, TypeError) as error:
        raise ValueError(f"an answer without opinions: {str(answer)[:80]}") from error
    if sorted(opinion.choice for opinion in opinions) != list(at.choices()):
        raise ValueError("opinions on choices other than the legal ones")
    for opinion, turn in zip(opinions, turns, strict=False):
        run_of(at, {"choices": [opinion.choice, *turn]})
    return Advice(opinions, turns)
