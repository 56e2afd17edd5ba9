"""Chance in the arena: shared by the games of a pair, untouched by the agents, and fair."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

import lascaux
from lascaux.agents import make_agent
from lascaux.arena.nature import Nature
from lascaux.core.game import Game
from lascaux.core.view import open_decision

GAMES = [
    ("cave-vs-cave", {"players": 2}),
    ("cave-vs-cave", {"players": 2, "eras": "short"}),
    ("stone-age", {"players": 2}),
    ("caverna", {"players": 3}),
]


class Draw(NamedTuple):
    possible: dict[int, int]  # each outcome with its weight
    outcome: int


def draws(game: Game, agents: list[str], seed: int, own_seed: int = 0) -> dict[tuple[str, int], Draw]:
    """Every draw of a game: by its kind, and as the how-manieth of that kind."""
    at, nature = game.start(), Nature(seed)
    players = [make_agent(name, own_seed + seat) for seat, name in enumerate(agents)]
    found: dict[tuple[str, int], Draw] = {}
    while not at.over:
        if at.actor == lascaux.CHANCE:
            kind = open_decision(at)
            possible = dict(zip(at.choices(), at.weights(), strict=True))
            choice = nature.draw(at)
            found[kind, nature.drawn[kind] - 1] = Draw(possible, choice)
        else:
            choice = players[at.actor].choose(game, at)
        at.play(choice)
    return found


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_two_games_of_a_pair_get_the_same_answer_to_the_same_question(name: str, options: dict[str, object]) -> None:
    game = lascaux.load(name, **options)
    agents = ["search:simulations=5", *["random"] * (game.seats - 1)]
    first, second = draws(game, agents, 3), draws(game, agents[::-1], 3)
    common = [key for key in first if key in second and first[key].possible == second[key].possible]
    assert len(common) >= 10
    assert [key for key in common if first[key].outcome != second[key].outcome] == []


def test_the_same_tiles_are_revealed_in_the_same_rounds_whoever_plays() -> None:
    game = lascaux.load("cave-vs-cave")
    first, second = (draws(game, agents, 11) for agents in (["greedy", "random"], ["random", "random"]))
    reveals = [key for key in first if key[0] == "reveal-tile"]
    assert len(reveals) == 8
    assert [first[key] for key in reveals] == [second[key] for key in reveals]


def test_an_outcome_that_is_gone_changes_only_the_draws_that_it_would_have_been() -> None:
    game = lascaux.load("stone-age", players=2)
    compared = 0
    for seed in range(10):
        first, second = (draws(game, ["random", "random"], seed, own_seed) for own_seed in (0, 10))
        for key in first.keys() & second.keys():
            fewer, more = sorted((first[key], second[key]), key=lambda draw: len(draw.possible))
            if fewer.possible.keys() < more.possible.keys() and more.outcome in fewer.possible:
                compared += 1
                assert fewer.outcome == more.outcome
    assert compared > 5


def test_different_seeds_give_different_luck() -> None:
    game = lascaux.load("cave-vs-cave")
    assert draws(game, ["random", "random"], 1) != draws(game, ["random", "random"], 2)


def test_every_start_player_is_as_likely_as_the_next() -> None:
    at = lascaux.load("caverna", players=4).start()
    assert open_decision(at) == "choose-starter"
    counts = Counter(Nature(seed).draw(at) for seed in range(4000))
    assert len(counts) == 4
    assert all(abs(count - 1000) < 5 * 27.4 for count in counts.values())  # five standard deviations


def test_a_weight_of_two_happens_twice_as_often() -> None:
    """Caverna's harvest markers: as many shares as markers are left of a kind."""
    game = lascaux.load("caverna", players=3)
    at, nature = game.start(), Nature(1)
    while open_decision(at) != "draw-marker":
        at.play(nature.draw(at) if at.actor == lascaux.CHANCE else at.choices()[0])
    weights = {choice: int(weight) for choice, weight in zip(at.choices(), at.weights(), strict=True)}
    assert len(set(weights.values())) == 2
    total, trials = sum(weights.values()), 4000
    counts = Counter(Nature(seed).draw(at) for seed in range(trials))
    for choice, weight in weights.items():
        share = weight / total
        assert abs(counts[choice] - trials * share) < 5 * (trials * share * (1 - share)) ** 0.5
