"""Random play to the end, compiled: what benchmarks and searches do most."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.position import ACTOR, CHANCE, NOBODY, Position


def total(weights: vec[i64]) -> i64:
    summed: i64 = 0
    for share in weights:
        summed += share
    return summed


def place(weights: vec[i64], left: i64) -> i64:
    """The index that a number below the total falls to, each having its share of the numbers."""
    index: i64 = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


def pick(weights: vec[i64], rng: Random) -> i64:
    """An index, drawn by weight."""
    return place(weights, rng.randrange(total(weights)))


def step(at: Position, rng: Random) -> i64:
    """Play one random choice, nature's by weight, and return it."""
    choices = at.choices()
    index = pick(at.shares(choices), rng) if at.cells[ACTOR] == CHANCE else rng.randrange(len(choices))
    at.apply(choices[index])
    return choices[index]


def playout(at: Position, rng: Random) -> i64:
    """Play to the end at random and return how many choices that took."""
    count: i64 = 0
    while at.cells[ACTOR] != NOBODY:
        step(at, rng)
        count += 1
    return count
