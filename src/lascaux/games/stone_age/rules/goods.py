"""Food and the four resources (T-RES of the rule file)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WOOD: Final = 0
CLAY: Final = 1
STONE: Final = 2
GOLD: Final = 3
FOOD: Final = 4
RESOURCES: Final = 4

NAMES: Final = ("wood", "clay", "stone", "gold", "food")
CODES: Final = "WCSGF"

PIPS_EACH: Final = vec[i64]([3, 4, 5, 6, 2])  # pips that one unit takes (STA-RES-02, STA-HUNT-02)
WORTH: Final = vec[i64]([3, 4, 5, 6])  # points of a resource paid for a variable building (STA-BUILD-05)


def parse_cost(text: str) -> list[int]:
    """`W W C` as the number of each resource."""
    return [text.split().count(CODES[kind]) for kind in range(RESOURCES)]
