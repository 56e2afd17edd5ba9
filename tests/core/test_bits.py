"""Sets of small numbers in one integer."""

from __future__ import annotations

from lascaux.core.bits import bit, count, lowest

EVERY = range(62)


def test_the_lowest_member_is_found_alone_and_among_higher_ones() -> None:
    assert [lowest(bit(member)) for member in EVERY] == list(EVERY)
    assert [lowest(2**62 - bit(member)) for member in EVERY] == list(EVERY)


def test_members_are_counted() -> None:
    assert [count(bit(member) - 1) for member in EVERY] == list(EVERY)
