"""How well a turn can end, found by a narrow beam (compiled): what greedy play compares."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from lascaux.agents.luck import Luck
from lascaux.agents.search.tree import NONE, ROOT
from lascaux.core.position import ACTOR, CHANCE, Position

BEAM: Final = 6  # positions kept after each further choice, unless another width is asked for
DEEPEST: Final = 16  # at most this many choices
SAMPLES: Final = 4  # outcomes tried where chance follows immediately
WORST: Final = float("-inf")
SPACE: Final = 64  # that arrays have at first

# Who acts after a step: NONE if nobody has looked yet
NATURE: Final = 0
SAME: Final = 1  # the seat goes on with its turn
AGAIN: Final = 2  # the seat begins a turn
OTHERS: Final = 3


@final
class RestOfTurn:
    """What is left of one seat's turn, as seen from a position in it.

    Different first choices often lead to the same positions. Each is kept once, as a node; its choices are steps to
    others, in flat arrays. What a step leads to is found out when somebody asks.
    """

    def __init__(self, at: Position, seed: int, width: i64 = BEAM, samples: i64 = SAMPLES) -> None:
        self.seat: i64 = at.cells[ACTOR]
        self.begun = not at.begins_turn
        self.width = width
        self.lucks = [Luck(seed + n) for n in range(samples)]
        self.blank = vec[i64](capacity=len(at.cells))
        self.shown_at = at.copy()  # where `shown` leads: one position for all steps, one after the other
        self.shown: i64 = NONE
        # Nodes
        self.positions: list[Position] = []
        self.known: dict[float, int] = {}  # the latest node of each value: only equal positions need be told apart
        self.alike = vec[i64](capacity=SPACE)  # an earlier node of equal value, or NONE
        self.first = vec[i64](capacity=SPACE)  # step, or NONE as long as nobody has asked
        self.last = vec[i64](capacity=SPACE)  # the step after the last
        # Steps
        self.origin = vec[i64](capacity=SPACE)  # node
        self.choice = vec[i64](capacity=SPACE)
        self.kind = vec[i64](capacity=SPACE)
        self.value = vec[float](capacity=SPACE)
        self.target = vec[i64](capacity=SPACE)  # node, or NONE as long as nobody has asked
        self.node(at, at.value(self.seat))

    def promises(self) -> list[float]:
        """How well the seat can stand at the end of its turn after each choice, on average over what nature does."""
        self.open(ROOT)
        return [self.promise(step) for step in range(self.first[ROOT], self.last[ROOT])]

    def promise(self, step: i64) -> float:
        self.look(step)
        samples = len(self.lucks) if self.kind[step] == NATURE else 1
        summed = 0.0
        # Every choice meets the same luck, so that none looks good just for having been luckier.
        for luck in self.lucks[:samples]:
            luck.read = 0
            summed += Beam(self, luck).best_end(step)
        return summed / float(samples)

    def line(self, number: i64) -> list[int]:
        """What follows a choice, by its number, in the best turn found: as far as nature lets it be foreseen."""
        step = self.first[ROOT] + number
        if self.kind[step] == NATURE:
            return []
        beam = Beam(self, self.lucks[0])
        beam.best_end(step)
        return beam.line(step)

    def node(self, at: Position, value: float) -> i64:
        """The node of a position, new if it has not been seen."""
        latest: i64 = self.known.get(value, NONE)
        node = latest
        while node != NONE:
            if same(self.positions[node].cells, at.cells):
                return node
            node = self.alike[node]
        node = len(self.positions)
        self.positions.append(at.copy())
        self.known[value] = int(node)
        self.alike = append(self.alike, latest)
        self.first = append(self.first, NONE)
        self.last = append(self.last, NONE)
        return node

    def open(self, node: i64) -> None:
        """Add the steps of a node, unless they are there."""
        if self.first[node] == NONE:
            self.first[node] = len(self.choice)
            for choice in self.positions[node].choices():
                self.add(node, choice)
            self.last[node] = len(self.choice)

    def add(self, origin: i64, choice: i64) -> i64:
        step: i64 = len(self.choice)
        self.origin = append(self.origin, origin)
        self.choice = append(self.choice, choice)
        self.kind = append(self.kind, NONE)
        self.value = append(self.value, 0.0)
        self.target = append(self.target, NONE)
        return step

    def show(self, step: i64) -> Position:
        """Where a step leads, until another is shown."""
        if step != self.shown:
            self.shown = step
            self.shown_at.cells = extend(self.blank, self.positions[self.origin[step]].cells)
            self.shown_at.apply(self.choice[step])
        return self.shown_at

    def look(self, step: i64) -> None:
        """Find out what a step is worth, unless that is known."""
        if self.kind[step] == NONE:
            self.judge(step, self.show(step))

    def judge(self, step: i64, at: Position) -> None:
        actor = at.cells[ACTOR]
        if actor == CHANCE:
            self.kind[step] = NATURE
            return
        if actor != self.seat:
            self.kind[step] = OTHERS
        else:
            self.kind[step] = AGAIN if at.begins_turn else SAME
        self.value[step] = at.value(self.seat)

    def follow(self, step: i64) -> i64:
        """The node to which a step leads."""
        if self.target[step] == NONE:
            self.target[step] = self.node(self.show(step), self.value[step])
        return self.target[step]

    def is_foreseen(self, step: i64) -> bool:
        """Whether a step leads where it does without nature's help."""
        origin = self.origin[step]
        return self.first[origin] <= step < self.last[origin]

    def after_nature(self, step: i64, luck: Luck) -> i64:
        """The step that this one becomes once nature has acted. It cannot be shown again."""
        at = self.show(step)
        luck.act(at)
        self.shown = self.add(self.origin[step], self.choice[step])
        self.judge(self.shown, at)
        return self.shown


def same(cells: vec[i64], others: vec[i64]) -> bool:
    index: i64 = 0
    while index < len(cells) and cells[index] == others[index]:
        index += 1
    return index == len(cells)


@final
class Beam:
    """A seat's turn seen choice by choice: its best end so far, and the most promising nodes that are not ends."""

    def __init__(self, rest: RestOfTurn, luck: Luck) -> None:
        self.rest = rest
        self.luck = luck
        self.best = WORST
        self.end: i64 = NONE  # the step that brings it
        self.kept = vec[i64](capacity=SPACE)  # steps to all nodes that were ever kept
        self.seen = vec[i64](capacity=SPACE)  # steps that are no ends
        self.seen_values = vec[float](capacity=SPACE)
        # What is kept: best first; of equals, the one found first
        self.nodes = vec[i64](capacity=rest.width)
        self.values = vec[float](capacity=rest.width)
        self.begun = vec[bool](capacity=rest.width)  # whether the turn has got beyond its first decision

    def best_end(self, step: i64) -> float:
        """The best value found at the end of the turn."""
        rest = self.rest
        self.consider(step, rest.begun)
        for _ in range(DEEPEST - 1):
            if not len(self.nodes):
                return self.best
            self.advance()
        if self.best == WORST:
            # A turn too long to see its end is judged by where it has got to; one that can end, by its ends.
            for node in self.nodes:
                here = rest.positions[node]
                for choice in here.choices():
                    next = here.copy()
                    next.apply(choice)
                    self.best = max(self.best, next.value(rest.seat))
        return self.best

    def line(self, first: i64) -> list[int]:
        """The choices from the first step on to the best end, up to the last before nature acts."""
        rest = self.rest
        line: list[int] = []
        step = self.end
        while step != first and step != NONE:
            if not rest.is_foreseen(step):
                line = []
            line.insert(0, int(rest.choice[step]))
            step = self.before(step)
        return line

    def before(self, step: i64) -> i64:
        """The step that led to where this one begins."""
        for earlier in self.kept:
            if self.rest.target[earlier] == self.rest.origin[step]:
                return earlier
        return NONE

    def advance(self) -> None:
        """Make every choice in every position kept."""
        rest = self.rest
        nodes = self.nodes
        begun = self.begun
        self.nodes = vec[i64](capacity=rest.width)
        self.values = vec[float](capacity=rest.width)
        self.begun = vec[bool](capacity=rest.width)
        index: i64
        step: i64
        for index in range(len(nodes)):
            node = nodes[index]
            rest.open(node)
            for step in range(rest.first[node], rest.last[node]):
                self.consider(step, begun[index])

    def consider(self, step: i64, begun: bool) -> None:
        """Note an end of the turn, or keep where the step leads if it is promising and new."""
        rest = self.rest
        rest.look(step)
        by_nature = rest.kind[step] == NATURE
        if by_nature:
            step = rest.after_nature(step, self.luck)
        kind = rest.kind[step]
        value = rest.value[step]
        if kind == OTHERS or (begun and kind == AGAIN):
            if value > self.best:
                self.best = value
                self.end = step
            return
        if by_nature:
            rest.follow(step)  # as long as it is shown
        rank: i64 = len(self.nodes)
        while rank > 0 and self.values[rank - 1] < value:
            rank -= 1
        if rank < rest.width and self.is_new(step, value):
            self.kept = append(self.kept, step)
            self.keep(rank, rest.follow(step), value, begun or kind == SAME)
        self.seen = append(self.seen, step)
        self.seen_values = append(self.seen_values, value)

    def is_new(self, step: i64, value: float) -> bool:
        """Whether no step seen leads where this one does."""
        values = self.seen_values
        index: i64
        for index in range(len(values)):
            # Equal positions have equal values: others need not be compared.
            if values[index] == value and self.rest.follow(self.seen[index]) == self.rest.follow(step):
                return False
        return True

    def keep(self, rank: i64, node: i64, value: float, begun: bool) -> None:
        if len(self.nodes) < self.rest.width:
            self.nodes = append(self.nodes, node)
            self.values = append(self.values, value)
            self.begun = append(self.begun, begun)
        index: i64 = len(self.nodes) - 1
        while index > rank:
            self.nodes[index] = self.nodes[index - 1]
            self.values[index] = self.values[index - 1]
            self.begun[index] = self.begun[index - 1]
            index -= 1
        self.nodes[rank] = node
        self.values[rank] = value
        self.begun[rank] = begun
