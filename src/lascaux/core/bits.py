"""Sets of small numbers, one bit of an integer for each member."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([2**member for member in range(63)])


def bit(member: i64) -> i64:
    """The set of one member. (A table, because mypyc compiles `1 << member` to a 32-bit shift.)"""
    return BITS[member]


def count(members: i64) -> i64:
    """How many members a set has."""
    found: i64 = 0
    while members:
        members &= members - 1
        found += 1
    return found
