"""Recorded games of every mode; README.md says what is asked of them.

`python -m tests.corpus.write` adds games for the modes of the register that have none.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from lascaux.agents import make_agent
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.record import Record
from lascaux.testing.play import Driver
from tests.conformance.games import ROWS

FOLDER = Path(__file__).parent
SEED = 15

Chooser = Callable[[Position], int]


def tasteful(game: Game) -> Chooser:
    return Driver(game, SEED).choose


def greedy(game: Game) -> Chooser:
    agent, nature = make_agent("greedy", SEED), Driver(game, SEED)
    return lambda at: nature.choose(at) if at.actor == CHANCE else agent.choose(game, at)


PLAYERS = {"random": tasteful, "greedy": greedy}


def played(game: Game, choose: Chooser) -> str:
    record = Record(game)
    while not (at := record.position()).over:
        record.play(choose(at))
    return f"# scores {' '.join(format(points, 'g') for points in at.scores())}\n{record.text()}"


def main() -> None:
    for row in ROWS:
        for name, player in PLAYERS.items():
            file = FOLDER / f"{row.id}-{name}.lascaux"
            if not file.exists():
                file.write_text(played(row.game, player(row.game)), encoding="utf-8")


if __name__ == "__main__":
    main()
