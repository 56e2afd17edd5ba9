"""A position as numbers for the seat that chooses: a row of the observation and a row of the mask."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from lascaux.core.observation import Observation, Row
from lascaux.core.position import Position


@final
class Paper:
    """What sheets are cut from: two buffers, each with one row after the other from some place on."""

    def __init__(self, floats: vec[i32], masks: vec[u8], first_float: i64 = 0, first_mask: i64 = 0) -> None:
        self.floats = floats
        self.masks = masks
        self.first_float: i64 = first_float
        self.first_mask: i64 = first_mask


@final
class Sheet:
    """A row of each buffer; that of the mask has a 1 for each legal choice."""

    def __init__(self, observation: Observation, paper: Paper, index: i64, width: i64) -> None:
        self.observation = observation
        self.row = Row(paper.floats, paper.first_float + index * observation.size, observation.sets)
        self.mask = paper.masks
        self.start: i64 = paper.first_mask + index * width
        self.legal = vec[i64]()

    def look(self, at: Position, seat: i64) -> None:
        """Write what a seat sees, and which choices the actor has."""
        self.observation.write(at, seat, self.row)
        self.offer(at.choices())

    def offer(self, choices: vec[i64]) -> None:
        """Take the last choices back and mark these."""
        mask = self.mask
        for choice in self.legal:
            mask[self.start + choice] = 0
        for choice in choices:
            mask[self.start + choice] = 1
        self.legal = choices
