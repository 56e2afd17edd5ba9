"""Why a square does not take what is being laid: a tile, a mine, a pasture, a stable or a furnishing."""

from __future__ import annotations

from lascaux.core.bits import bit
from lascaux.core.reasons import Obstacle, obstacle
from lascaux.games.caverna.reasons.asking import Asking
from lascaux.games.caverna.rules import deeds, layout
from lascaux.games.caverna.rules.board import BOARD, CORNERS, FOREST, MOUNTAIN, after, before, neighbours
from lascaux.games.caverna.rules.placing import cave_edge, clearing, forest_edge, ground, rock
from lascaux.games.caverna.rules.rooms import OFFICE_ROOM, ROOMS, SPARE_PART_STORAGE, TRADER

ON_FOREST = (deeds.MEADOW_FIELD, deeds.LARGE_PASTURE, deeds.MEADOW, deeds.FIELD, deeds.SMALL_PASTURE, deeds.STABLE)
MINES = (deeds.ORE_MINE, deeds.RUBY_MINE, deeds.DEEP_RUBY_MINE)
PASTURES = (deeds.LARGE_PASTURE, deeds.SMALL_PASTURE)
EQUAL_HALVES = (deeds.TWO_CAVERNS, deeds.LARGE_PASTURE)
TOUCHING_CLAUSES = {
    deeds.MEADOW_FIELD: "CAV-TILES-04",
    deeds.CAVERN_TUNNEL: "CAV-TILES-03",
    deeds.TWO_CAVERNS: "CAV-TILES-03",
    deeds.MEADOW: "CAV-TILES-06",
    deeds.FIELD: "CAV-TILES-06",
    deeds.TUNNEL: "CAV-TILES-07",
    deeds.CAVERN: "CAV-TILES-07",
}


class LayingReasons(Asking):
    def against_lay(self, square: int, b: int) -> Obstacle | None:
        here = bit(square)
        if CORNERS & here:
            return obstacle("no-such-square", "CAV-BOARD-07")
        if self.moment.is_open(layout.CHOOSE_CAVERN):
            return self.not_furnishable(here, self.moment.top["room"])
        if not self.moment.is_open(layout.LAY_FIRST, layout.LAY_SECOND, layout.LAY_SINGLE):
            return None
        deed = self.moment.top["deed"]
        first = bit(self.moment.top["first"]) if self.moment.is_open(layout.LAY_SECOND) else 0
        if not here & (FOREST if deed in ON_FOREST else MOUNTAIN):
            return obstacle("needs-forest" if deed in ON_FOREST else "needs-mountain", "CAV-BOARD-08")
        if deed == deeds.STABLE:
            return self.no_stable(here)
        found = self.not_beside(deed, here, first) if first else None
        if deed in MINES:
            return self.no_mine(deed, here) or found
        if deed in PASTURES:
            return self.no_pasture(deed, here) or found
        return self.not_free(deed, here, first) or found or self.not_touching(deed, here, first)

    # Halves of a twin

    def not_beside(self, deed: int, here: int, first: int) -> Obstacle | None:
        if not neighbours(first) & here:
            return obstacle("not-beside", "CAV-TILES-02")
        return self.halves_order() if deed in EQUAL_HALVES and not after(first) & here else None

    def halves_order(self) -> Obstacle:
        return obstacle("halves-order", "CAV-TILES-02")

    # Landscape tiles

    def not_free(self, deed: int, here: int, first: int) -> Obstacle | None:
        at = self.at
        if not here & BOARD:
            if deed >= deeds.MEADOW:
                return obstacle("single-off-board", "CAV-TILES-16")
            if not at.owns(OFFICE_ROOM):
                return obstacle("off-board", "CAV-TILES-13", room=self.words.room(ROOMS[OFFICE_ROOM].slug))
            if first and not first & BOARD:
                return obstacle("both-off-board", "CAV-TILES-13")
        if here & (at.farm_land(self.seat) | at.cave_system(self.seat)):
            return obstacle("covered", "CAV-TILES-12")
        is_field = deed == deeds.FIELD or (deed == deeds.MEADOW_FIELD and first)
        return obstacle("field-on-stable", "CAV-FARM-09") if is_field and at.own(layout.STABLES) & here else None

    def not_touching(self, deed: int, here: int, first: int) -> Obstacle | None:
        """Two halves touch what is there if one of them does; any neighbour of the first half may be the second."""
        both = here | first
        if not first and deed < deeds.MEADOW:
            partners = neighbours(here) & self.free_squares(deed, here)
            if not partners:
                return obstacle("no-partner", "CAV-TILES-10")
            both |= partners
        if both & (forest_edge(self.at) if deed in ON_FOREST else cave_edge(self.at)):
            return self.halves_order() if deed in EQUAL_HALVES else None
        if deed in ON_FOREST and not self.at.farm_land(self.seat):
            return obstacle("entrance", "CAV-TILES-05")
        return obstacle("no-farm-land" if deed in ON_FOREST else "no-cave", TOUCHING_CLAUSES[deed])

    def free_squares(self, deed: int, here: int) -> int:
        """Where the second half of a twin could lie beside its first."""
        if deed == deeds.MEADOW_FIELD:
            free = clearing(self.at) & ground(self.at, FOREST) & ~self.at.own(layout.STABLES)
        else:
            free = rock(self.at) & ground(self.at, MOUNTAIN)
        return free if here & BOARD else free & BOARD

    # On tiles already laid

    def no_mine(self, deed: int, here: int) -> Obstacle | None:
        clause = "CAV-MINE-01" if deed == deeds.ORE_MINE else "CAV-MINE-03"
        deep = deed == deeds.DEEP_RUBY_MINE
        tunnels = self.at.own(layout.DEEP_TUNNELS if deep else layout.TUNNELS)
        if not tunnels & here:
            return obstacle("no-deep-tunnel" if deep else "no-tunnel", clause)
        furnished = self.at.own(layout.FURNISHED)
        if furnished & here:
            return obstacle("furnished", clause)
        lonely = not neighbours(here) & tunnels & ~furnished
        return obstacle("no-second-tunnel", clause) if deed == deeds.ORE_MINE and lonely else None

    def no_pasture(self, deed: int, here: int) -> Obstacle | None:
        clause = "CAV-FARM-01" if deed == deeds.SMALL_PASTURE else "CAV-FARM-02"
        meadows = self.at.own(layout.MEADOWS)
        if here & (self.at.own(layout.SMALL_PASTURES) | self.at.large_pastures(self.seat)):
            return obstacle("fenced", "CAV-FARM-04")
        if not meadows & here:
            return obstacle("no-meadow", clause)
        if not self.moment.is_open(layout.LAY_FIRST) or after(here) & meadows:
            return None
        return self.halves_order() if before(here) & meadows else obstacle("no-second-meadow", clause)

    def no_stable(self, here: int) -> Obstacle:
        if self.at.own(layout.STABLES) & here:
            return obstacle("stable-there", "CAV-FARM-07")
        if self.at.own(layout.FIELDS) & here:
            return obstacle("stable-on-field", "CAV-FARM-08")
        return obstacle("stable-off-board", "CAV-TILES-16")

    def not_furnishable(self, here: int, room: int) -> Obstacle:
        at = self.at
        for one, other in ((TRADER, SPARE_PART_STORAGE), (SPARE_PART_STORAGE, TRADER)):
            if room == one and at.owns(other):
                return obstacle("must-cover", "CAV-FURNISH-10", room=self.words.room(ROOMS[other].slug))
        if at.own(layout.FURNISHED) & here:
            return obstacle("furnished", "CAV-FURNISH-09")
        if (at.own(layout.TUNNELS) | at.own(layout.DEEP_TUNNELS)) & here:
            return obstacle("tunnel-not-furnishable", "CAV-FURNISH-08")
        return obstacle("no-cavern", "CAV-FURNISH-01")
