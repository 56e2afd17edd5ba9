"""The furnishings (CAV-ROOM-00 to CAV-ROOM-48), one row each, as printed. What they do stands where it happens."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.bits import bit
from lascaux.games.caverna.rules.goods import KINDS, parse_goods

DWELL: Final = "dwelling"
GREEN: Final = "green"
YELLOW: Final = "yellow"


@final
class Room:
    def __init__(self, number: int, name: str, cost: str, points: int, colour: str, beginner: bool) -> None:
        self.number = number
        self.slug = name.lower().replace(" ", "-")
        self.cost = parse_goods(cost)
        self.points = points  # printed; the conditional ones are counted by `scoring`
        self.colour = colour
        self.beginner = beginner
        self.clause = f"CAV-ROOM-{number:02}"


# fmt: off
ROOMS: Final = (
    #    name                    cost     points  colour  beginner
    Room(0,  "Entry-level dwelling", "",      0, DWELL,  True),
    Room(1,  "Dwelling",             "4W 3S", 3, DWELL,  True),
    Room(2,  "Simple dwelling 4W2S", "4W 2S", 0, DWELL,  True),
    Room(3,  "Simple dwelling 3W3S", "3W 3S", 0, DWELL,  True),
    Room(4,  "Mixed dwelling",       "5W 4S", 4, DWELL,  False),
    Room(5,  "Couple dwelling",      "8W 6S", 5, DWELL,  False),
    Room(6,  "Additional dwelling",  "4W 3S", 5, DWELL,  False),
    Room(7,  "Cuddle room",          "1W",    2, GREEN,  True),
    Room(8,  "Breakfast room",       "1W",    0, GREEN,  True),
    Room(9,  "Stubble room",         "1W 1O", 1, GREEN,  True),
    Room(10, "Work room",            "1S",    2, GREEN,  False),
    Room(11, "Guest room",           "1W 1S", 0, GREEN,  False),
    Room(12, "Office room",          "1S",    0, GREEN,  False),
    Room(13, "Carpenter",            "1S",    0, GREEN,  True),
    Room(14, "Stone carver",         "1W",    1, GREEN,  True),
    Room(15, "Blacksmith",           "1W 2S", 3, GREEN,  True),
    Room(16, "Miner",                "1W 1S", 3, GREEN,  False),
    Room(17, "Builder",              "1S",    2, GREEN,  False),
    Room(18, "Trader",               "1W",    2, GREEN,  False),
    Room(19, "Wood supplier",        "1S",    2, GREEN,  True),
    Room(20, "Stone supplier",       "1W",    1, GREEN,  True),
    Room(21, "Ruby supplier",        "2W 2S", 2, GREEN,  True),
    Room(22, "Dog school",           "",      0, GREEN,  False),
    Room(23, "Quarry",               "1W",    2, GREEN,  False),
    Room(24, "Seam",                 "2W",    1, GREEN,  False),
    Room(25, "Slaughtering cave",    "2W 2S", 2, GREEN,  True),
    Room(26, "Cooking cave",         "2S",    2, GREEN,  True),
    Room(27, "Working cave",         "1W 1S", 2, GREEN,  True),
    Room(28, "Mining cave",          "3W 2S", 2, GREEN,  False),
    Room(29, "Breeding cave",        "1Gr 1S", 2, GREEN, False),
    Room(30, "Peaceful cave",        "2W 2S", 2, GREEN,  False),
    Room(31, "Weaving parlor",       "2W 1S", 0, YELLOW, True),
    Room(32, "Milking parlor",       "2W 2S", 0, YELLOW, True),
    Room(33, "State parlor",         "3S 5G", 0, YELLOW, False),
    Room(34, "Hunting parlor",       "2W",    1, YELLOW, True),
    Room(35, "Beer parlor",          "2W",    3, YELLOW, True),
    Room(36, "Blacksmithing parlor", "3O",    2, YELLOW, False),
    Room(37, "Stone storage",        "3W 1O", 0, YELLOW, True),
    Room(38, "Ore storage",          "1W 2S", 0, YELLOW, True),
    Room(39, "Spare part storage",   "2W",    0, YELLOW, False),
    Room(40, "Main storage",         "2W 1S", 0, YELLOW, True),
    Room(41, "Weapon storage",       "3W 2S", 0, YELLOW, True),
    Room(42, "Supplies storage",     "3F 1W", 0, YELLOW, False),
    Room(43, "Broom chamber",        "1W",    0, YELLOW, False),
    Room(44, "Treasure chamber",     "1W 1S", 0, YELLOW, True),
    Room(45, "Food chamber",         "2W 2V", 0, YELLOW, True),
    Room(46, "Prayer chamber",       "2W",    0, YELLOW, False),
    Room(47, "Writing chamber",      "2S",    0, YELLOW, True),
    Room(48, "Fodder chamber",       "2Gr 1S", 0, YELLOW, True),
)
# fmt: on

ENTRY_LEVEL: Final = 0
DWELLING: Final = 1
MIXED_DWELLING: Final = 4
COUPLE_DWELLING: Final = 5
ADDITIONAL_DWELLING: Final = 6
CUDDLE_ROOM: Final = 7
BREAKFAST_ROOM: Final = 8
STUBBLE_ROOM: Final = 9
WORK_ROOM: Final = 10
GUEST_ROOM: Final = 11
OFFICE_ROOM: Final = 12
CARPENTER: Final = 13
STONE_CARVER: Final = 14
BLACKSMITH: Final = 15
MINER: Final = 16
BUILDER: Final = 17
TRADER: Final = 18
WOOD_SUPPLIER: Final = 19
STONE_SUPPLIER: Final = 20
RUBY_SUPPLIER: Final = 21
DOG_SCHOOL: Final = 22
QUARRY: Final = 23
SEAM: Final = 24
SLAUGHTERING_CAVE: Final = 25
COOKING_CAVE: Final = 26
WORKING_CAVE: Final = 27
MINING_CAVE: Final = 28
BREEDING_CAVE: Final = 29
PEACEFUL_CAVE: Final = 30
WEAVING_PARLOR: Final = 31
MILKING_PARLOR: Final = 32
STATE_PARLOR: Final = 33
HUNTING_PARLOR: Final = 34
BEER_PARLOR: Final = 35
BLACKSMITHING_PARLOR: Final = 36
STONE_STORAGE: Final = 37
ORE_STORAGE: Final = 38
SPARE_PART_STORAGE: Final = 39
MAIN_STORAGE: Final = 40
WEAPON_STORAGE: Final = 41
SUPPLIES_STORAGE: Final = 42
BROOM_CHAMBER: Final = 43
TREASURE_CHAMBER: Final = 44
FOOD_CHAMBER: Final = 45
PRAYER_CHAMBER: Final = 46
WRITING_CHAMBER: Final = 47
FODDER_CHAMBER: Final = 48
ROOM_COUNT: Final = 49


def room_set(rooms: list[Room]) -> i64:
    members: i64 = 0
    for room in rooms:
        members |= bit(room.number)
    return members


FULL_SET: Final[i64] = room_set(list(ROOMS[DWELLING:]))
BEGINNER_SET: Final[i64] = room_set([room for room in ROOMS[DWELLING:] if room.beginner])
DWELLING_KINDS: Final[i64] = room_set([room for room in ROOMS if room.colour == DWELL])
YELLOW_ROOMS: Final[i64] = room_set([room for room in ROOMS if room.colour == YELLOW])

COST: Final = vec[i64]([number for room in ROOMS for number in room.cost])  # KINDS numbers for each room
PRINTED_POINTS: Final = vec[i64]([room.points for room in ROOMS])
# Rooms for dwarfs (CAV-GROW-01); the Additional dwelling is only for the sixth.
DWARF_PLACES: Final = vec[i64]([2, 1, 1, 1, 1, 2, 0] + [0] * (ROOM_COUNT - 7))
LOOT_DWELLING_COST: Final = 2  # wood, and as many stone (CAV-EXPED-38)


def special_costs() -> vec[i64]:
    """Goods other than wood, stone and ore that some room costs: good by good, for a quick look."""
    found = vec[i64]()
    for room in ROOMS:
        found = append(found, 1 if any(room.cost[good] for good in range(3, KINDS)) else 0)
    return found


HAS_SPECIAL_COST: Final = special_costs()
