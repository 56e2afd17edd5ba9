"""The furnishings (CAV-ROOM-00 to CAV-ROOM-48), one row each, as printed: `effects` tells how to read what they do."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.bits import bit
from lascaux.games.caverna.rules.effects import Effect, parse_effects
from lascaux.games.caverna.rules.goods import KINDS, parse_goods

DWELL: Final = "dwelling"
GREEN: Final = "green"
YELLOW: Final = "yellow"


@final
class Room:
    def __init__(
        self, number: int, name: str, cost: str, points: int, colour: str, beginner: bool, effects: str
    ) -> None:
        self.number = number
        self.slug = name.lower().replace(" ", "-")
        self.cost = parse_goods(cost)
        self.points = points  # printed; those of an effect come on top
        self.colour = colour
        self.beginner = beginner
        self.effects = parse_effects(effects)
        self.clause = f"CAV-ROOM-{number:02}"

    def at(self, when: str) -> list[Effect]:
        """What the furnishing does at a moment."""
        return [effect for effect in self.effects if effect.when == when]


# fmt: off
ROOMS: Final = (
    #    name                         cost  points  colour  beginner  effects
    Room(0,  "Entry-level dwelling", "",       0, DWELL,  True,  "bed: 2; house: 2 of one type"),
    Room(1,  "Dwelling",             "4W 3S",  3, DWELL,  True,  "bed: 1; special: without limit"),
    Room(2,  "Simple dwelling 4W2S", "4W 2S",  0, DWELL,  True,  "bed: 1"),
    Room(3,  "Simple dwelling 3W3S", "3W 3S",  0, DWELL,  True,  "bed: 1"),
    Room(4,  "Mixed dwelling",       "5W 4S",  4, DWELL,  False, "bed: 1; house: 2 of one type"),
    Room(5,  "Couple dwelling",      "8W 6S",  5, DWELL,  False, "bed: 2"),
    Room(6,  "Additional dwelling",  "4W 3S",  5, DWELL,  False, "special: bed for the sixth dwarf"),
    Room(7,  "Cuddle room",          "1W",     2, GREEN,  True,  "house: 1 sheep per dwarf"),
    Room(8,  "Breakfast room",       "1W",     0, GREEN,  True,  "house: 3 cattle"),
    Room(9,  "Stubble room",         "1W 1O",  1, GREEN,  True,  "house: 1 of one type per empty field"),
    Room(10, "Work room",            "1S",     2, GREEN,  False, "special: furnish tunnels"),
    Room(11, "Guest room",           "1W 1S",  0, GREEN,  False, "special: both instead of either"),
    Room(12, "Office room",          "1S",     0, GREEN,  False, "special: twins off the board; overhang: 2 gold"),
    Room(13, "Carpenter",            "1S",     0, GREEN,  True,  "cheaper: 1 wood on furnishing, pasture"),
    Room(14, "Stone carver",         "1W",     1, GREEN,  True,
         "build: 2 stone; cheaper: 1 stone on furnishing, stable"),
    Room(15, "Blacksmith",           "1W 2S",  3, GREEN,  True,  "build: 2 ore; cheaper: 2 ore on weapon"),
    Room(16, "Miner",                "1W 1S",  3, GREEN,  False, "round: 1 ore per donkey in an ore mine"),
    Room(17, "Builder",              "1S",     2, GREEN,  False, "special: ore for wood and stone"),
    Room(18, "Trader",               "1W",     2, GREEN,  False,
         "trade: 2 gold > 1 wood 1 stone 1 ore; special: over the Spare part storage"),
    Room(19, "Wood supplier",        "1S",     2, GREEN,  True,  "deliver: 1 wood for 7 rounds"),
    Room(20, "Stone supplier",       "1W",     1, GREEN,  True,  "deliver: 1 stone for 5 rounds"),
    Room(21, "Ruby supplier",        "2W 2S",  2, GREEN,  True,  "deliver: 1 ruby for 4 rounds"),
    Room(22, "Dog school",           "",       0, GREEN,  False, "gain: 1 wood per dog"),
    Room(23, "Quarry",               "1W",     2, GREEN,  False, "birth: 1 stone per donkey"),
    Room(24, "Seam",                 "2W",     1, GREEN,  False, "gain: 1 ore per stone"),
    Room(25, "Slaughtering cave",    "2W 2S",  2, GREEN,  True,  "slaughter: 1 food per farm animal"),
    Room(26, "Cooking cave",         "2S",     2, GREEN,  True,  "cook: 1 grain 1 vegetable > 5 food"),
    Room(27, "Working cave",         "1W 1S",  2, GREEN,  True,  "feed: 1 wood / 1 stone / 2 ore"),
    Room(28, "Mining cave",          "3W 2S",  2, GREEN,  False, "need: 1 food per donkey in a mine"),
    Room(29, "Breeding cave",        "1Gr 1S", 2, GREEN,  False, "litter: 1/2/3/5 food"),
    Room(30, "Peaceful cave",        "2W 2S",  2, GREEN,  False, "special: food for weapons"),
    Room(31, "Weaving parlor",       "2W 1S",  0, YELLOW, True,  "build: 1 food per sheep; score: 1 per 2 sheep"),
    Room(32, "Milking parlor",       "2W 2S",  0, YELLOW, True,  "build: 1 food per cattle; score: 1 per cattle"),
    Room(33, "State parlor",         "3S 5G",  0, YELLOW, False,
         "build: 2 food per dwelling beside it; score: 4 per dwelling beside it"),
    Room(34, "Hunting parlor",       "2W",     1, YELLOW, True,  "trade: 2 boar > 2 gold 2 food"),
    Room(35, "Beer parlor",          "2W",     3, YELLOW, True,  "trade: 2 grain > 3 gold; cook: 2 grain > 4 food"),
    Room(36, "Blacksmithing parlor", "3O",     2, YELLOW, False, "trade: 1 ruby 1 ore > 2 gold 1 food"),
    Room(37, "Stone storage",        "3W 1O",  0, YELLOW, True,  "score: 1 per stone"),
    Room(38, "Ore storage",          "1W 2S",  0, YELLOW, True,  "score: 1 per 2 ore"),
    Room(39, "Spare part storage",   "2W",     0, YELLOW, False,
         "trade: 1 wood 1 stone 1 ore > 2 gold; special: over the Trader"),
    Room(40, "Main storage",         "2W 1S",  0, YELLOW, True,  "score: 2 per yellow furnishing"),
    Room(41, "Weapon storage",       "3W 2S",  0, YELLOW, True,  "score: 3 per armed dwarf"),
    Room(42, "Supplies storage",     "3F 1W",  0, YELLOW, False, "score: 8 if all dwarfs armed"),
    Room(43, "Broom chamber",        "1W",     0, YELLOW, False, "score: 5 per dwarf beyond 4"),
    Room(44, "Treasure chamber",     "1W 1S",  0, YELLOW, True,  "score: 1 per ruby"),
    Room(45, "Food chamber",         "2W 2V",  0, YELLOW, True,  "score: 2 per grain and vegetable"),
    Room(46, "Prayer chamber",       "2W",     0, YELLOW, False, "score: 8 if no dwarf armed"),
    Room(47, "Writing chamber",      "2S",     0, YELLOW, True,  "score: 1 per lost point up to 7"),
    Room(48, "Fodder chamber",       "2Gr 1S", 0, YELLOW, True,  "score: 1 per 3 farm animals"),
)
# fmt: on

# Where the rules of the special furnishings are, by the words in their rows
SPECIAL: Final = {
    "without limit": "furnishing.build",
    "bed for the sixth dwarf": "family.can_grow",
    "furnish tunnels": "furnishing.squares_for",
    "both instead of either": "space_use.both_sides",
    "twins off the board": "placing.ground",
    "ore for wood and stone": "furnishing.payments",
    "over the Spare part storage": "furnishing.squares_for",
    "over the Trader": "furnishing.squares_for",
    "food for weapons": "exchanges.disarm",
}

# The furnishings that rules know by name
ENTRY_LEVEL: Final = 0
DWELLING: Final = 1
ADDITIONAL_DWELLING: Final = 6
STUBBLE_ROOM: Final = 9
WORK_ROOM: Final = 10
GUEST_ROOM: Final = 11
OFFICE_ROOM: Final = 12
MINER: Final = 16
BUILDER: Final = 17
TRADER: Final = 18
SLAUGHTERING_CAVE: Final = 25
COOKING_CAVE: Final = 26
WORKING_CAVE: Final = 27
MINING_CAVE: Final = 28
BREEDING_CAVE: Final = 29
PEACEFUL_CAVE: Final = 30
SPARE_PART_STORAGE: Final = 39
ROOM_COUNT: Final = 49


def room_set(rooms: list[Room]) -> i64:
    members: i64 = 0
    for room in rooms:
        members |= bit(room.number)
    return members


def rooms_that(when: str) -> i64:
    """The furnishings that do something at a moment, as a set."""
    return room_set([room for room in ROOMS if room.at(when)])


def room_of(slug: str) -> Room:
    return next(room for room in ROOMS if room.slug == slug)


FULL_SET: Final[i64] = room_set(list(ROOMS[DWELLING:]))
BEGINNER_SET: Final[i64] = room_set([room for room in ROOMS[DWELLING:] if room.beginner])
DWELLING_KINDS: Final[i64] = room_set([room for room in ROOMS if room.colour == DWELL])
YELLOW_ROOMS: Final[i64] = room_set([room for room in ROOMS if room.colour == YELLOW])

COST: Final = vec[i64]([number for room in ROOMS for number in room.cost])  # KINDS numbers for each room
PRINTED_POINTS: Final = vec[i64]([room.points for room in ROOMS])


def special_costs() -> vec[i64]:
    """Goods other than wood, stone and ore that some room costs: good by good, for a quick check."""
    found = vec[i64]()
    for room in ROOMS:
        found = append(found, 1 if any(room.cost[good] for good in range(3, KINDS)) else 0)
    return found


HAS_SPECIAL_COST: Final = special_costs()
