"""Building and razing walls (CVC-WALL)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import Decision
from lascaux.core.verbs import each
from lascaux.games.cave_vs_cave.rules.layout import SUPPLY, WALLS
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import DUNGEON
from lascaux.games.cave_vs_cave.rules.verbs import RAZE, WALL

RAZE_WALL_ARGUMENTS: Final = (Argument("gain"),)  # goods


@final
class BuildWall(Decision[CavePosition]):
    """Put a wall from the supply on a free edge of the player's cave."""

    def choices(self, at: CavePosition, a: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=28), WALL, at.free_edges())

    def play(self, at: CavePosition, a: i64, b: i64, choice: i64) -> None:
        at.cells[SUPPLY] -= 1
        at.set_own(WALLS, at.own(WALLS) | bit(WALL.first(choice)))
        if at.has(DUNGEON):  # CVC-BLUE-13
            at.collect(DUNGEON)


@final
class RazeWall(Decision[CavePosition]):
    """Take a placed wall back to the supply; printed walls cannot be razed (CVC-WALL-10, -11)."""

    def choices(self, at: CavePosition, gain: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=12), RAZE, at.own(WALLS))

    def play(self, at: CavePosition, gain: i64, b: i64, choice: i64) -> None:
        at.cells[SUPPLY] += 1
        at.set_own(WALLS, at.own(WALLS) & ~bit(RAZE.first(choice)))
        at.gain(gain)
