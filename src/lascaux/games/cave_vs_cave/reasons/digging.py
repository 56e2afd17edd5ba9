"""Why a space cannot be excavated, or a wall built or razed."""

from __future__ import annotations

from lascaux.core.reasons import Obstacle, obstacle
from lascaux.games.cave_vs_cave.reasons.asking import Asking
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.board import CAVERN, CONNECTION, MARKED, OPENING
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS


class DiggingReasons(Asking):
    """About face-down tiles and walls."""

    def against_excavate(self, space: int, b: int) -> Obstacle | None:
        at = self.at
        if not at.spaces(self.seat) >> space & 1:
            return obstacle("not-your-space", "CVC-DIG-14" if space == CAVERN else "CVC-DIG-01")
        if not at.own(layout.COVERED) >> space & 1:
            return self.lies_there(space, "CVC-DIG-04", "CVC-DIG-01")
        if at.diggable(False) >> space & 1:
            return None
        if at.own(layout.COVERED) >> MARKED & 1:
            return obstacle("opening-first", "CVC-ERA2-DIG-03")
        if at.diggable(True) >> space & 1:
            return obstacle("cut-off", "CVC-DIG-06")
        return obstacle("behind-tile", "CVC-DIG-06")

    def against_wall(self, edge: int, b: int) -> Obstacle | None:
        at = self.at
        if at.own(layout.WALLS) >> edge & 1:
            return obstacle("wall-there", "CVC-GEO-16")
        if not at.free_edges() >> edge & 1:
            if edge == OPENING and at.cells[layout.ERA] == 2:
                return obstacle("opening-forbidden", "CVC-RULING-13")
            short_game = at.cells[layout.ERAS] == layout.SHORT_GAME
            return obstacle("no-edge", "CVC-SHORT-14" if edge == CONNECTION and short_game else "CVC-WALL-06")
        if self.moment.is_open(layout.DRAFT_WALL):
            room = ROOMS[self.moment.top["room"]].slug
            return obstacle("wall-not-needed", "CVC-QUICK-DRAFT-05", room=self.words.room(room))
        return None if at.cells[layout.SUPPLY] else obstacle("no-wall-left", "CVC-WALL-02")

    def against_raze(self, edge: int, b: int) -> Obstacle | None:
        return None if self.at.own(layout.WALLS) >> edge & 1 else obstacle("no-wall-there", "CVC-WALL-12")
