"""The deeds that spaces and loot offer, one row each, with what they cost."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.games.caverna.rules.goods import KINDS, parse_goods


class Deed(NamedTuple):
    slug: str
    cost: str = ""  # of one good, paid when the deed is begun; furnishings and weapons have their own prices
    rubies: str = ""  # for the tile alone, at any time (CAV-RUBY-04, -05)
    gain: str = ""
    times: int = 1  # how often it may be done on one space


DEEDS: Final = (
    # Twin tiles: two squares
    Deed("meadow-field"),
    Deed("cavern-tunnel"),
    Deed("two-caverns"),
    Deed("ore-mine"),
    Deed("large-pasture", "4W"),  # CAV-FARM-02
    # One square
    Deed("meadow", rubies="1R"),
    Deed("field", rubies="1R"),
    Deed("tunnel", rubies="1R"),
    Deed("cavern", rubies="2R"),
    Deed("ruby-mine"),  # on a tunnel
    Deed("deep-ruby-mine"),  # on a deep tunnel
    Deed("small-pasture", "2W"),  # CAV-FARM-01
    Deed("stable", "1S"),  # CAV-FARM-07
    # The rest
    Deed("sow"),
    Deed("furnish"),
    Deed("furnish-dwelling"),
    Deed("grow"),
    Deed("forge"),
    Deed("expedition"),
    Deed("breed"),
    Deed("trade", "2O", gain="2G 1F", times=3),  # CAV-SPACE-59
    Deed("take"),  # nothing but the goods that the part gives
)

MEADOW_FIELD: Final = 0
CAVERN_TUNNEL: Final = 1
TWO_CAVERNS: Final = 2
ORE_MINE: Final = 3
LARGE_PASTURE: Final = 4
MEADOW: Final = 5
FIELD: Final = 6
TUNNEL: Final = 7
CAVERN: Final = 8
RUBY_MINE: Final = 9
DEEP_RUBY_MINE: Final = 10
SMALL_PASTURE: Final = 11
STABLE: Final = 12
SOW: Final = 13
FURNISH: Final = 14
FURNISH_DWELLING: Final = 15
GROW: Final = 16
FORGE: Final = 17
EXPEDITION: Final = 18
BREED: Final = 19
TRADE: Final = 20
TAKE: Final = 21
DEED_COUNT: Final = 22

NAMES: Final = tuple([deed.slug for deed in DEEDS])

FREE: Final = -1


def cost_goods() -> vec[i64]:
    """The good that each deed costs, or FREE."""
    found = vec[i64]()
    for deed in DEEDS:
        numbers = parse_goods(deed.cost)
        found = append(found, next((good for good in range(KINDS) if numbers[good]), FREE))
    return found


COST_GOOD: Final = cost_goods()
COST: Final = vec[i64]([max(parse_goods(deed.cost)) for deed in DEEDS])
TRADE_GAIN: Final = vec[i64](parse_goods(DEEDS[TRADE].gain))
MOST_TRADES: Final[i64] = DEEDS[TRADE].times
