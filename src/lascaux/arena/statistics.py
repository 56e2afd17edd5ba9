"""Win rates and mean scores with their uncertainty."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

from lascaux.arena.game_played import GamePlayed

Z: Final = 1.959964  # a normal variate lies within this many deviations 95 % of the time


class Rate(NamedTuple):
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float


class Mean(NamedTuple):
    value: float
    error: float | None  # the standard error; None while a single sample says nothing about it


def wilson(wins: float, games: int, z: float = Z) -> Rate:
    """The win rate with Wilson's interval, which stays between 0 and 1 and is honest about few games."""
    if not games:
        return Rate(0.0, 0.0, 1.0)
    share, extra = wins / games, z * z / games
    middle = (share + extra / 2) / (1 + extra)
    spread = z * sqrt(share * (1 - share) / games + extra / (4 * games)) / (1 + extra)
    return Rate(share, max(0.0, middle - spread), min(1.0, middle + spread))


class Samples:
    """Numbers in groups. Those of a group share their luck; only the groups are independent of each other."""

    def __init__(self) -> None:
        self.groups: dict[int, tuple[float, int]] = {}  # the sum and the count of each

    def add(self, group: int, value: float) -> None:
        total, count = self.groups.get(group, (0.0, 0))
        self.groups[group] = (total + value, count + 1)

    @property
    def count(self) -> int:
        return sum(count for _, count in self.groups.values())

    def mean(self) -> Mean:
        """The mean of all numbers, its standard error from the spread between groups."""
        count, groups = self.count, len(self.groups)
        value = sum(total for total, _ in self.groups.values()) / count if count else 0.0
        if groups < 2:
            return Mean(value, None)
        spread = sum((total - number * value) ** 2 for total, number in self.groups.values())
        return Mean(value, sqrt(spread * groups / (groups - 1)) / count)


class Standing:
    """How one agent did, in one seat or in all."""

    def __init__(self) -> None:
        self.games = 0  # a game counts once for each seat that the agent had in it
        self.wins = 0.0  # a win shared by k seats counts 1/k for each; alone: the goals reached
        self.scores = Samples()
        self.seconds = 0.0
        self.choices = 0

    def add(self, game: GamePlayed, seat: int) -> None:
        self.games += 1
        self.wins += 1 / len(game["winners"]) if seat in game["winners"] else 0
        self.scores.add(game["pair"], game["scores"][seat])
        self.seconds += game["seconds"][seat]
        self.choices += game["choices"][seat]

    @property
    def win_rate(self) -> Rate:
        return wilson(self.wins, self.games)

    @property
    def score(self) -> Mean:
        return self.scores.mean()

    @property
    def seconds_per_choice(self) -> float:
        return self.seconds / max(1, self.choices)


class Standings:
    """All agents of a run, overall and by seat; grows game by game."""

    def __init__(self, agents: Iterable[str], seats: int, games: Iterable[GamePlayed] = ()) -> None:
        self.agents = list(dict.fromkeys(agents))
        self.overall = {agent: Standing() for agent in self.agents}
        self.by_seat = {agent: [Standing() for _ in range(seats)] for agent in self.agents}
        self.seats = [Standing() for _ in range(seats)]  # no matter who sat there
        self.games = 0
        for game in games:
            self.add(game)

    def add(self, game: GamePlayed) -> None:
        self.games += 1
        for seat, agent in enumerate(game["seats"]):
            for standing in (self.overall[agent], self.by_seat[agent][seat], self.seats[seat]):
                standing.add(game, seat)

    def lead(self, first: str, second: str) -> Mean:
        """By how many points the first agent's mean is ahead of the second's, pair by pair: shared luck drops out."""
        ahead = Samples()
        theirs = self.overall[second].scores.groups
        for pair, (total, count) in self.overall[first].scores.groups.items():
            if pair in theirs:
                ahead.add(pair, total / count - theirs[pair][0] / theirs[pair][1])
        return ahead.mean()
