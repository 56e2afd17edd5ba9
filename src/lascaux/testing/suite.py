"""The whole conformance suite as one class."""

from __future__ import annotations

import pytest

from lascaux.core.game import Game
from lascaux.testing.choices import Choices
from lascaux.testing.observations import Observations
from lascaux.testing.positions import Positions
from lascaux.testing.records import Records
from lascaux.testing.register import Register
from lascaux.testing.rows import Row
from lascaux.testing.views import Views


class Conformance(Register, Positions, Choices, Records, Views, Observations):
    """What every game must do. A subclass says which rows are tested, and which clauses a reason may name.

    class TestConformance(Conformance):
        rows = [Row("hearth-two", "hearth", invariants), ...]
        clauses = {"HRT-SETUP-01", ...}
    """

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """A test of a `row` runs for each, one of a `name` for each game with its defaults."""
        if "row" in metafunc.fixturenames:
            metafunc.parametrize("row", self.rows, ids=[row.id for row in self.rows])
        if "name" in metafunc.fixturenames:
            metafunc.parametrize("name", sorted({row.name for row in self.rows}))

    @pytest.fixture
    def game(self, row: Row) -> Game:
        return row.game
