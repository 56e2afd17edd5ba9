"""The deeds that spaces and loot offer: one number each."""

from __future__ import annotations

from typing import Final

# Twin tiles: two squares
MEADOW_FIELD: Final = 0
CAVERN_TUNNEL: Final = 1
TWO_CAVERNS: Final = 2
ORE_MINE: Final = 3
LARGE_PASTURE: Final = 4
# One square
MEADOW: Final = 5
FIELD: Final = 6
TUNNEL: Final = 7
CAVERN: Final = 8
RUBY_MINE: Final = 9  # on a tunnel
DEEP_RUBY_MINE: Final = 10  # on a deep tunnel
SMALL_PASTURE: Final = 11
STABLE: Final = 12
# The rest
SOW: Final = 13
FURNISH: Final = 14
FURNISH_DWELLING: Final = 15
GROW: Final = 16
FORGE: Final = 17
EXPEDITION: Final = 18
BREED: Final = 19
TRADE: Final = 20
TAKE: Final = 21  # nothing but the goods that the part gives

NAMES: Final = (
    *("meadow-field", "cavern-tunnel", "two-caverns", "ore-mine", "large-pasture"),
    *("meadow", "field", "tunnel", "cavern", "ruby-mine", "deep-ruby-mine", "small-pasture", "stable"),
    *("sow", "furnish", "furnish-dwelling", "grow", "forge", "expedition", "breed", "trade", "take"),
)
