"""A puzzle as data: the record of a game up to a decision, and a verdict on what is best there.

A game's folder has `puzzles.jsonl`, one puzzle to a line, written by `lascaux puzzles`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from lascaux.agents.ladder import REFERENCE
from lascaux.analysis.verdicts import Verdict, packed, unpacked
from lascaux.core.errors import BadRecord
from lascaux.games import load
from lascaux.record import Record

FILE: Final = "puzzles.jsonl"
SOLVERS: Final = (REFERENCE, "skilled")  # bots that are asked too: what they find is easier than what they do not


class Puzzle(NamedTuple):
    """A decision with one best choice. Its verdict speaks of the second best as if that had been made."""

    record: Record  # up to the decision
    verdict: Verdict
    solvers: list[str]  # the bots among SOLVERS that find it

    @property
    def id(self) -> str:
        return sha256(self.record.text().encode()).hexdigest()[:12]

    @property
    def seat(self) -> int:
        return self.verdict.seat

    @property
    def answer(self) -> int:
        return self.verdict.best.choice

    @property
    def gain(self) -> float:
        """By how many points the answer is better than any other choice."""
        return self.verdict.cost

    def line(self) -> str:
        data = {
            "record": self.record.text(),
            "verdict": packed(self.record.game, self.verdict),
            "solvers": self.solvers,
        }
        return json.dumps(data, ensure_ascii=False) + "\n"


def read(line: str) -> Puzzle:
    """What `line` wrote; ValueError if today's rules cannot replay it."""
    data = json.loads(line)
    record = Record.parse(data["record"])
    verdict = unpacked(record.game, len(record.choices) + 1, data["verdict"])
    return Puzzle(record, verdict, data["solvers"])


def file_of(game: str) -> Traversable:
    return resources.files(type(load(game)).__module__.rpartition(".")[0]) / FILE


@cache
def puzzles(game: str) -> Mapping[str, Puzzle]:
    """The puzzles that come with a game, by their ids; those that today's rules cannot replay are left out."""
    file = file_of(game)
    found: dict[str, Puzzle] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
        try:
            puzzle = read(line)
        except BadRecord:
            continue
        found[puzzle.id] = puzzle
    return found
