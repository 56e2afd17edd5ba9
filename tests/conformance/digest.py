"""A line for every step of a few seeded games: what compiled and interpreted engines must agree on.

`python -m tests.conformance.digest` prints the lines of the engine that it imports, after the engine's own file.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from lascaux.core import position
from lascaux.testing.play import positions
from tests.conformance.games import ROWS, game_of

GAMES = 12  # of each row


def is_compiled() -> bool:
    return not str(position.__file__).endswith(".py")


def lines() -> Iterator[str]:
    """Row, seed and step, then a digest of everything that a position says."""
    for row in ROWS:
        game = game_of(row.id)
        for seed in row.seeds(GAMES):
            for step, at in enumerate(positions(game, seed)):
                values = [at.value(seat) for seat in range(game.seats)]
                weights = list(at.weights()) if at.actor == position.CHANCE else []
                said = [list(at.cells), list(at.choices()), weights, at.scores(), at.winners(), values]
                yield f"{row.id} seed {seed} step {step} {sha256(repr(said).encode()).hexdigest()[:16]}"


def main() -> None:
    print("compiled" if is_compiled() else "interpreted", position.__file__)
    for line in lines():
        print(line)


if __name__ == "__main__":
    main()
