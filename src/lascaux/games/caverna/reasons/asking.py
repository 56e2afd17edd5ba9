"""What all reasons need: the position, the words, the moment, and how a shortage is said."""

from __future__ import annotations

from collections.abc import Mapping

from lascaux.core.position import TURN
from lascaux.core.reasons import Obstacle, obstacle
from lascaux.games.caverna.moment import Moment
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.goods import NAMES
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rooms import ROOMS
from lascaux.games.caverna.wording import Wording


class Asking:
    """Asks about one choice of the seat on turn. A method `against_VERB` names what stands in its way, if anything."""

    def __init__(self, at: CavernaPosition, words: Wording) -> None:
        self.at = at
        self.words = words
        self.moment = Moment(at)
        self.seat = at.cells[TURN]
        self.players = at.cells[layout.PLAYERS]

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
