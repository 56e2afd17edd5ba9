"""The 16 action tiles (CVC-TILE-A01-0 to CVC-TILE-A16-3) and the four bonus effects (CVC-ERA2-BONUS-01 to -04).

A tile has bands, separated on the tile by thin lines: each may be used once, in any order. A slash splits a band into
alternatives, of which one may be used (CVC-ROUND-08, CVC-ROUND-10).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import bit
from lascaux.games.cave_vs_cave.rules.effects import Effect, parse_effects
from lascaux.games.cave_vs_cave.rules.rooms import PROSPECTING_SITE, ROOMS

DWARF: Final = 0  # the back of the four tiles that lie face up from the start


@final
class ActionTile:
    def __init__(self, number: int, name: str, back: int, *bands: str) -> None:
        self.number = number
        self.slug = name.lower().replace(" ", "-")
        self.back = back
        self.bands = bands
        self.clause = f"CVC-TILE-A{number:02}-0"


# fmt: off
TILES: Final = (
    #          name             back   bands
    ActionTile(1,  "Cultivation",     DWARF, "act 1", "+2e", "+1f"),
    ActionTile(2,  "Housework",       DWARF, "NF > furnish", "5F > furnish / 1g > furnish"),
    ActionTile(3,  "Excavation",      DWARF, "dig / 2F > dig 2", "+1s"),
    ActionTile(4,  "Undergrowth",     DWARF, "act 1", "+2w"),
    ActionTile(5,  "Furnishing",      2,     "+1F", "NF > furnish"),
    ActionTile(6,  "Masonry",         2,     "act 1", "+1w / +1s", "wall"),
    ActionTile(7,  "Undermining",     2,     "act 2 / undermine"),
    ActionTile(8,  "Expansion",       3,     "dig", "5F > furnish / 2g > furnish"),
    ActionTile(9,  "Breach",          3,     "raze > 2s 3F 1g"),
    ActionTile(10, "Drift Mining",    3,     "act 1", "dig"),
    ActionTile(11, "Expedition",      3,     "5w > 4g / 5s > 4g / act 3"),
    ActionTile(12, "Renovation",      4,     "wall", "furnish"),
    ActionTile(13, "Decoration",      4,     "5F > furnish / 1g > furnish"),
    ActionTile(14, "Arms Trade",      4,     "3g > 4wp 1D / 3g > 4wp 1w"),
    ActionTile(15, "Interior Design", 4,     "dig", "wall"),
    ActionTile(16, "Weekly Market",   4,     "act 1+1", "3D > 6F / 2g > 6F"),
)
# fmt: on

# The bonus effect below each extension space. The order of spaces 2 and 3 is CVC-RULING-26.
BONUS: Final = (
    "+3o / +1i / +1D",
    "1o > 1i / 3o > 2i / 5o > 3i / 7o > 4i",
    " / ".join(f"{n}i > {n}wp" for n in range(1, 10)),  # any number at once, and any number of times
    "+2wp",
)

UNDERGROWTH: Final = 3
BREACH: Final = 8
RENOVATION: Final = 11


def tiles_with_back(back: int, first: int, last: int) -> i64:
    """A set of tiles: one bit for each."""
    found: i64 = 0
    for tile in TILES[first:last]:
        if tile.back == back:
            found |= bit(tile.number - 1)
    return found


STARTING_TILES: Final[i64] = tiles_with_back(DWARF, 0, 12)
TILES_2: Final[i64] = tiles_with_back(2, 0, 12)
TILES_3: Final[i64] = tiles_with_back(3, 0, 12)
TILES_4: Final[i64] = tiles_with_back(4, 0, 12)
ERA_II_TILES: Final[i64] = tiles_with_back(4, 12, 16)
ERA_I_TILES: Final[i64] = STARTING_TILES | TILES_2 | TILES_3 | TILES_4

PROSPECTING: Final = ROOMS[PROSPECTING_SITE].does.partition(":")[2]  # a band that room 20 adds to tile A04


def distinct_effects() -> list[Effect]:
    """Every effect of a tile, a space or room 20, once for each written form."""
    found: dict[str, Effect] = {}
    for row in [band for tile in TILES for band in tile.bands] + [*BONUS, PROSPECTING]:
        for effect in parse_effects(row):
            found.setdefault(effect.label, effect)
    return list(found.values())


EFFECTS: Final[list[Effect]] = distinct_effects()
LABELS: Final = [effect.label for effect in EFFECTS]


def effects_of(row: str) -> i64:
    """The effects of a band as a set: one bit for each."""
    found: i64 = 0
    for effect in parse_effects(row):
        found |= bit(LABELS.index(effect.label))
    return found


BANDS_OF_A_TILE: Final = 3
BANDS: Final = vec[i64]([effects_of(band) for tile in TILES for band in (*tile.bands, "", "")[:BANDS_OF_A_TILE]])
BONUS_BANDS: Final = vec[i64]([effects_of(band) for band in BONUS])
ANY_NUMBER_OF_TIMES: Final[i64] = BONUS_BANDS[2]  # the band that a use does not close (CVC-RULING-60)
PROSPECTING_BAND: Final[i64] = effects_of(PROSPECTING)
