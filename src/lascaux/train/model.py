"""The network while it learns: one encoder for all seats, a residual trunk, a policy, and a value for every seat."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn.functional import linear

from lascaux.networks.inputs import OPTION, Inputs

ILLEGAL = -1e9


@dataclass(frozen=True)
class Shape:
    """How large a network is."""

    width: int = 512
    blocks: int = 2
    seat: int = 128  # what is remembered of each seat
    stake: int = 128  # hidden units behind the values


class Model(nn.Module):
    """Reads rows as `Inputs` arranges them. Values are what each seat can expect, counted from the observer's."""

    def __init__(self, inputs: Inputs, choices: int, shape: Shape) -> None:
        super().__init__()
        self.commons = len(inputs.common)
        self.seat_width = inputs.seat_width
        width = shape.width
        self.common = nn.Linear(self.commons, width)
        self.own = nn.Linear(self.seat_width, width, bias=False)
        self.seat = nn.Linear(self.seat_width, shape.seat, bias=False)  # no bias: an empty seat is nothing
        self.others = nn.Linear(shape.seat, width, bias=False)
        self.blocks = nn.ModuleList(
            nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))
            for _ in range(shape.blocks)
        )
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, choices)
        self.stake = nn.Linear(width, shape.stake)
        self.stake_seat = nn.Linear(shape.seat, shape.stake, bias=False)
        self.worth = nn.Linear(shape.stake, 1)
        for layer in self.modules():
            if isinstance(layer, nn.Linear):
                nn.init.orthogonal_(layer.weight, 2**0.5)
                if layer.bias is not None:
                    nn.init.zeros_(layer.bias)
        for place, name in enumerate(inputs.common):
            if name.startswith(OPTION):  # what is never trained on changes nothing
                nn.init.zeros_(self.common.weight[:, place].detach())
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.worth.weight, 0.1)

    def forward(self, rows: Tensor, legal: Tensor, choices: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """The logarithm of each choice's chance, and all seats' values. `choices` are legal's columns, if not all."""
        common = rows[:, : self.commons]
        seats = rows[:, self.commons :].unflatten(1, (-1, self.seat_width))
        seen = torch.relu(read(self.seat, seats))
        trunk = torch.relu(read(self.common, common) + read(self.own, seats[:, 0]) + self.others(seen[:, 1:].sum(1)))
        for block in self.blocks:
            trunk = trunk + block(trunk)
        trunk = torch.relu(self.norm(trunk))
        chosen = slice(None) if choices is None else choices
        logits = (
            linear(trunk, self.policy.weight[chosen], self.policy.bias[chosen]).float().masked_fill(~legal, ILLEGAL)
        )
        with torch.autocast(
            rows.device.type, enabled=False
        ):  # a choice changes values by less than half precision shows
            stakes = torch.relu(self.stake(trunk.float())[:, None] + self.stake_seat(seen.float()))
            return logits.log_softmax(-1), self.worth(stakes).squeeze(-1)

    def halved(self) -> Model:
        """In half precision, values aside."""
        self.bfloat16()
        for layer in (self.stake, self.stake_seat, self.worth):
            layer.float()
        return self


# A processor is slow enough for leaving things out to pay: most numbers are zero and most choices illegal in all rows.


def read(layer: nn.Linear, numbers: Tensor) -> Tensor:
    """What a layer makes of numbers."""
    if numbers.device.type != "cpu":
        return linear(numbers, layer.weight, layer.bias)
    used = numbers.flatten(0, -2).any(0).nonzero().squeeze(1)
    return linear(numbers.index_select(-1, used), layer.weight.index_select(1, used), layer.bias)


def worth_asking(legal: Tensor) -> Tensor | None:
    """The choices that the network has to be asked about: those legal anywhere; None if all."""
    return legal.view(torch.uint8).amax(0).nonzero().squeeze(1) if legal.device.type == "cpu" else None
