"""The 23 loot items of expeditions, one row each (CAV-EXPED-20 to -42)."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.games.caverna.rules import deeds
from lascaux.games.caverna.rules.goods import BOAR, CATTLE, DOG, DONKEY, GOLD, GRAIN, ORE, SHEEP, STONE, VEGETABLE, WOOD


class Loot(NamedTuple):
    """What a strength allows: goods, or a deed."""

    slug: str
    strength: int
    clause: str
    good: int = -1
    number: int = 0
    deed: int = -1


LOOT: Final = (
    Loot("all-weapons", 1, "CAV-EXPED-20"),
    Loot("dog", 1, "CAV-EXPED-21", DOG, 1),
    Loot("wood", 1, "CAV-EXPED-22", WOOD, 1),
    Loot("sheep", 2, "CAV-EXPED-23", SHEEP, 1),
    Loot("grain", 2, "CAV-EXPED-24", GRAIN, 1),
    Loot("donkey", 3, "CAV-EXPED-25", DONKEY, 1),
    Loot("stone", 3, "CAV-EXPED-26", STONE, 1),
    Loot("vegetable", 4, "CAV-EXPED-27", VEGETABLE, 1),
    Loot("ore", 4, "CAV-EXPED-28", ORE, 2),
    Loot("boar", 5, "CAV-EXPED-29", BOAR, 1),
    Loot("gold", 6, "CAV-EXPED-30", GOLD, 2),
    Loot("furnish", 7, "CAV-EXPED-31", deed=deeds.FURNISH),
    Loot("stable", 8, "CAV-EXPED-32", deed=deeds.STABLE),
    Loot("tunnel", 9, "CAV-EXPED-33", deed=deeds.TUNNEL),
    Loot("small-pasture", 9, "CAV-EXPED-34", deed=deeds.SMALL_PASTURE),
    Loot("cattle", 10, "CAV-EXPED-35", CATTLE, 1),
    Loot("large-pasture", 10, "CAV-EXPED-36", deed=deeds.LARGE_PASTURE),
    Loot("meadow", 11, "CAV-EXPED-37", deed=deeds.MEADOW),
    Loot("dwelling", 11, "CAV-EXPED-38", deed=deeds.FURNISH_DWELLING),
    Loot("field", 12, "CAV-EXPED-39", deed=deeds.FIELD),
    Loot("sow", 12, "CAV-EXPED-40", deed=deeds.SOW),
    Loot("cavern", 14, "CAV-EXPED-41", deed=deeds.CAVERN),
    Loot("breed", 14, "CAV-EXPED-42", deed=deeds.BREED),
)
LOOT_COUNT: Final = 23
ALL_WEAPONS: Final = 0
BREED_LOOT: Final = 22

NEEDED_STRENGTH: Final = vec[i64]([item.strength for item in LOOT])
LOOT_GOOD: Final = vec[i64]([item.good for item in LOOT])
LOOT_NUMBER: Final = vec[i64]([item.number for item in LOOT])
LOOT_DEED: Final = vec[i64]([item.deed for item in LOOT])
