"""The additional cavern's two sides (CVC-CAVERN-03)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.position import Decision
from lascaux.games.cave_vs_cave.rules.draft import pass_draft
from lascaux.games.cave_vs_cave.rules.layout import CAVERN_SIDE, ERA
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.verbs import CAVERN_WITH


@final
class ChooseSide(Decision[CavePosition]):
    """Lay the additional cavern down with two or with three printed walls."""

    def choices(self, at: CavePosition, a: i64, b: i64) -> vec[i64]:
        return vec[i64]([CAVERN_WITH.code(0), CAVERN_WITH.code(1)])

    def play(self, at: CavePosition, a: i64, b: i64, choice: i64) -> None:
        at.set_own(CAVERN_SIDE, CAVERN_WITH.first(choice) + 2)
        if at.cells[ERA] == 0:
            pass_draft(at)
