"""Monte-Carlo tree search for any number of players: every seat wants the best for itself.

An outcome is in points: a solo player's score, or the lead over the best of the others, as the game's evaluation sees
it at the end of a short playout, or as the game ends. Chance is drawn by its weights and has its own nodes; what a seat
cannot know is drawn anew in every simulation. Which child is tried next follows its average outcome, between the lowest
and the highest seen, and a share that its evaluation deserves (PUCT).
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from lascaux.agents.playout import pick
from lascaux.agents.search.outcome import judge
from lascaux.agents.search.tree import NONE, ROOT, Tree, hash_cells
from lascaux.core.position import ACTOR, CHANCE, NOBODY, Position

DEEPEST: Final = 600  # choices on one simulation's way down the tree
BETWEEN_CLOCKS: Final = 8  # simulations between two looks at the clock


@final
class Search:
    """A search from one position, which can be moved on to a later one."""

    def __init__(
        self,
        root: Position,
        weights: vec[i64],
        seed: i64,
        explore: float,
        focus: float,
        playout: i64,
        look: i64,
        hope: float,
    ) -> None:
        self.root = root
        self.seats: i64 = root.game.seats
        self.tree = Tree(self.seats, hash_cells(root.cells))
        self.weights = weights  # of every choice in playouts
        self.rng = Random(int(seed))
        self.explore = explore
        self.focus = focus  # points by which one choice must look better to be e times as likely; 0: all alike
        self.playout = playout  # choices before the evaluation
        self.look = look  # choices of which a playout takes the best
        self.hope = hope  # the share of the best outcome, against the average, in what a solo player expects
        self.low = 0.0
        self.high = 0.0
        self.path = vec[i64]([0] * (DEEPEST + 1))
        self.outcome = vec[float]([0.0] * int(self.seats))

    def run(self, simulations: i64, deadline: float) -> i64:
        """Simulate this often, or until this time (`perf_counter`); 0 for no limit. Returns how often it did."""
        made: i64 = 0
        while not simulations or made < simulations:
            if deadline > 0.0 and made and made % BETWEEN_CLOCKS == 0 and perf_counter() >= deadline:
                break
            self.simulate()
            made += 1
        return made

    def simulate(self) -> None:
        tree = self.tree
        at = self.root.copy()
        at.resample(int(at.cells[ACTOR]), self.rng)
        node: i64 = ROOT
        depth: i64 = 0
        self.path[0] = ROOT
        while at.cells[ACTOR] != NOBODY and depth < DEEPEST:
            actor = at.cells[ACTOR]
            if actor == CHANCE:
                choice = self.draw(at)
                edge = tree.edge(node, choice)
                if edge == NONE:
                    edge = tree.add_edge(node, choice, 1.0)
            else:
                if tree.first[node] == NONE and not self.expand(node, at, actor):
                    break
                edge = self.select(node, actor)
            at.apply(tree.choice[edge])
            tree.tries[edge] = tree.tries[edge] + 1
            if tree.target[edge] == NONE:
                tree.target[edge] = tree.node(hash_cells(at.cells))
            node = tree.target[edge]
            depth += 1
            self.path[depth] = node
        self.evaluate(at)
        self.back_up(depth)

    def draw(self, at: Position) -> i64:
        choices = at.choices()
        return choices[pick(at.weights(), self.rng)]

    def expand(self, node: i64, at: Position, actor: i64) -> bool:
        """Give a node its edges; True if there is only one, so that nothing has to be valued here."""
        choices = at.choices()
        index: i64 = len(choices)
        if index == 1:
            self.tree.add_edge(node, choices[0], 1.0)
            return True
        shares = self.shares(at, choices, actor)
        while index > 0:
            index -= 1
            self.tree.add_edge(node, choices[index], shares[index])
        return False

    def shares(self, at: Position, choices: vec[i64], actor: i64) -> vec[float]:
        """How much of the search each choice deserves at first: a quarter alike for all, the rest by its promise."""
        number: i64 = len(choices)
        even = 1.0 / float(number)
        found = vec[float]([even] * int(number))
        if self.focus == 0.0:
            return found
        highest = float("-inf")
        index: i64 = 0
        while index < number:
            found[index] = promise(at, choices[index], actor)
            highest = max(highest, found[index])
            index += 1
        total = 0.0
        index = 0
        while index < number:
            found[index] = exp((found[index] - highest) / self.focus)
            total += found[index]
            index += 1
        index = 0
        while index < number:
            found[index] = 0.75 * found[index] / total + 0.25 * even
            index += 1
        return found

    def select(self, node: i64, actor: i64) -> i64:
        """The edge to try next: a good average, or a good promise and few tries."""
        tree = self.tree
        span = max(1e-9, self.high - self.low)
        eager = self.explore * sqrt(float(max(1, tree.visits[node])))
        unknown = 0.0  # what an untried choice is assumed to be worth: a little less than the node itself
        if tree.visits[node]:
            unknown = (tree.mean(node, actor) - self.low) / span - 0.1
        chosen: i64 = NONE
        highest = float("-inf")
        edge = tree.first[node]
        while edge != NONE:
            quality = unknown
            target = tree.target[edge]
            if target != NONE and tree.visits[target]:
                expected = tree.mean(target, actor)
                if self.hope > 0.0:
                    expected += self.hope * (tree.best[target] - expected)
                quality = (expected - self.low) / span
            rank = quality + eager * tree.prior[edge] / float(1 + tree.tries[edge])
            if rank > highest:
                highest = rank
                chosen = edge
            edge = tree.next[edge]
        return chosen

    def evaluate(self, at: Position) -> None:
        """Fill `outcome` with what every seat can expect."""
        steps = self.playout
        while steps and at.cells[ACTOR] != NOBODY:
            at.apply(self.policy(at))
            steps -= 1
        judge(at, self.outcome)

    def policy(self, at: Position) -> i64:
        """A choice for a playout: nature's by its weights; a player's, the best of a few drawn by the game's tastes."""
        choices = at.choices()
        actor = at.cells[ACTOR]
        if actor == CHANCE:
            return choices[pick(at.weights(), self.rng)]
        if len(choices) == 1:
            return choices[0]
        chosen = self.drawn(choices)
        if self.look > 1:
            highest = promise(at, chosen, actor)
            looks = self.look
            while looks > 1:
                other = self.drawn(choices)
                if other != chosen:
                    value = promise(at, other, actor)
                    if value > highest:
                        highest = value
                        chosen = other
                looks -= 1
        return chosen

    def drawn(self, choices: vec[i64]) -> i64:
        """One of the choices, drawn by the game's tastes."""
        total: i64 = 0
        for choice in choices:
            total += self.weights[choice]
        left = self.rng.randrange(total)
        index: i64 = 0
        while left >= self.weights[choices[index]]:
            left -= self.weights[choices[index]]
            index += 1
        return choices[index]

    def back_up(self, depth: i64) -> None:
        """Add the outcome to every node of the path."""
        tree = self.tree
        if tree.visits[ROOT] == 0:
            self.low = self.outcome[0]
            self.high = self.outcome[0]
        seat: i64 = 0
        while seat < self.seats:
            self.low = min(self.low, self.outcome[seat])
            self.high = max(self.high, self.outcome[seat])
            seat += 1
        while depth >= 0:
            node = self.path[depth]
            if tree.visits[node] == 0 or self.outcome[0] > tree.best[node]:
                tree.best[node] = self.outcome[0]
            tree.add_outcome(node, self.outcome)
            depth -= 1

    # Between searches

    def visited(self) -> int:
        """Simulations that have passed the root, in this search and in those it has been moved on from."""
        return int(self.tree.visits[ROOT])

    def move_to(self, at: Position) -> bool:
        """Make a position that the tree has seen its root, and keep what follows it; False if it has not."""
        tree = self.tree.beginning_at(hash_cells(at.cells))
        if tree is None:
            return False
        self.tree = tree
        self.root = at.copy()
        return True

    def opinions(self) -> list[tuple[int, float, int]]:
        """Every choice at the root, with its average outcome for the actor and how often it was tried."""
        tree = self.tree
        actor = self.root.cells[ACTOR]
        found: list[tuple[int, float, int]] = []
        edge = tree.first[ROOT]
        while edge != NONE:
            target = tree.target[edge]
            value = tree.mean(target, actor) if target != NONE and tree.visits[target] else float("-inf")
            found.append((int(tree.choice[edge]), value, int(tree.tries[edge])))
            edge = tree.next[edge]
        return found


def promise(at: Position, choice: i64, actor: i64) -> float:
    """How well a seat stands right after a choice, as the evaluation sees it."""
    after = at.copy()
    after.apply(choice)
    return after.value(actor)
