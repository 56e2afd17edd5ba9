"""Counts of positions to a fixed depth, kept in perft.toml: a change of the rules cannot hide from them.

`python -m tests.conformance.perft` prints the whole file anew, with the counts of the engine as it is now.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

from lascaux.core.position import Position
from tests.conformance.games import game_of

FILE = Path(__file__).with_name("perft.toml")
HEADING = """\
# How many ways lead how far. From the start of each mode, and from moments later in it, `sequences` counts the ways to
# make one choice, two choices and so on, nature's included, and `positions` counts the different positions they reach.
# `after` names the choices made before. Written by `python -m tests.conformance.perft`, which prints this file anew:
# look at every changed number before you accept it.
"""


class Count(NamedTuple):
    """One entry of the file."""

    row: str
    what: str
    after: list[str]
    sequences: list[int]
    positions: list[int]

    @property
    def depth(self) -> int:
        return len(self.sequences)


def read() -> list[Count]:
    entries = tomllib.loads(FILE.read_text(encoding="utf-8"))["count"]
    return [Count(e["row"], e["what"], names(e["after"]), e["sequences"], e["positions"]) for e in entries]


def names(text: str) -> list[str]:
    return [" ".join(name.split()) for name in text.split(";") if name.strip()]


def moment(row_id: str, after: list[str]) -> Position:
    """The position after these choices, each checked."""
    game = game_of(row_id)
    at: Position = game.start()
    for name in after:
        at.play(game.parse(name))
    return at


def count(at: Position, depth: int) -> tuple[list[int], list[int]]:
    """Sequences and positions after 1, 2, … choices. Each position is looked at once, with the ways that lead to it."""
    layer = {at: 1}
    sequences, positions = [], []
    for _ in range(depth):
        following: dict[Position, int] = {}
        for here, ways in layer.items():
            for choice in here.choices():
                there = here.copy()
                there.play(choice)
                following[there] = following.get(there, 0) + ways
        layer = following
        sequences.append(sum(layer.values()))
        positions.append(len(layer))
    return sequences, positions


def written(entry: Count) -> str:
    """The entry as it stands in the file."""
    lines = ["[[count]]", f'row = "{entry.row}"', f'what = "{entry.what}"']
    if entry.after:
        lines += ['after = """', fill("; ".join(entry.after), 118, break_on_hyphens=False), '"""']
    else:
        lines.append('after = ""')
    return "\n".join([*lines, f"sequences = {entry.sequences}", f"positions = {entry.positions}"]) + "\n"


def file_text(entries: Iterable[Count]) -> str:
    return "\n".join([HEADING, *map(written, entries)])


def counted_again(entry: Count) -> Count:
    sequences, positions = count(moment(entry.row, entry.after), entry.depth)
    return entry._replace(sequences=sequences, positions=positions)


def main() -> None:
    print(file_text(map(counted_again, read())), end="")


if __name__ == "__main__":
    main()
