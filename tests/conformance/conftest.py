"""The suite runs over all rows of the register."""

from __future__ import annotations

import pytest

from lascaux.core.game import Game
from tests.conformance.games import ROWS, Row, game_of


@pytest.fixture(params=ROWS, ids=[row.id for row in ROWS])
def row(request: pytest.FixtureRequest) -> Row:
    found: Row = request.param
    return found


@pytest.fixture
def game(row: Row) -> Game:
    return game_of(row.id)
