"""The agent that searches with a network: it knows which choices are likely and what every seat can expect."""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from lascaux.agents.agent import Foresight, Opinion
from lascaux.agents.search.agent import IN_TIME
from lascaux.agents.search.levels import NetworkLevel
from lascaux.agents.search.tree import ROOT
from lascaux.agents.search.walks import NetworkSearch
from lascaux.core.game import Game
from lascaux.core.position import Position

ENOUGH: Final = 6  # tries of a choice


class Network(Protocol):
    """What a search asks of a network."""

    win: float  # points that a victory is worth beyond its lead
    reach: float  # of a lead, which counts for less and less up to this; 0: each point counts the same

    def evaluate(
        self, rows: NDArray[np.float32], masks: NDArray[np.bool_], /
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """For each row, an observation of the seat that acts, with the mask of its legal choices:

        the chance of each choice (zero where illegal, one in all), and what every seat can expect, in points, counted
        from the seat that acts on: its lead over the best of the others and a bonus for winning; alone, its score.
        """
        ...


class Desk:
    """A search and the network that values its leaves, with the arrays that pass between them."""

    def __init__(self, network: Network, level: NetworkLevel, at: Position, seed: int) -> None:
        rows = level.batch
        self.network = network
        self.heat = level.heat
        self.search = NetworkSearch(at.copy(), seed, level.explore, rows, network.win, network.reach)
        self.observations = np.asarray(self.search.observations).view(np.float32).reshape(rows, -1)
        self.masks = np.asarray(self.search.masks).view(np.bool_).reshape(rows, -1)

    def think(self, limit: int) -> None:
        """Walk at most this often, and ask the network once."""
        rows = self.search.gather(limit)
        if rows:  # else every walk saw its game end
            priors, values = self.network.evaluate(self.observations[:rows], self.masks[:rows])
            if self.heat != 1.0:
                priors = priors ** np.float32(1 / self.heat)
                priors /= priors.sum(1, keepdims=True)
            self.search.absorb(priors.astype("<f4").tobytes(), values.astype("<f4").tobytes())


class NetworkAgent:
    """Thinks as its level prescribes. The same seed, simulations and questions give the same answers."""

    def __init__(self, network: Network, level: NetworkLevel, seed: int = 0) -> None:
        self.network = network
        self.level = level
        self.rng = Random(seed)
        self.desk: Desk | None = None

    def choose(self, game: Game, at: Position) -> int:
        started = perf_counter()
        choices = list(at.choices())
        if len(choices) == 1:
            return choices[0]
        search = self.think(game, at, started, stop_early=not self.level.whim)
        found = ranked(search)
        if self.level.whim and self.rng.random() < self.level.whim:
            tried = search.visited() > 1
            weights = [float(visits) if tried else prior for _, _, visits, prior in found]
            return self.rng.choices([choice for choice, *_ in found], weights)[0]
        return found[0][0]

    def explain(self, game: Game, at: Position) -> list[Opinion]:
        found = ranked(self.think(game, at, perf_counter()))
        return [Opinion(choice, value, visits) for choice, value, visits, _ in found]

    def foresee(self, at: Position, choice: int) -> Foresight:
        after = at.copy()
        after.apply(choice)
        desk = Desk(self.network, self.level, after, self.rng.randrange(2**31))
        while desk.search.visited() < self.level.look:
            desk.think(min(self.level.look - desk.search.visited(), self.level.batch))
        return Foresight(desk.search.tree.mean(ROOT, at.actor), likely_line(desk.search, at.actor))

    def think(self, game: Game, at: Position, started: float, stop_early: bool = False) -> NetworkSearch:
        """Search as long as the budget lasts, or until no other choice can become the most visited any more."""
        desk = self.desk_at(game, at)
        search = desk.search
        goal = self.level.simulations or (inf if self.level.milliseconds else 1)  # the first gives the root its priors
        deadline = started + IN_TIME * self.level.milliseconds / 1000 if self.level.milliseconds else inf
        while not search.visited() or (search.visited() < goal and perf_counter() < deadline):
            if stop_early and search.visited() and lead(search) > goal - search.visited():
                break
            desk.think(int(min(goal - search.visited(), self.level.batch)))
        return search

    def desk_at(self, game: Game, at: Position) -> Desk:
        """The running search, if it has seen this position; else a new one."""
        desk = self.desk
        if desk is None or desk.search.root.game is not game or not desk.search.move_to(at):
            desk = Desk(self.network, self.level, at, self.rng.randrange(2**31))
        self.desk = desk
        return desk


def likely_line(search: NetworkSearch, seat: int) -> list[int]:
    """What a seat would do next, as long as it acts and the search has looked often enough to know."""
    line: list[int] = []
    at = search.root.copy()
    while at.actor == seat and search.move_to(at) and (tried := ranked(search)) and tried[0][2] >= ENOUGH:
        line.append(tried[0][0])
        at.apply(line[-1])
        if at.begins_turn:
            break
    return line


def lead(search: NetworkSearch) -> int:
    """By how many visits the most visited choice is ahead."""
    first, second, *_ = sorted((visits for _, _, visits, _ in search.opinions()), reverse=True)
    return first - second


def ranked(search: NetworkSearch) -> list[tuple[int, float, int, float]]:
    """What the search thinks of every choice, the most visited first; of those never tried, the likeliest."""
    return sorted(search.opinions(), key=lambda opinion: (-opinion[2], -opinion[3]))
