"""Sowing (CAV-SOW): which crops on how many fields. Empty fields are alike, so the first ones are taken."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.bits import count
from lascaux.core.position import TURN, Decision
from lascaux.games.caverna.rules.goods import GRAIN, VEGETABLE
from lascaux.games.caverna.rules.housing import house
from lascaux.games.caverna.rules.layout import CROPS
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.verbs import SOW

MOST_FIELDS: Final = 2  # with each crop (CAV-SOW-01)
THREE_GRAIN: Final = CROPS + 2  # a new grain field (CAV-SOW-02)
TWO_VEGETABLES: Final = CROPS + 4  # a new vegetable field (CAV-SOW-03)


def can_sow(at: CavernaPosition) -> bool:
    return (at.own(GRAIN) > 0 or at.own(VEGETABLE) > 0) and at.empty_fields(at.cells[TURN]) != 0


@final
class Sow(Decision[CavernaPosition]):
    """How many fields with grain and how many with vegetables."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        fields = count(at.empty_fields(at.cells[TURN]))
        for grain in range(min(MOST_FIELDS, at.own(GRAIN)) + 1):
            for vegetables in range(min(MOST_FIELDS, at.own(VEGETABLE)) + 1):
                if 0 < grain + vegetables <= fields:
                    out = append(out, SOW.code(grain, vegetables))
        return out

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        grain = SOW.first(choice)
        vegetables = SOW.second(choice)
        at.add_own(GRAIN, -grain)
        at.add_own(VEGETABLE, -vegetables)
        at.add_squares(THREE_GRAIN, some_empty_fields(at, grain))
        at.add_squares(TWO_VEGETABLES, some_empty_fields(at, vegetables))
        house(at)  # animals of the Stubble room may lose their field (CAV-SOW-07)


def some_empty_fields(at: CavernaPosition, number: i64) -> i64:
    empty = at.empty_fields(at.cells[TURN])
    found: i64 = 0
    for _ in range(number):
        first = empty & -empty
        found |= first
        empty &= ~first
    return found
