"""The agent that searches over whole turns: it thinks about a line of choices and then plays it."""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from librt.vecs import vec

from lascaux.agents.agent import Foresight, Opinion
from lascaux.agents.search.agent import IN_TIME
from lascaux.agents.search.levels import TurnLevel
from lascaux.agents.search.outcome import judge
from lascaux.agents.search.tree import ROOT
from lascaux.agents.search.turn_search import TurnSearch
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position

LUCK: Final = 4  # outcomes that are looked at where a choice is left to nature


class Planned(NamedTuple):
    """A choice of a line, and the position in which it is to be made."""

    at: Position
    choice: int


class TurnAgent:
    """Thinks as its level prescribes. The same seed, simulations and questions give the same answers."""

    def __init__(self, level: TurnLevel, seed: int = 0) -> None:
        self.level = level
        self.rng = Random(seed)
        self.search: TurnSearch | None = None
        self.plan: list[Planned] = []

    def choose(self, game: Game, at: Position) -> int:
        started = perf_counter()
        choices = list(at.choices())
        if len(choices) == 1:
            return choices[0]
        for planned in self.plan:
            if planned.at == at:
                return planned.choice
        found = self.think(game, at, started).opinions()
        opinions = by_first_choice(at, found)
        chosen = opinions[0].choice
        if opinions[0].visits and self.level.whim and self.rng.random() < self.level.whim:
            weights = [opinion.visits for opinion in opinions]
            chosen = self.rng.choices([opinion.choice for opinion in opinions], weights)[0]
        lines = [(visits, line) for line, _, visits in found if line[0] == chosen]
        self.plan = planned_line(at, max(lines, key=lambda entry: entry[0])[1])
        return chosen

    def explain(self, game: Game, at: Position) -> list[Opinion]:
        return by_first_choice(at, self.think(game, at, perf_counter()).opinions())

    def foresee(self, at: Position, choice: int) -> Foresight:
        """Looks as many turns ahead as `explain` does: a turn that goes on is compared with one that is over."""
        after = at.copy()
        after.apply(choice)
        samples = LUCK if after.actor == CHANCE else 1
        seen = [self.standing(after, at.actor, self.level.look // samples) for _ in range(samples)]
        return Foresight(sum(one.value for one in seen) / samples, seen[0].then if samples == 1 else [])

    def standing(self, at: Position, seat: int, simulations: int) -> Foresight:
        """What a seat can expect after its own choice, and what it would do if it acts again."""
        here = at.copy()
        while here.actor == CHANCE:
            here.apply(here.sample(self.rng))
        if here.over:
            outcome = vec[float]([0.0] * here.game.seats)
            judge(here, outcome)
            return Foresight(float(outcome[seat]), [])
        turn_over = here.actor != seat or here.begins_turn
        search = self.new_search(here, max(1, self.level.turns - turn_over))
        search.run(max(1, simulations), 0.0)
        lines = search.opinions() if here.actor == seat and not turn_over else []
        best = max(lines, key=lambda line: line[2], default=([], 0.0, 0))
        return Foresight(search.tree.mean(ROOT, seat), best[0])

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "search": None}  # a copy begins to think anew

    def think(self, game: Game, at: Position, started: float) -> TurnSearch:
        search = self.search_at(game, at)
        left = max(1, self.level.simulations - search.visited()) if self.level.simulations else 0
        deadline = started + IN_TIME * self.level.milliseconds / 1000 if self.level.milliseconds else 0.0
        search.run(left, deadline)
        return search

    def search_at(self, game: Game, at: Position) -> TurnSearch:
        """The running search, if it has seen this position; else a new one."""
        if self.search is None or self.search.root.game is not game or not self.search.move_to(at):
            self.search = self.new_search(at, self.level.turns)
        return self.search

    def new_search(self, at: Position, turns: int) -> TurnSearch:
        level, seed = self.level, self.rng.randrange(2**31)
        return TurnSearch(
            at.copy(), seed, level.explore, level.focus, turns, level.lines, level.beam, level.playout_beam
        )


def by_first_choice(at: Position, found: list[tuple[list[int], float, int]]) -> list[Opinion]:
    """An opinion on every legal choice, from the lines that begin with it, the most visited first."""
    opinions: list[Opinion] = []
    for choice in dict.fromkeys([*(line[0] for line, _, _ in found), *at.choices()]):  # the most promising first
        lines = [(value, visits) for line, value, visits in found if line[0] == choice and visits]
        visits = sum(visits for _, visits in lines)
        value = sum(value * visits for value, visits in lines) / visits if visits else -inf
        opinions.append(Opinion(int(choice), value, visits))
    return sorted(opinions, key=lambda opinion: (-opinion.visits, -opinion.value))


def planned_line(at: Position, line: list[int]) -> list[Planned]:
    """The choices of a line with the positions in which they are to be made."""
    plan: list[Planned] = []
    here = at.copy()
    for choice in line:
        plan.append(Planned(here.copy(), choice))
        here.apply(choice)
    return plan
