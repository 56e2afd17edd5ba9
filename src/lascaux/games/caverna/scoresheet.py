"""The score sheet: a line for each category of the scoring pad (CAV-SCORE)."""

from __future__ import annotations

from typing import Final

from lascaux.core.game import Goal
from lascaux.core.scoresheet import Line, Scoresheet
from lascaux.games.caverna.rules import scoring
from lascaux.games.caverna.rules.position import CavernaPosition

SOLO_GOAL: Final = Goal(100, exceed=True, remarkable=False, clause="CAV-SOLO-09")


def scoresheet(at: CavernaPosition, seat: int) -> Scoresheet:
    """The points as they stand; they count once the game is over."""
    return Scoresheet(
        (
            Line("animals", float(scoring.animals(at, seat))),
            Line("missing-types", float(scoring.missing_types(at, seat))),
            Line("grain", float(scoring.grain(at, seat))),
            Line("vegetables", float(scoring.vegetables(at, seat))),
            Line("rubies", float(scoring.rubies(at, seat))),
            Line("gold", float(scoring.gold(at, seat))),
            Line("dwarfs", float(scoring.dwarfs(at, seat))),
            Line("unused", float(scoring.unused(at, seat))),
            Line("pastures", float(scoring.pastures(at, seat))),
            Line("mines", float(scoring.mines(at, seat))),
            Line("furnishings", float(scoring.furnishings(at, seat))),
            Line("bonuses", float(scoring.bonuses(at, seat))),
            Line("begging", float(scoring.begging(at, seat))),
        )
    )
