"""Sets of small numbers, one bit of an integer for each member."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([2**member for member in range(63)])
# The only member of a set, by six bits of the set's product with a number: all powers of two differ in them.
SPREAD: Final = 0x03F7_9D71_B4CB_0A89
MEMBER: Final = vec[i64](sorted(range(64), key=lambda member: (SPREAD << member) >> 58 & 63))


def bit(member: i64) -> i64:
    """The set of one member. (A table, because mypyc compiles `1 << member` to a 32-bit shift.)"""
    return BITS[member]


def lowest(members: i64) -> i64:
    """The first member of a set below 62 that is not empty."""
    return MEMBER[(members & -members) * SPREAD >> 58 & 63]


def count(members: i64) -> i64:
    """How many members a set has."""
    found: i64 = 0
    while members:
        members &= members - 1
        found += 1
    return found
