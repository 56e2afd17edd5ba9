"""Why a tile cannot be taken, an effect used or a good exchanged."""

from __future__ import annotations

from lascaux.core.bits import count
from lascaux.core.reasons import Obstacle, obstacle
from lascaux.games.cave_vs_cave.reasons.asking import Asking
from lascaux.games.cave_vs_cave.rules import effects as kinds
from lascaux.games.cave_vs_cave.rules import layout, turn
from lascaux.games.cave_vs_cave.rules.actions import BONUS_BANDS, EFFECTS, ERA_I_TILES, ERA_II_TILES, RENOVATION, TILES
from lascaux.games.cave_vs_cave.rules.activate import junction_kinds
from lascaux.games.cave_vs_cave.rules.effects import Effect
from lascaux.games.cave_vs_cave.rules.furnish import can_furnish
from lascaux.games.cave_vs_cave.rules.goods import EXCHANGEABLE, GOLD, NAMES, WEAPON, amount, covers


class UsingReasons(Asking):
    """About action tiles and what they offer."""

    def against_take(self, tile: int, b: int) -> Obstacle | None:
        at = self.at
        if not at.cells[layout.FACE_UP] >> tile & 1:
            return self.not_face_up(tile)
        if at.cells[layout.TAKEN] >> tile & 1:
            return obstacle("tile-taken", "CVC-ROUND-06")
        if turn.is_open(at, tile):
            return None
        if at.cells[layout.PLAYERS] == 1:
            return obstacle("gate-closed-solo", "CVC-RULING-20")
        good = GOLD if tile == RENOVATION else WEAPON
        return obstacle(
            "more-gold" if tile == RENOVATION else "more-weapons",
            "CVC-ROUND-15" if tile == RENOVATION else "CVC-ERA2-ROUND-05",
            own=amount(self.purse, good),
            other=amount(at.of(at.other(), layout.PURSE), good),
        )

    def not_face_up(self, tile: int) -> Obstacle:
        at = self.at
        solo = at.cells[layout.PLAYERS] == 1
        if (solo and TILES[tile].slug == "breach") or at.cells[layout.ERA] == 0:
            return obstacle("tile-not-in-game", "CVC-SOLO1-04" if solo else "CVC-QUICK-PREP-02")
        era_one = ERA_I_TILES >> tile & 1 == 1
        if era_one != (at.cells[layout.ERA] == 1):
            return obstacle("tile-not-in-game", "CVC-ERA2-SETUP-02" if era_one else "CVC-ERA2-SETUP-03")
        return obstacle("tile-face-down", "CVC-ERA2-ROUND-03" if ERA_II_TILES >> tile & 1 else "CVC-ROUND-02")

    def against_use(self, number: int, b: int) -> Obstacle | None:
        tile = self.at.cells[layout.TILE] - 1
        if tile < 0:
            return obstacle("take-first", "CVC-ROUND-05")
        bands = self.bands_with(number)
        if not bands:
            if any(band >> number & 1 for band in BONUS_BANDS) and ERA_II_TILES >> tile & 1:
                return obstacle("bonus-elsewhere", "CVC-ERA2-BONUS-06")
            return obstacle("not-on-tile", TILES[tile].clause, tile=self.words.tile(TILES[tile].slug))
        return self.used(bands) or self.effect(EFFECTS[number])

    def bands_with(self, number: int) -> list[int]:
        """The bands of the chosen tile that offer an effect."""
        return [n for n in range(turn.BANDS_WITH_EXTRAS) if turn.band(self.at, n) >> number & 1]

    def used(self, bands: list[int]) -> Obstacle | None:
        """That these bands have all been used, by this effect or by an alternative."""
        if not all(self.at.cells[layout.BANDS_USED] >> n & 1 for n in bands):
            return None
        if count(turn.band(self.at, bands[0])) > 1:
            return obstacle("other-alternative", "CVC-ROUND-10")
        return obstacle("band-used", "CVC-ROUND-08")

    def effect(self, effect: Effect) -> Obstacle | None:
        """What stands in the way of an effect itself."""
        at = self.at
        cost = turn.cost_of(at, effect)
        if missing := self.cost(cost, "CVC-FURNISH-03" if effect.kind == kinds.FURNISH else "CVC-GOODS-05"):
            return missing
        if effect.closed_by and covers(self.purse, effect.closed_by):
            return obstacle("stone-enough", "CVC-ROOM-03")
        if effect.kind in (kinds.EXCAVATE, kinds.UNDERMINE) and not at.diggable(effect.kind == kinds.UNDERMINE):
            if at.own(layout.COVERED):
                return obstacle("no-way", "CVC-DIG-06")
            return obstacle("nothing-to-dig", "CVC-DIG-05")
        if effect.kind == kinds.WALL and not at.cells[layout.SUPPLY]:
            return obstacle("no-wall-left", "CVC-WALL-02")
        if effect.kind == kinds.RAZE and not at.own(layout.WALLS):
            return obstacle("no-wall-placed", "CVC-WALL-12")
        if effect.kind == kinds.FURNISH and not can_furnish(at, cost):
            return obstacle("nothing-to-furnish", "CVC-FURNISH-04")
        if effect.kind == kinds.THREE_KINDS and count(junction_kinds(at)) < 3:
            return obstacle("three-kinds", "CVC-ROOM-14", count=count(junction_kinds(at)))
        return None

    def against_exchange(self, good: int, b: int) -> Obstacle | None:
        name = self.words.good(NAMES[good])
        if not EXCHANGEABLE >> good & 1:
            return obstacle("never-exchanged", "CVC-EXCHANGE-04", good=name)
        if self.at.cells[layout.ERA] == 0:
            return obstacle("no-exchange-in-draft", "CVC-EXCHANGE-09")
        return None if amount(self.purse, good) else obstacle("none-owned", "CVC-EXCHANGE-01", good=name)
