"""Ways to play that go wrong; in a module of their own, where other processes find them."""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path

from lascaux.arena.game_played import Finished, Task
from lascaux.arena.schedule import Fixture

LASCAUX = [sys.executable, "-c", "import sys; from lascaux.cli.main import main; sys.exit(main())"]
RANDOM = Task("cave-vs-cave", {"players": 2})


def fixture(number: int, *seats: str) -> Fixture:
    return Fixture(number, number // 2, 7 + number // 2, seats or ("random", "random"))


@dataclass(frozen=True)
class Dying:
    """Plays, but in one game the process is killed so many times; each leaves a file behind."""

    folder: Path
    number: int
    times: int

    def __call__(self, fixture: Fixture) -> Finished:
        died = len(list(self.folder.iterdir()))
        if fixture.number == self.number and died < self.times:
            (self.folder / str(died)).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return RANDOM(fixture)
