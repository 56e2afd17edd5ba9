"""Observations written and read back, for the tests of all games."""

from __future__ import annotations

from struct import pack, unpack

from librt.vecs import vec
from mypy_extensions import i32

from lascaux.core.game import Game
from lascaux.core.observation import Row
from lascaux.core.position import Position


class Eye:
    """Looks at positions of one game through one row, which it writes again and again."""

    def __init__(self, game: Game) -> None:
        self.observation = game.observation()
        self.row = Row(vec[i32]([0] * self.observation.size), 0, self.observation.sets)
        self.limits = {field.id: field.high for field in self.observation.fields}

    def bytes(self, at: Position, seat: int) -> bytes:
        self.observation.write(at, seat, self.row)
        return pack(f"={self.observation.size}i", *self.row.cells)

    def numbers(self, at: Position, seat: int) -> tuple[float, ...]:
        return unpack(f"={self.observation.size}f", self.bytes(at, seat))

    def words(self, at: Position, seat: int) -> dict[str, str]:
        """The lines of the explanation by their fields."""
        lines = self.observation.explain(self.numbers(at, seat)).splitlines()
        return {line.partition(": ")[0]: line.partition(": ")[2] for line in lines}
