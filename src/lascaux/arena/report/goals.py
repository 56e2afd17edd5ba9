"""The printed goals of solo games."""

from __future__ import annotations

from dataclasses import dataclass

from lascaux.core.game import Game
from lascaux.games.cave_vs_cave.rules.scoring import SOLO_GOAL_BOTH, SOLO_GOAL_ERA_I, SOLO_OUTSTANDING
from lascaux.games.caverna.wording import SOLO_GOAL


@dataclass(frozen=True)
class Goal:
    points: float
    exceed: bool  # more than these points are asked for; otherwise they are enough
    remarkable: bool  # beyond the goal proper
    clause: str

    def reached(self, score: float) -> bool:
        return score > self.points or (score == self.points and not self.exceed)


def goals(game: Game) -> list[Goal]:
    """What the rulebook asks of a single player; nothing where it asks nothing."""
    if game.seats != 1:
        return []
    if game.id == "caverna":
        return [Goal(SOLO_GOAL, True, False, "CAV-SOLO-09")]
    if game.id == "cave-vs-cave" and game.options["eras"] == 1:
        return [
            Goal(SOLO_GOAL_ERA_I, False, False, "CVC-SOLO1-14"),
            Goal(SOLO_OUTSTANDING, True, True, "CVC-SOLO1-14"),
        ]
    if game.id == "cave-vs-cave" and game.options["eras"] == 2:
        return [Goal(SOLO_GOAL_BOTH, True, False, "CVC-SOLO2-12")]
    return []
