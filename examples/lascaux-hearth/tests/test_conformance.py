"""What every game must do, done by Hearth."""

from __future__ import annotations

import re
from pathlib import Path

from lascaux_hearth.rules import CLEARING, FLINT, FOREST, HEAT, NIGHT, SEAT_SIZE, SEATS, WOOD

from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.testing.golden import playthrough
from lascaux.testing.rows import Row
from lascaux.testing.suite import Conformance

ROOT = Path(__file__).parent.parent
CLAUSES = set(re.findall(r"^\| (HRT-[A-Z]+-\d+) \|", (ROOT / "rules.md").read_text(encoding="utf-8"), re.MULTILINE))


class HearthChecks:
    """Numbers written out from rules.md, not taken from the rows."""

    def invariants(self, at: Position) -> None:
        cells = list(at.cells)
        tiles = [cells[FOREST + find] + cells[CLEARING + find] for find in range(5)]
        assert all(left <= count for left, count in zip(tiles, (6, 10, 4, 8, 4), strict=True)), "tiles from nowhere"
        assert sum(cells[CLEARING : CLEARING + 5]) <= at.game.seats + 2, "a crowded clearing"
        assert 1 <= cells[NIGHT] <= 6, "night"
        for seat in range(at.game.seats):
            own = cells[SEATS + seat * SEAT_SIZE :][:SEAT_SIZE]
            assert min(own) >= 0, "less than nothing"
            assert own[WOOD] + own[FLINT] <= 2 + 6 * 5, "goods from nowhere"
            assert all(heat <= holds for heat, holds in zip(own[HEAT:], (3, 4, 6), strict=True)), "too hot"

    def chapter(self, at: Position) -> object:
        return at.cells[NIGHT], at.over

    def rare_positions(self, game: Game) -> list[Position]:
        return []


CHECKS = HearthChecks()
ROWS = [
    Row("hearth-two", "hearth", CHECKS, golden=4),
    Row("hearth-solo", "hearth", CHECKS, {"players": 1, "winter": "hard"}),
    Row("hearth-three", "hearth", CHECKS, {"players": 3}),
    Row("hearth-four", "hearth", CHECKS, {"players": 4, "winter": "hard"}),
]


class TestConformance(Conformance):
    rows = ROWS
    clauses = CLAUSES


def test_the_playthrough_comes_out_again() -> None:
    """`python -m tests.test_conformance` writes it anew: read what changed before you accept it."""
    assert (ROOT / "tests/hearth-two.txt").read_text(encoding="utf-8").splitlines() == list(playthrough(ROWS[0]))


def test_every_clause_has_a_test() -> None:
    tests = (ROOT / "tests/test_rules.py").read_text(encoding="utf-8")
    assert {clause for clause in CLAUSES if f'"{clause}"' not in tests} == set()


if __name__ == "__main__":
    (ROOT / "tests/hearth-two.txt").write_text("\n".join(playthrough(ROWS[0])) + "\n", encoding="utf-8")
