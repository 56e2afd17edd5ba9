"""Random play to the end, compiled: what benchmarks and searches do most."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.position import ACTOR, CHANCE, NOBODY, Position


def pick(weights: vec[i64], rng: Random) -> i64:
    """An index, drawn by weight."""
    total: i64 = 0
    for share in weights:
        total += share
    left = rng.randrange(total)
    index: i64 = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


def step(at: Position, rng: Random) -> i64:
    """Play one random choice, nature's by weight, and return it."""
    choices = at.choices()
    index = pick(at.weights(), rng) if at.cells[ACTOR] == CHANCE else rng.randrange(len(choices))
    at.play(choices[index])
    return choices[index]


def playout(at: Position, rng: Random) -> i64:
    """Play to the end at random and return how many choices that took."""
    count: i64 = 0
    while at.cells[ACTOR] != NOBODY:
        step(at, rng)
        count += 1
    return count
