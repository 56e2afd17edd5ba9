"""Excavating (CVC-DIG), with the draw piles of the solo game (CVC-SOLO1-08 to -12, CVC-SOLO2-08)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import Decision
from lascaux.core.verbs import each
from lascaux.games.cave_vs_cave.rules.board import ERA_I_SPACES, SYMBOL
from lascaux.games.cave_vs_cave.rules.layout import (
    COVERED,
    DISPLAY,
    EXCAVATE_SPACE,
    PILE_I,
    PLAYERS,
    UNCOVER_ROOM,
    UNSEEN_I,
)
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import EQUIPMENT_CABINET
from lascaux.games.cave_vs_cave.rules.verbs import EXCAVATE, EXCHANGE, UNCOVER

# Which dig of an effect it is.
FIRST_DIG: Final = 0
THROUGH_WALLS: Final = 1
SECOND_DIG: Final = 2

EXCAVATE_SPACE_ARGUMENTS: Final = (Argument("dig"), Argument("left", second=True))
UNCOVER_ROOM_ARGUMENTS: Final = (Argument("era"),)  # 0 for era I, 1 for era II


@final
class ExcavateSpace(Decision[CavePosition]):
    """Choose an accessible face-down tile; before a second dig, goods may be exchanged (CVC-EXCHANGE-03)."""

    def choices(self, at: CavePosition, dig: i64, left: i64) -> vec[i64]:
        out = each(vec[i64](capacity=16), EXCAVATE, at.diggable(dig == THROUGH_WALLS))
        return each(out, EXCHANGE, at.exchangeable()) if dig == SECOND_DIG else out

    def play(self, at: CavePosition, dig: i64, left: i64, choice: i64) -> None:
        if EXCHANGE.owns(choice):
            at.exchange(EXCHANGE.first(choice))
            at.open(EXCAVATE_SPACE, dig, left)
            return
        space = EXCAVATE.first(choice)
        at.set_own(COVERED, at.own(COVERED) & ~bit(space))
        at.gain(SYMBOL[space])
        if dig != SECOND_DIG and at.has(EQUIPMENT_CABINET):  # once for each effect (CVC-BLUE-14)
            at.collect(EQUIPMENT_CABINET)
        era: i64 = 0 if ERA_I_SPACES >> space & 1 else 1
        if left > 1 and at.diggable(False):  # a second dig lapses where none is possible (CVC-DIG-13)
            at.open(EXCAVATE_SPACE, SECOND_DIG, left - 1)
        elif dig != SECOND_DIG and at.cells[PLAYERS] == 1 and at.cells[PILE_I + era] > 0:
            at.cells[PILE_I + era] -= 1
            at.open(UNCOVER_ROOM, era)
        at.open(UNCOVER_ROOM, era)


@final
class UncoverRoom(Decision[CavePosition]):
    """Nature turns up a room of one era that nobody has seen and adds it to the display (CVC-DIG-01, -02)."""

    def choices(self, at: CavePosition, era: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=18), UNCOVER, at.cells[UNSEEN_I + era])

    def play(self, at: CavePosition, era: i64, b: i64, choice: i64) -> None:
        room: i64 = bit(UNCOVER.first(choice))
        at.cells[UNSEEN_I + era] = at.cells[UNSEEN_I + era] & ~room
        at.cells[DISPLAY] = at.cells[DISPLAY] | room
