"""Forging weapons (CAV-FORGE)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.position import Decision
from lascaux.games.caverna.rules.deeds import FORGE as FORGE_DEED
from lascaux.games.caverna.rules.goods import ORE
from lascaux.games.caverna.rules.layout import ACTING, STRENGTH
from lascaux.games.caverna.rules.placing import saved
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.verbs import FORGE

BEST_NEW_WEAPON: Final = 8


def weapon_price(at: CavernaPosition, strength: i64) -> i64:
    """Ore for a new weapon (CAV-FORGE-01, -02)."""
    return max(0, strength - saved(at, FORGE_DEED, ORE))


def can_forge(at: CavernaPosition, dwarf: i64) -> bool:
    """An unarmed dwarf, and ore for the smallest weapon."""
    return at.strength(dwarf) == 0 and at.own(ORE) >= weapon_price(at, 1)


@final
class Forge(Decision[CavernaPosition]):
    """How strong the weapon of the acting dwarf becomes."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        strength: i64 = 1
        while strength <= BEST_NEW_WEAPON and weapon_price(at, strength) <= at.own(ORE):
            out = append(out, FORGE.code(strength - 1))
            strength += 1
        return out

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        strength = FORGE.first(choice) + 1
        at.add_own(ORE, -weapon_price(at, strength))
        at.set_own(STRENGTH + at.cells[ACTING], strength)
