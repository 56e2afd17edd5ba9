"""The action in progress in an observation of Caverna: what the open decisions remember."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.observation import Field, Row
from lascaux.core.verbs import Range
from lascaux.games.caverna.rules.deeds import MOST_TRADES, STABLE
from lascaux.games.caverna.rules.deeds import NAMES as DEEDS
from lascaux.games.caverna.rules.layout import (
    ACTING,
    BUY_GOODS,
    CHOOSE_CAVERN,
    CHOOSE_DEED,
    CHOOSE_LOOT,
    CONTINUE_TURN,
    EXCHANGE,
    EXPEDITION,
    FURNISH,
    GIVE_UP_ANIMAL,
    HOUSE_ANIMALS,
    LAY_FIRST,
    LAY_SECOND,
    LAY_SINGLE,
    LOOT_STRENGTH,
    MARKET,
    PAY_WITH_ORE,
    PROTECT_SPACE,
    REWARD,
    TRADE_ORE,
    TRADING,
    USE_SPACE,
)
from lascaux.games.caverna.rules.observation_home import DWARF_RANGE, FURNISHING_RANGE
from lascaux.games.caverna.rules.position import STRONGEST
from lascaux.games.caverna.rules.rooms import DWELLING
from lascaux.games.caverna.rules.space_use import ACTED, PARTS_DONE
from lascaux.games.caverna.rules.spaces import MOST_PARTS
from lascaux.games.caverna.rules.verbs import GOOD_RANGE, LAY, LOOT, SPACE_RANGE

PARTS: Final = [f"part{part + 1}" for part in range(MOST_PARTS)]
HIGHEST_LEVEL: Final = 4  # of an expedition
SCOPES: Final = Range("scope", ("anything", "a-dwelling", "an-ordinary-dwelling"))  # in the order of `furnishing`
FOOD_RANGE: Final = Range("food", ("for-food-alone", "odd-donkey"))


@final
class TurnFields:
    """The acting dwarf, and the arguments of all open decisions by what they mean.

    How many seats are done with a phase is not among them: it follows from the starting player and the seat on turn.
    """

    def __init__(self) -> None:
        self.acting = Field("acting", "the dwarf that acts", DWARF_RANGE)
        self.sent = Field("sent", "the dwarf for whom a ruby was paid", DWARF_RANGE)
        self.protect = Field("protect", "the space that a ruby may protect", SPACE_RANGE)
        self.space = Field("space", "the space in use, imitated or not", SPACE_RANGE)
        self.done = Field(
            "done", "its parts that are done, and whether anything has happened", Range("part", [*PARTS, "acted"])
        )
        self.part = Field("part", "its part that is being done", Range("part", PARTS))
        self.expedition = Field("expedition", "strength at the start of the expedition", high=STRONGEST)
        self.loot_left = Field("loot-left", "loot that may still be taken", high=HIGHEST_LEVEL)
        self.loot = Field("loot", "loot that has been taken", LOOT.ranges[0])
        self.laying = Field("laying", "the tile to be laid", Range("deed", DEEDS[: STABLE + 1]))
        self.first = Field("first", "the square of its first half", LAY.ranges[0])
        self.scope = Field("scope", "what may be furnished", SCOPES)
        self.furnishing = Field("furnishing", "the furnishing to be placed", FURNISHING_RANGE)
        self.bought = Field("bought", "goods bought at the Weekly market", GOOD_RANGE)
        self.trades = Field("trades", "ore trades left", high=MOST_TRADES)
        self.food = Field(
            "food", "exchanges for food alone are open; an odd number of donkeys has been given up", FOOD_RANGE
        )
        self.all = [
            *(self.acting, self.sent, self.protect, self.space, self.done, self.part),
            *(self.expedition, self.loot_left, self.loot, self.laying, self.first),
            *(self.scope, self.furnishing, self.bought, self.trades, self.food),
        ]

    def write(self, cells: vec[i64], row: Row) -> None:
        """What the position itself remembers."""
        if cells[ACTING] >= 0:
            row.mark(self.acting, cells[ACTING])
        row.put(self.expedition, 0, cells[LOOT_STRENGTH])

    def write_entry(self, kind: i64, a: i64, b: i64, row: Row) -> None:
        """A decision and the step that it came from are never open together, so nothing is written twice."""
        if kind in (CHOOSE_DEED, USE_SPACE):
            row.mark(self.space, a)
            row.mark_each(self.done, 0, PARTS_DONE.of(b))
            if ACTED.of(b):
                row.mark(self.done, MOST_PARTS)
        elif kind == REWARD:
            row.mark(self.part, b)
        elif kind in (LAY_FIRST, LAY_SINGLE):
            row.mark(self.laying, a)
        elif kind == LAY_SECOND:
            row.mark(self.laying, a)
            row.mark(self.first, b)
        elif kind in (CHOOSE_LOOT, EXPEDITION):
            row.put(self.loot_left, 0, a)
            row.mark_each(self.loot, 0, b)
        elif kind == FURNISH:
            row.mark(self.scope, a)
        elif kind == PAY_WITH_ORE:  # the furnishing is remembered by CHOOSE_CAVERN below
            row.mark(self.scope, b)
        elif kind == CHOOSE_CAVERN:
            row.mark(self.furnishing, a - DWELLING)
        elif kind in (BUY_GOODS, MARKET):
            row.mark_each(self.bought, 0, a)
        elif kind in (TRADE_ORE, TRADING):
            row.put(self.trades, 0, a)
        elif kind == PROTECT_SPACE:
            row.mark(self.protect, a)
        elif kind == CONTINUE_TURN and a:
            row.mark(self.sent, a - 1)
        elif kind == EXCHANGE and a:
            row.mark(self.food, 0)
        elif kind in (GIVE_UP_ANIMAL, HOUSE_ANIMALS) and a:
            row.mark(self.food, 1)
