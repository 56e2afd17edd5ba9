"""Twins: two tables that differ in one choice of nature that somebody may not know.

The secret is a card that another seat drew blind. Whatever the server says to that person about the one table, it
must say about the other, byte for byte.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from random import Random
from typing import NamedTuple

from hypothesis import Phase
from hypothesis import strategies as st

from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from tests.conformance.games import ROWS, game_of

SECRETIVE = [row.id for row in ROWS if row.name == "stone-age"]
PEOPLE = ("ann", "ben", "cem", None)  # None is a bot's seat
WITHOUT_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)  # a smaller secret is no clearer
FURTHER = 60  # choices after the secret


def eager(game: Game, at: Position, luck: Random) -> int:
    """A choice that brings the card with the blind draw to a tribe soon, and is anything else now and then."""
    if at.actor == CHANCE:
        return next((c for c in at.choices() if game.name(c) == "deal c05"), 0) or at.sample(luck)
    choices = {game.name(choice): choice for choice in at.choices()}
    wanted = ["buy", "place card-1 1", "place river 3", "place forest 4", "resolve river", "resolve forest"]
    for name in wanted:
        if name in choices and luck.random() < 0.8:
            return choices[name]
    return luck.choice(list(choices.values()))


class Secret(NamedTuple):
    """A game in which somebody draws a card blind, and goes on for a while."""

    game: Game
    choices: list[int]
    drawn: int  # the place of the secret choice
    owner: int


@lru_cache(maxsize=256)
def game_with_a_secret(mode: str, seed: int) -> Secret:
    game, seeds = game_of(mode), count(1000 * seed)
    while True:
        luck = Random(next(seeds))
        at, choices, drawn, owner = game.start(), list[int](), -1, -1
        while not at.over and len(choices) < (400 if drawn < 0 else drawn + FURTHER):
            choice = eager(game, at, luck)
            if game.hides(at, choice, ()):
                drawn, owner = len(choices), next(s for s in range(game.seats) if not game.hides(at, choice, {s}))
            choices.append(choice)
            at.play(choice)
        if drawn >= 0 and not at.over:
            return Secret(game, choices, drawn, owner)


def after(game: Game, choices: Sequence[int]) -> Position:
    at: Position = game.start()
    for choice in choices:
        at.play(choice)
    return at


class Twins(NamedTuple):
    """The choices of two tables that differ in the secret one only, and who sits where."""

    secret: Secret
    one: list[int]
    other: list[int]
    seats: list[str | None]


@st.composite
def twins(draw: st.DrawFn) -> Twins:
    secret = game_with_a_secret(draw(st.sampled_from(SECRETIVE)), draw(st.integers(0, 15)))
    game, choices, drawn, owner = secret
    ends = [end for end in range(drawn + 1, len(choices) + 1) if somebody_acts(game, choices, end)]
    one = choices[: draw(st.sampled_from(ends))]
    order = list(after(game, one[:drawn]).choices())
    Random(draw(st.integers(0, 99))).shuffle(order)
    other = next(twin for choice in order if (twin := with_secret(secret, one, choice)) != one and playable(game, twin))
    seats = [draw(st.sampled_from(PEOPLE)) for _ in range(game.seats)]
    seats[owner] = draw(st.sampled_from(("owner", None)))
    return Twins(secret, one, other, seats)


@lru_cache(maxsize=256)
def acting(game: Game, choices: tuple[int, ...]) -> list[int]:
    """Who has something to decide at the start and after each choice."""
    at = game.start()
    actors = [int(at.actor)]
    for choice in choices:
        at.play(choice)
        actors.append(int(at.actor) if len(at.choices()) > 1 else CHANCE)
    return actors


def somebody_acts(game: Game, choices: list[int], end: int) -> bool:
    """Otherwise the table would go on by itself, and what nature does would not be the same at both."""
    return acting(game, tuple(choices))[end] != CHANCE


def with_secret(secret: Secret, choices: list[int], choice: int) -> list[int]:
    """The same choices with another secret."""
    return [*choices[: secret.drawn], choice, *choices[secret.drawn + 1 :]]


def playable(game: Game, choices: Sequence[int]) -> bool:
    at = game.start()
    for choice in choices:
        if choice not in at.choices():
            return False
        at.play(choice)
    return True
