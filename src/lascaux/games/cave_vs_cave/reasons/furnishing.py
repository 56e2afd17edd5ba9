"""Why a room cannot be furnished or drafted, a space covered or the additional cavern taken."""

from __future__ import annotations

from typing import Final

from lascaux.core.bits import count
from lascaux.core.reasons import Obstacle, obstacle
from lascaux.games.cave_vs_cave.reasons.asking import Asking
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.draft import TOO_MANY, fewest_anywhere, fewest_walls
from lascaux.games.cave_vs_cave.rules.furnish import allowed_colours
from lascaux.games.cave_vs_cave.rules.rooms import BLUE_ROOMS, CAVE_ENTRANCE, COSTS, FITS, ROOMS

PATTERN_CLAUSES: Final = {
    "0-1": "CVC-PATTERN-12",
    "0-3": "CVC-PATTERN-13",
    "1": "CVC-PATTERN-05",
    "1-2a": "CVC-PATTERN-06",
    "1-3a": "CVC-PATTERN-07",
    "2a": "CVC-PATTERN-08",
    "2-3a": "CVC-PATTERN-09",
    "2o": "CVC-PATTERN-10",
    "3": "CVC-PATTERN-11",
    "3-4": "CVC-PATTERN-11",
    "4": "CVC-PATTERN-11",
}


class FurnishingReasons(Asking):
    """About rooms and the spaces for them."""

    def against_furnish(self, room: int, space: int) -> Obstacle | None:
        found = self.in_display(room) or self.cost(COSTS[room]) or self.colour(room) or self.empty(space)
        if found or FITS[room] >> self.at.walls_around(space) & 1:
            return found
        code = ROOMS[room].walls
        walls = self.walls_in_words(space)
        needed = self.words.pattern(code)
        return obstacle("pattern", PATTERN_CLAUSES[code], needed=needed, walls=walls)

    def in_display(self, room: int) -> Obstacle | None:
        at = self.at
        name = self.words.room(ROOMS[room].slug)
        if at.cells[layout.DISPLAY] >> room & 1:
            return None
        if room == CAVE_ENTRANCE:
            return obstacle("room-printed", "CVC-ROOM-00")
        if at.cells[layout.POOL] >> room & 1:
            return obstacle("room-in-pool", "CVC-SHORT-09")
        if (at.cells[layout.UNSEEN_I] | at.cells[layout.UNSEEN_II]) >> room & 1:
            return obstacle("room-unseen", "CVC-DIG-01", room=name)
        if any(at.of(seat, layout.ROOMS_OWNED) >> room & 1 for seat in range(at.cells[layout.PLAYERS])):
            return obstacle("room-in-cave", "CVC-FURNISH-12", room=name)
        return obstacle("room-out", "CVC-FURNISH-01", room=name)

    def colour(self, room: int) -> Obstacle | None:
        if allowed_colours(self.at) >> room & 1:
            return None
        rooms = self.at.own(layout.ROOMS_OWNED)
        blue = count(rooms & BLUE_ROOMS)
        return obstacle("colours", "CVC-FURNISH-10", orange=count(rooms) - blue, blue=blue + 1)

    def walls_in_words(self, space: int) -> str:
        walls = self.at.walls_around(space)
        number = count(walls)
        if number == 2:
            return self.words.say("walls.2o" if walls in (0b0101, 0b1010) else "walls.2a")
        return self.words.say(f"walls.{number}")

    def against_cavern(self, side: int, b: int) -> Obstacle | None:
        if self.at.cells[layout.CAVERN_TAKEN]:
            return obstacle("cavern-gone", "CVC-CAVERN-01")
        return obstacle("not-complete", "CVC-CAVERN-02")

    def against_draft(self, room: int, space: int) -> Obstacle | None:
        if self.at.cells[layout.ERA] != 0:
            return obstacle("draft-only", "CVC-QUICK-DRAFT-01")
        if found := self.in_display(room) or self.colour(room) or self.empty(space):
            return found
        needed = fewest_walls(self.at, room, space)
        if needed == TOO_MANY:
            words = self.words.pattern(ROOMS[room].walls)
            return obstacle("no-fit-with-walls", "CVC-QUICK-DRAFT-04", needed=words)
        if needed > fewest_anywhere(self.at, room):
            return obstacle("fewer-elsewhere", "CVC-QUICK-DRAFT-05")
        reserve = self.at.own(layout.RESERVE)
        if needed > reserve:
            return obstacle("reserve-short", "CVC-QUICK-DRAFT-07", needed=needed, reserve=reserve)
        return None

    def against_cover(self, space: int, b: int) -> Obstacle | None:
        if self.at.cells[layout.ERA] != 0:
            return obstacle("draft-only", "CVC-QUICK-COVER-01")
        return self.empty(space)
