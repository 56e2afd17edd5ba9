"""The tree of a search: nodes as numbers, their fields in flat arrays that grow by doubling."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1
ROOT: Final = 0
FIRST_SIZE: Final = 1024


@final
class Tree:
    """A node is a choice after its parent's. Node 0 is the root; children are a list linked by `next`."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.size: i64 = 0
        self.space: i64 = FIRST_SIZE
        self.choice = vec[i64]([0] * FIRST_SIZE)
        self.first = vec[i64]([0] * FIRST_SIZE)  # child, or NONE
        self.next = vec[i64]([0] * FIRST_SIZE)  # sibling, or NONE
        self.visits = vec[i64]([0] * FIRST_SIZE)
        self.prior = vec[float]([0.0] * FIRST_SIZE)
        self.best = vec[float]([0.0] * FIRST_SIZE)  # outcome of the actor above, the highest yet
        self.total = vec[float]([0.0] * (FIRST_SIZE * int(seats)))  # outcomes, added up for every seat
        self.add(NONE, 1.0)

    def add(self, choice: i64, prior: float) -> i64:
        """A new node without parent, children or visits."""
        if self.size == self.space:
            self.grow()
        node = self.size
        self.size = node + 1
        self.choice[node] = choice
        self.first[node] = NONE
        self.next[node] = NONE
        self.visits[node] = 0
        self.prior[node] = prior
        self.best[node] = 0.0
        seat: i64 = 0
        while seat < self.seats:
            self.total[node * self.seats + seat] = 0.0
            seat += 1
        return node

    def add_child(self, parent: i64, choice: i64, prior: float) -> i64:
        """A new first child."""
        node = self.add(choice, prior)
        self.next[node] = self.first[parent]
        self.first[parent] = node
        return node

    def child(self, parent: i64, choice: i64) -> i64:
        """The child after a choice, or NONE."""
        node = self.first[parent]
        while node != NONE and self.choice[node] != choice:
            node = self.next[node]
        return node

    def mean(self, node: i64, seat: i64) -> float:
        """The average outcome of a visited node for a seat."""
        return self.total[node * self.seats + seat] / float(self.visits[node])

    def grow(self) -> None:
        space = 2 * self.space
        self.choice = longer(self.choice, space)
        self.first = longer(self.first, space)
        self.next = longer(self.next, space)
        self.visits = longer(self.visits, space)
        self.prior = longer_floats(self.prior, space)
        self.best = longer_floats(self.best, space)
        self.total = longer_floats(self.total, space * self.seats)
        self.space = space

    def below(self, node: i64) -> Tree:
        """A tree of its own that begins with this node."""
        part = Tree(self.seats)
        self.copy_into(part, node, ROOT)
        return part

    def copy_into(self, part: Tree, node: i64, copy: i64) -> None:
        part.visits[copy] = self.visits[node]
        part.best[copy] = self.best[node]
        seat: i64 = 0
        while seat < self.seats:
            part.total[copy * self.seats + seat] = self.total[node * self.seats + seat]
            seat += 1
        child = self.first[node]
        while child != NONE:
            self.copy_into(part, child, part.add_child(copy, self.choice[child], self.prior[child]))
            child = self.next[child]


def longer(cells: vec[i64], size: i64) -> vec[i64]:
    grown = vec[i64]([0] * int(size))
    index: i64 = len(cells)
    while index:
        index -= 1
        grown[index] = cells[index]
    return grown


def longer_floats(cells: vec[float], size: i64) -> vec[float]:
    grown = vec[float]([0.0] * int(size))
    index: i64 = len(cells)
    while index:
        index -= 1
        grown[index] = cells[index]
    return grown
