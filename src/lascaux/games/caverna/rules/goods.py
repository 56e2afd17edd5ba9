"""Goods and animals, one row each: what they are worth as food (CAV-FOOD) and what they cost in gold and rubies."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64


class Good(NamedTuple):
    name: str
    code: str  # in costs and amounts
    food: int  # for one of them; 0: it cannot be turned into food (CAV-FOOD-01, -04)
    gold: int  # at the Weekly market; 0: not for sale (CAV-SPACE-42)
    rubies: str  # at any time; empty: not for rubies (CAV-RUBY-01, -03)


# fmt: off
GOODS: Final = (  # in the order of a seat's cells
    #    name         code    food gold rubies
    Good("wood",      "W",      0, 1, "1R"),
    Good("stone",     "S",      0, 1, "1R"),
    Good("ore",       "O",      0, 1, "1R"),
    Good("ruby",      "R",      2, 0, ""),
    Good("gold",      "G",      0, 0, "1R"),  # only where it has been agreed (CAV-RULING-02)
    Good("grain",     "Gr",     1, 1, "1R"),
    Good("vegetable", "V",      2, 2, "1R"),
    Good("food",      "F",      0, 0, ""),
    Good("dog",       "dog",    0, 2, "1R"),
    Good("sheep",     "sheep",  1, 1, "1R"),
    Good("donkey",    "donkey", 1, 1, "1R"),
    Good("boar",      "boar",   2, 2, "1R"),
    Good("cattle",    "cattle", 3, 3, "1R 1F"),
)
# fmt: on

WOOD: Final = 0
STONE: Final = 1
ORE: Final = 2
RUBY: Final = 3
GOLD: Final = 4
GRAIN: Final = 5
VEGETABLE: Final = 6
FOOD: Final = 7
DOG: Final = 8
SHEEP: Final = 9  # the four farm animals are consecutive
DONKEY: Final = 10
BOAR: Final = 11
CATTLE: Final = 12
KINDS: Final = 13
FARM_TYPES: Final = 4

NAMES: Final = tuple([good.name for good in GOODS])
FARM_NAMES: Final = NAMES[SHEEP:]
CODES: Final = tuple([good.code for good in GOODS])

FOOD_VALUE: Final = vec[i64]([good.food for good in GOODS])
MARKET_PRICE: Final = vec[i64]([good.gold for good in GOODS])

Amounts = list[tuple[int, int, int]]  # a good, how many to an empty space, how many to another


def parse_amounts(text: str) -> Amounts:
    """Reads `2(1)W 1S`: two wood onto an empty space, else one; one stone."""
    found: Amounts = []
    for word in text.split():
        match = re.fullmatch(r"(\d+)(?:\((\d+)\))?(\D+)", word)
        if not match or match[3] not in CODES:
            raise ValueError(f"{word!r} in {text!r} is no amount: write a number and one of {', '.join(CODES)}")
        found.append((CODES.index(match[3]), int(match[1]), int(match[2] or match[1])))
    return found


def parse_goods(text: str) -> list[int]:
    """Reads `4W 3S` as a number for each kind."""
    numbers = [0] * KINDS
    for good, number, _ in parse_amounts(text):
        numbers[good] = number
    return numbers


def parse_words(text: str) -> list[int]:
    """Reads `4 wood 3 stone` as a number for each kind."""
    numbers = [0] * KINDS
    words = text.split()
    for number, name in zip(words[::2], words[1::2], strict=True):
        if name not in NAMES:
            raise ValueError(f"{name!r} in {text!r} is no good: there are {', '.join(NAMES)}")
        numbers[NAMES.index(name)] = int(number)
    return numbers


def in_words(numbers: list[int]) -> dict[str, int]:
    """The goods of such a list by their names."""
    return {name: number for name, number in zip(NAMES, numbers, strict=True) if number}
