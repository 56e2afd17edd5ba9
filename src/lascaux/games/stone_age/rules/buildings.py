"""The 28 buildings (T-BUILD) and the four igloos (T-IGLOO)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.games.stone_age.rules.goods import CODES, RESOURCES, parse_cost

FIXED: Final = 0  # three printed resources
EXACT: Final = 1  # a number of resources of an exact number of kinds
ANY: Final = 2  # any number of resources within bounds
KIND_NAMES: Final = ("fixed", "exact", "any")


@final
class Building:
    """A building; `cost` is `W W C`, `4 of 2 kinds`, or `1 to 7`."""

    def __init__(self, slug: str, cost: str, points: int = 0, plus: bool = True, assumed: bool = False) -> None:
        self.slug = slug
        self.cost = cost
        self.points = points  # printed; 0 where the resources paid set the points
        self.kind: i64 = FIXED if cost[0] in CODES else EXACT if "of" in cost else ANY
        numbers = [int(word) for word in cost.split() if word.isdigit()]
        self.resources = parse_cost(cost) if self.kind == FIXED else [0] * RESOURCES
        self.least = sum(self.resources) if self.kind == FIXED else numbers[0]
        self.most = numbers[1] if self.kind == ANY else self.least
        self.kinds = numbers[1] if self.kind == EXACT else 0
        self.plus = plus and self.kind == FIXED  # can be insulated in a hard winter (STA-WINTER-01, -03)
        self.assumed = assumed


BUILDINGS: Final = (
    Building("b01", "W W C", 10),
    Building("b02", "W W S", 11),
    Building("b03", "W C C", 11),
    Building("b04", "W W G", 12),
    Building("b05", "W C S", 12),
    Building("b06", "W C S", 12),
    Building("b07", "W S S", 13),
    Building("b08", "C C S", 13),
    Building("b09", "W C G", 13),
    Building("b10", "W C G", 13),
    Building("b11", "C S S", 14),
    Building("b12", "C C G", 14),
    Building("b13", "W S G", 14),
    Building("b14", "W S G", 14),
    Building("b15", "C S G", 15),
    Building("b16", "C S G", 15),
    Building("b17", "S S G", 16),
    Building("b18", "4 of 1 kinds"),
    Building("b19", "4 of 2 kinds"),
    Building("b20", "4 of 3 kinds"),
    Building("b21", "4 of 4 kinds"),
    Building("b22", "5 of 1 kinds"),
    Building("b23", "5 of 2 kinds"),
    Building("b24", "5 of 3 kinds"),
    Building("b25", "5 of 4 kinds"),
    Building("b26", "1 to 7"),
    Building("b27", "1 to 7"),
    Building("b28", "1 to 7"),
    # The igloos: cost and points are assumed (STA-RULING-35), the plus sign too (STA-RULING-36).
    Building("i1", "W W W", 9, plus=True, assumed=True),
    Building("i2", "C C C", 12, plus=True, assumed=True),
    Building("i3", "S S S", 15, plus=True, assumed=True),
    Building("i4", "G G G", 18, plus=True, assumed=True),
)
BUILDING_COUNT: Final = 28
STACK_SIZE: Final = 7
FIRST_IGLOO: Final = 28
IGLOO_COUNT: Final = 4

KIND: Final = vec[i64]([b.kind for b in BUILDINGS])
COST: Final = vec[i64]([n for b in BUILDINGS for n in b.resources])  # four for each
PRINTED: Final = vec[i64]([b.points for b in BUILDINGS])
LEAST: Final = vec[i64]([b.least for b in BUILDINGS])
MOST: Final = vec[i64]([b.most for b in BUILDINGS])
KINDS: Final = vec[i64]([b.kinds for b in BUILDINGS])
PLUS: Final = vec[i64]([1 if b.plus else 0 for b in BUILDINGS])
