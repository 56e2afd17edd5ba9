"""Everything that is printed, one row for each thing; rules.md has the same tables."""

from __future__ import annotations

from typing import Final, NamedTuple

GOODS: Final = ("wood", "flint")
COLD: Final = {"mild": (1, 1, 2, 2, 2, 3), "hard": (1, 2, 2, 3, 3, 3)}  # heat that each night takes, by winter
NIGHTS: Final = 6
GOAL: Final = 18  # of a tribe alone


class Find(NamedTuple):
    """A tile of the forest: what it gives, and how many there are."""

    slug: str
    wood: int
    flint: int
    tiles: int


class Place(NamedTuple):
    """A place for a fire: what lighting it costs, how much heat it holds, how much a night beside it warms."""

    slug: str
    wood: int
    flint: int
    holds: int
    warms: int


FINDS: Final = [
    Find("twigs", wood=2, flint=0, tiles=6),
    Find("branches", wood=3, flint=0, tiles=10),
    Find("trunk", wood=5, flint=0, tiles=4),
    Find("pebbles", wood=1, flint=1, tiles=8),
    Find("nodule", wood=0, flint=2, tiles=4),
]
PLACES: Final = [
    Place("embers", wood=0, flint=1, holds=3, warms=1),
    Place("ring", wood=1, flint=1, holds=4, warms=2),
    Place("oven", wood=2, flint=2, holds=6, warms=3),
]
