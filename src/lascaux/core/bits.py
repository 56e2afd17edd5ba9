"""Sets of small numbers, one bit of an integer for each member."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([2**member for member in range(63)])
# The only member of a set, by the set's remainder: the powers of two below 2**62 all differ in it.
MEMBER: Final = vec[i64]([next((n for n in range(62) if 2**n % 67 == left), 0) for left in range(67)])


def bit(member: i64) -> i64:
    """The set of one member. (A table, because mypyc compiles `1 << member` to a 32-bit shift.)"""
    return BITS[member]


def lowest(members: i64) -> i64:
    """The first member of a set below 62 that is not empty."""
    return MEMBER[(members & -members) % 67]


def count(members: i64) -> i64:
    """How many members a set has."""
    found: i64 = 0
    while members:
        members &= members - 1
        found += 1
    return found
