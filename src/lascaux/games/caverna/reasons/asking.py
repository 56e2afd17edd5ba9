"""What all reasons need: the position, the words, the moment, and how a shortage is worded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from lascaux.core.reasons import Obstacle, Question, obstacle
from lascaux.core.voice import Voice
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.decisions import DECISIONS
from lascaux.games.caverna.rules.goods import NAMES
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rooms import ROOMS
from lascaux.games.caverna.rules.turn import NO_DWARF, is_turn, sent_dwarf
from lascaux.games.caverna.wording import Wording


class Asking(Question[CavernaPosition]):
    """A position with the seat on turn in mind."""

    nature: ClassVar[Mapping[str, str]] = {
        "start": DECISIONS[layout.CHOOSE_STARTER].clause,
        "reveal": DECISIONS[layout.DRAW_CARD].clause,
        "marker": DECISIONS[layout.DRAW_MARKER].clause,
    }
    words: Wording

    def __init__(self, at: CavernaPosition, words: Voice) -> None:
        super().__init__(at, words)
        self.players = int(at.cells[layout.PLAYERS])

    def end_clause(self) -> str:
        return "CAV-ROUND-02"

    def is_turn(self) -> bool:
        """Whether a dwarf is to be placed now."""
        return is_turn(self.moment)

    def is_sent(self) -> bool:
        """Whether a ruby has been paid for that dwarf."""
        return sent_dwarf(self.moment) != NO_DWARF

    def short(self, cost: Mapping[int, int], clause: str) -> Obstacle | None:
        """The goods that are missing."""
        missing = {NAMES[good]: max(0, number - self.at.own(good)) for good, number in cost.items()}
        return obstacle("short", clause, goods=self.words.goods(missing)) if any(missing.values()) else None

    def not_owned(self, room: int) -> Obstacle | None:
        if self.at.owns(room):
            return None
        return obstacle("not-own-room", ROOMS[room].clause, room=self.words.room(ROOMS[room].slug))

    def text(self, found: Obstacle) -> str:
        return self.words.say(f"reasons.{found.id}", **found.values)
