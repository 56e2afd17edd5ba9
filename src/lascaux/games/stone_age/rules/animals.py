"""The four wild animals (T-ANIMAL). The boar's malus and face 1 are printed; everything marked is assumed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

POINTS: Final = 0  # three points
FOOD: Final = 1  # three food
RESOURCE: Final = 2  # one resource of choice
TOOL: Final = 3  # one permanent tool step
REWARDS: Final = ("VP3", "FOOD3", "RES1", "TOOL1")

ASSUMED_FACES: Final = ("VP3", "FOOD3", "FOOD3", "RES1", "RES1", "TOOL1")  # from 2 on assumed (STA-RULING-30)


@final
class Animal:
    def __init__(self, slug: str, malus: int, malus_is_assumed: bool, faces: tuple[str, ...]) -> None:
        self.slug = slug
        self.malus = malus
        self.malus_is_assumed = malus_is_assumed
        self.faces = faces


ANIMALS: Final = (
    Animal("polar-bear", 3, True, ASSUMED_FACES),
    Animal("wild-boar", 2, False, ASSUMED_FACES),
    Animal("wolf", 2, True, ASSUMED_FACES),
    Animal("bird-of-prey", 1, True, ASSUMED_FACES),
)
ANIMAL_COUNT: Final = 4

MALUS: Final = vec[i64]([animal.malus for animal in ANIMALS])
REWARD: Final = vec[i64]([REWARDS.index(face) for animal in ANIMALS for face in animal.faces])  # six for each
