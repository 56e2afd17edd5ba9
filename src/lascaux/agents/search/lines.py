"""Lines: what a seat can do in a row, and how its turn may end after it, found by a narrow beam (compiled)."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.agents.playout import pick
from lascaux.agents.search.tree import hash_cells
from lascaux.core.position import ACTOR, CHANCE, Position

LONGEST: Final = 24  # choices; a line may stop in the middle of a very long turn


@final
class Line:
    """A choice after those of another line, and where they lead."""

    def __init__(
        self,
        before: Line | None,
        choice: i64,
        at: Position,
        value: float,
        begun: bool,
        certain: bool,
        luck: i64,
        end: i64,
    ) -> None:
        self.before = before
        self.choice = choice
        self.at = at
        self.value = value  # for the seat that plays it
        self.begun = begun  # whether its turn has got beyond the first decision
        self.certain = certain  # whether nature has not acted since its first choice
        self.luck = luck  # how often nature has
        self.end = end  # the position, by its hash, in which nature or somebody else acts

    def choices(self) -> vec[i64]:
        """Those that can be made before nature acts."""
        if self.before is None:
            return vec[i64]([self.choice])
        return append(self.before.choices(), self.choice) if self.before.certain else self.before.choices()


@final
class Beam:
    """Looks for the lines of one seat after which its turn can end best."""

    def __init__(self, at: Position, width: i64, most: i64, seed: i64) -> None:
        self.at = at
        self.seat: i64 = at.cells[ACTOR]
        self.width = width  # lines that are continued after each further choice
        self.most = most  # ends to find
        self.seed = seed
        self.seen: set[int] = set()
        self.kept: list[Line] = []
        self.ends: list[Line] = []

    def run(self, choice: i64) -> None:
        """Lines that begin with this choice."""
        at = self.at.copy()
        at.apply(choice)
        self.consider(None, choice, at, not self.at.begins_turn)
        length: i64 = 1
        while self.kept and length < LONGEST:
            kept, self.kept = self.kept, []
            for line in kept:
                for next_choice in line.at.choices():
                    next = line.at.copy()
                    next.apply(next_choice)
                    self.consider(line, next_choice, next, line.begun)
            length += 1
        if not self.ends:
            self.ends = self.kept

    def consider(self, before: Line | None, choice: i64, at: Position, begun: bool) -> None:
        """Keep a line as an end or to be continued, if it is promising and leads to something new."""
        certain = before is None or before.certain
        luck: i64 = before.luck if before is not None else 0
        end: i64 = before.end if before is not None else 0
        if certain:
            end = hash_cells(at.cells) if at.cells[ACTOR] == CHANCE else 0
        while at.cells[ACTOR] == CHANCE:
            # All lines meet the same luck, so that none looks good just for having been luckier.
            at.apply(at.choices()[pick(at.weights(), Random(self.seed + luck))])
            luck += 1
            certain = False
        begins = at.begins_turn
        ended = at.cells[ACTOR] != self.seat or (begun and begins)
        value = at.value(self.seat)
        lines, most = (self.ends, self.most) if ended else (self.kept, self.width)
        if len(lines) == most and lines[-1].value >= value:
            return
        hashed = hash_cells(at.cells)
        if int(hashed) not in self.seen:
            self.seen.add(int(hashed))
            line = Line(before, choice, at, value, begun or not begins, certain, luck, hashed if certain else end)
            insert(lines, line, most)


def insert(lines: list[Line], line: Line, most: i64) -> None:
    """Into lines in order of value, of which the best are kept; of equals, the first comes first."""
    place: i64 = len(lines)
    while place > 0 and lines[place - 1].value < line.value:
        place -= 1
    if place < most:
        lines.insert(int(place), line)
        if len(lines) > most:
            lines.pop()


def proposals(at: Position, width: i64, each: i64, most: i64, seed: i64) -> list[Line]:
    """The most promising lines: a few for each first choice, and none that leads to where another does."""
    found: list[Line] = []
    for choice in at.choices():
        beam = Beam(at, width, each, seed)
        beam.run(choice)
        for line in beam.ends:
            if is_new(found, line):
                insert(found, line, most)
    return found


def is_new(found: list[Line], line: Line) -> bool:
    """Whether no better line leads there; a worse one makes way."""
    for index, other in enumerate(found):
        if other.end == line.end:
            if other.value >= line.value:
                return False
            del found[index]
            return True
    return True
