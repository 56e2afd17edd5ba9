"""The four wild animals (T-ANIMAL). The boar's malus and face 1 are printed; what an asterisk marks is assumed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.games.stone_age.rules.effects import Effect

ASSUMED_FACES: Final = "VP3 FOOD3* FOOD3* RES1* RES1* TOOL1*"  # STA-RULING-30


@final
class Animal:
    """An animal: what it takes off every roll, and the reward for each face of a die once it is driven off."""

    def __init__(self, slug: str, malus: str, faces: str) -> None:
        self.slug = slug
        self.malus = int(malus.strip("-*"))
        self.malus_is_assumed = malus.endswith("*")
        self.codes = faces.replace("*", "").split()
        self.rewards = [Effect(code) for code in self.codes]
        self.assumed_faces = [face.endswith("*") for face in faces.split()]


ANIMALS: Final = (
    Animal("polar-bear", "-3*", ASSUMED_FACES),
    Animal("wild-boar", "-2", ASSUMED_FACES),
    Animal("wolf", "-2*", ASSUMED_FACES),
    Animal("bird-of-prey", "-1*", ASSUMED_FACES),
)
ANIMAL_COUNT: Final = 4
POINTS_INSTEAD: Final = 3  # of any reward (STA-ANIMAL-15)

MALUS: Final = vec[i64]([animal.malus for animal in ANIMALS])
# Six for each animal
REWARD: Final = vec[i64]([reward.kind for animal in ANIMALS for reward in animal.rewards])
REWARD_GOOD: Final = vec[i64]([reward.good for animal in ANIMALS for reward in animal.rewards])
REWARD_COUNT: Final = vec[i64]([reward.count for animal in ANIMALS for reward in animal.rewards])
