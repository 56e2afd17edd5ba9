"""Why a room cannot be activated, a blue room cannot pay or a block cannot be ended."""

from __future__ import annotations

from lascaux.core.reasons import Obstacle, obstacle
from lascaux.games.cave_vs_cave.reasons.using import UsingReasons
from lascaux.games.cave_vs_cave.rules import effects as kinds
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.actions import EFFECTS, TILES
from lascaux.games.cave_vs_cave.rules.goods import GOLD, NAMES, amount
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from lascaux.games.cave_vs_cave.rules.verbs import USES


class ActivatingReasons(UsingReasons):
    """About blocks of activations."""

    @property
    def in_block(self) -> bool:
        return self.moment.is_open(layout.ACTIVATE_ROOM)

    def against_activate(self, use: int, b: int) -> Obstacle | None:
        room, effect = USES[use]
        if not self.at.has(room):
            return obstacle("not-own-room", "CVC-ACTIVATE-03")
        if self.in_block and self.at.cells[layout.BLOCK_ROOMS] >> room & 1:
            return obstacle("room-used", "CVC-ACTIVATE-04")
        if self.in_block and not self.at.cells[layout.BLOCK_LEFT]:
            return obstacle("no-activation-left", "CVC-ACTIVATE-02")
        return self.effect(effect) or self.no_block()

    def no_block(self) -> Obstacle | None:
        """Activating takes an activation effect of the chosen tile; it must be used first, and only once."""
        if not self.moment.is_open(layout.TAKE_TILE, layout.USE_TILE):
            return None
        tile = self.at.cells[layout.TILE] - 1
        for number, effect in enumerate(EFFECTS):
            if tile >= 0 and effect.kind == kinds.ACTIVATE and (bands := self.bands_with(number)):
                name = self.words.tile(TILES[tile].slug)
                return self.used(bands) or obstacle(
                    "use-activation", "CVC-ACTIVATE-01", tile=name, effect=self.words.effect(effect)
                )
        return obstacle("no-activation", "CVC-ACTIVATE-01")

    def against_collect(self, room: int, b: int) -> Obstacle | None:
        if not self.in_block:
            return None
        if not self.at.cells[layout.BLOCK_DUE] >> room & 1:
            return obstacle("pays-not", "CVC-BLUE-11", room=self.words.room(ROOMS[room].slug))
        return obstacle("collect-late", "CVC-BLUE-11")

    def against_pay(self, good: int, b: int) -> Obstacle | None:
        if not self.moment.is_open(layout.PAY_KIND):
            return None
        if not amount(self.purse, good):
            return obstacle("none-owned", "CVC-GOODS-05", good=self.words.good(NAMES[good]))
        if good == GOLD and not self.at.cells[layout.JUNCTION_GOLD]:
            return obstacle("gold-excluded", "CVC-RULING-12")
        return obstacle("track-order", "CVC-ROOM-14")

    def against_idle(self, a: int, b: int) -> Obstacle | None:
        if not self.at.cells[layout.IDLE_ALLOWED]:
            return obstacle("idle-forbidden", "CVC-RULING-03")
        return obstacle("idle-late", "CVC-ACTIVATE-12") if self.in_block else None

    def against_stop(self, a: int, b: int) -> Obstacle | None:
        return obstacle("activate-first", "CVC-BLUE-12") if self.in_block else None
