"""Who plays whom, in which seats and with which luck: the list of a run's games.

Games come in pairs (at larger tables: sets). All games of a pair have the same agents and the same chance seed, and
each agent sits once in every seat. The list depends on the setting alone, and a longer run begins like a shorter one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, count
from random import Random
from typing import TypeVar

from lascaux.arena.nature import AGENT_BITS, CHANCE_BITS, derive
from lascaux.arena.setting import TOURNAMENT, Setting

T = TypeVar("T")
Table = tuple[str, ...]


@dataclass(frozen=True)
class Fixture:
    """One game to be played. `seed` is the chance seed that its pair shares."""

    number: int
    pair: int
    seed: int
    seats: Table

    def agent_seed(self, seat: int) -> int:
        """Different in every game and seat, so that no agent repeats its thoughts from the pair's other games."""
        return derive(AGENT_BITS, "agent", self.seed, self.number, seat)

    def __str__(self) -> str:
        return f"game {self.number} ({' '.join(self.seats)})"


def schedule(setting: Setting) -> list[Fixture]:
    """All games of a run: as many as asked for, plus those that complete the last pair."""
    seats = setting.load_game().seats
    fixtures: list[Fixture] = []
    for pair, table in enumerate(tables_in_turn(setting, seats)):
        if len(fixtures) >= setting.games:
            break
        seed = derive(CHANCE_BITS, "chance", setting.seed, pair)
        for taken in rotations(shuffled(table, seed), seats):
            fixtures.append(Fixture(len(fixtures), pair, seed, taken))
    return fixtures


def tables_in_turn(setting: Setting, seats: int) -> Iterator[Table]:
    """A table for each pair, endlessly; every table comes up once before any comes up again."""
    tables = mixed_tables(setting.agents, seats) if setting.kind == TOURNAMENT else [tuple(setting.agents)]
    for cycle in count():
        yield from shuffled(tables, derive(CHANCE_BITS, "tables", setting.seed, cycle))


def mixed_tables(agents: Sequence[str], seats: int) -> list[Table]:
    """Every table with at least two different agents; for two seats that is a round robin, alone all take turns."""
    if seats == 1:
        return [tuple(agents)]
    return [table for table in combinations_with_replacement(agents, seats) if len(set(table)) > 1]


def rotations(table: Table, seats: int) -> list[Table]:
    """The table turned seat by seat, each arrangement once; agents without a seat wait for the next turn."""
    turned = [table[n:] + table[:n] for n in range(len(table))]
    return list(dict.fromkeys(arrangement[:seats] for arrangement in turned))


def shuffled(things: Sequence[T], seed: int) -> tuple[T, ...]:
    return tuple(Random(seed).sample(things, len(things)))
