"""A position as numbers for the seat that chooses: a row of the observation and a row of the mask."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from lascaux.core.observation import Observation, Row
from lascaux.core.position import Position


@final
class Sheet:
    """Rows of two buffers that other sheets may share; the mask has a 1 for each legal choice."""

    def __init__(self, observation: Observation, floats: vec[i32], mask: vec[u8], index: i64, width: i64) -> None:
        self.observation = observation
        self.row = Row(floats, index * observation.size, observation.sets)
        self.mask = mask
        self.start: i64 = index * width
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
