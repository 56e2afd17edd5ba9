"""Variants with different numbers of seats are learned from together."""

from __future__ import annotations

import torch

import lascaux
from lascaux.networks.inputs import Inputs, seats_read
from lascaux.train.learner import Sample
from lascaux.train.model import Model
from lascaux.train.storage import Storage
from tests.train.setups import TINY

GAMES = [lascaux.load("stone-age", players=players) for players in (2, 4)]
INPUTS = Inputs.of(GAMES)
CHOICES = GAMES[0].verbs.size


def storage(seats: int, width: int) -> Storage:
    """Two steps of three games, one of which could not be learned from."""
    made = Storage.allocate(2, 3, width, CHOICES, seats, torch.device("cpu"))
    made.rows.uniform_()
    made.legal[..., :5] = True
    made.chosen.random_(5)
    made.advantage.uniform_(-9, 9)
    made.goals.uniform_()
    made.usable[:, :2] = True
    return made


def test_empty_seats_beside_a_row_change_nothing() -> None:
    torch.manual_seed(1)
    model = Model(INPUTS, CHOICES, TINY)
    two, four = (storage(seats_read(game), INPUTS.width(game)) for game in GAMES)
    sample = Sample([(two, 2), (four, 4)])
    rows, legal, *_, goals, there = sample.tensors
    assert len(sample) == 8
    assert there.sum(1).tolist() == [2] * 4 + [4] * 4
    alone, other = Sample([(two, 2)]), Sample([(four, 4)])
    assert torch.equal(goals[:4, :2], alone.tensors[5])
    assert torch.equal(goals[4:], other.tensors[5])
    with torch.inference_mode():
        chances, values = model(rows, legal, sample.asked)
        for part, seats, found in ((alone, 2, slice(4)), (other, 4, slice(4, 8))):
            expected, worth = model(*part.tensors[:2], part.asked)
            assert torch.allclose(chances[found], expected, atol=1e-5)
            assert torch.allclose(values[found, :seats], worth, atol=1e-5)


def test_each_variant_is_judged_by_its_own_standard() -> None:
    two, four = (storage(seats_read(game), INPUTS.width(game)) for game in GAMES)
    four.advantage += 100
    advantage = Sample([(two, 2), (four, 4)]).tensors[4]
    assert torch.allclose(advantage[:4].mean(), advantage[4:].mean(), atol=1e-5)
    assert torch.allclose(advantage[4:].std(), torch.tensor(1.0), atol=1e-4)
