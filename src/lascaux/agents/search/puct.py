"""Which edge of a node to try next (compiled): one with a good average, or likely and little tried (PUCT)."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.agents.search.tree import NONE, ROOT, Tree

CAUTION: Final = 0.25  # how much less than its node an untried choice is assumed to be worth, of the span seen
LEAST_SPAN: Final = 4.0  # points; smaller differences are not blown up to the whole scale


@final
class Puct:
    """Compares averages on a scale between the lowest and the highest outcome that a seat has seen."""

    def __init__(self, seats: int, explore: float) -> None:
        self.explore = explore
        self.low = vec[float]([0.0] * seats)
        self.high = vec[float]([0.0] * seats)

    def back_up(self, tree: Tree, nodes: vec[i64], depth: i64, outcome: vec[float]) -> None:
        """Add an outcome to every node of a way down, from the root to this depth."""
        first = tree.visits[ROOT] == 0
        seats: i64 = len(outcome)
        seat: i64 = 0
        while seat < seats:
            self.low[seat] = outcome[seat] if first else min(self.low[seat], outcome[seat])
            self.high[seat] = outcome[seat] if first else max(self.high[seat], outcome[seat])
            seat += 1
        while depth >= 0:
            tree.add_outcome(nodes[depth], outcome)
            depth -= 1

    def select(self, tree: Tree, node: i64, actor: i64) -> i64:
        """The edge to try next; walks that are under way count as tries."""
        low = self.low[actor]
        span = max(LEAST_SPAN, self.high[actor] - low)
        eager = self.explore * sqrt(float(max(1, tree.visits[node] + tree.waiting[node])))
        tried = 0.0
        edge = tree.first[node]
        while edge != NONE:
            if tree.tries[edge]:
                tried += tree.prior[edge]
            edge = tree.next[edge]
        unknown = 0.0
        if tree.visits[node]:
            unknown = (tree.mean(node, actor) - low) / span - CAUTION * sqrt(tried)
        chosen: i64 = NONE
        highest = float("-inf")
        edge = tree.first[node]
        while edge != NONE:
            quality = unknown
            target = tree.target[edge]
            if target != NONE and tree.visits[target]:
                quality = (tree.mean(target, actor) - low) / span
            rank = quality + eager * tree.prior[edge] / float(1 + tree.tries[edge])
            if rank > highest:
                highest = rank
                chosen = edge
            edge = tree.next[edge]
        return chosen
