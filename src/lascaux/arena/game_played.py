"""One game played by agents, with everything a run keeps of it."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter
from typing import Final, NamedTuple, TypedDict

from lascaux.agents import Agent, make_agent
from lascaux.agents.guest import guest
from lascaux.arena.errors import ArenaError
from lascaux.arena.nature import Nature
from lascaux.arena.schedule import Fixture
from lascaux.core.game import Game
from lascaux.core.options import OptionValue
from lascaux.core.position import CHANCE, Position
from lascaux.games import load
from lascaux.record import Record

WORKING: Final = ("place", "take")  # the verbs that place a worker or take an action tile


class Outcome(TypedDict):
    """Who played and how it ended. Lists go by seat."""

    number: int
    seats: list[str]
    scores: list[float]
    winners: list[int]


class GamePlayed(Outcome):
    """A line of `games.jsonl`; see docs/arena.md."""

    pair: int
    seed: int
    length: int  # choices, including nature's and forced ones
    rounds: int
    categories: list[dict[str, float]]
    taken: list[list[tuple[int, str]]]  # (round, what), in order
    spaces: list[dict[str, int]]  # how often each worker's place or action tile was chosen
    seconds: list[float]  # spent thinking
    choices: list[int]  # free ones: where there was more than one
    scores_by_round: list[list[float]]


class Finished(NamedTuple):
    """What comes back from a worker."""

    game: GamePlayed
    record: str


@dataclass(frozen=True)
class Task:
    """Plays fixtures of one game, wherever it is sent."""

    game: str
    options: dict[str, OptionValue]
    guests: Mapping[str, Agent | bytes] = field(default_factory=dict)  # pickled, a guest begins each game anew

    def __call__(self, fixture: Fixture) -> Finished:
        try:
            return play(loaded(self.game, tuple(self.options.items())), fixture, self.guests)
        except Exception as error:  # whatever an agent does wrong, the run must be able to say in which game
            raise ArenaError(f"{fixture} failed: {type(error).__name__}: {error}") from error


@cache
def loaded(game: str, options: tuple[tuple[str, OptionValue], ...]) -> Game:
    return load(game, **dict(options))


def seated(name: str, seed: int, guests: Mapping[str, Agent | bytes]) -> Agent:
    if name not in guests:
        return make_agent(name, seed)
    thing = guests[name]
    return guest(pickle.loads(thing) if isinstance(thing, bytes) else thing, seed, name)


def play(game: Game, fixture: Fixture, guests: Mapping[str, Agent | bytes]) -> Finished:
    """Play a fixture to its end."""
    agents = [seated(name, fixture.agent_seed(seat), guests) for seat, name in enumerate(fixture.seats)]
    nature = Nature(fixture.seed)
    record = Record(game, fixture.seats)
    chronicle = Chronicle(game)
    while not (at := record.position()).over:
        seat, began = at.actor, perf_counter()
        if seat == CHANCE:
            choice = nature.draw(at)
        elif len(choices := at.choices()) == 1:
            choice = choices[0]
        else:
            choice = agents[seat].choose(game, at)
            chronicle.thought(seat, perf_counter() - began)
        record.play(choice)
        chronicle.note(seat, choice, record.position())
    return Finished(chronicle.entry(fixture, record), record.text())


class Chronicle:
    """Notes what happens in a game, choice by choice."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.all_seats = range(game.seats)
        at = game.start()
        self.round = game.round(at)
        self.owned = [Counter(game.owned(at, seat)) for seat in self.all_seats]
        self.taken: list[list[tuple[int, str]]] = [[] for _ in self.all_seats]
        self.spaces: list[Counter[str]] = [Counter() for _ in self.all_seats]
        self.seconds = [0.0 for _ in self.all_seats]
        self.choices = [0 for _ in self.all_seats]
        self.scores_by_round: list[list[float]] = []

    def thought(self, seat: int, seconds: float) -> None:
        self.seconds[seat] += seconds
        self.choices[seat] += 1

    def note(self, seat: int, choice: int, after: Position) -> None:
        """A choice and the position it led to."""
        if seat != CHANCE:
            verb = self.game.verbs.verb(choice)
            if verb.word in WORKING:
                self.spaces[seat][" ".join([verb.word, *verb.names(choice)[:1]])] += 1
        for owner in self.all_seats:
            owned = Counter(self.game.owned(after, owner))
            self.taken[owner] += [(self.round, thing) for thing in (owned - self.owned[owner]).elements()]
            self.owned[owner] = owned
        self.round = self.game.round(after)
        ended = self.round if after.over else self.round - 1
        while len(self.scores_by_round) < ended:
            self.scores_by_round.append(after.scores())

    def entry(self, fixture: Fixture, record: Record) -> GamePlayed:
        at = record.position()
        return GamePlayed(
            number=fixture.number,
            pair=fixture.pair,
            seed=fixture.seed,
            seats=list(fixture.seats),
            scores=at.scores(),
            winners=self.winners(at),
            length=len(record.choices),
            rounds=self.round,
            categories=[self.categories(at, seat) for seat in self.all_seats],
            taken=self.taken,
            spaces=[dict(sorted(counts.items())) for counts in self.spaces],
            seconds=[round(seconds, 6) for seconds in self.seconds],
            choices=self.choices,
            scores_by_round=self.scores_by_round,
        )

    def winners(self, at: Position) -> list[int]:
        """The seats that win; alone, a player who reaches the printed goal, if there is one."""
        goals = self.game.goals()
        if not goals:
            return at.winners()
        return [0] if at.winners() and goals[0].reached(at.scores()[0]) else []

    def categories(self, at: Position, seat: int) -> dict[str, float]:
        """The scoresheet without its sums, so that the points add up to the score."""
        return {line.category: line.points for line in self.game.scoresheet(at, seat).lines if not line.is_sum}
