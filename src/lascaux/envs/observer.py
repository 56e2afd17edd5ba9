"""One position as NumPy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, i64, u8
from numpy.typing import NDArray

from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.envs.sheet import Paper, Sheet


class Observer:
    """Looks at positions of one game, as any of its seats.

        observer = Observer(game)
        observer.observe(at, seat), observer.mask(at, seat)

    `size` numbers make an observation and `choices` a mask; no number is ever below `low` or above `high`.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.observation = game.observation()
        self.seats = game.seats
        self.size = self.observation.size
        self.choices = game.verbs.size
        floats = vec[i32]([0] * self.size)
        mask = vec[u8]([0] * self.choices)
        self.sheet = Sheet(self.observation, Paper(floats, mask), 0, self.choices)
        self._row = self.sheet.row
        self._floats: NDArray[np.float32] = np.asarray(floats).view(np.float32)
        self._mask: NDArray[np.int8] = np.asarray(mask).view(np.int8)
        fields = self.observation.fields
        sizes = [field.size for field in fields]
        self.low = np.repeat(np.array([min(field.low, 0) / field.high for field in fields], np.float32), sizes)
        self.high = np.ones(self.size, np.float32)

    def observe(self, at: Position, seat: int) -> NDArray[np.float32]:
        """What a seat sees, as a separate array."""
        self._check(seat)
        self.observation.write(at, seat, self._row)
        return self._floats.copy()

    def mask(self, at: Position, seat: int) -> NDArray[np.int8]:
        """A 1 for each legal choice of a seat; all 0 while it is not its turn to choose."""
        self._check(seat)
        self.sheet.offer(at.choices() if at.actor == seat else vec[i64]())
        return self._mask.copy()

    def planes(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """An observation by fields, each in its own shape: boards come as planes of a grid.

        These are views of the same numbers. Observations may be stacked along further axes in front.
        """
        stack = observation.shape[:-1]
        if observation.ndim == 0 or observation.shape[-1] != self.size:
            raise ValueError(f"an observation of this game has {self.size} numbers, not shape {observation.shape}")
        found: dict[str, NDArray[Any]] = {}
        for field in self.observation.fields:
            start = int(field.offset)
            found[field.id] = observation[..., start : start + field.size].reshape((*stack, *field.shape))
        return found

    def explain(self, observation: NDArray[Any]) -> str:
        """An observation in words."""
        if observation.ndim != 1:
            raise ValueError(f"one observation can be explained at a time, not an array of shape {observation.shape}")
        return self.observation.explain(observation.tolist())

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.game,)

    def _check(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")
