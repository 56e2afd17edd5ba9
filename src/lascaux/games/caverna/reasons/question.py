"""Why a choice is not legal now: the first obstacle in words, with the clause that sets it.

What stands in the way of a thing itself (a furnishing that is taken, a space that is occupied, goods that are missing)
is said even when it is not the moment for it, so that a player can ask about anything at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.core.game import Game, Reason
from lascaux.core.position import CHANCE
from lascaux.core.reasons import Obstacle, obstacle, reason_against
from lascaux.core.view import open_decision
from lascaux.games.caverna.reasons.goods import GoodsReasons
from lascaux.games.caverna.reasons.laying import LayingReasons
from lascaux.games.caverna.reasons.working import WorkingReasons
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.wording import Wording

NATURE_CLAUSES: Final = {"start": "CAV-SETUP-10", "reveal": "CAV-CARDS-07", "marker": "CAV-HARVEST-08"}
# What an open decision follows from; it comes before anything else.
DECISION_CLAUSES: Final = {
    "choose-starter": "CAV-SETUP-10",
    "draw-card": "CAV-CARDS-07",
    "draw-marker": "CAV-HARVEST-08",
    "protect-space": "CAV-REFILL-09",
    "take-turn": "CAV-ROUND-04",
    "continue-turn": "CAV-ROUND-04",
    "choose-target": "CAV-IMITATE-02",
    "choose-deed": "CAV-SPACE-05",
    "exchange": "CAV-ROUND-15",
    "spend-gold": "CAV-FOOD-03",
    "lay-first": "CAV-TILES-02",
    "lay-second": "CAV-TILES-02",
    "lay-single": "CAV-TILES-01",
    "sow": "CAV-SOW-01",
    "furnish": "CAV-FURNISH-01",
    "choose-cavern": "CAV-FURNISH-01",
    "pay-with-ore": "CAV-ROOM-17",
    "forge": "CAV-FORGE-01",
    "choose-loot": "CAV-EXPED-01",
    "breed-two": "CAV-EXPED-42",
    "buy-goods": "CAV-SPACE-42",
    "trade-ore": "CAV-SPACE-59",
    "give-up-animal": "CAV-ANIMAL-17",
    "skip-phase": "CAV-HARVEST-07",
    "feed-dwarfs": "CAV-HARVEST-12",
    "breed-animals": "CAV-HARVEST-15",
    "fill-mine": "CAV-ROOM-16",
    "last-exchange": "CAV-SCORE-16",
}


def why_not(game: Game, at: CavernaPosition, choice: int, language: str) -> Reason | None:
    words = Wording(game, language)
    return reason_against(at, choice, words, Question(at, words).ask)


class Question(WorkingReasons, LayingReasons, GoodsReasons):
    """Looks for the first obstacle of one choice, for the seat on turn."""

    def ask(self, verb: str, a: int, b: int) -> Obstacle:
        at = self.at
        if at.over:
            return obstacle("over", "CAV-ROUND-02")
        if verb in NATURE_CLAUSES:
            return obstacle("cannot-turn-up" if at.actor == CHANCE else "natures", NATURE_CLAUSES[verb])
        clause = DECISION_CLAUSES[open_decision(at)]
        if at.actor == CHANCE:
            return obstacle("nature-first", clause, prompt=self.words.prompt(at))
        against: Callable[[int, int], Obstacle | None] = getattr(self, f"against_{verb}")
        return against(a, b) or obstacle("not-now", clause, prompt=self.words.prompt(at))
