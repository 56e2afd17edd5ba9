"""The decisions that lay tiles: one square, or one and then its neighbour (CAV-TILES)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.position import Decision
from lascaux.core.verbs import each
from lascaux.games.caverna.rules.layout import LAY_SECOND
from lascaux.games.caverna.rules.placing import first_squares, lay_single, lay_twin, second_squares, single_squares
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.verbs import LAY

DEED: Final = Argument("deed")
FIRST_SQUARE: Final = Argument("first", second=True)  # where the first half of a twin lies


@final
class LayFirst(Decision[CavernaPosition]):
    """The square of a twin's first half: meadow, cavern or ore mine."""

    def choices(self, at: CavernaPosition, deed: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=16), LAY, first_squares(at, deed))

    def play(self, at: CavernaPosition, deed: i64, b: i64, choice: i64) -> None:
        at.open(LAY_SECOND, deed, LAY.first(choice))


@final
class LaySecond(Decision[CavernaPosition]):
    """The square of the second half: field, tunnel, cavern or deep tunnel."""

    def choices(self, at: CavernaPosition, deed: i64, first: i64) -> vec[i64]:
        return each(vec[i64](capacity=4), LAY, second_squares(at, deed, first))

    def play(self, at: CavernaPosition, deed: i64, first: i64, choice: i64) -> None:
        lay_twin(at, deed, first, LAY.first(choice))


@final
class LaySingle(Decision[CavernaPosition]):
    """The square of a single tile, a ruby mine, a small pasture or a stable."""

    def choices(self, at: CavernaPosition, deed: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=16), LAY, single_squares(at, deed))

    def play(self, at: CavernaPosition, deed: i64, b: i64, choice: i64) -> None:
        lay_single(at, deed, LAY.first(choice))
