"""A game in progress, without a screen: a record, who plays which seat, and what happens automatically."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from random import Random

from lascaux.agents import Agent, is_from_outside, make_agent, named_agent
from lascaux.agents.naming import numbered
from lascaux.beginning import letting_begin
from lascaux.cli.errors import Misuse
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.record import Record

PERSON = "me"
FREE = "free"  # on a server: the person who gets the invitation


class Session:
    """Advances through nature's, agents' and forced choices to a person's next decision."""

    def __init__(
        self,
        record: Record,
        seed: int,
        auto: bool = True,
        outside: Collection[str] = (),
        starter: int | None = None,
    ) -> None:
        self.record = record
        self.seed = seed
        self.auto = auto
        self.starter = starter  # unless chance decides who begins
        self.outside = outside  # agents that may run their code
        self.agents = [agent_called(name, seed + seat, outside) for seat, name in enumerate(record.seats)]
        self.at = record.position()

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def names(self) -> list[str]:
        return self.record.seats

    @property
    def watcher(self) -> int:
        """The seat from which the table is shown: the person who chooses now, else the first person, else seat 0."""
        persons = [seat for seat, agent in enumerate(self.agents) if agent is None]
        return self.at.actor if self.at.actor in persons else persons[0] if persons else 0

    def choose(self, choice: int) -> None:
        """Make a person's choice; an illegal one is refused."""
        self.record.play(choice)
        self.at = self.record.position()

    def advance(self, thinks: Callable[[str], None] = lambda name: None) -> None:
        """Play what needs no person; `thinks` is told the name of each agent before it thinks."""
        while not self.at.over and not self.is_free(self.at):
            if self.at.actor >= 0 and self.agents[self.at.actor] is not None:
                thinks(self.names[self.at.actor])
            self.choose(self.next_choice())

    def is_free(self, at: Position) -> bool:
        """Whether a person has something to decide; a forced choice does not count, unless all is done by hand."""
        return at.actor >= 0 and self.agents[at.actor] is None and (not self.auto or len(at.choices()) > 1)

    def next_choice(self) -> int:
        if self.at.actor == CHANCE:
            choice = letting_begin(self.game, self.at.choices(), self.starter)
            return self.at.sample(self.luck()) if choice is None else choice
        agent = self.agents[self.at.actor]
        return self.at.choices()[0] if agent is None else agent.choose(self.game, self.at)

    def luck(self) -> Random:
        """Nature's next draw depends only on how often it has drawn: taking a choice back never gives better luck."""
        drawn = sum(at.actor == CHANCE for at in self.record.positions()) - 1
        return Random(f"{self.seed} {drawn}")

    def free_moments(self, seat: int | None = None) -> list[int]:
        """The numbers of the free choices that people have made so far."""
        past = list(self.record.positions())[:-1]
        return [n for n, at in enumerate(past) if self.is_free(at) and seat in (None, at.actor)]

    def undo(self) -> bool:
        """Take back a person's last free decision and everything after it; False if there is none."""
        moments = self.free_moments()
        if moments:
            self.record.take_back(len(self.record.choices) - moments[-1])
            self.at = self.record.position()
        return bool(moments)

    def log(self, language: str, first: int = 0) -> list[str]:
        """A line for each choice from a number on, as the watcher may read it."""
        pairs = list(zip(self.record.positions(), self.record.choices, strict=False))[first:]
        return [self.game.log(at, choice, language, self.names, self.watcher) for at, choice in pairs]

    def news(self, language: str) -> list[str]:
        """What has happened since the watcher's last decision, including that."""
        moments = self.free_moments(self.watcher)
        return self.log(language, moments[-1] if moments else 0)


def agent_called(name: str, seed: int, outside: Collection[str] = ()) -> Agent | None:
    """The agent that plays a seat of this name, such as `greedy` or `greedy 2`; None for a person.

    One from outside plays only if it is among those that the command names: a saved game must not start programs.
    """
    first, _, number = name.rpartition(" ")
    for spec in (name, first) if number.isdecimal() else (name,):
        if spec in outside:
            return make_agent(spec, seed)
        if is_from_outside(spec):
            again = f"lascaux play --load FILE --against {shlex.quote(spec)}"
            raise Misuse(f"{spec} plays in this game, and a saved game starts nobody's code by itself; say: {again}")
        with suppress(ValueError):
            return named_agent(spec, seed)
    return None


def seat_names(seats: Sequence[str], person: str) -> list[str]:
    """The names of the seats for `me`, `me:Ada` or an agent."""
    return numbered([seat_name(seat, person) for seat in seats])


def seat_name(seat: str, person: str) -> str:
    kind, _, name = seat.partition(":")
    name = " ".join(name.split())
    if kind == PERSON:
        if name and (is_from_outside(name) or agent_called(name, 0)):
            raise Misuse(f"no seat can be {seat!r}: {name} is an agent's name")
        return name or person
    try:
        make_agent(seat)
    except ValueError as error:
        raise Misuse(f"no seat can be {seat!r}: {error}; people are {PERSON} or {PERSON}:NAME") from error
    return seat
