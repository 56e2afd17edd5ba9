"""Games on all cores of this machine: one process for each, and no game lost when a process dies."""

from __future__ import annotations

import contextlib
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable
from multiprocessing.connection import Connection, wait
from typing import Final

from lascaux.arena.errors import ArenaError
from lascaux.arena.game_played import Finished
from lascaux.arena.schedule import Fixture
from lascaux.processes import PROCESSES, interrupts_ignored

RETRIES: Final = 2

Play = Callable[[Fixture], Finished]


def answer(play: Play, fixture: Fixture) -> Finished | ArenaError:
    """What a worker sends back: the game, or why it cannot be played."""
    try:
        return play(fixture)
    except ArenaError as error:
        return error


def serve(play: Play, connection: Connection[Finished | ArenaError, Fixture]) -> None:
    """The life of a worker: play whatever comes until nobody asks any more."""
    with connection, contextlib.suppress(EOFError, OSError):
        while True:
            connection.send(answer(play, connection.recv()))


class Worker:
    """A process that plays one game at a time."""

    def __init__(self, play: Play) -> None:
        self.connection, theirs = PROCESSES.Pipe()
        self.process = PROCESSES.Process(target=serve, args=(play, theirs), daemon=True)
        with interrupts_ignored():
            self.process.start()
        theirs.close()

    def give(self, fixture: Fixture) -> None:
        self.fixture = fixture
        with contextlib.suppress(OSError):  # one that has already died is noticed when its answer is read
            self.connection.send(fixture)

    def stop(self) -> None:
        self.connection.close()
        self.process.terminate()
        self.process.join()


def play_locally(play: Play, fixtures: Iterable[Fixture], jobs: int) -> Generator[Finished]:
    """Play fixtures in this many processes; games come as they finish. Closing the iterator stops all of them."""
    waiting = deque(fixtures)
    deaths: Counter[Fixture] = Counter()
    workers: dict[object, Worker] = {}
    try:
        while waiting or workers:
            while waiting and len(workers) < jobs:
                worker = Worker(play)
                workers[worker.connection] = worker
                worker.give(waiting.popleft())
            for connection in wait([worker.connection for worker in workers.values()]):
                worker = workers[connection]
                try:
                    finished = worker.connection.recv()
                except (EOFError, OSError):
                    del workers[connection]
                    worker.stop()
                    deaths[worker.fixture] += 1
                    if deaths[worker.fixture] > RETRIES:
                        raise ArenaError(died(worker)) from None
                    waiting.appendleft(worker.fixture)
                    continue
                if isinstance(finished, ArenaError):
                    raise finished
                if waiting:
                    worker.give(waiting.popleft())
                else:
                    del workers[connection]
                    worker.stop()
                yield finished
    finally:
        for worker in workers.values():
            worker.stop()


def play_here(play: Play, fixtures: Iterable[Fixture]) -> Generator[Finished]:
    """Play fixtures in this process."""
    for fixture in fixtures:
        finished = answer(play, fixture)
        if isinstance(finished, ArenaError):
            raise finished
        yield finished


def died(worker: Worker) -> str:
    return f"{worker.fixture}: its process died {RETRIES + 1} times, finally with exit code {worker.process.exitcode}"
