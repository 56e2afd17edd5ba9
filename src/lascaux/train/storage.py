"""What actors write and the learner reads: the choices of many games of one variant, in memory that both see."""

from __future__ import annotations

from dataclasses import dataclass, fields

import torch
from torch import Tensor


@dataclass
class Storage:
    """Each tensor has a row for every choice that a game makes between two updates, and a column for every game."""

    rows: Tensor  # what the actor saw
    legal: Tensor
    chosen: Tensor
    chance: Tensor  # the logarithm of the choice's chance
    advantage: Tensor  # how much better than expected it turned out
    goals: Tensor  # what the values of all seats should have been, counted from the actor's
    usable: Tensor  # whether there was anything to choose

    @classmethod
    def allocate(cls, steps: int, games: int, width: int, choices: int, seats: int, device: torch.device) -> Storage:
        def tensor(*size: int, dtype: torch.dtype) -> Tensor:
            made = torch.zeros(steps, games, *size, dtype=dtype, device=device)
            return made if device.type == "cuda" else made.share_memory_()

        number = torch.bfloat16 if device.type == "cuda" else torch.float32
        return cls(
            rows=tensor(width, dtype=number),
            legal=tensor(choices, dtype=torch.bool),
            chosen=tensor(dtype=torch.long),
            chance=tensor(dtype=torch.float32),
            advantage=tensor(dtype=torch.float32),
            goals=tensor(seats, dtype=torch.float32),
            usable=tensor(dtype=torch.bool),
        )

    def part(self, first: int, games: int) -> Storage:
        """The same memory, some of the games."""
        return Storage(*(getattr(self, field.name)[:, first : first + games] for field in fields(self)))

    @property
    def steps(self) -> int:
        return int(self.rows.shape[0])

    @property
    def games(self) -> int:
        return int(self.rows.shape[1])
