"""Seeded games to test on: varied, and the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from librt.random import Random

from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.core.verbs import Verbs
from lascaux.testing.rows import Row

PATIENCE = 2500  # choices, after which everybody plays without a taste, so that no game is put off for ever
LONGEST = 12_000  # choices; a game that takes more is taken to be endless


@lru_cache
def verb_numbers(verbs: Verbs) -> list[int]:
    """The number of each choice's verb."""
    return [number for number, verb in enumerate(verbs.all) for _ in range(verb.size)]


class Driver:
    """Plays for everybody: for nature by weight, for players with a taste that is drawn for each game.

    A taste prefers some verbs to others. So one game is all building, another never stops to exchange, and together
    they see much more than games of equal chances would.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Random(seed)
        self.verb = verb_numbers(game.verbs)
        self.taste = [4 ** self.rng.randrange(5) for _ in game.verbs.all]
        self.made = 0

    def choose(self, at: Position) -> int:
        self.made += 1
        if at.actor == CHANCE:
            return at.sample(self.rng)
        verb, taste = self.verb, self.taste
        choices = at.choices()
        if self.made > PATIENCE:
            return choices[self.rng.randrange(len(choices))]
        left = self.rng.randrange(sum([taste[verb[choice]] for choice in choices]))
        for choice in choices:
            left -= taste[verb[choice]]
            if left < 0:
                break
        return choice


def positions(game: Game, seed: int, start: Position | None = None) -> Iterator[Position]:
    """One position that moves on through a whole game: at its start (or at another), then after every choice."""
    driver = Driver(game, seed)
    at = start.copy() if start else game.start()
    yield at
    for _ in range(LONGEST):
        if at.over:
            return
        at.apply(driver.choose(at))
        yield at
    raise AssertionError(f"not over after {LONGEST} choices")


def choices_made(game: Game, seed: int) -> list[int]:
    """The choices of the same game."""
    driver = Driver(game, seed)
    at = game.start()
    made: list[int] = []
    while not at.over and len(made) < LONGEST:
        made.append(driver.choose(at))
        at.apply(made[-1])
    return made


def some_positions(game: Game, seed: int, every: int) -> list[Position]:
    """Copies out of one game, the last one included."""
    *most, last = [at.copy() for at in positions(game, seed)]
    return [*most[seed % every :: every], last]


def starts(row: Row, seed: int) -> list[Position]:
    """Where the games of a seed begin: at the start, and in one of the rare positions, if there are any."""
    return [row.game.start(), *row.rare[seed % len(row.rare) :][:1]] if row.rare else [row.game.start()]


def check_invariants(row: Row, seeds: range) -> None:
    """Play these games and check the invariants at every step."""
    for seed in seeds:
        for start in starts(row, seed):
            for step, at in enumerate(positions(row.game, seed, start)):
                try:
                    row.checks.invariants(at)
                except AssertionError as error:
                    raise AssertionError(f"{row.id}, seed {seed}, after {step} choices: {error}") from error
