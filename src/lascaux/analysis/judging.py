"""What every choice in a position is worth, and why one is better: the core of every analysis.

A judge knows what the seat that acts could know, no more: what others hide is drawn anew. What it says depends on the
position alone, so that the same record gives the same verdicts, in any order and in any process.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from random import Random
from typing import Final, NamedTuple

from lascaux.agents import BadAgent, Opinion, Thinker, is_from_outside, make_agent
from lascaux.agents.agent import Foreseer
from lascaux.agents.greedy import GreedyAgent
from lascaux.agents.ladder import REFERENCE
from lascaux.agents.outlook import changed, gains, rest_of_turn
from lascaux.agents.search.agent import SearchAgent
from lascaux.agents.search.turn_agent import TurnAgent
from lascaux.agents.strong import AtTable
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position

SEED: Final = 1
SAMPLES: Final = 2  # ways in which luck and the others may go on
LONGEST: Final = 60  # choices until a seat's next turn is over


class Judgement(NamedTuple):
    """What a judge thinks of a decision: every choice, the one it would make first.

    `leads`: values are points ahead of the best of the others, and 0 where all stand alike; else what the seat itself
    can expect to score.
    """

    opinions: list[Opinion]
    leads: bool
    lines: dict[int, list[int]]  # how the turn would go on after each choice, as far as was looked

    @property
    def best(self) -> Opinion:
        return self.opinions[0]

    def of(self, choice: int) -> Opinion:
        return next(opinion for opinion in self.opinions if opinion.choice == choice)

    def margin(self) -> float:
        """By how many points the best choice is better than the next."""
        return self.best.value - max((opinion.value for opinion in self.opinions[1:]), default=self.best.value)


class Prospect(NamedTuple):
    """What a choice leads to, if its player goes on in a sensible way."""

    then: list[int]  # the rest of the turn
    now: dict[str, float]  # what changes on the scoresheet by the end of the turn, by category
    later: dict[str, float]  # and by the end of the seat's next turn, on average


class Judge:
    """An agent that is asked about positions; BadAgent if there is none of that name, or it cannot explain itself.

    One that can looks at every choice alike: a search spends nearly all of its time on the best, and what it says about
    the others would mostly be too low.
    """

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.thinker = make_thinker(spec)

    def judge(self, at: Position) -> Judgement:
        """What every legal choice is worth to the seat that acts."""
        here = at.copy()
        here.resample(here.actor, Random(SEED))
        if not is_from_outside(self.spec):
            self.thinker = make_thinker(self.spec)  # one that remembers no other position
        found = self.thinker.explain(here.game, here)
        lines: dict[int, list[int]] = {}
        inner = self.thinker.thinker if isinstance(self.thinker, AtTable) else self.thinker
        if isinstance(inner, Foreseer):
            seen = {opinion.choice: inner.foresee(here, opinion.choice) for opinion in found}
            found = [opinion._replace(value=seen[opinion.choice].value) for opinion in found]
            lines = {choice: foresight.then for choice, foresight in seen.items() if foresight.then}
        even = level_value(inner, here.game)
        values = [opinion.value - (even or 0.0) for opinion in found]
        worst = min((value for value in values if isfinite(value)), default=0.0)  # for what was never looked at
        best = values[0]  # what it would do is best, even if another choice looked a little better from afar
        capped = [min(best, value if isfinite(value) else worst) for value in values]
        opinions = [opinion._replace(value=value) for opinion, value in zip(found, capped, strict=True)]
        return Judgement(opinions, even is not None, lines)


def make_thinker(spec: str) -> Thinker:
    agent = make_agent(spec, SEED)
    if not isinstance(agent, Thinker):
        raise BadAgent(f"{spec} cannot explain its choices; ask another agent, such as {REFERENCE}")
    return agent


def level_value(agent: Thinker | None, game: Game) -> float | None:
    """What a thinker gives a seat that stands as well as all others; None if its values are not leads."""
    if game.seats == 1:
        return None
    if isinstance(agent, (TurnAgent, SearchAgent)):
        return 0.0
    network = getattr(agent, "network", None)  # without NumPy there is no NetworkAgent to compare with
    return network.win / game.seats if network is not None else None


def prospect(at: Position, choice: int, line: Sequence[int] = ()) -> Prospect:
    """What a choice and a line after it lead to, as a quick agent would go on."""
    *before, last = [choice, *line]
    here = at.copy()
    for made in before:
        here.play(made)
    ended = bool(line) and here.game.ends_turn(here, last)
    then = list(line) if ended else [*line, *rest_of_turn(GreedyAgent(SEED), here, last)]
    totals: dict[str, float] = {}
    for sample in range(SAMPLES):
        after = next_turn_over(at, [choice, *then], SEED + sample)
        for category, points in changed(at, after, at.actor).items():
            totals[category] = totals.get(category, 0.0) + points
    later = {category: round(points / SAMPLES, 1) for category, points in totals.items()}
    return Prospect(then, gains(at, [choice, *then]), later)


def next_turn_over(at: Position, choices: list[int], seed: int) -> Position:
    """Where the seat that acts might stand when it has made these choices and played its next turn."""
    seat, luck, quick = at.actor, Random(seed), GreedyAgent(seed)
    here = at.copy()
    here.resample(seat, luck)
    for choice in choices:
        here.play(choice)
    turns, beginning = 0, False
    for _ in range(LONGEST):
        before, beginning = beginning, here.actor == seat and here.begins_turn
        turns += beginning and not before
        if here.over or turns > 1:
            break
        here.play(here.sample(luck) if here.actor == CHANCE else quick.choose(here.game, here))
    return here
