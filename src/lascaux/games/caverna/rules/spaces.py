"""The action spaces, one row each, as printed (CAV-SPACE): refill, goods given at use, and parts, by player count.

Amounts are written as in the clauses: `3(1)W` is three wood onto an empty space, else one. Player counts: `2-3`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.bits import bit
from lascaux.games.caverna.rules import deeds
from lascaux.games.caverna.rules.effects import Effect
from lascaux.games.caverna.rules.goods import Amounts, parse_amounts, parse_goods

MOST_PLAYERS: Final = 7
MOST_PARTS: Final = 3
MOST_KINDS: Final = 3  # of goods that gather on one space

SUPPLIES_GOODS: Final = "1W 1S 1O 1F 2G"


NO_IMITATION: Final = -1
NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


class Part(NamedTuple):
    """One deed that a space offers, with the goods that come with it. Parts are counted from 0."""

    deed: int
    gain: str = ""
    level: int = 0  # of an expedition
    needs: int = -1  # the part that must be done first ("and then")
    not_after: int = -1  # the part after which this one is too late ("and then/or")
    side: int = 0  # 1 or 2: one side of an "either ... or"


class Space(NamedTuple):
    slug: str
    players: str
    clauses: str
    refill: Mapping[str, str] = NOTHING
    gain: Mapping[str, str] = NOTHING  # from the bank at every use
    parts: tuple[Part, ...] = ()
    mines: str = ""  # goods that the player's own mines add (CAV-MINE-08)
    food: int = NO_IMITATION  # the price of an Imitation


def set_of(spaces: list[int]) -> i64:
    found: i64 = 0
    for space in spaces:
        found |= bit(space)
    return found


MEADOW_FIELD: Final = Part(deeds.MEADOW_FIELD)
CAVERN_TUNNEL: Final = Part(deeds.CAVERN_TUNNEL)
FENCES: Final = (Part(deeds.SMALL_PASTURE), Part(deeds.LARGE_PASTURE))

SPACES: Final = (
    Space("drift-mining", "1-7", "10 11", {"1-3": "1S", "4-7": "2S"}, parts=(CAVERN_TUNNEL,)),
    Space("drift-mining-2", "6-7", "12", {"6-7": "1S"}, parts=(CAVERN_TUNNEL,)),
    Space(
        *("excavation", "1-7", "13 14", {"1-3": "1S", "4-7": "2(1)S"}),
        parts=(Part(deeds.CAVERN_TUNNEL, not_after=1), Part(deeds.TWO_CAVERNS, not_after=0)),
    ),
    Space("starting-player", "1-7", "15 16", {"1-7": "1F"}, gain={"1-3": "2O", "4-7": "1R"}),
    Space("logging", "1-7", "17 18", {"1-3": "3(1)W", "4-7": "3W"}, parts=(Part(deeds.EXPEDITION, level=1),)),
    Space("supplies", "1-3", "19", gain={"1-3": SUPPLIES_GOODS}),
    Space("growth", "4-7", "20", parts=(Part(deeds.TAKE, SUPPLIES_GOODS, side=1), Part(deeds.GROW, side=2))),
    Space("ore-mining", "1-7", "21 22", {"1-3": "2(1)O", "4-7": "3(2)O"}, mines="2 ore per ore mine"),
    Space("wood-gathering", "1-3", "23", {"1-3": "1W"}),
    Space("forest-exploration", "3-7", "24 25", {"3": "1W", "4-7": "2(1)W"}, gain={"3": "1V", "4-7": "2F"}),
    Space("clearing", "1-7", "26 27", {"1-3": "1W", "4-7": "2W"}, parts=(MEADOW_FIELD,)),
    Space(
        *("sustenance", "1-7", "28 29", {"1-3": "1F", "4-7": "1(0)Gr 0(1)V"}, {"1-3": "1Gr"}),
        parts=(MEADOW_FIELD,),
    ),
    Space("ruby-mining", "1-7", "30 31", {"1-7": "1R"}, mines="1 ruby per ruby mine up to 1"),
    Space("housework", "1-7", "32", parts=(Part(deeds.TAKE, "1dog"), Part(deeds.FURNISH))),
    Space("slash-and-burn", "1-7", "33", parts=(Part(deeds.MEADOW_FIELD, not_after=1), Part(deeds.SOW))),
    Space("strip-mining", "3", "34", {"3": "1(0)O 0(1)S"}, {"3": "2W"}),
    Space("imitation-4", "3 5", "35 37", food=4),
    Space("imitation-2", "4-7", "36 37 38 39", food=2),
    Space("imitation-1", "6-7", "38 39", food=1),
    Space("imitation-0", "7", "39", food=0),
    Space("depot", "5-7", "40", {"5-7": "1W 1O"}),
    Space("small-scale-drift-mining", "5", "41", parts=(Part(deeds.CAVERN_TUNNEL, "1S"),)),
    Space("weekly-market", "5-7", "42", gain={"5-7": "4G"}),
    Space(
        *("hardware-rental", "5-7", "43 44"),
        gain={"6-7": "2W"},
        parts=(Part(deeds.EXPEDITION, level=2, not_after=1), Part(deeds.SOW)),
    ),
    Space("fence-building", "5-7", "45 46", {"5": "1W", "6-7": "2(1)W"}, parts=FENCES),
    Space("large-depot", "7", "47", {"7": "2(1)W 1S 1O"}),
    Space(
        *("extension", "7", "48"),
        parts=(Part(deeds.MEADOW_FIELD, "1W", side=1), Part(deeds.CAVERN_TUNNEL, "1S", side=2)),
    ),
    # The cards
    Space(
        *("blacksmithing", "1-7", "49"),
        parts=(Part(deeds.FORGE, not_after=1), Part(deeds.EXPEDITION, level=3)),
    ),
    Space("sheep-farming", "1-7", "50", {"1-7": "1sheep"}, parts=(*FENCES, Part(deeds.STABLE))),
    Space(
        *("ore-mine-construction", "1-7", "51"),
        parts=(Part(deeds.ORE_MINE, "3O", not_after=1), Part(deeds.EXPEDITION, level=2)),
    ),
    Space("wish-for-children", "1-7", "52", parts=(Part(deeds.GROW, side=1), Part(deeds.FURNISH_DWELLING, side=2))),
    Space("donkey-farming", "1-7", "54", {"1-7": "1donkey"}, parts=(*FENCES, Part(deeds.STABLE))),
    Space(
        *("ruby-mine-construction", "1-7", "55"),
        parts=(Part(deeds.RUBY_MINE, side=1), Part(deeds.DEEP_RUBY_MINE, "1R", side=2)),
    ),
    Space("family-life", "1-7", "57", parts=(Part(deeds.GROW), Part(deeds.SOW))),
    Space("exploration", "3-7", "58", parts=(Part(deeds.EXPEDITION, level=4),)),
    Space("ore-delivery", "1-7", "56", {"1-7": "1O 1S"}, mines="2 ore per ore mine"),
    Space(
        *("adventure", "1-7", "60"),
        parts=(
            Part(deeds.FORGE, not_after=1),
            Part(deeds.EXPEDITION, level=1),
            Part(deeds.EXPEDITION, level=1, needs=1),
        ),
    ),
    Space("ore-trading", "1-7", "59", parts=(Part(deeds.TRADE),)),
    Space("ruby-delivery", "1-7", "61", {"1-7": "2(1)R"}, mines="1 ruby per 2 ruby mines up to 1"),
    # The back of Wish for children
    Space(
        *("urgent-wish-for-children", "1-7", "53"),
        parts=(
            Part(deeds.FURNISH_DWELLING, side=1),
            Part(deeds.GROW, needs=0, side=1),
            Part(deeds.TAKE, "3G", side=2),
        ),
    ),
)
SPACE_COUNT: Final = 40
NAMES: Final = [space.slug for space in SPACES]

STARTING_PLAYER: Final = 3
LEFT_OUT_ALONE: Final[i64] = set_of([0, STARTING_PLAYER, 5, 10])  # though listed for one player (CAV-RULING-16)
RUBY_MINING: Final = 12
IMITATION_4: Final = 16  # the four Imitation spaces are consecutive
IMITATION_0: Final = 19
WEEKLY_MARKET: Final = 22
EXTENSION: Final = 26
BLACKSMITHING: Final = 27  # the first card
SHEEP_FARMING: Final = 28
ORE_MINE_CONSTRUCTION: Final = 29
WISH_FOR_CHILDREN: Final = 30
DONKEY_FARMING: Final = 31
RUBY_MINE_CONSTRUCTION: Final = 32
FAMILY_LIFE: Final = 33
EXPLORATION: Final = 34
ORE_DELIVERY: Final = 35
ADVENTURE: Final = 36
ORE_TRADING: Final = 37
RUBY_DELIVERY: Final = 38
URGENT_WISH: Final = 39
FIRST_CARD: Final = BLACKSMITHING
CARD_COUNT: Final = 12

# The cards of the four stages (CAV-CARDS-01 to -04), and their order in the solo game (CAV-CARDS-06)
STAGES: Final = (
    (BLACKSMITHING, SHEEP_FARMING, ORE_MINE_CONSTRUCTION),
    (WISH_FOR_CHILDREN, DONKEY_FARMING, RUBY_MINE_CONSTRUCTION),
    (FAMILY_LIFE, EXPLORATION, ORE_DELIVERY),
    (ADVENTURE, ORE_TRADING, RUBY_DELIVERY),
)
SOLO_ORDER: Final = {
    1: BLACKSMITHING,
    2: SHEEP_FARMING,
    3: ORE_MINE_CONSTRUCTION,
    4: WISH_FOR_CHILDREN,
    5: DONKEY_FARMING,
    6: RUBY_MINE_CONSTRUCTION,
    7: ORE_DELIVERY,
    8: FAMILY_LIFE,
    10: ORE_TRADING,
    11: ADVENTURE,
    12: RUBY_DELIVERY,
}

IMITATION_COST: Final = vec[i64]([space.food for space in SPACES])
IMITATIONS: Final[i64] = set_of([number for number, space in enumerate(SPACES) if space.food != NO_IMITATION])
MINE_BONUS: Final = [Effect("gain", space.mines or "0") for space in SPACES]
BONUS_SPACES: Final[i64] = set_of([number for number, space in enumerate(SPACES) if space.mines])


def counts(text: str) -> list[int]:
    """Reads `2-3 5` as player counts."""
    found: list[int] = []
    for word in text.split():
        first, _, last = word.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def for_count(texts: Mapping[str, str], players: int) -> str:
    """What is written for this many players."""
    return next((text for key, text in texts.items() if players in counts(key)), "")


def flat(numbers: list[int]) -> vec[i64]:
    found = vec[i64]()
    for number in numbers:
        found = append(found, number)
    return found


def refills(players: int) -> list[Amounts]:
    """What every space receives in a round of a game for this many players."""
    return [parse_amounts(for_count(space.refill, players)) for space in SPACES]


def padded(amounts: Amounts, field: int) -> list[int]:
    """One number of each kind that gathers on a space, padded to MOST_KINDS with -1 or 0."""
    return [entry[field] for entry in amounts] + [-1 if field == 0 else 0] * (MOST_KINDS - len(amounts))


# Tables with MOST_PLAYERS blocks of SPACE_COUNT spaces: the kinds that gather, and how many arrive.
ALL_REFILLS: Final = [amounts for players in range(1, MOST_PLAYERS + 1) for amounts in refills(players)]
STOCK_KIND: Final = flat([number for amounts in ALL_REFILLS for number in padded(amounts, 0)])
REFILL_EMPTY: Final = flat([number for amounts in ALL_REFILLS for number in padded(amounts, 1)])
REFILL_MORE: Final = flat([number for amounts in ALL_REFILLS for number in padded(amounts, 2)])
GAIN: Final = flat(
    [
        number
        for players in range(1, MOST_PLAYERS + 1)
        for space in SPACES
        for number in parse_goods(for_count(space.gain, players))
    ]
)
GAINS: Final = flat(
    [
        1 if for_count(space.gain, players) else 0  # whether it gives anything, for a quick check
        for players in range(1, MOST_PLAYERS + 1)
        for space in SPACES
    ]
)

# Tables with MOST_PARTS entries for each space
PART_LIST: Final = [part for space in SPACES for part in [*space.parts, *[Part(-1)] * (MOST_PARTS - len(space.parts))]]
PART_DEED: Final = flat([part.deed for part in PART_LIST])  # -1: no such part
PART_LEVEL: Final = flat([part.level for part in PART_LIST])
PART_NEEDS: Final = flat([2**part.needs if part.needs >= 0 else 0 for part in PART_LIST])  # sets of parts
PART_TOO_LATE: Final = flat([2**part.not_after if part.not_after >= 0 else 0 for part in PART_LIST])
PART_SIDE: Final = flat([part.side for part in PART_LIST])
PART_GAIN: Final = flat([number for part in PART_LIST for number in parse_goods(part.gain)])


def preprinted(players: int, all_spaces: bool = False) -> i64:
    """The spaces on the board for this many players (CAV-SETUP-01 to -07); alone all that are listed, or fewer."""
    found: i64 = 0
    for number, space in enumerate(SPACES[:FIRST_CARD]):
        if players in counts(space.players):
            found |= bit(number)
    return found if players > 1 or all_spaces else found & ~LEFT_OUT_ALONE


def cards(players: int) -> i64:
    """The cards of a game for this many players."""
    found: i64 = 0
    for number in range(FIRST_CARD, FIRST_CARD + CARD_COUNT):
        if players in counts(SPACES[number].players):
            found |= bit(number)
    return found


STAGE_SETS: Final = [set_of(list(stage)) for stage in STAGES]
