"""What somebody writes who uses Lascaux: type-checked as it is, by mypy and pyright, in `test_types.py`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import assert_type

import lascaux
from lascaux import Agent, Game, Position, Record
from lascaux.arena import match
from lascaux.games.cave_vs_cave.game import CaveVsCave
from lascaux.games.cave_vs_cave.view import CaveVsCaveView


class First:
    """An agent."""

    def choose(self, game: Game, at: Position) -> int:
        return at.choices()[0]


def play(game: Game, agents: Sequence[Agent]) -> Record:
    rng = random.Random(7)
    record = Record(game)
    while not (at := record.position()).over:
        choices = at.choices()
        assert_type(choices, Sequence[int])
        record.play(at.sample(rng) if at.actor == lascaux.CHANCE else agents[at.actor].choose(game, at))
    return record


game = lascaux.load("cave-vs-cave", eras=2)
assert_type(game, CaveVsCave)
at = game.start()
at.play(at.choices()[0])
at.apply(rng := random.Random(1).choice(at.choices()))
view = game.view(at, 0)
assert_type(view, CaveVsCaveView)
goods: dict[str, int] = view["caves"][0]["goods"]
again = game.from_bytes(at.to_bytes())
assert_type(again.copy() == at, bool)
name: str = game.name(rng)
number: int = game.parse(name)
reason = game.why_not(at, number)
text: str = "" if reason is None else reason.text
match(game, [First(), "greedy"])
any_game: Game = lascaux.load(input())
scores: list[float] = play(any_game, [First(), lascaux.make_agent("greedy")]).position().scores()
