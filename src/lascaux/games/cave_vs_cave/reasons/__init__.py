"""Why a choice is not legal now: the first obstacle in words, with the clause that sets it.

What stands in the way of a thing itself (a cost, walls, a blocked way) is said even when it is not the moment for it,
so that a player can ask about any tile at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.core.game import Game, Reason
from lascaux.core.position import CHANCE
from lascaux.core.reasons import Obstacle, obstacle, reason_against
from lascaux.games.cave_vs_cave.reasons.activating import ActivatingReasons
from lascaux.games.cave_vs_cave.reasons.digging import DiggingReasons
from lascaux.games.cave_vs_cave.reasons.furnishing import FurnishingReasons
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.wording import Wording

NATURE_CLAUSES: Final = {
    "start": "CVC-SETUP-09",
    "remove": "CVC-SOLO1-02",
    "pool": "CVC-SHORT-06",
    "reveal": "CVC-ROUND-02",
    "uncover": "CVC-DIG-01",
}


def why_not(game: Game, at: CavePosition, choice: int, language: str) -> Reason | None:
    words = Wording(game, language)
    return reason_against(at, choice, words, Question(at, words).ask)


class Question(ActivatingReasons, DiggingReasons, FurnishingReasons):
    """Looks for the first obstacle of one choice, for the seat on turn."""

    def ask(self, verb: str, a: int, b: int) -> Obstacle:
        at = self.at
        if at.over:
            return obstacle("over", "CVC-ROUND-18")
        if verb in NATURE_CLAUSES:
            id = "cannot-turn-up" if at.actor == CHANCE else "natures"
            return obstacle(id, NATURE_CLAUSES[verb])
        if at.actor == CHANCE:
            return obstacle("nature-first", "CVC-SETUP-10", prompt=self.words.prompt(at))
        against: Callable[[int, int], Obstacle | None] | None = getattr(self, f"against_{verb}", None)
        return (against(a, b) if against else None) or self.not_now()
