"""Levels of play: budgets and settings as data."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TypeVar

from lascaux.agents.turn_ends import BEAM, SAMPLES


@dataclass(frozen=True)
class Level:
    """How a search thinks. A limit of 0 is no limit; at least one of the two is set."""

    simulations: int = 0
    milliseconds: int = 0
    explore: float = 1.2
    focus: float = 3.0  # points; how far the evaluation guides the search
    playout: int = 12  # choices played by the game's policy before the evaluation
    look: int = 3  # choices of which such a playout takes the one that the evaluation likes best
    hope: float = 0.3  # solo: the share of the best outcome in what is expected
    whim: float = 0.0  # how often a choice is drawn by visits instead of taking the most visited


@dataclass(frozen=True)
class TurnLevel:
    """How a search over whole turns thinks. A limit of 0 is no limit; at least one of the two is set."""

    simulations: int = 0
    milliseconds: int = 0
    explore: float = 1.5
    focus: float = 1.0  # points; how far the evaluation of a turn's end guides the search
    turns: int = 4  # played before the evaluation
    lines: int = 12  # considered in each position
    beam: int = 24  # lines that are continued after each choice, where they are proposed
    playout_beam: int = 2  # and where they are only played out
    look: int = 8  # simulations after each choice, where all of them are compared
    whim: float = 0.0  # how often a choice is drawn by visits instead of taking the most visited


@dataclass(frozen=True)
class NetworkLevel:
    """How a search with a network thinks. Without any limit it does not search: it makes the likeliest choice."""

    simulations: int = 0
    milliseconds: int = 0
    explore: float = 0.8
    heat: float = 1.0  # above one, choices that the network thinks unlikely are tried more
    batch: int = 8  # leaves that the network values at a time
    look: int = 64  # simulations after each choice, where all of them are compared
    whim: float = 0.0  # how often a choice is drawn by visits instead of taking the most visited


@dataclass(frozen=True)
class GreedyLevel:
    """How closely greedy play looks at the rest of a turn."""

    beam: int = BEAM  # positions that are continued after each choice
    samples: int = SAMPLES  # outcomes tried where chance follows immediately
    whim: float = 0.0  # how often a choice is drawn instead of taking the best
    whole: int = 0  # 1: a turn is decided as a whole, until nature acts


AnyLevel = TypeVar("AnyLevel", Level, TurnLevel, NetworkLevel, GreedyLevel)
Limited = TypeVar("Limited", Level, TurnLevel)


def parse_level(text: str) -> Level:
    """Reads `simulations=500,playout=0`: a custom level."""
    return with_budget(read_settings(Level(), text))


def parse_turn_level(text: str) -> TurnLevel:
    """Reads `simulations=60,turns=6`: a custom level for a search over whole turns."""
    level = with_budget(read_settings(TurnLevel(), text))
    for name in ("focus", "turns", "lines", "beam", "playout_beam", "look"):
        if not getattr(level, name):
            raise ValueError(f"the search's {name} cannot be 0; it must be more")
    return level


def parse_network_level(text: str) -> NetworkLevel:
    """Reads `simulations=200,batch=16`: a custom level for a search with a network."""
    level = read_settings(NetworkLevel(), text)
    for name in ("batch", "look"):
        if not getattr(level, name):
            raise ValueError(f"the search's {name} cannot be 0; it must be 1 or more")
    return level


def parse_greedy_level(text: str) -> GreedyLevel:
    """Reads `beam=1,samples=1`: greedy play that hurries."""
    level = read_settings(GreedyLevel(), text)
    for name in ("beam", "samples"):
        if not getattr(level, name):
            raise ValueError(f"the search's {name} cannot be 0; it must be 1 or more")
    return level


def with_budget(level: Limited) -> Limited:
    if not level.simulations and not level.milliseconds:
        raise ValueError("a search needs a budget: simulations=NUMBER or milliseconds=NUMBER, more than 0")
    return level


def read_settings(level: AnyLevel, text: str) -> AnyLevel:
    """A level with these settings changed."""
    settings = [field.name for field in fields(level)]
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        if name not in settings or not equals:
            raise ValueError(f"{part!r} is not a setting of the search; write NAME=NUMBER with {', '.join(settings)}")
        kind = type(getattr(level, name))
        try:
            number = kind(value)
        except ValueError as error:
            raise ValueError(f"the search's {name} must be a number, not {value!r}") from error
        if number < 0:
            raise ValueError(f"the search's {name} cannot be {value}; it must be 0 or more")
        level = replace(level, **{name: number})
    return level
