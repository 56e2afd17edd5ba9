"""The games of a batch on several processes, which write what the games show into memory that all share."""

from __future__ import annotations

import os
import select
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
LONGEST: Final = 8192  # message; short enough to arrive in one piece


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

    def __init__(self, contract: Contract, memory: Memory, number: int, first: int, seeds: list[int]) -> None:
        n = len(seeds)
        self.number = number
        self.parent = os.getppid()
        self.steps = 0
        self.game = contract.load()
        rules = (contract.reward, contract.shaped, contract.valued)
        self.stepper = Stepper(self.game, memory.paper(first, n), seeds, *rules)
        self.verdicts = memory.arrays.pop("verdicts")
        self.shared = {name: array[first : first + n] for name, array in memory.arrays.items()}
        self.own = own_arrays(self.stepper)
        self.show()

    def show(self) -> None:
        """Observations and masks are there already."""
        for name, array in self.own.items():
            self.shared[name][:] = array

    def step(self) -> bytes:
        """Step if the choices of all processes are legal; says which of these is not, if it is one of these."""
        choices = self.shared["choices"].tobytes()
        wrong = self.stepper.first_illegal(choices)
        if self.all_legal(wrong < 0):
            self.stepper.step(choices)
            self.show()
        return b"" if wrong < 0 else str(wrong).encode()

    def all_legal(self, legal: bool) -> bool:
        """Tell the others, and wait for all of them: they were asked together, so that will take microseconds."""
        self.steps += 1
        self.verdicts[self.number] = 2 * self.steps + legal
        while self.verdicts.min() < 2 * self.steps:
            os.sched_yield()
            if os.getppid() != self.parent:
                raise EOFError
        return bool((self.verdicts & 1).all())

    def answer(self, question: bytes) -> bytes:
        if question == STEP:
            return self.step()
        if question == SAMPLE:
            self.shared["choices"][:] = self.stepper.sample()
            return b""
        index, choice = (int(number) for number in question.removeprefix(WHY).split())
        reason = self.game.why_not(self.stepper.slots[index].at, choice)
        assert reason is not None
        return f"{reason.clause} {reason.text}".encode()


def send(connection: Connection[Any, Any], message: bytes) -> None:
    """Without the frame that a connection puts around messages: there is never more than one on its way."""
    os.write(connection.fileno(), message)


def receive(connection: Connection[Any, Any]) -> bytes:
    message = os.read(connection.fileno(), LONGEST)
    if not message:
        raise EOFError
    return message


def serve(
    connection: Connection[Any, Any], contract: Contract, memory: Memory, number: int, first: int, seeds: list[int]
) -> None:
    """The life of a process: answer until nobody asks any more, which is also how it notices that its parent died."""
    with connection:
        try:
            player = Player(contract, memory, number, first, seeds)
            send(connection, DONE)
            while True:
                send(connection, DONE + player.answer(receive(connection)))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            pass
        except Exception:
            send(connection, FAILED + traceback.format_exc().encode()[1 - LONGEST :])
    os._exit(0)  # nothing of the memory may be used for anything else


class Worker:
    """One of the processes, and the games that it plays."""

    def __init__(self, contract: Contract, memory: Memory, number: int, games: range, seeds: list[int]) -> None:
        self.games = games
        self.connection, theirs = PROCESSES.Pipe()
        own = (number, games.start, seeds[games.start : games.stop])
        self.process = PROCESSES.Process(target=serve, args=(theirs, contract, memory, *own), daemon=True)
        with interrupts_ignored():
            self.process.start()
        theirs.close()

    def ask(self, question: bytes) -> None:
        try:
            send(self.connection, question)
        except OSError:
            raise self.dead() from None

    def answer(self) -> bytes:
        try:
            answer = receive(self.connection)
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


def stop(workers: dict[int, Worker]) -> None:
    for worker in workers.values():
        worker.connection.close()  # it ends when nobody can ask any more, unless it is in the middle of something
        worker.process.terminate()
    for worker in workers.values():
        worker.process.join()
    workers.clear()


class Crew:
    """The processes of a batch. They end with `close`, with the batch, or with this process, however that comes."""

    def __init__(self, contract: Contract, game: Game, seeds: list[int], workers: int) -> None:
        n = len(seeds)
        memory = share(game, n, workers)
        self.arrays = memory.arrays
        self.choices: NDArray[np.int64] = self.arrays.pop("choices")
        for array in self.arrays.values():
            array.flags.writeable = False
        self.workers: dict[int, Worker] = {}  # by the file of the connection
        self.answers = select.poll()
        self.close = finalize(self, stop, self.workers)
        try:
            for number in range(workers):
                games = range(n * number // workers, n * (number + 1) // workers)
                worker = Worker(contract, memory, number, games, seeds)
                self.workers[worker.connection.fileno()] = worker
                self.answers.register(worker.connection.fileno(), select.POLLIN)
            self.hear()
        except BaseException:
            self.close()
            raise
        finally:
            memory.close()

    def step(self, choices: NDArray[np.int64]) -> int:
        """Make one choice in every game, or none and say which is the first illegal one; -1 if all are legal."""
        self.choices[:] = choices
        wrong = [worker.games.start + int(answer) for worker, answer in self.ask(STEP) if answer]
        return min(wrong, default=-1)

    def sample(self) -> NDArray[np.int64]:
        self.ask(SAMPLE)
        return self.choices.copy()

    def why_not(self, index: int, choice: int) -> Reason:
        self.check_open()
        worker = next(worker for worker in self.workers.values() if index in worker.games)
        worker.ask(WHY + f"{index - worker.games.start} {choice}".encode())
        clause, _, text = worker.answer().decode().partition(" ")
        return Reason(text, clause)

    def ask(self, question: bytes) -> list[tuple[Worker, bytes]]:
        """Ask every process; if one fails, or this one is interrupted, nobody knows any more how far they all are."""
        self.check_open()
        try:
            for worker in self.workers.values():
                worker.ask(question)
            return self.hear()
        except BaseException:
            self.close()
            raise

    def hear(self) -> list[tuple[Worker, bytes]]:
        """Every answer as it comes: one that has died must be noticed even while others wait for it."""
        found: list[tuple[Worker, bytes]] = []
        while len(found) < len(self.workers):
            for file, _ in self.answers.poll():
                worker = self.workers[file]
                found.append((worker, worker.answer()))
        return found

    def check_open(self) -> None:
        if not self.workers:
            raise RuntimeError("this batch is closed: its processes have ended")
