"""Monte-Carlo tree search for any number of players: every seat wants the best for itself.

An outcome is in points: the own score alone, or the lead over the best of the others, as the game's evaluation sees it
at the end of a short playout, or as the game ends. Chance is drawn by its weights and has nodes of its own; what a seat
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
from lascaux.agents.search.tree import NONE, ROOT, Tree
from lascaux.core.position import ACTOR, CHANCE, NOBODY, Position

DEEPEST: Final = 600  # choices in one simulation's way down the tree
WIN_BONUS: Final = 4.0  # points that a victory is worth beyond its lead
LOOKED_FOR: Final = 4000  # nodes among which a position is looked for when the tree is to be used again
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
        self.tree = Tree(self.seats)
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
        self.actors = vec[i64]([0] * (DEEPEST + 1))  # who chose the node of the path
        self.outcome = vec[float]([0.0] * int(self.seats))

    def run(self, simulations: i64, deadline: float) -> i64:
        """Simulate so often, or until the clock (`perf_counter`) says so; 0 for no limit. How often it was."""
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
        self.actors[0] = NOBODY
        while at.cells[ACTOR] != NOBODY and depth < DEEPEST:
            actor = at.cells[ACTOR]
            if actor == CHANCE:
                choice = self.draw(at)
                child = tree.child(node, choice)
                if child == NONE:
                    child = tree.add_child(node, choice, 1.0)
            else:
                if tree.first[node] == NONE:
                    alone = self.expand(node, at, actor)
                    if not alone:
                        break
                child = self.select(node, actor)
            node = child
            at.play(tree.choice[node])
            depth += 1
            self.path[depth] = node
            self.actors[depth] = actor
        self.evaluate(at)
        self.back_up(depth)

    def draw(self, at: Position) -> i64:
        choices = at.choices()
        return choices[pick(at.weights(), self.rng)]

    def expand(self, node: i64, at: Position, actor: i64) -> bool:
        """Give a node its children; whether there is but one, which needs no evaluation."""
        choices = at.choices()
        number: i64 = len(choices)
        if number == 1:
            self.tree.add_child(node, choices[0], 1.0)
            return True
        if self.focus == 0.0:
            for choice in choices:
                self.tree.add_child(node, choice, 1.0 / float(number))
            return False
        promises = vec[float]([0.0] * int(number))
        highest = float("-inf")
        index: i64 = 0
        while index < number:
            promises[index] = promise(at, choices[index], actor)
            highest = max(highest, promises[index])
            index += 1
        total = 0.0
        index = 0
        while index < number:
            promises[index] = exp((promises[index] - highest) / self.focus)
            total += promises[index]
            index += 1
        index = number
        while index > 0:
            index -= 1
            share = 0.75 * promises[index] / total + 0.25 / float(number)
            self.tree.add_child(node, choices[index], share)
        return False

    def select(self, node: i64, actor: i64) -> i64:
        """The child to try next: a good average, or a good promise and few visits."""
        tree = self.tree
        span = max(1e-9, self.high - self.low)
        eager = self.explore * sqrt(float(max(1, tree.visits[node])))
        unknown = 0.0  # what an untried child is taken for: a little less than its parent
        if tree.visits[node]:
            unknown = (tree.mean(node, actor) - self.low) / span - 0.1
        chosen: i64 = NONE
        highest = float("-inf")
        child = tree.first[node]
        while child != NONE:
            visits = tree.visits[child]
            quality = unknown
            if visits:
                expected = tree.mean(child, actor)
                if self.hope > 0.0:
                    expected += self.hope * (tree.best[child] - expected)
                quality = (expected - self.low) / span
            rank = quality + eager * tree.prior[child] / float(1 + visits)
            if rank > highest:
                highest = rank
                chosen = child
            child = tree.next[child]
        return chosen

    def evaluate(self, at: Position) -> None:
        """Fill `outcome` with what every seat can expect."""
        steps = self.playout
        while steps and at.cells[ACTOR] != NOBODY:
            at.play(self.policy(at))
            steps -= 1
        over = at.cells[ACTOR] == NOBODY
        best = float("-inf")
        second = float("-inf")
        seat: i64 = 0
        while seat < self.seats:
            value = at.value(seat)
            self.outcome[seat] = value
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
            seat += 1
        if self.seats > 1:
            seat = 0
            while seat < self.seats:
                value = self.outcome[seat]
                lead = value - (second if value == best else best)
                self.outcome[seat] = lead
                seat += 1
            if over:
                winners = at.winners()
                for winner in winners:
                    self.outcome[winner] += WIN_BONUS / float(len(winners))

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
        seat: i64 = 0
        while seat < self.seats:
            outcome = self.outcome[seat]
            if tree.visits[ROOT] == 0 and seat == 0:
                self.low = outcome
                self.high = outcome
            self.low = min(self.low, outcome)
            self.high = max(self.high, outcome)
            seat += 1
        while depth >= 0:
            node = self.path[depth]
            actor = self.actors[depth]
            if actor >= 0 and (tree.visits[node] == 0 or self.outcome[actor] > tree.best[node]):
                tree.best[node] = self.outcome[actor]
            tree.visits[node] = tree.visits[node] + 1
            seat = 0
            while seat < self.seats:
                cell = node * self.seats + seat
                tree.total[cell] = tree.total[cell] + self.outcome[seat]
                seat += 1
            depth -= 1

    def visited(self) -> int:
        """Simulations that have passed the root, in this search and in those it has been moved on from."""
        return int(self.tree.visits[ROOT])

    # Between searches

    def move_to(self, at: Position) -> bool:
        """Make a position that lies in the tree its root, and keep what is below it; False if it is not there."""
        nodes = [int(ROOT)]
        positions = [self.root]
        looked: i64 = 0
        while looked < len(nodes):
            node: i64 = nodes[looked]
            here = positions[looked]
            if here.cells == at.cells:
                self.tree = self.tree.below(node)
                self.root = at.copy()
                return True
            looked += 1
            child = self.tree.first[node]
            while child != NONE and len(nodes) < LOOKED_FOR:
                if self.tree.visits[child]:
                    there = here.copy()
                    there.play(self.tree.choice[child])
                    nodes.append(int(child))
                    positions.append(there)
                child = self.tree.next[child]
        return False

    def opinions(self) -> list[tuple[int, float, int]]:
        """Every choice of the root with its average outcome for the actor and its visits."""
        tree = self.tree
        actor = self.root.cells[ACTOR]
        found: list[tuple[int, float, int]] = []
        child = tree.first[ROOT]
        while child != NONE:
            value = tree.mean(child, actor) if tree.visits[child] else float("-inf")
            found.append((int(tree.choice[child]), value, int(tree.visits[child])))
            child = tree.next[child]
        return found


def promise(at: Position, choice: i64, actor: i64) -> float:
    """How well a seat stands after a choice, as the evaluation sees it at once."""
    after = at.copy()
    after.play(choice)
    return after.value(actor)
