"""The 46 rooms (CVC-ROOM-00 to CVC-ROOM-45), one row each, as printed.

An orange room's effect works when the room is activated. A blue room's effect follows its trigger and a colon:
the symbols 1, 2, 3 and 1+1 of an activation, the flax, walls and digs of its owner, or the tile A04.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import bit, lowest
from lascaux.games.cave_vs_cave.rules.effects import Effect, parse_effects
from lascaux.games.cave_vs_cave.rules.goods import parse_goods
from lascaux.games.cave_vs_cave.rules.patterns import PATTERNS

ORANGE: Final = "orange"
BLUE: Final = "blue"
LIGHT: Final = "light"
DARK: Final = "dark"
PRINTED: Final = "printed"  # on the board


@final
class Room:
    def __init__(self, number: int, name: str, colour: str, back: str, cost: str, walls: str, points: int, does: str):
        self.number = number
        self.slug = name.lower().replace(" ", "-")
        self.colour = colour
        self.back = back
        self.cost: i64 = parse_goods(cost)
        self.walls = walls
        self.points = points
        self.does = does
        trigger, colon, effect = does.rpartition(":") if colour == BLUE else ("", "", does)
        self.trigger = [part.strip() for part in trigger.split(",")] if colon else []
        self.effects: list[Effect] = [] if effect.strip() == "one more" else parse_effects(effect)
        self.clause = f"CVC-ROOM-{number:02}"


# fmt: off
ROOMS: Final = (
    #    name                  colour  back   cost      walls  points  does
    Room(0,  "Cave Entrance",     ORANGE, PRINTED, "",     "",     0,  "+1w / +1s / +1e / +1f"),
    Room(1,  "Shelf",             ORANGE, LIGHT, "1w",     "1",    3,  "w := 2 / s := 2 / e := 2 / f := 2"),
    Room(2,  "Spinning Wheel",    ORANGE, LIGHT, "1w",     "1",    4,  "1f > 1g / 3f > 2g"),
    Room(3,  "Tunnel",            ORANGE, LIGHT, "1w",     "2o",   3,  "+2F / +1s if s < 3 / +2F 1s if s < 3"),
    Room(4,  "Grindstone",        ORANGE, LIGHT, "1s",     "1-2a", 4,  "1e > 3F / 4e > 7F"),
    Room(5,  "Food Corner",       ORANGE, LIGHT, "1s",     "2a",   3,  "F := 3"),
    Room(6,  "Parlor",            ORANGE, LIGHT, "1s 1g",  "3",    6,  "all := 1"),
    Room(7,  "Warehouse",         ORANGE, DARK,  "2w",     "1-3a", 2,  "2F > 1w 1s 1e 1f"),
    Room(8,  "Stall",             ORANGE, DARK,  "1w 1g",  "1-3a", 6,  "5e > 4g / 5f > 4g"),
    Room(9,  "Sacrificial Altar", ORANGE, DARK,  "4s",     "1-3a", 7,  "1w 1e 1f 1F > 3g"),
    Room(10, "Storeroom",         ORANGE, DARK,  "2w 1g",  "2a",   6,  "+1e 1f 1F"),
    Room(11, "Weaving Room",      ORANGE, DARK,  "2w",     "2a",   5,  "2f > 2F 2g"),
    Room(12, "Furniture Workshop", ORANGE, DARK, "1w 2s",  "2-3a", 5,  "2w 1f > 3g"),
    Room(13, "Gold Vein",         ORANGE, DARK,  "5g",     "2-3a", 9,  "+1s 1g"),
    Room(14, "Junction Room",     ORANGE, DARK,  "2w",     "2o",   6,  "3 kinds > 2g"),
    Room(15, "Digging Cave",      ORANGE, DARK,  "3w 1s",  "3",    8,  "1g > dig"),
    Room(16, "Bakehouse",         ORANGE, DARK,  "1w 2s",  "3",    6,  "2e > 4F 1g / 3e > 4F 2g"),
    Room(17, "State Room",        ORANGE, DARK,  "7g",     "3-4",  12, "+1f 1g"),
    Room(18, "Secret Chamber",    ORANGE, DARK,  "2w 1s",  "4",    8,  "+3f / +1g"),
    Room(19, "Treasury",          ORANGE, DARK,  "3g",     "4",    10, "3g > 4g 1F"),
    Room(20, "Prospecting Site",  BLUE,   DARK,  "",       "1-2a", 5,  "A04: 1F > 1g"),
    Room(21, "Retting Room",      BLUE,   DARK,  "1s",     "1-3a", 3,  "flax: +1F"),
    Room(22, "Equipment Room",    BLUE,   DARK,  "2w",     "1-2a", 3,  "2, 3: one more"),
    Room(23, "Wood Storeroom",    BLUE,   DARK,  "1s",     "2a",   2,  "1, 1+1: +1w"),
    Room(24, "Dungeon",           BLUE,   DARK,  "3s 4g",  "4",    11, "wall: +2g"),
    Room(25, "Cattle Market",     ORANGE, LIGHT, "1w",     "0-1",  4,  "+1D / 1g > 2D / 2g > 3D"),
    Room(26, "Ore Vein",          ORANGE, LIGHT, "",       "0-3",  2,  "+3o 2F"),
    Room(27, "Bloomery",          ORANGE, LIGHT, "2s 1g",  "1-2a", 5,  "2o > 3i 1g"),
    Room(28, "Store",             ORANGE, LIGHT, "1s",     "1-3a", 5,  "1g > 4F 1o 1f"),
    Room(29, "Cave Silo",         ORANGE, LIGHT, "2i",     "0-3",  5,  "+4e"),
    Room(30, "Box",               ORANGE, LIGHT, "1w 1e",  "2a",   6,  "+1w 1f 1D"),
    Room(31, "Mining Cave",       ORANGE, DARK,  "1w",     "0-3",  5,  "+5o"),
    Room(32, "Hitching Post",     ORANGE, DARK,  "1w",     "1-2a", 5,  "3D > 2g / 4D > 3g / 5D > 4g"),
    Room(33, "Wainwright",        ORANGE, DARK,  "2s 2g",  "1-2a", 10, "3w 1i > 5g"),
    Room(34, "Ceremonial Hall",   ORANGE, DARK,  "2wp 8g", "1-2a", 14, "+2g"),
    Room(35, "Ironsmith",         ORANGE, DARK,  "3s",     "2-3a", 7,  "2i > 1wp 3g"),
    Room(36, "Swordsmith",        ORANGE, DARK,  "1s 2g",  "3",    10, "1o > 1wp / 4o > 2wp / 7o > 3wp"),
    Room(37, "Slaughtering Cave", ORANGE, DARK,  "1w 1s",  "3",    7,  "1D > 5F 1g"),
    Room(38, "Weaponsmith",       ORANGE, DARK,  "1w 3g",  "2-3a", 11, "1w 1i > 2wp"),
    Room(39, "Weapon Chamber",    ORANGE, DARK,  "4wp",    "4",    12, "+1wp"),
    Room(40, "Armory",            ORANGE, DARK,  "3i 2wp", "3-4",  13, ""),
    Room(41, "Oubliette",         ORANGE, DARK,  "4i",     "4",    9,  "1F > 1wp / 3F > 2wp / 6F > 3wp"),
    Room(42, "Gold-Donkey",       ORANGE, DARK,  "2w 2s",  "4",    6,  "+1g per 2D"),
    Room(43, "Iron Trader",       BLUE,   DARK,  "2w 1g",  "1-2a", 8,  "2, 1+1: +1i"),
    Room(44, "Equipment Cabinet", BLUE,   DARK,  "1i",     "1-2a", 5,  "dig: +1o 1F"),
    Room(45, "Breeding Cave",     BLUE,   DARK,  "2e",     "2-3a", 6,  "1, 1+1: +1D"),
)
# fmt: on

CAVE_ENTRANCE: Final = 0
PROSPECTING_SITE: Final = 20
RETTING_ROOM: Final = 21
EQUIPMENT_ROOM: Final = 22
DUNGEON: Final = 24
EQUIPMENT_CABINET: Final = 44
ROOM_COUNT: Final = 46


def rooms_where(numbers: list[int]) -> i64:
    """A set of rooms: one bit for each."""
    found: i64 = 0
    for number in numbers:
        found |= bit(number)
    return found


def triggered_by(trigger: str) -> i64:
    return rooms_where([r.number for r in ROOMS if trigger in r.trigger])


ORANGE_ROOMS: Final[i64] = rooms_where([r.number for r in ROOMS if r.colour == ORANGE])
BLUE_ROOMS: Final[i64] = rooms_where([r.number for r in ROOMS if r.colour == BLUE])
ERA_I_LIGHT: Final[i64] = rooms_where([r.number for r in ROOMS[:25] if r.back == LIGHT])
ERA_I_DARK: Final[i64] = rooms_where([r.number for r in ROOMS[:25] if r.back == DARK])
ERA_II_LIGHT: Final[i64] = rooms_where([r.number for r in ROOMS[25:] if r.back == LIGHT])
ERA_II_DARK: Final[i64] = rooms_where([r.number for r in ROOMS[25:] if r.back == DARK])
POOL_ALWAYS: Final[i64] = rooms_where([5, 7, 9])  # CVC-SHORT-06

COSTS: Final = vec[i64]([r.cost for r in ROOMS])
POINTS: Final = vec[i64]([r.points for r in ROOMS])
FITS: Final = vec[i64]([PATTERNS[r.walls] for r in ROOMS])

# The blue rooms that pay on each symbol, CVC-BLUE-07 to -09.
PAID_BY_1: Final[i64] = triggered_by("1")
PAID_BY_2: Final[i64] = triggered_by("2") & ~bit(EQUIPMENT_ROOM)
PAID_BY_1_PLUS_1: Final[i64] = triggered_by("1+1")


def room_points(rooms: i64) -> i64:
    """The victory points printed on a set of rooms."""
    total: i64 = 0
    while rooms:
        total += POINTS[lowest(rooms)]
        rooms &= rooms - 1
    return total
