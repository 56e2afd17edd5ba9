"""Monte-Carlo tree search over whole turns (compiled): its choices are the lines that a beam proposes.

A simulation goes down the tree, gives the first new node its lines, and plays on in the way greedy play would until a
fixed number of turns after the root have been played, so that everybody has had as many when the outcomes are compared.
"""

from __future__ import annotations

from math import exp
from time import perf_counter
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from lascaux.agents.playout import pick
from lascaux.agents.search.lines import proposals
from lascaux.agents.search.outcome import judge
from lascaux.agents.search.puct import Puct
from lascaux.agents.search.tree import NONE, ROOT, Tree, hash_cells
from lascaux.core.position import ACTOR, CHANCE, NOBODY, Position

DEEPEST: Final = 200  # lines on one simulation's way down the tree
SEEDS: Final = 1_000_000_000  # of the luck that lines meet
EACH: Final = 2  # lines proposed for each first choice


@final
class TurnSearch:
    """A search from one position, which can be moved on to a later one."""

    def __init__(
        self,
        root: Position,
        seed: i64,
        explore: float,
        focus: float,
        turns: i64,
        lines: i64,
        beam: i64,
        playout_beam: i64,
    ) -> None:
        self.root = root
        self.seats: i64 = root.game.seats
        self.tree = Tree(self.seats, hash_cells(root.cells))
        self.lines: list[vec[i64]] = []  # an edge's choice is a number in here, unless nature chooses
        self.rng = Random(int(seed))
        self.puct = Puct(root.game.seats, explore)
        self.focus = focus  # points by which a line's end must look better to be e times as likely
        self.turns = turns  # played from the root on before the evaluation
        self.beam = beam
        self.playout_beam = playout_beam
        self.most = lines  # at a node
        self.seat: i64 = 0  # whose turn a simulation has come to
        self.left: i64 = 0  # turns that it still has to play
        self.path = vec[i64]([0] * (DEEPEST + 1))
        self.outcome = vec[float]([0.0] * int(self.seats))

    def run(self, simulations: i64, deadline: float) -> i64:
        """Simulate this often, or until this time (`perf_counter`); 0 for no limit. Returns how often it did."""
        made: i64 = 0
        while not simulations or made < simulations:
            if deadline > 0.0 and made and perf_counter() >= deadline:
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
        self.seat = at.cells[ACTOR]
        self.left = self.turns
        while at.cells[ACTOR] != NOBODY and depth < DEEPEST:
            actor = at.cells[ACTOR]
            if actor == CHANCE:
                choice = at.choices()[pick(at.weights(), self.rng)]
                edge = tree.edge(node, choice)
                if edge == NONE:
                    edge = tree.add_edge(node, choice, 1.0)
                at.apply(choice)
            else:
                if depth and not self.goes_on(at):
                    break
                if tree.first[node] == NONE and not self.expand(node, at):
                    self.play_on(at)
                    break
                edge = self.puct.select(tree, node, actor)
                for choice in self.lines[tree.choice[edge]]:
                    at.apply(choice)
            tree.tries[edge] = tree.tries[edge] + 1
            if tree.target[edge] == NONE:
                tree.target[edge] = tree.node(hash_cells(at.cells))
            node = tree.target[edge]
            depth += 1
            self.path[depth] = node
        judge(at, self.outcome)
        self.puct.back_up(tree, self.path, depth, self.outcome)

    def goes_on(self, at: Position) -> bool:
        """Whether the line that begins here is still to be played; counts the turns."""
        if at.cells[ACTOR] != self.seat or at.begins_turn:
            self.seat = at.cells[ACTOR]
            self.left -= 1
        return self.left > 0

    def play_on(self, at: Position) -> None:
        """Play the turns that are left, each in the way that looks best at its end."""
        while True:
            found = proposals(at, self.playout_beam, 1, 1, self.rng.randrange(SEEDS))
            for choice in found[0].choices():
                at.apply(choice)
            while at.cells[ACTOR] == CHANCE:
                at.apply(at.choices()[pick(at.weights(), self.rng)])
            if at.cells[ACTOR] == NOBODY or not self.goes_on(at):
                return

    def expand(self, node: i64, at: Position) -> bool:
        """Give a node its lines; True if there is only one, so that nothing has to be valued here."""
        found = proposals(at, self.beam, EACH, self.most, self.rng.randrange(SEEDS))
        highest = found[0].value
        total = 0.0
        for line in found:
            total += exp((line.value - highest) / self.focus)
        for line in reversed(found):
            self.tree.add_edge(node, len(self.lines), exp((line.value - highest) / self.focus) / total)
            self.lines.append(line.choices())
        return len(found) == 1

    # Between searches

    def visited(self) -> int:
        return int(self.tree.visits[ROOT])

    def move_to(self, at: Position) -> bool:
        """Make a position that the tree has seen its root, and keep what follows it; False if it has not."""
        tree = self.tree.beginning_at(hash_cells(at.cells))
        if tree is None:
            return False
        self.tree = tree
        self.root = at.copy()
        return True

    def opinions(self) -> list[tuple[list[int], float, int]]:
        """Every line at the root, with its average outcome for the actor and how often it was tried."""
        tree = self.tree
        actor = self.root.cells[ACTOR]
        found: list[tuple[list[int], float, int]] = []
        edge = tree.first[ROOT]
        while edge != NONE:
            target = tree.target[edge]
            value = tree.mean(target, actor) if target != NONE and tree.visits[target] else float("-inf")
            line = [int(choice) for choice in self.lines[tree.choice[edge]]]
            found.append((line, value, int(tree.tries[edge])))
            edge = tree.next[edge]
        return found
