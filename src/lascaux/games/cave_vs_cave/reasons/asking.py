"""What every question about a choice needs: the position, the words, and obstacles that more than one verb meets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from lascaux.core.reasons import Obstacle, Question, obstacle
from lascaux.core.voice import Voice
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.board import ENTRANCE
from lascaux.games.cave_vs_cave.rules.decisions import DECISIONS
from lascaux.games.cave_vs_cave.rules.goods import NAMES, amount, some
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from lascaux.games.cave_vs_cave.wording import Wording


class Asking(Question[CavePosition]):
    """A position as the seat on turn meets it."""

    nature: ClassVar[Mapping[str, str]] = {
        "start": DECISIONS[layout.CHOOSE_STARTER].clause,
        "remove": DECISIONS[layout.REMOVE_ROOM].clause,
        "pool": DECISIONS[layout.FILL_POOL].clause,
        "reveal": DECISIONS[layout.REVEAL_TILE].clause,
        "uncover": DECISIONS[layout.UNCOVER_ROOM].clause,
    }
    words: Wording

    def __init__(self, at: CavePosition, words: Voice) -> None:
        super().__init__(at, words)
        self.purse = at.own(layout.PURSE)

    def end_clause(self) -> str:
        return "CVC-ROUND-18"

    def not_now(self) -> Obstacle:
        """What has been started must be finished first."""
        if self.moment.is_open(layout.TAKE_TILE, layout.GO_ON, layout.DRAFT_ROOM, layout.COVER_SPACE):
            return super().not_now()
        return obstacle("finish-effect", "CVC-ROUND-17", prompt=self.words.prompt(self.at))

    def cost(self, cost: int, clause: str = "CVC-GOODS-05") -> Obstacle | None:
        """The goods that are missing."""
        missing = 0
        for good in range(len(NAMES)):
            missing += some(good, max(0, amount(cost, good) - amount(self.purse, good)))
        return obstacle("short", clause, goods=self.words.goods(missing)) if missing else None

    def empty(self, space: int) -> Obstacle | None:
        """What keeps a space from being empty."""
        at = self.at
        if not at.spaces(self.seat) >> space & 1:
            return obstacle("not-your-space", "CVC-FURNISH-06")
        if at.own(layout.COVERED) >> space & 1:
            return obstacle("is-covered", "CVC-FURNISH-06")
        if space == ENTRANCE:
            return obstacle("entrance", "CVC-FURNISH-06")
        if at.own(layout.FURNISHED) >> space & 1:
            return self.lies_there(space, "CVC-FURNISH-13", "CVC-FURNISH-06")
        return None

    def lies_there(self, space: int, room_clause: str, empty_clause: str) -> Obstacle:
        room = self.at.own(layout.ROOM_ON + space) - 1
        if room < 0:
            return obstacle("is-empty", empty_clause)
        return obstacle("is-room", room_clause, room=self.words.room(ROOMS[room].slug))
