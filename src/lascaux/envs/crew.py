"""The games of a batch on several processes, which write what the games show into memory that all share."""

from __future__ import annotations

import os
import traceback
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

import lascaux
from lascaux.core.game import Game, Reason
from lascaux.envs.memory import Memory, own_arrays, share
from lascaux.envs.stepping import Stepper
from lascaux.processes import PROCESSES, interrupts_ignored

STEP: Final = b"step"  # what this process asks
SAMPLE: Final = b"sample"
WHY: Final = b"why"  # with a game and a choice
DONE: Final = b"+"  # how an answer begins
FAILED: Final = b"!"


class Contract(NamedTuple):
    """What kind of games a process plays, in a form that can be sent to it."""

    id: str
    options: Mapping[str, Any]
    reward: str
    shaped: bool
    valued: bool

    def load(self) -> Game:
        return lascaux.load(self.id, **self.options)


class Player:
    """The work of one process: some of the games."""

    def __init__(self, contract: Contract, memory: Memory, first: int, seeds: list[int]) -> None:
        n = len(seeds)
        self.game = contract.load()
        rules = (contract.reward, contract.shaped, contract.valued)
        self.stepper = Stepper(self.game, memory.paper(first, n), seeds, *rules)
        self.shared = {name: array[first : first + n] for name, array in memory.arrays.items()}
        self.own = own_arrays(self.stepper)
        self.show()

    def show(self) -> None:
        """Observations and masks are there already."""
        for name, array in self.own.items():
            self.shared[name][:] = array

    def step(self) -> None:
        self.stepper.step(self.shared["choices"].tobytes())
        self.show()

    def answer(self, question: bytes) -> bytes:
        if question == STEP:
            self.step()
            return b""
        if question == SAMPLE:
            self.shared["choices"][:] = self.stepper.sample()
            return b""
        index, choice = (int(number) for number in question.removeprefix(WHY).split())
        reason = self.game.why_not(self.stepper.slots[index].at, choice)
        assert reason is not None
        return f"{reason.clause} {reason.text}".encode()


def serve(
    connection: Connection[bytes, bytes], contract: Contract, memory: Memory, first: int, seeds: list[int]
) -> None:
    """The life of a process: answer until nobody asks any more, which is also how it notices that its parent died."""
    with connection:
        try:
            player = Player(contract, memory, first, seeds)
            connection.send_bytes(DONE)
            while True:
                connection.send_bytes(DONE + player.answer(connection.recv_bytes()))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            pass
        except Exception:
            connection.send_bytes(FAILED + traceback.format_exc().encode())
    os._exit(0)  # nothing of the memory may be used for anything else


class Worker:
    """One of the processes, and the games that it plays."""

    def __init__(self, contract: Contract, memory: Memory, games: range, seeds: list[int]) -> None:
        self.games = games
        self.connection, theirs = PROCESSES.Pipe()
        self.process = PROCESSES.Process(
            target=serve, args=(theirs, contract, memory, games.start, seeds[games.start : games.stop]), daemon=True
        )
        with interrupts_ignored():
            self.process.start()
        theirs.close()

    def ask(self, question: bytes) -> None:
        try:
            self.connection.send_bytes(question)
        except OSError:
            raise self.dead() from None

    def answer(self) -> bytes:
        try:
            answer = self.connection.recv_bytes()
        except (EOFError, OSError):
            raise self.dead() from None
        if answer.startswith(FAILED):
            raise RuntimeError(f"the process of games {self} failed:\n{answer.removeprefix(FAILED).decode()}")
        return answer.removeprefix(DONE)

    def dead(self) -> RuntimeError:
        self.process.join()
        return RuntimeError(
            f"the process of games {self} died with exit code {self.process.exitcode}; the batch is closed"
        )

    def __str__(self) -> str:
        return f"{self.games.start} to {self.games.stop - 1}"


def stop(workers: list[Worker]) -> None:
    for worker in workers:
        worker.connection.close()  # it ends when nobody can ask any more, unless it is in the middle of something
        worker.process.terminate()
    for worker in workers:
        worker.process.join()
    workers.clear()


class Crew:
    """The processes of a batch. They end with `close`, with the batch, or with this process, however that comes."""

    def __init__(self, contract: Contract, game: Game, seeds: list[int], workers: int) -> None:
        n = len(seeds)
        memory = share(game, n)
        self.arrays = memory.arrays
        self.choices: NDArray[np.int64] = self.arrays.pop("choices")
        self.masks = self.arrays["masks"].reshape(-1)
        self.width = game.verbs.size
        self.rows = np.arange(n) * self.width
        for array in self.arrays.values():
            array.flags.writeable = False
        self.workers: list[Worker] = []
        self.close = finalize(self, stop, self.workers)
        try:
            for index in range(workers):
                games = range(n * index // workers, n * (index + 1) // workers)
                self.workers.append(Worker(contract, memory, games, seeds))
            for worker in self.workers:
                worker.answer()
        except BaseException:
            self.close()
            raise
        finally:
            memory.close()

    def first_illegal(self, choices: NDArray[np.int64]) -> int:
        """The first game whose choice is not legal; -1 if all are."""
        known = (choices >= 0) & (choices < self.width)
        legal = self.masks.take(self.rows + choices, mode="clip") & known
        return -1 if legal.all() else int(legal.argmin())

    def step(self, choices: NDArray[np.int64]) -> None:
        self.choices[:] = choices
        self.all(STEP)

    def sample(self) -> NDArray[np.int64]:
        self.all(SAMPLE)
        return self.choices.copy()

    def why_not(self, index: int, choice: int) -> Reason:
        self.check_open()
        worker = next(worker for worker in self.workers if index in worker.games)
        worker.ask(WHY + f"{index - worker.games.start} {choice}".encode())
        clause, _, text = worker.answer().decode().partition(" ")
        return Reason(text, clause)

    def all(self, question: bytes) -> None:
        """Ask every process; if one fails, or this one is interrupted, nobody knows any more how far they all are."""
        self.check_open()
        try:
            for worker in self.workers:
                worker.ask(question)
            for worker in self.workers:
                worker.answer()
        except BaseException:
            self.close()
            raise

    def check_open(self) -> None:
        if not self.workers:
            raise RuntimeError("this batch is closed: its processes have ended")
