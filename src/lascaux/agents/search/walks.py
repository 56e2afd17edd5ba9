"""Tree search whose leaves a network values, many at a time (compiled).

A round has two halves. `gather` walks down the tree until enough leaves wait for the network, and writes what the seat
that acts there sees into rows; walks under way count as tries, so that the next ones go elsewhere. `absorb` takes the
network's answers: how likely each choice is, and what every seat can expect. Chance is drawn by weight, what the
searching seat cannot know is drawn anew for every walk, and games that end on the way need no network.
"""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.strings import read_f32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from lascaux.agents.playout import pick
from lascaux.agents.search.outcome import judge
from lascaux.agents.search.puct import Puct
from lascaux.agents.search.tree import NONE, ROOT, Tree, hash_cells
from lascaux.core.position import ACTOR, CHANCE, NOBODY, Position
from lascaux.envs.sheet import Paper, Sheet

DEEPEST: Final = 400  # choices on one walk; a longer one ends where it is, and the evaluation judges


@final
class Walk:
    """One way down the tree: its nodes, and the edges between them."""

    def __init__(self) -> None:
        self.nodes = vec[i64]([0] * (DEEPEST + 1))
        self.edges = vec[i64]([0] * DEEPEST)
        self.depth: i64 = 0
        self.row: i64 = NONE  # where its leaf waits; NONE if another walk was there first
        self.actor: i64 = 0  # at the leaf


@final
class NetworkSearch:
    """A search from one position, which can be moved on to a later one.

    `observations` (the bits of 32-bit floats) and `masks` have a row for each leaf, for the network to read.
    """

    def __init__(self, root: Position, seed: i64, explore: float, rows: int, win: float, reach: float) -> None:
        game = root.game
        observation = game.observation()
        self.root = root
        self.win = win  # points that a victory is worth beyond its lead
        self.reach = reach  # of a lead; 0: without limit
        self.seats: i64 = game.seats
        self.width: i64 = game.verbs.size
        self.tree = Tree(self.seats, hash_cells(root.cells))
        self.rng = Random(int(seed))
        self.puct = Puct(game.seats, explore)
        self.observations = vec[i32]([0] * (rows * observation.size))
        self.masks = vec[u8]([0] * (rows * game.verbs.size))
        paper = Paper(self.observations, self.masks)
        self.sheets = [Sheet(observation, paper, row, game.verbs.size) for row in range(rows)]
        self.walks = [Walk() for _ in range(2 * rows)]  # no more than half of them in vain
        self.leaves: i64 = 0
        self.vain: i64 = 0
        self.outcome = vec[float]([0.0] * game.seats)

    def gather(self, limit: i64) -> int:
        """Walk at most this often, and return how many leaves now wait for the network."""
        self.leaves = 0
        self.vain = 0
        most: i64 = len(self.sheets)
        limit = min(limit, most)
        while limit > 0 and self.vain < most:
            if self.walk():
                limit -= 1
            else:
                self.vain += 1
        return int(self.leaves)

    def walk(self) -> bool:
        """One way down; False if it ends at a leaf that waits already."""
        tree = self.tree
        at = self.root.copy()
        at.resample(int(at.cells[ACTOR]), self.rng)
        walk = self.walks[self.leaves + self.vain]
        walk.depth = 0
        walk.row = NONE
        walk.nodes[0] = ROOT
        node: i64 = ROOT
        while True:
            tree.waiting[node] = tree.waiting[node] + 1
            actor = at.cells[ACTOR]
            if actor == NOBODY or walk.depth == DEEPEST:
                judge(at, self.outcome, self.win, self.reach)
                self.finish(walk)
                return True
            if actor == CHANCE:
                choice = at.choices()[pick(at.weights(), self.rng)]
                edge = tree.edge(node, choice)
                if edge == NONE:
                    edge = tree.add_edge(node, choice, 1.0)
            else:
                if tree.first[node] == NONE:
                    if tree.waiting[node] > 1:
                        return False
                    choices = at.choices()
                    if len(choices) > 1:
                        self.queue(walk, at, actor, choices)
                        return True
                    tree.add_edge(node, choices[0], 1.0)
                edge = self.puct.select(tree, node, actor)
            at.apply(tree.choice[edge])
            tree.tries[edge] = tree.tries[edge] + 1
            if tree.target[edge] == NONE:
                tree.target[edge] = tree.node(hash_cells(at.cells))
            node = tree.target[edge]
            walk.edges[walk.depth] = edge
            walk.depth += 1
            walk.nodes[walk.depth] = node

    def queue(self, walk: Walk, at: Position, actor: i64, choices: vec[i64]) -> None:
        """Write what the network needs to know about a leaf."""
        sheet = self.sheets[self.leaves]
        sheet.observation.write(at, actor, sheet.row)
        sheet.offer(choices)
        walk.row = self.leaves
        walk.actor = actor
        self.leaves += 1

    def absorb(self, priors: bytes, values: bytes) -> None:
        """Take the network's answers for each row, and forget the walks that were in vain.

        They are 32-bit floats: how likely each choice is, and what each seat can expect, from the one that acts on.
        """
        index: i64 = 0
        while index < self.leaves + self.vain:
            walk = self.walks[index]
            if walk.row == NONE:
                self.take_back(walk)
            else:
                self.expand(walk, priors, values)
                self.finish(walk)
            index += 1
        self.leaves = 0
        self.vain = 0

    def expand(self, walk: Walk, priors: bytes, values: bytes) -> None:
        """Give a leaf its edges, and turn what seats can expect from the viewer's order into that of the table."""
        choices = self.sheets[walk.row].legal
        index: i64 = len(choices)
        while index > 0:
            index -= 1
            prior = read_f32_le(priors, 4 * (walk.row * self.width + choices[index]))
            self.tree.add_edge(walk.nodes[walk.depth], choices[index], prior)
        seat: i64 = 0
        while seat < self.seats:
            expected = read_f32_le(values, 4 * (walk.row * self.seats + seat))
            self.outcome[(walk.actor + seat) % self.seats] = expected
            seat += 1

    def finish(self, walk: Walk) -> None:
        """Add the outcome to every node of the way."""
        self.leave(walk)
        self.puct.back_up(self.tree, walk.nodes, walk.depth, self.outcome)

    def leave(self, walk: Walk) -> None:
        """No node of the way waits for it any longer."""
        tree = self.tree
        depth = walk.depth
        while depth >= 0:
            tree.waiting[walk.nodes[depth]] = tree.waiting[walk.nodes[depth]] - 1
            depth -= 1

    def take_back(self, walk: Walk) -> None:
        """As if it had never been made."""
        self.leave(walk)
        depth = walk.depth
        while depth > 0:
            depth -= 1
            edge = walk.edges[depth]
            self.tree.tries[edge] = self.tree.tries[edge] - 1

    # Between searches

    def visited(self) -> int:
        """Walks that have passed the root, in this search and in those it has been moved on from."""
        return int(self.tree.visits[ROOT])

    def move_to(self, at: Position) -> bool:
        """Make a position that the tree has seen its root, and keep what follows it; False if it has not."""
        tree = self.tree.beginning_at(hash_cells(at.cells))
        if tree is None:
            return False
        self.tree = tree
        self.root = at.copy()
        return True

    def opinions(self) -> list[tuple[int, float, int, float]]:
        """Every choice at the root: its average outcome for the actor, how often it was tried, how likely it was.

        One that was never tried is worth what the root is.
        """
        tree = self.tree
        actor = self.root.cells[ACTOR]
        found: list[tuple[int, float, int, float]] = []
        edge = tree.first[ROOT]
        while edge != NONE:
            target = tree.target[edge]
            value = tree.mean(target if target != NONE and tree.visits[target] else ROOT, actor)
            found.append((int(tree.choice[edge]), value, int(tree.tries[edge]), tree.prior[edge]))
            edge = tree.next[edge]
        return found
