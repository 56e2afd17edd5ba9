"""The games of a batch on several processes, which write what the games show into memory that all share."""

from __future__ import annotations

import ctypes
import traceback
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

import lascaux
from lascaux.core.game import Game, Reason
from lascaux.envs.stepping import Stepper
from lascaux.processes import PROCESSES, interrupts_ignored

Arrays = dict[str, NDArray[Any]]

STEP: Final = b"step"  # what this process asks
SAMPLE: Final = b"sample"
WHY: Final = b"why"  # with a game and a choice
DONE: Final = b"+"  # how an answer begins
FAILED: Final = b"!"
CHUNK: Final = 2**17  # bytes of observations that are copied while the processor still has them at hand


class Contract(NamedTuple):
    """What kind of games a process plays, in a form that can be sent to it."""

    id: str
    options: Mapping[str, Any]
    reward: str
    shaped: bool
    valued: bool

    def load(self) -> Game:
        return lascaux.load(self.id, **self.options)


def arrays(stepper: Stepper) -> Arrays:
    """The memory of a stepper as NumPy sees it, by the names that a batch gives it."""
    n = len(stepper.slots)
    return {
        "observations": np.asarray(stepper.observations).view(np.float32).reshape(n, -1),
        "masks": np.asarray(stepper.masks).view(np.bool_).reshape(n, -1),
        "actors": np.asarray(stepper.actors),
        "values": np.asarray(stepper.values),
        "rewards": np.asarray(stepper.rewards).reshape(n, -1),
        "finished": np.asarray(stepper.finished).view(np.bool_),
        "scores": np.asarray(stepper.scores).reshape(n, -1),
    }


class Memory:
    """The arrays of a batch, and one more for its choices, where every process can reach them."""

    def __init__(self, game: Game, n: int) -> None:
        shapes: dict[str, tuple[Any, type[np.generic], tuple[int, ...]]] = {
            "observations": (ctypes.c_float, np.float32, (n, game.observation().size)),
            "masks": (ctypes.c_bool, np.bool_, (n, game.verbs.size)),
            "actors": (ctypes.c_int64, np.int64, (n,)),
            "values": (ctypes.c_double, np.float64, (n,)),
            "rewards": (ctypes.c_double, np.float64, (n, game.seats)),
            "finished": (ctypes.c_bool, np.bool_, (n,)),
            "scores": (ctypes.c_double, np.float64, (n, game.seats)),
            "choices": (ctypes.c_int64, np.int64, (n,)),
        }
        self._blocks = {
            name: (PROCESSES.RawArray(kind, int(np.prod(shape))), dtype, shape)
            for name, (kind, dtype, shape) in shapes.items()
        }

    def arrays(self) -> Arrays:
        return {
            name: np.frombuffer(block, dtype).reshape(shape) for name, (block, dtype, shape) in self._blocks.items()
        }


class Player:
    """The work of one process: some of the games, copied into the shared memory after every step."""

    def __init__(self, contract: Contract, memory: Memory, first: int, seeds: list[int]) -> None:
        self.game = contract.load()
        self.stepper = Stepper(self.game, seeds, contract.reward, contract.shaped, contract.valued)
        self.own = arrays(self.stepper)
        self.n = len(seeds)
        self.shared = {name: array[first : first + self.n] for name, array in memory.arrays().items()}
        self.chunk = max(1, CHUNK // self.own["observations"][0].nbytes)
        self.show(0, self.n)

    def show(self, first: int, end: int) -> None:
        for name, array in self.own.items():
            self.shared[name][first:end] = array[first:end]

    def step(self) -> None:
        choices = self.shared["choices"].tobytes()
        for first in range(0, self.n, self.chunk):
            end = min(first + self.chunk, self.n)
            self.stepper.step(choices, first, end)
            self.show(first, end)

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
            return
        except Exception:
            connection.send_bytes(FAILED + traceback.format_exc().encode())


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
        memory = Memory(game, n)
        self.arrays = memory.arrays()
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
