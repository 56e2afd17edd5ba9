"""Finds puzzles: strong bots play among themselves, and every decision is looked at more and more closely.

A decision is a puzzle if the best choice is better than every other by as much as an analysis calls half a mistake,

1. as the search sees it that chose: it sees other choices as too low, so that what falls through here is none;
2. as an analysis sees it, which looks at every choice alike; it stops at the first that comes too near;
3. on average over several deeper looks, each with what is hidden and all luck drawn anew, none of which may differ
   about which is best or see less than half of the difference;
4. and in games that are played on from the two best choices to the end, by a simple bot and with the same luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from random import Random
from statistics import fmean, stdev
from typing import Final

from lascaux.agents import Opinion, make_agent
from lascaux.agents.agent import Foreseer
from lascaux.agents.greedy import GreedyAgent
from lascaux.agents.ladder import BRISK, ladder, thinking
from lascaux.agents.naming import numbered
from lascaux.agents.strong import AtTable, plays_with_network
from lascaux.analysis.analysis import HALF, USUAL_HALF, lead
from lascaux.analysis.judging import Judge, Judgement
from lascaux.analysis.verdicts import Verdict, explained
from lascaux.analysis.wording import targets
from lascaux.arena.nature import Nature
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.puzzles.puzzle import SOLVERS, Puzzle
from lascaux.record import Record

# Who plays, where the judge itself would take minutes for a game: it only has to come to positions worth a look.
PLAYERS: Final = {"caverna": "network:simulations=32,heat=2"}
WHIM: Final = 0.15  # how often they do something else that they considered, so that no two games are alike
FEWEST: Final = 3  # choices that do something: with two one would guess
APART: Final = 12  # choices between two puzzles of a game
LOOKS: Final = 4  # with luck drawn anew
DEEPER: Final = 4  # times as many simulations as an analysis takes for a look
NEAR: Final = 2.0  # times the least difference: what is further behind needs no deeper look
PLAYED_ON: Final = 16  # games from each of the two best choices


def find(game: Game, seed: int) -> Iterator[Puzzle]:
    """Play a game and hand out its puzzles. The same seed gives the same game and the same puzzles."""
    judge = ladder(game.id, game.seats).judge
    bot = PLAYERS.get(game.id, judge) if plays_with_network(game) else judge
    players = [thinker(make_agent(bot, seed + seat), game) for seat in range(game.seats)]
    luck, record, last = Random(seed), Record(game, numbered(["Bot"] * game.seats)), -APART
    while not (at := record.position()).over:
        choices = at.choices()
        if at.actor == CHANCE or len(choices) == 1:
            record.play(at.sample(luck) if at.actor == CHANCE else choices[0])
            continue
        here = at.copy()
        here.resample(at.actor, luck)
        opinions = players[at.actor].explain(game, here)
        made, many = len(record.choices), sum(targets(game, choice) for choice in choices)
        if many >= FEWEST and made >= last + APART and is_clear(players[at.actor], here, opinions):
            copy = Record(game, record.seats, record.choices)
            if (puzzle := puzzle_at(copy, judge, opinions[0].choice)) is not None:
                last = made
                yield puzzle
        record.play(drawn(opinions, luck) if luck.random() < WHIM else opinions[0].choice)


def drawn(opinions: list[Opinion], luck: Random) -> int:
    """A choice by how often it was tried."""
    tried = [opinion for opinion in opinions if opinion.visits]
    return luck.choices([one.choice for one in tried], [one.visits for one in tried])[0]


def least(game: Game) -> float:
    """The difference in points that makes a puzzle."""
    return HALF.get(game.id, USUAL_HALF)


def is_clear(player: Foreseer, at: Position, opinions: list[Opinion]) -> bool:
    """Whether no other choice comes near the best, at a quick look."""
    best, needed = opinions[0], least(at.game)
    if margin([opinion for opinion in opinions if opinion.visits]) < needed:  # it only guessed at the others
        return False
    value = player.foresee(at, best.choice).value
    return all(value - player.foresee(at, other.choice).value >= needed for other in opinions[1:])


def margin(opinions: list[Opinion]) -> float:
    """By how much the first is better than all others."""
    return opinions[0].value - max((opinion.value for opinion in opinions[1:]), default=-inf)


def thinker(agent: object, game: Game) -> Foreseer:
    found = agent.sit_down(game) if isinstance(agent, AtTable) else agent
    assert isinstance(found, Foreseer), f"{found} cannot compare choices"
    return found


def puzzle_at(record: Record, judge: str, best: int) -> Puzzle | None:
    """The puzzle at the end of a record, if there is one."""
    at = record.position()
    found = Judge(judge).judge(at)
    if found.best.choice != best or found.margin() < least(at.game):
        return None
    opinions = looked_deeper(at, found)
    if opinions is None or not holds_to_the_end(at, [opinion.choice for opinion in opinions[:2]]):
        return None
    verdict = Verdict(
        len(record.choices) + 1,
        1,
        at.game.round(at),
        at.actor,
        opinions[1],
        opinions,
        found.leads,
        at.scores(),
        found.lines,
    )
    solvers = [name for name in SOLVERS if make_agent(name).choose(at.game, at.copy()) == best]
    return Puzzle(record, explained(verdict, at), solvers)


def looked_deeper(at: Position, first: Judgement) -> list[Opinion] | None:
    """What a deeper look says, the best first; None if the best is not clearly best in all of them."""
    game, best = at.game, first.best
    near = [one.choice for one in first.opinions[1:] if one.value > best.value - NEAR * least(game)]
    seen: dict[int, list[float]] = {choice: [] for choice in (best.choice, *near)}
    for seed in range(LOOKS):
        here = at.copy()
        here.resample(at.actor, Random(seed))
        deep = thinker(make_agent(deeper(game), seed), game)
        for choice, values in seen.items():
            values.append(deep.foresee(here, choice).value)
            if values[-1] > seen[best.choice][-1] - least(game) / 2 and choice != best.choice:
                return None
    means = {choice: fmean(values) for choice, values in seen.items()}
    shift = means[best.choice] - best.value  # for those that nobody looked at again
    opinions = [one._replace(value=means.get(one.choice, one.value + shift)) for one in first.opinions]
    opinions = [opinions[0], *sorted(opinions[1:], key=lambda one: -one.value)]
    return opinions if margin(opinions) >= least(game) else None


def deeper(game: Game) -> str:
    """An agent that thinks as the judge does, and looks at each choice for longer."""
    spec = thinking(BRISK, game.id, plays_with_network(game))
    usual = thinker(make_agent(spec), game).level.look  # type: ignore[attr-defined]
    return f"{spec},look={DEEPER * usual}"


def holds_to_the_end(at: Position, choices: list[int]) -> bool:
    """Whether the first of two choices comes out ahead, if a simple bot plays on from both with the same luck."""
    ahead = [played_on(at, choices[0], seed) - played_on(at, choices[1], seed) for seed in range(PLAYED_ON)]
    return fmean(ahead) > stdev(ahead) / PLAYED_ON**0.5


def played_on(at: Position, choice: int, seed: int) -> float:
    """By how much the seat that acts is ahead at the end."""
    nature, quick, seat = Nature(seed), GreedyAgent(seed), at.actor
    here = at.copy()
    here.resample(seat, Random(seed))
    here.play(choice)
    while not here.over:
        here.play(nature.draw(here) if here.actor == CHANCE else quick.choose(here.game, here))
    return lead(seat, here.scores())
