"""The tree of a search: positions as nodes, choices as edges between them, all in flat arrays that grow by doubling.

Positions that several orders of choices lead to are one node: it is found again by the hash of the position.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1
ROOT: Final = 0
FIRST_SIZE: Final = 1024
HASH_BITS: Final = 0x3FFF_FFFF_FFFF_FFFF
HASH_FACTOR: Final = 1_099_511_628_211


def hash_cells(cells: vec[i64]) -> i64:
    """A number that tells positions apart; the same whether compiled or interpreted."""
    # Four numbers side by side: a processor works on them at the same time, while one would have to wait for itself.
    first: i64 = 14_695_981
    second: i64 = 39_346_656
    third: i64 = 63_997_331
    fourth: i64 = 88_648_006
    count: i64 = len(cells)
    index: i64 = 0
    while index + 3 < count:
        first = mixed(first, cells[index])
        second = mixed(second, cells[index + 1])
        third = mixed(third, cells[index + 2])
        fourth = mixed(fourth, cells[index + 3])
        index += 4
    while index < count:
        first = mixed(first, cells[index])
        index += 1
    return mixed(mixed(mixed(first, second), third), fourth)


def mixed(number: i64, cell: i64) -> i64:
    number = ((number ^ cell) * HASH_FACTOR) & HASH_BITS
    return number ^ (number >> 29)


@final
class Tree:
    """Node 0 is the root. The edges of a node are a list linked by `next`."""

    def __init__(self, seats: i64, root_hash: i64) -> None:
        self.seats = seats
        self.known: dict[int, int] = {}  # nodes by the hash of their position
        # Nodes
        self.nodes: i64 = 0
        self.node_space: i64 = FIRST_SIZE
        self.first = vec[i64]([0] * FIRST_SIZE)  # edge, or NONE
        self.visits = vec[i64]([0] * FIRST_SIZE)
        self.waiting = vec[i64]([0] * FIRST_SIZE)  # walks through here that have no outcome yet
        self.best = vec[float]([0.0] * FIRST_SIZE)  # the highest outcome of the first seat: for solo games
        self.total = vec[float]([0.0] * (FIRST_SIZE * int(seats)))  # outcomes, added up for every seat
        # Edges
        self.edges: i64 = 0
        self.edge_space: i64 = FIRST_SIZE
        self.choice = vec[i64]([0] * FIRST_SIZE)
        self.target = vec[i64]([0] * FIRST_SIZE)  # node, or NONE before the first visit
        self.next = vec[i64]([0] * FIRST_SIZE)  # edge of the same node, or NONE
        self.tries = vec[i64]([0] * FIRST_SIZE)
        self.prior = vec[float]([0.0] * FIRST_SIZE)
        self.node(root_hash)

    def node(self, hashed: i64) -> i64:
        """The node of a position, new if it has not been seen."""
        found = self.known.get(int(hashed))
        if found is not None:
            return found
        if self.nodes == self.node_space:
            self.grow_nodes()
        node = self.nodes
        self.nodes = node + 1
        self.known[int(hashed)] = int(node)
        self.first[node] = NONE
        return node

    def add_edge(self, node: i64, choice: i64, prior: float) -> i64:
        """A new first edge of a node."""
        if self.edges == self.edge_space:
            self.grow_edges()
        edge = self.edges
        self.edges = edge + 1
        self.choice[edge] = choice
        self.target[edge] = NONE
        self.next[edge] = self.first[node]
        self.prior[edge] = prior
        self.first[node] = edge
        return edge

    def edge(self, node: i64, choice: i64) -> i64:
        """The edge of a choice, or NONE."""
        edge = self.first[node]
        while edge != NONE and self.choice[edge] != choice:
            edge = self.next[edge]
        return edge

    def mean(self, node: i64, seat: i64) -> float:
        """The average outcome of a visited node for a seat."""
        return self.total[node * self.seats + seat] / float(self.visits[node])

    def add_outcome(self, node: i64, outcome: vec[float]) -> None:
        self.visits[node] = self.visits[node] + 1
        seat: i64 = 0
        while seat < self.seats:
            cell = node * self.seats + seat
            self.total[cell] = self.total[cell] + outcome[seat]
            seat += 1

    def grow_nodes(self) -> None:
        self.node_space = 2 * self.node_space
        self.first = longer(self.first, self.node_space)
        self.visits = longer(self.visits, self.node_space)
        self.waiting = longer(self.waiting, self.node_space)
        self.best = longer_floats(self.best, self.node_space)
        self.total = longer_floats(self.total, self.node_space * self.seats)

    def grow_edges(self) -> None:
        self.edge_space = 2 * self.edge_space
        self.choice = longer(self.choice, self.edge_space)
        self.target = longer(self.target, self.edge_space)
        self.next = longer(self.next, self.edge_space)
        self.tries = longer(self.tries, self.edge_space)
        self.prior = longer_floats(self.prior, self.edge_space)

    def beginning_at(self, hashed: i64) -> Tree | None:
        """The tree of a position that has been seen, with what is known of those after it; None for any other."""
        node = self.known.get(int(hashed))
        if node is None:
            return None
        return self if node == ROOT else self.below(node, hashed)

    def below(self, node: i64, hashed: i64) -> Tree:
        """A separate tree that begins with this node and keeps everything that can be reached from it."""
        part = Tree(self.seats, hashed)
        hashes = vec[i64]([0] * int(self.nodes))
        for key, number in self.known.items():
            hashes[number] = key
        copied = vec[i64]([NONE] * int(self.nodes))
        copied[node] = ROOT
        waiting = [int(node)]
        while waiting:
            old: i64 = waiting.pop()
            new = copied[old]
            part.visits[new] = self.visits[old]
            part.best[new] = self.best[old]
            seat: i64 = 0
            while seat < self.seats:
                part.total[new * self.seats + seat] = self.total[old * self.seats + seat]
                seat += 1
            edge = self.first[old]
            while edge != NONE:
                twin = part.add_edge(new, self.choice[edge], self.prior[edge])
                part.tries[twin] = self.tries[edge]
                target = self.target[edge]
                if target != NONE:
                    if copied[target] == NONE:
                        copied[target] = part.node(hashes[target])
                        waiting.append(int(target))
                    part.target[twin] = copied[target]
                edge = self.next[edge]
        return part


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
