"""The conformance suite on all of our games, and the long run of it."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from lascaux.testing.play import check_invariants
from lascaux.testing.suite import Conformance
from tests.conformance.games import BY_ID, ROWS
from tools import rules_page

GAMES_WITH_INVARIANTS_FULL = 20_000  # of games of ordinary length


class TestConformance(Conformance):
    rows = ROWS
    clauses = rules_page.read_clauses(sorted(Path(rules_page.__file__).parent.parent.glob("docs/rules/*.md")))


def check(row_id: str, seeds: range) -> None:
    check_invariants(BY_ID[row_id], seeds)


@pytest.mark.full
@pytest.mark.parametrize("row_id", list(BY_ID))
def test_invariants_hold_at_every_step_of_many_games(row_id: str) -> None:
    seeds = BY_ID[row_id].seeds(GAMES_WITH_INVARIANTS_FULL)
    chunks = [seeds[first : first + 250] for first in range(0, len(seeds), 250)]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for _ in pool.map(check, [row_id] * len(chunks), chunks):
            pass


def test_every_game_of_ours_is_in_the_register() -> None:
    folder = Path(rules_page.__file__).parent.parent / "src/lascaux/games"
    ours = {path.parent.name.replace("_", "-") for path in folder.glob("*/__init__.py")}
    assert {row.name for row in ROWS} == ours
