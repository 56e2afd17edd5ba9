"""A readable guess at how well a seat stands, in points: what greedy play looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.games.cave_vs_cave.rules.goods import GOODS, amount
from lascaux.games.cave_vs_cave.rules.layout import PURSE
from lascaux.games.cave_vs_cave.rules.scoring import score

if TYPE_CHECKING:
    from lascaux.games.cave_vs_cave.rules.position import CavePosition

# What one more of each good is worth beyond its printed points, up to ENOUGH of them.
WORTH: Final = vec[float]([0.8, 0.8, 0.5, 0.6, 0.6, 0.4, 0.5, 0.3, 0.5, 0.3])
ENOUGH: Final = 4


def value(at: CavePosition, seat: i64) -> float:
    total = score(at, seat)
    purse = at.of(seat, PURSE)
    good: i64 = 0
    while good < GOODS:
        total += float(min(amount(purse, good), ENOUGH)) * WORTH[good]
        good += 1
    return total
