"""Goods and animals: their order in a seat's cells, their names, and what they are worth as food (CAV-FOOD)."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WOOD: Final = 0
STONE: Final = 1
ORE: Final = 2
RUBY: Final = 3
GOLD: Final = 4
GRAIN: Final = 5
VEGETABLE: Final = 6
FOOD: Final = 7
DOG: Final = 8
SHEEP: Final = 9  # the four farm animals follow each other
DONKEY: Final = 10
BOAR: Final = 11
CATTLE: Final = 12
KINDS: Final = 13
FARM_TYPES: Final = 4

NAMES: Final = (
    *("wood", "stone", "ore", "ruby", "gold", "grain", "vegetable", "food"),
    *("dog", "sheep", "donkey", "boar", "cattle"),
)
FARM_NAMES: Final = NAMES[SHEEP:]
CODES: Final = ("W", "S", "O", "R", "G", "Gr", "V", "F", "dog", "sheep", "donkey", "boar", "cattle")

# Food for one of a kind by the basic table; 0 where it cannot be turned into food (CAV-FOOD-01, -04).
FOOD_VALUE: Final = vec[i64]([0, 0, 0, 2, 0, 1, 2, 0, 0, 1, 1, 2, 3])
TWO_DONKEYS: Final = 3  # CAV-FOOD-02

Amounts = list[tuple[int, int, int]]  # a good, how many to an empty space, how many to another


def parse_amounts(text: str) -> Amounts:
    """Reads `2(1)W 1S`: two wood onto an empty space, else one; one stone."""
    found: Amounts = []
    for word in text.split():
        match = re.fullmatch(r"(\d+)(?:\((\d+)\))?(\D+)", word)
        assert match, word
        found.append((CODES.index(match[3]), int(match[1]), int(match[2] or match[1])))
    return found


def parse_goods(text: str) -> list[int]:
    """Reads `4W 3S` as a number for each kind."""
    numbers = [0] * KINDS
    for good, number, _ in parse_amounts(text):
        numbers[good] = number
    return numbers
