"""The declared choices of Caverna."""

from __future__ import annotations

from typing import Final

from lascaux.core.verbs import Range, Verb, Verbs
from lascaux.games.caverna.rules import board, deeds, spaces
from lascaux.games.caverna.rules.goods import FARM_NAMES, FARM_TYPES
from lascaux.games.caverna.rules.goods import NAMES as GOODS
from lascaux.games.caverna.rules.loot import LOOT as LOOT_ITEMS
from lascaux.games.caverna.rules.rates import DISHES, LEAST_GOLD, PURCHASES, TRADES
from lascaux.games.caverna.rules.rooms import DWELLING, ROOMS

MOST_GOLD: Final = 100  # in one exchange for food: more than can ever be eaten

SPACE_RANGE: Final = Range("space", spaces.NAMES)
CARD_RANGE: Final = Range("space", spaces.NAMES[spaces.FIRST_CARD : spaces.FIRST_CARD + spaces.CARD_COUNT])
GOOD_RANGE: Final = Range("good", GOODS)
FARM_RANGE: Final = Range("animal", FARM_NAMES)
STRENGTHS: Final = [str(strength) for strength in range(15)]
UP_TO_TWO: Final = ("0", "1", "2")


def newborn_sets() -> list[str]:
    """A name for every set of farm types, in the order of the sets as numbers."""
    names = ["none"]
    for members in range(1, 2**FARM_TYPES):
        names.append("+".join(FARM_NAMES[kind] for kind in range(FARM_TYPES) if members >> kind & 1))
    return names


# Nature's
START: Final = Verb("start", Range("seat", [str(seat) for seat in range(spaces.MOST_PLAYERS)]))
REVEAL: Final = Verb("reveal", CARD_RANGE)
MARKER: Final = Verb("marker", Range("marker", ("leaf", "red")))
# The players': placing dwarfs
PROTECT: Final = Verb("protect", SPACE_RANGE)
CLEAR: Final = Verb("clear", SPACE_RANGE)
PLACE: Final = Verb("place", SPACE_RANGE)
SEND: Final = Verb("send", Range("strength", STRENGTHS))
PASS: Final = Verb("pass")
IMITATE: Final = Verb("imitate", SPACE_RANGE)
# Deeds
DO: Final = Verb("do", Range("deed", deeds.NAMES))
LAY: Final = Verb("lay", Range("square", board.NAMES))
SOW: Final = Verb("sow", Range("grain", UP_TO_TWO), Range("vegetables", UP_TO_TWO))
FURNISH: Final = Verb("furnish", Range("room", [room.slug for room in ROOMS[DWELLING:]]))
PAY: Final = Verb("pay", Range("payment", ("as-printed", "ore-for-wood", "ore-for-stone", "ore-for-both")))
FORGE: Final = Verb("forge", Range("strength", STRENGTHS[1:9]))
LOOT: Final = Verb("loot", Range("loot", [item.slug for item in LOOT_ITEMS]))
BREED: Final = Verb("breed", Range("newborns", newborn_sets()))
BUY: Final = Verb("buy", GOOD_RANGE)
TRADE: Final = Verb("trade")
GIVE: Final = Verb("give", FARM_RANGE)
SKIP: Final = Verb("skip", Range("phase", ("fields", "breeding")))
FEED: Final = Verb("feed", Range("payment", ("food", "wood", "stone", "ore")))
# Exchanges
EXCHANGE: Final = Verb("exchange")
RUBY: Final = Verb("ruby", Range("purchase", [rate.slug for rate in PURCHASES]))
USE: Final = Verb("use", Range("room", [rate.slug for rate in TRADES]))
DISARM: Final = Verb("disarm", Range("dwarf", ("1", "2", "3", "4", "5", "6")))
COOK: Final = Verb("cook", Range("dish", [rate.slug for rate in DISHES]))
SPEND: Final = Verb("spend", Range("gold", [str(number) for number in range(LEAST_GOLD, MOST_GOLD + 1)]))
DONE: Final = Verb("done")

VERBS: Final = Verbs(
    [
        *(START, REVEAL, MARKER, PROTECT, CLEAR, PLACE, SEND, PASS, IMITATE),
        *(DO, LAY, SOW, FURNISH, PAY, FORGE, LOOT, BREED, BUY, TRADE, GIVE, SKIP, FEED),
        *(EXCHANGE, RUBY, USE, DISARM, COOK, SPEND, DONE),
    ]
)
