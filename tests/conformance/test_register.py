"""Every game is in the register with all that it offers, and its invariants hold."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import lascaux
from lascaux.core.view import open_decision
from tests.conformance.games import NAMES, ROWS, Row, game_of
from tests.conformance.play import check_invariants, positions, starts

GAMES_WITH_INVARIANTS = 100  # of each row, at every run
GAMES_WITH_INVARIANTS_FULL = 20_000  # of games of ordinary length


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_registered_with_every_value_of_its_options(name: str) -> None:
    seen = [game_of(row.id).options for row in ROWS if row.name == name]
    for option in lascaux.games.games()[name].declared:
        assert {options[option.name] for options in seen} == set(option.values)


@pytest.mark.parametrize("name", NAMES)
def test_the_games_see_every_verb_and_every_kind_of_decision(name: str) -> None:
    verbs, decisions = set(), set()
    for row in (row for row in ROWS if row.name == name):
        game = game_of(row.id)
        for seed in row.seeds(60):
            for start in starts(row.id, seed):
                for at in positions(game, seed, start):
                    decisions.add(open_decision(at))
                    verbs |= {game.verbs.verb(choice).word for choice in at.choices()}
    assert verbs == {verb.word for verb in game.verbs.all}
    assert decisions == {decision.id for decision in game.decisions if not decision.automatic} | {"over"}


def test_invariants_hold_at_every_step(row: Row) -> None:
    check_invariants(row.id, row.seeds(GAMES_WITH_INVARIANTS))


@pytest.mark.full
def test_invariants_hold_at_every_step_of_many_games(row: Row) -> None:
    seeds = row.seeds(GAMES_WITH_INVARIANTS_FULL)
    chunks = [seeds[first : first + 250] for first in range(0, len(seeds), 250)]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for _ in pool.map(check_invariants, [row.id] * len(chunks), chunks):
            pass
