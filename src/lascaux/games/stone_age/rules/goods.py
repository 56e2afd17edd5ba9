"""Food and the four resources (T-RES of the rule file)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Good:
    """A good: the pips that make one (STA-RES-02, STA-HUNT-02), and its points in a variable building."""

    def __init__(self, slug: str, code: str, pips: int, worth: int = 0) -> None:
        self.slug = slug
        self.code = code
        self.pips = pips
        self.worth = worth  # STA-BUILD-05


GOODS: Final = (
    Good("wood", "W", pips=3, worth=3),
    Good("clay", "C", pips=4, worth=4),
    Good("stone", "S", pips=5, worth=5),
    Good("gold", "G", pips=6, worth=6),
    Good("food", "F", pips=2),
)
STONE: Final = 2
GOLD: Final = 3
FOOD: Final = 4
RESOURCES: Final = 4

NAMES: Final = tuple([good.slug for good in GOODS])
CODES: Final = "".join([good.code for good in GOODS])
PIPS_EACH: Final = vec[i64]([good.pips for good in GOODS])
WORTH: Final = vec[i64]([good.worth for good in GOODS])


def parse_cost(text: str) -> list[int]:
    """`W W C` as the number of each resource."""
    return [text.split().count(CODES[kind]) for kind in range(RESOURCES)]
