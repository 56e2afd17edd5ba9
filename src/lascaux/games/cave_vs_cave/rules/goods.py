"""A goods track as one integer: ten goods, six bits each.

The top bit of each good's six stays 0 and catches borrows and overflows, so that a payment, a gain with its limit and
a refill are a few operations on all ten goods at once.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from lascaux.core.bits import bit

WOOD: Final = 0
STONE: Final = 1
EMMER: Final = 2
FLAX: Final = 3
FOOD: Final = 4
GOLD: Final = 5
DONKEY: Final = 6
ORE: Final = 7
IRON: Final = 8
WEAPON: Final = 9
GOODS: Final = 10

NAMES: Final = ("wood", "stone", "emmer", "flax", "food", "gold", "donkey", "ore", "iron", "weapon")
CODES: Final = ("w", "s", "e", "f", "F", "g", "D", "o", "i", "wp")  # as in the rule file, section 0.2

ONES: Final = 0x41041041041041  # one of each good
GUARDS: Final = ONES << 5
LIMITS: Final = 9 * ONES + (10 << 6 * GOLD) + (10 << 6 * WEAPON)  # CVC-GOODS-02, CVC-ERA2-GOODS-01

EXCHANGEABLE: Final = (1 << EMMER) | (1 << FLAX) | (1 << GOLD) | (1 << DONKEY)  # CVC-EXCHANGE-01, -02


def some(good: i64, count: i64) -> i64:
    """A number of goods of one kind."""
    return count << 6 * good


def amount(purse: i64, good: i64) -> i64:
    return purse >> 6 * good & 31


def covers(purse: i64, cost: i64) -> bool:
    """Whether a purse can pay the cost in full (CVC-GOODS-05)."""
    return ((purse | GUARDS) - cost) & GUARDS == GUARDS


def lack(purse: i64, cost: i64) -> i64:
    """How many goods of all kinds a purse lacks to pay the cost."""
    below = ~((purse | GUARDS) - cost) & GUARDS
    short = below - (below >> 5)
    lacking = (cost & short) - (purse & short)
    total: i64 = 0
    while lacking:
        total += lacking & 63
        lacking >>= 6
    return total


def gain(purse: i64, goods: i64) -> i64:
    """Add goods; what goes over a limit is lost (CVC-GOODS-04)."""
    total = purse + goods
    over = ((total | GUARDS) - LIMITS - ONES) & GUARDS
    full = over - (over >> 5)
    return (total & ~full) | (LIMITS & full)


def refill(purse: i64, target: i64) -> i64:
    """Raise every good to its target value, never lowering one (CVC-GOODS-13)."""
    below = ~((purse | GUARDS) - target) & GUARDS
    short = below - (below >> 5)
    return (purse & ~short) | (target & short)


def owned_kinds(purse: i64) -> i64:
    """One bit for each good of which there is at least one."""
    kinds: i64 = 0
    good: i64
    for good in range(GOODS):
        if amount(purse, good):
            kinds |= bit(good)
    return kinds


def parse_goods(text: str) -> i64:
    """`1w 2s` as a purse."""
    purse: i64 = 0
    for count, code in re.findall(r"(\d+)(wp|[wsefFgDoi])", text):
        purse += some(CODES.index(code), int(count))
    return purse
