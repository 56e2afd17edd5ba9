"""What every question about a choice needs: the position, the words, and obstacles that more than one verb meets."""

from __future__ import annotations

from lascaux.core.position import TURN
from lascaux.core.reasons import Obstacle, obstacle
from lascaux.core.view import open_decision
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.board import ENTRANCE
from lascaux.games.cave_vs_cave.rules.goods import NAMES, amount, some
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from lascaux.games.cave_vs_cave.wording import Wording


class Asking:
    """A position with the seat on turn in mind."""

    def __init__(self, at: CavePosition, words: Wording) -> None:
        self.at = at
        self.words = words
        self.purse = at.own(layout.PURSE)

    def not_now(self) -> Obstacle:
        prompt = self.words.prompt(self.at)
        if open_decision(self.at) in ("take-tile", "go-on", "draft-room", "cover-space"):
            return obstacle("not-now", "CVC-ROUND-05", prompt=prompt)
        return obstacle("finish-effect", "CVC-ROUND-17", prompt=prompt)

    def cost(self, cost: int, clause: str = "CVC-GOODS-05") -> Obstacle | None:
        """The goods that are missing."""
        missing = 0
        for good in range(len(NAMES)):
            missing += some(good, max(0, amount(cost, good) - amount(self.purse, good)))
        return obstacle("short", clause, goods=self.words.goods(missing)) if missing else None

    def empty(self, space: int) -> Obstacle | None:
        """What keeps a space from being empty."""
        at = self.at
        if not at.spaces(at.cells[TURN]) >> space & 1:
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
