"""Agents that are not ours: anything with `choose(game, at)`. They see a copy, and their answers are checked."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from operator import index
from typing import Any

from lascaux.agents.agent import Agent, Opinion, Thinker
from lascaux.core.errors import IllegalChoice, UnknownChoice
from lascaux.core.game import Game
from lascaux.core.position import Position


class BadAgent(ValueError):
    """An agent that cannot be had, or that does not play by the rules; the text says what it did."""


class Guest:
    """Somebody else's agent at our table."""

    def __init__(self, agent: Agent, name: str) -> None:
        self.agent = agent
        self.name = name

    def choose(self, game: Game, at: Position) -> int:
        return checked(self.name, at, self.agent.choose(game, at.copy()))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


class ThinkingGuest(Guest):
    """One that explains itself."""

    agent: Thinker

    def explain(self, game: Game, at: Position) -> list[Opinion]:
        return self.agent.explain(game, at.copy())


class Chooser:
    """A plain function as an agent."""

    def __init__(self, function: Callable[[Game, Position], int]) -> None:
        self.function = function

    def choose(self, game: Game, at: Position) -> int:
        return self.function(game, at)


def checked(name: str, at: Position, answer: Any) -> int:
    """The answer of an agent, if it is a legal choice."""
    try:
        choice = index(answer)
    except TypeError:
        raise BadAgent(f"{name} answered {answer!r}; it must be one of the numbers that at.choices() lists") from None
    try:
        at.refuse_illegal(choice)
    except (UnknownChoice, OverflowError, TypeError):  # the last two where a number is too large for the engine
        raise BadAgent(f"{name} answered {answer!r}; that is the number of no choice") from None
    except IllegalChoice as error:
        raise BadAgent(f"{name} chose {error}") from None
    return choice


def guest(thing: Any, seed: int = 0, name: str = "") -> Guest:
    """An agent from an object with `choose(game, at)`, a class of such objects, or a function like `choose` itself.

    A class is made with `seed=` if it takes one, otherwise with nothing.
    """
    name = name or getattr(thing, "__name__", type(thing).__name__)
    if isinstance(thing, type):
        check_chooses(thing, name)
        thing = made(thing, seed, name)
    elif inspect.isroutine(thing):
        thing = Chooser(thing)
    check_chooses(thing, name)
    return (ThinkingGuest if isinstance(thing, Thinker) else Guest)(thing, name)


def check_chooses(thing: Any, name: str) -> None:
    if not callable(getattr(thing, "choose", None)):
        raise BadAgent(f"{name} cannot play: it has no method choose(game, at)")


def made(kind: type, seed: int, name: str) -> Any:
    try:
        takes_seed = "seed" in inspect.signature(kind).parameters
    except ValueError:  # a class in C that does not say
        takes_seed = False
    try:
        return kind(seed=seed) if takes_seed else kind()
    except Exception as error:  # somebody else's code
        raise BadAgent(f"{name} cannot be made: {type(error).__name__}: {error}") from error
