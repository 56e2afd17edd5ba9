"""Why a deed cannot be done: as a part of a space, as loot, or in what it asks for next."""

from __future__ import annotations

from typing import Final

from lascaux.core.bits import bit, count
from lascaux.core.reasons import Obstacle, obstacle
from lascaux.games.caverna.reasons.asking import Asking
from lascaux.games.caverna.rules import deeds, layout
from lascaux.games.caverna.rules.breeding import pairs
from lascaux.games.caverna.rules.family import FAMILY, can_grow, dwarf_places
from lascaux.games.caverna.rules.forging import weapon_price
from lascaux.games.caverna.rules.furnishing import A_DWELLING, A_PLAIN_DWELLING, ANYTHING, price, squares_for
from lascaux.games.caverna.rules.goods import GRAIN, KINDS, ORE, STONE, VEGETABLE, WOOD
from lascaux.games.caverna.rules.loot import LOOT
from lascaux.games.caverna.rules.placing import MOST_STABLES, first_squares, saved, single_squares
from lascaux.games.caverna.rules.placing import price as price_of_deed
from lascaux.games.caverna.rules.rooms import (
    ADDITIONAL_DWELLING,
    BEGINNER_SET,
    BUILDER,
    COST,
    DWELLING,
    DWELLING_KINDS,
    GUEST_ROOM,
    ROOMS,
    SPARE_PART_STORAGE,
    TRADER,
    WORK_ROOM,
)
from lascaux.games.caverna.rules.space_use import is_open
from lascaux.games.caverna.rules.spaces import SPACES

PRICE_CLAUSES: Final = {
    deeds.SMALL_PASTURE: "CAV-FARM-01",
    deeds.LARGE_PASTURE: "CAV-FARM-02",
    deeds.STABLE: "CAV-FARM-07",
    deeds.TRADE: "CAV-SPACE-59",
}
# Where a tile has no square
NO_SQUARE: Final = {
    deeds.MEADOW_FIELD: ("no-forest-pair", "CAV-TILES-04"),
    deeds.CAVERN_TUNNEL: ("no-rock-pair", "CAV-TILES-03"),
    deeds.TWO_CAVERNS: ("no-rock-pair", "CAV-TILES-03"),
    deeds.ORE_MINE: ("no-tunnel-pair", "CAV-MINE-01"),
    deeds.LARGE_PASTURE: ("no-meadow-pair", "CAV-FARM-02"),
    deeds.MEADOW: ("no-forest", "CAV-TILES-06"),
    deeds.FIELD: ("no-forest", "CAV-TILES-06"),
    deeds.TUNNEL: ("no-rock", "CAV-TILES-07"),
    deeds.CAVERN: ("no-rock", "CAV-TILES-07"),
    deeds.RUBY_MINE: ("needs-tunnel", "CAV-MINE-03"),
    deeds.DEEP_RUBY_MINE: ("needs-deep-tunnel", "CAV-MINE-03"),
    deeds.SMALL_PASTURE: ("needs-meadow", "CAV-FARM-01"),
    deeds.STABLE: ("no-stable-square", "CAV-FARM-08"),
}


class DeedReasons(Asking):
    # A deed by itself

    def cannot_do(self, deed: int, dwarf: int, as_loot: bool = False) -> Obstacle | None:
        """What keeps a dwarf from a deed that it cannot do now."""
        if deed <= deeds.STABLE:
            return self.unpaid(deed, as_loot) or self.no_square(deed)
        if deed == deeds.SOW:
            return self.no_sowing()
        if deed == deeds.FURNISH:
            return self.no_furnishing(ANYTHING)
        if deed == deeds.FURNISH_DWELLING:
            return self.no_furnishing(A_PLAIN_DWELLING if as_loot else A_DWELLING)
        if deed == deeds.GROW:
            return self.no_room_for_dwarf()
        if deed == deeds.FORGE:
            return self.no_forging(dwarf)
        if deed == deeds.EXPEDITION:
            return None if self.at.strength(dwarf) else obstacle("unarmed", "CAV-SPACE-08")
        if deed == deeds.BREED:
            pair = pairs(self.at, self.seat)
            return obstacle("no-room-for-newborn" if pair else "no-pair-at-all", "CAV-EXPED-42")
        return self.unpaid(deed, as_loot) if deed == deeds.TRADE else None

    def unpaid(self, deed: int, as_loot: bool) -> Obstacle | None:
        """The good that is missing for a deed with a price."""
        if deed not in PRICE_CLAUSES:
            return None
        pasture = deed in (deeds.SMALL_PASTURE, deeds.LARGE_PASTURE)
        clause = "CAV-FARM-12" if as_loot and pasture else PRICE_CLAUSES[deed]
        return self.short({deeds.COST_GOOD[deed]: price_of_deed(self.at, deed, as_loot)}, clause)

    def no_square(self, deed: int) -> Obstacle | None:
        squares = first_squares if deed <= deeds.LARGE_PASTURE else single_squares
        if squares(self.at, deed):
            return None
        if deed == deeds.STABLE and count(self.at.own(layout.STABLES)) == MOST_STABLES:
            return obstacle("no-stable-left", "CAV-FARM-07")
        return obstacle(*NO_SQUARE[deed])

    def no_sowing(self) -> Obstacle | None:
        if not self.at.own(GRAIN) and not self.at.own(VEGETABLE):
            return obstacle("no-seed", "CAV-SOW-04")
        return None if self.at.empty_fields(self.seat) else obstacle("no-empty-field", "CAV-SOW-01")

    def no_furnishing(self, scope: int) -> Obstacle:
        if not squares_for(self.at, DWELLING) and not self.at.owns(TRADER) and not self.at.owns(SPARE_PART_STORAGE):
            return obstacle("no-empty-cavern", "CAV-FURNISH-01")
        if scope == A_PLAIN_DWELLING and (found := self.unpaid_room(DWELLING, scope)):
            return found
        return obstacle("nothing-payable" if scope == ANYTHING else "no-dwelling-payable", "CAV-FURNISH-04")

    def no_room_for_dwarf(self) -> Obstacle | None:
        if can_grow(self.at, self.seat):
            return None
        dwarfs = self.at.own(layout.DWARFS)
        if dwarfs < FAMILY:
            return obstacle("no-room-for-dwarf", "CAV-GROW-01", dwarfs=dwarfs, places=dwarf_places(self.at, self.seat))
        if dwarfs > FAMILY:
            return obstacle("family-complete", "CAV-GROW-01")
        return obstacle("sixth-dwarf", "CAV-GROW-01", room=self.words.room(ROOMS[ADDITIONAL_DWELLING].slug))

    def no_forging(self, dwarf: int) -> Obstacle | None:
        if self.at.strength(dwarf):
            return obstacle("armed", "CAV-FORGE-03")
        return self.short({ORE: weapon_price(self.at, 1)}, "CAV-FORGE-01")

    # A part of a space

    def against_do(self, deed: int, b: int) -> Obstacle | None:
        if not self.moment.is_open(layout.CHOOSE_DEED):
            return None
        space, done = self.moment.top["space"], self.moment.top["done"]
        numbers = [number for number, part in enumerate(SPACES[space].parts) if part.deed == deed]
        if not numbers:
            clause = f"CAV-SPACE-{SPACES[space].clauses.split()[0]}"
            name = self.words.space(SPACES[space].slug)
            return obstacle("not-on-space", clause, space=name, deed=self.words.deed(deed))
        for number in numbers:
            if not done >> number & 1:
                return self.closed(space, number, done) or self.cannot_do(deed, self.at.cells[layout.ACTING])
        return obstacle("part-done", "CAV-SPACE-01")

    def closed(self, space: int, number: int, done: int) -> Obstacle | None:
        """What the connectors between the parts forbid."""
        if is_open(self.at, space, number, done):
            return None
        parts = SPACES[space].parts
        part = parts[number]
        if part.not_after >= 0 and done >> part.not_after & 1:
            later = parts[part.not_after]
            if later.not_after == number:
                return obstacle("one-of-two", "CAV-SPACE-13")
            return obstacle("too-late", "CAV-SPACE-02", deed=self.words.deed(later.deed))
        if part.needs >= 0 and not done >> part.needs & 1:
            return obstacle("part-needs", "CAV-GROW-05", deed=self.words.deed(parts[part.needs].deed))
        if self.at.owns(GUEST_ROOM):
            return obstacle("both-once", "CAV-RULING-23")
        return obstacle("other-side", "CAV-SPACE-04")

    def against_done(self, a: int, b: int) -> Obstacle | None:
        if self.moment.is_open(layout.CHOOSE_DEED):
            return obstacle("nothing-done", "CAV-SPACE-05")
        return obstacle("no-loot-yet", "CAV-EXPED-01") if self.moment.is_open(layout.CHOOSE_LOOT) else None

    def against_loot(self, item: int, b: int) -> Obstacle | None:
        if not self.moment.is_open(layout.CHOOSE_LOOT):
            return None
        strength = self.at.cells[layout.LOOT_STRENGTH]
        if LOOT[item].strength > strength:
            return obstacle("too-weak", LOOT[item].clause, needed=LOOT[item].strength, strength=strength)
        if self.moment.top["taken"] >> item & 1:
            return obstacle("loot-taken", "CAV-EXPED-03")
        return self.cannot_do(LOOT[item].deed, self.at.cells[layout.ACTING], as_loot=True)

    # What a deed asks for

    def against_sow(self, grain: int, vegetables: int) -> Obstacle | None:
        if not self.moment.is_open(layout.SOW):
            return None
        if grain + vegetables == 0:
            return obstacle("sows-nothing", "CAV-SOW-01")
        fields = count(self.at.empty_fields(self.seat))
        found = self.short({GRAIN: grain, VEGETABLE: vegetables}, "CAV-SOW-04")
        return found or obstacle("fields-short", "CAV-SOW-01", fields=fields)

    def against_furnish(self, index: int, b: int) -> Obstacle | None:
        room = index + DWELLING
        scope = self.moment.top["scope"] if self.moment.is_open(layout.FURNISH) else ANYTHING
        if found := self.not_on_offer(room):
            return found
        if scope == A_DWELLING and not DWELLING_KINDS & bit(room):
            return obstacle("dwellings-only", "CAV-FURNISH-02")
        if scope == A_PLAIN_DWELLING and room != DWELLING:
            return obstacle("plain-only", "CAV-EXPED-38", room=self.words.room(ROOMS[DWELLING].slug))
        if not squares_for(self.at, room):
            if room == WORK_ROOM and self.at.own(layout.TUNNELS) | self.at.own(layout.DEEP_TUNNELS):
                return obstacle("needs-cavern", "CAV-FURNISH-08", room=self.words.room(ROOMS[room].slug))
            return obstacle("no-empty-cavern", "CAV-FURNISH-01")
        return self.unpaid_room(room, scope)

    def not_on_offer(self, room: int) -> Obstacle | None:
        if self.at.cells[layout.OFFER] >> room & 1:
            return None
        name = self.words.room(ROOMS[room].slug)
        if self.words.game.options["furnishing_set"] == "beginner" and not BEGINNER_SET >> room & 1:
            return obstacle("not-in-set", "CAV-BEGINNER-01", room=name)
        return obstacle("room-yours" if self.at.owns(room) else "room-taken", "CAV-FURNISH-03", room=name)

    def unpaid_room(self, room: int, scope: int) -> Obstacle | None:
        """The goods missing for a furnishing; the Builder's ore makes up for one wood and one stone."""
        cost = {good: COST[KINDS * room + good] for good in range(KINDS)}
        for good in (WOOD, STONE):
            cost[good] = price(self.at, room, scope, good)
            if self.at.owns(BUILDER) and cost[good] > self.at.own(good):
                cost[good] -= 1
                cost[ORE] += 1
        return self.short(cost, "CAV-EXPED-38" if scope == A_PLAIN_DWELLING else ROOMS[room].clause)

    def against_pay(self, way: int, b: int) -> Obstacle | None:
        if found := self.not_owned(BUILDER):
            return found
        if not self.moment.is_open(layout.PAY_WITH_ORE):
            return None
        room, scope = self.moment.top["room"], self.moment.top["scope"]
        cost = {good: COST[KINDS * room + good] for good in range(KINDS)}
        for good in (WOOD, STONE):
            cost[good] = price(self.at, room, scope, good) - (way >> good & 1)
            cost[ORE] += way >> good & 1
        if min(cost.values()) < 0:
            return obstacle("nothing-to-replace", "CAV-ROOM-17")
        return self.short(cost, "CAV-ROOM-17")

    def against_forge(self, index: int, b: int) -> Obstacle | None:
        if not self.moment.is_open(layout.FORGE):
            return None
        clause = "CAV-FORGE-02" if saved(self.at, deeds.FORGE, ORE) else "CAV-FORGE-01"
        return self.short({ORE: weapon_price(self.at, index + 1)}, clause)
