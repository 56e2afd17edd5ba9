"""What furnishings do, read from the notation that their rows are written in: a moment, and what happens then.

bed: 2                                  room for dwarfs
house: 3 cattle                         places for farm animals of this type
house: 2 of one type                    one place, for any type
build: 1 food per sheep                 at once, when it is built
deliver: 1 wood for 7 rounds            at the start of each of the next rounds
round: 1 ore per donkey in an ore mine  at the start of every round
cheaper: 1 wood on furnishing, pasture  each of these costs less
trade: 2 boar > 2 gold 2 food           at any time
cook: 2 grain > 4 food                  the same, but it brings nothing but food
slaughter: 1 food per farm animal       more than its usual value
gain: 1 ore per stone                   with every stone that comes
birth: 1 stone per donkey               with every donkey that is born
litter: 1/2/3/5 food                    by the number of newborns
feed: 1 wood / 1 stone / 2 ore          one dwarf with one of these instead of food
need: 1 food per donkey in a mine       less food for the dwarfs
overhang: 2 gold                        for a twin that sticks out
score: 5 per dwarf beyond 4             points; `up to 7` limits them, `8 if no dwarf armed` sets a condition
special: furnish tunnels                a rule of its own, see `rooms.SPECIAL`

Moments are separated by semicolons, alternatives by slashes. What `per` and `if` can count is listed in THINGS.
"""

from __future__ import annotations

import re
from typing import Final, final

from mypy_extensions import i64

from lascaux.games.caverna.rules.goods import KINDS, NAMES, parse_words

MOMENTS: Final = (
    *("bed", "house", "build", "deliver", "round", "cheaper", "trade", "cook", "slaughter", "gain", "birth", "litter"),
    *("feed", "need", "overhang", "score", "special"),
)

# What can be counted: goods in the supply by their numbers, and these (see `counting`)
ONCE: Final = 13
DWARFS: Final = 14
ARMED_DWARFS: Final = 15
ALL_ARMED: Final = 16
NONE_ARMED: Final = 17
FARM_ANIMALS: Final = 18
CROP_PAIRS: Final = 19
YELLOW_FURNISHINGS: Final = 20
DWELLINGS_BESIDE: Final = 21
EMPTY_FIELDS: Final = 22
ORE_MINES: Final = 23
RUBY_MINES: Final = 24
DONKEYS_IN_ORE_MINES: Final = 25
DONKEYS_IN_MINES: Final = 26
LOST_POINTS: Final = 27
THINGS: Final = (
    *NAMES,
    *("once", "dwarf", "armed dwarf", "all dwarfs armed", "no dwarf armed", "farm animal"),
    *("grain and vegetable", "yellow furnishing", "dwelling beside it", "empty field", "ore mine", "ruby mine"),
    *("donkey in an ore mine", "donkey in a mine", "lost point"),
)
NO_LIMIT: Final = 1000
ANY_TYPE: Final = -1  # what `of one type` has in place of a good

AMOUNT: Final = re.compile(
    rf"(?P<number>[\d/]+)(?: (?P<what>of one type|{'|'.join(NAMES)}))?"
    r"(?: (?:per|if)(?: (?P<per>\d+))? (?P<thing>.+?))?"
    r"(?: beyond (?P<beyond>\d+))?(?: up to (?P<most>\d+))?(?: for (?P<rounds>\d+) rounds)?(?: on (?P<on>.+))?"
)


def thing_number(name: str) -> int:
    """A thing by its name, singular or plural."""
    for number, thing in enumerate(THINGS):
        if name in (thing, f"{thing}s"):
            return number
    raise ValueError(f"{name!r} cannot be counted: there are {', '.join(THINGS)}")


@final
class Effect:
    """What happens at one moment: goods paid and goods gained, or a number for each thing of some kind."""

    def __init__(self, when: str, text: str) -> None:
        if when not in MOMENTS:
            raise ValueError(f"{when!r} is no moment of an effect: there are {', '.join(MOMENTS)}")
        self.when = when
        self.text = text
        self.pay: list[int] = [0] * KINDS
        self.gain: list[int] = [0] * KINDS
        self.steps: list[int] = []  # by how many there are, where the number is not simply a multiple
        self.number: i64 = 0
        self.good: i64 = ANY_TYPE
        self.per: i64 = 1
        self.thing: i64 = ONCE
        self.beyond: i64 = 0
        self.most: i64 = NO_LIMIT
        self.rounds: i64 = 0
        self.on: list[str] = []
        if when == "feed":
            self.pay = parse_words(text)
        elif ">" in text:
            paid, _, gained = text.partition(" > ")
            self.pay = parse_words(paid)
            self.gain = parse_words(gained)
        elif when != "special":
            self.read_amount(text)

    def read_amount(self, text: str) -> None:
        found = AMOUNT.fullmatch(text)
        if not found:
            raise ValueError(f"{self.when}: {text!r} cannot be read")
        self.steps = [int(step) for step in found["number"].split("/")]
        self.number = self.steps[0]
        if found["what"] in NAMES:
            good = NAMES.index(found["what"])
            self.good = good
            self.gain[good] = self.steps[0]
        if found["thing"]:
            self.thing = thing_number(found["thing"])
        self.per = int(found["per"] or 1)
        self.beyond = int(found["beyond"] or 0)
        self.most = int(found["most"] or NO_LIMIT)
        self.rounds = int(found["rounds"] or 0)
        self.on = found["on"].split(", ") if found["on"] else []

    def times(self, counted: i64) -> i64:
        """The number that follows from how many of the thing there are."""
        return min(self.most, self.number * (max(0, counted - self.beyond) // self.per))


def parse_effects(row: str) -> list[Effect]:
    """Reads `score: 1 per 2 sheep; build: 1 food per sheep`."""
    found: list[Effect] = []
    for part in row.split("; ") if row else []:
        when, _, text = part.partition(": ")
        found += [Effect(when, alternative) for alternative in text.split(" / ")]
    return found
