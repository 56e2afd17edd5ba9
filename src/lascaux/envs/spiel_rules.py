"""A loaded game with what OpenSpiel asks about it: how long it can get, and what nature tells only one seat."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final, NamedTuple

import lascaux
from lascaux.core.game import Game
from lascaux.core.options import OptionValue
from lascaux.core.position import CHANCE, Position

Options = tuple[tuple[str, OptionValue], ...]
"""By name, in alphabetical order."""

# A game may be put off for as long as its players like (in Stone Age by buying nothing), but OpenSpiel wants to know
# how long it can get. So it is broken off, with the points as they stand, at several times the length of the longest
# of some random games: four times that is more than anybody who wants to win would need.
MEASURED_GAMES: Final = 32
PATIENCE: Final = 4


class Limits(NamedTuple):
    """After how many choices a game is broken off."""

    decisions: int
    draws: int  # by nature


def measure(game: Game) -> Limits:
    """From random games that are the same on every machine."""
    rng = Random(0)
    longest = [0, 0]
    for _ in range(MEASURED_GAMES):
        at, made = game.start(), [0, 0]
        while not at.over:
            made[at.actor == CHANCE] += 1
            at.apply(at.sample(rng))  # players' choices weigh the same
        longest = [max(pair) for pair in zip(longest, made, strict=True)]
    return Limits(*(PATIENCE * count for count in longest))


class Rules:
    """A loaded game and what OpenSpiel asks about it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.start = game.start()
        self.limits = measure(game)
        self.hides = hides(self.start)
        self._public: set[int] = set()

    def told(self, at: Position, choice: int) -> int | None:
        """The only seat that learns what nature chooses, according to the log; None where all do."""
        if not self.hides or choice in self._public:
            return None
        in_public = self.game.log(at, choice)
        for seat in range(self.game.seats):
            if self.game.log(at, choice, seat=seat) != in_public:
                return seat
        self._public.add(choice)
        return None


def hides(at: Position) -> bool:
    """Whether a game has facts that some seats don't know: those that a search would have to redraw."""
    return type(at).resample is not Position.resample


@cache
def rules(name: str, options: Options) -> Rules:
    """Loaded and measured once."""
    return Rules(lascaux.load(name, **dict(options)))
