"""The 23 loot items of expeditions, one row each (CAV-EXPED-20 to -42)."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.games.caverna.rules.deeds import NAMES as DEEDS
from lascaux.games.caverna.rules.goods import KINDS, parse_words


class Loot(NamedTuple):
    """What a strength allows: goods, or a deed and what it costs."""

    slug: str
    strength: int
    clause: str
    gives: str

    @property
    def goods(self) -> list[int]:
        return [0] * KINDS if self.deed >= 0 or self.gives == ALL_ARMED else parse_words(self.gives)

    @property
    def deed(self) -> int:
        deed = self.gives.split()[0]
        return DEEDS.index(deed) if deed in DEEDS else NO_DEED

    @property
    def cost(self) -> list[int]:
        """What the deed costs, if it is cheaper or free as loot."""
        return parse_words(self.gives.partition(" for ")[2])


NO_DEED: Final = -1
ALL_ARMED: Final = "all weapons +1"

LOOT: Final = (
    Loot("all-weapons", 1, "CAV-EXPED-20", ALL_ARMED),
    Loot("dog", 1, "CAV-EXPED-21", "1 dog"),
    Loot("wood", 1, "CAV-EXPED-22", "1 wood"),
    Loot("sheep", 2, "CAV-EXPED-23", "1 sheep"),
    Loot("grain", 2, "CAV-EXPED-24", "1 grain"),
    Loot("donkey", 3, "CAV-EXPED-25", "1 donkey"),
    Loot("stone", 3, "CAV-EXPED-26", "1 stone"),
    Loot("vegetable", 4, "CAV-EXPED-27", "1 vegetable"),
    Loot("ore", 4, "CAV-EXPED-28", "2 ore"),
    Loot("boar", 5, "CAV-EXPED-29", "1 boar"),
    Loot("gold", 6, "CAV-EXPED-30", "2 gold"),
    Loot("furnish", 7, "CAV-EXPED-31", "furnish"),  # at the usual cost
    Loot("stable", 8, "CAV-EXPED-32", "stable"),
    Loot("tunnel", 9, "CAV-EXPED-33", "tunnel"),
    Loot("small-pasture", 9, "CAV-EXPED-34", "small-pasture for 1 wood"),
    Loot("cattle", 10, "CAV-EXPED-35", "1 cattle"),
    Loot("large-pasture", 10, "CAV-EXPED-36", "large-pasture for 2 wood"),
    Loot("meadow", 11, "CAV-EXPED-37", "meadow"),
    Loot("dwelling", 11, "CAV-EXPED-38", "furnish-dwelling for 2 wood 2 stone"),
    Loot("field", 12, "CAV-EXPED-39", "field"),
    Loot("sow", 12, "CAV-EXPED-40", "sow"),
    Loot("cavern", 14, "CAV-EXPED-41", "cavern"),
    Loot("breed", 14, "CAV-EXPED-42", "breed"),
)
LOOT_COUNT: Final = 23
ALL_WEAPONS: Final = 0
BREED_LOOT: Final = 22

NEEDED_STRENGTH: Final = vec[i64]([item.strength for item in LOOT])
LOOT_GOOD: Final = vec[i64]([item.goods.index(max(item.goods)) for item in LOOT])
LOOT_NUMBER: Final = vec[i64]([max(item.goods) for item in LOOT])  # 0: no goods
LOOT_DEED: Final = vec[i64]([item.deed for item in LOOT])


def costs() -> vec[i64]:
    """What deeds cost as loot: KINDS numbers for each."""
    found = vec[i64]()
    for deed in range(len(DEEDS)):
        cost = next((item.cost for item in LOOT if item.deed == deed), [0] * KINDS)
        for number in cost:
            found = append(found, number)
    return found


LOOT_COST: Final = costs()
