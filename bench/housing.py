"""How long Caverna's exact housing check takes, on the boards of late games."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from lascaux import Record
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.housing import fits
from lascaux.games.caverna.rules.position import CavernaPosition

GAME = Path(__file__).resolve().parent.parent / "examples/caverna-solo-200.txt"
FIRST_LATE_ROUND = 10


def late_boards() -> list[CavernaPosition]:
    """Every position of the last rounds of the solo game of 200 points."""
    found = [at for at in Record.load(GAME).positions() if isinstance(at, CavernaPosition)]
    return [at for at in found if at.cells[layout.ROUND] >= FIRST_LATE_ROUND]


def housing_microseconds(seconds: float) -> float:
    """For one check, called from Python: all animals, and with a newborn of every type."""
    boards = late_boards()
    checks = 0
    start = perf_counter()
    while (took := perf_counter() - start) < seconds:
        for at in boards:
            fits(at, 0)
            fits(at, 0, 15)
        checks += 2 * len(boards)
    return took / checks * 1e6
