"""A position of Stone Age, with the questions that rules ask of it and the small things they do to it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import TURN, Position, RandomSource
from lascaux.games.stone_age.rules import evaluation, scoring
from lascaux.games.stone_age.rules.animals import MALUS
from lascaux.games.stone_age.rules.cards import CARD_COUNT
from lascaux.games.stone_age.rules.goods import RESOURCES
from lascaux.games.stone_age.rules.layout import (
    ACTIVE_ANIMAL,
    AGRICULTURE,
    BLIND_CARD,
    CARDS_OWNED,
    GOODS,
    PEOPLE_AT,
    PLAYERS,
    SEAT_SIZE,
    SEATS,
    TOOLS,
    UNSEEN_CARDS,
)
from lascaux.games.stone_age.rules.tribe import MOST_AGRICULTURE, TOOL_SLOTS

SEATS_DONE: Final = Argument("done")  # seats that a step has called up, from the start player on


@final
class StoneAgePosition(Position):
    """The board and two to four tableaus."""

    def copy(self) -> StoneAgePosition:
        return StoneAgePosition(self.game, self.cells[:])

    def scores(self) -> list[float]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def value(self, seat: i64) -> float:
        return evaluation.value(self, seat)

    def resample(self, seat: int, rng: RandomSource) -> None:
        """Redraw the other seats' blind-drawn cards from all those this seat has not seen (STA-DRAW-03)."""
        if self.over:
            return
        for owner in range(self.cells[PLAYERS]):
            blind = self.of(owner, BLIND_CARD) - 1
            if owner != seat and blind >= 0:
                self.cells[UNSEEN_CARDS] = self.cells[UNSEEN_CARDS] | bit(blind)
                unseen = [card for card in range(CARD_COUNT) if self.cells[UNSEEN_CARDS] >> card & 1]
                drawn = unseen[rng.randrange(len(unseen))]
                self.cells[UNSEEN_CARDS] = self.cells[UNSEEN_CARDS] & ~bit(drawn)
                self.set_of(owner, BLIND_CARD, drawn + 1)

    # A seat's own cells

    def home(self, seat: i64) -> i64:
        """The first of a seat's cells."""
        return SEATS + seat * SEAT_SIZE

    def of(self, seat: i64, field: i64) -> i64:
        return self.cells[SEATS + seat * SEAT_SIZE + field]

    def set_of(self, seat: i64, field: i64, value: i64) -> None:
        self.cells[SEATS + seat * SEAT_SIZE + field] = value

    def own(self, field: i64) -> i64:
        """A cell of the seat whose turn it is."""
        return self.cells[SEATS + self.cells[TURN] * SEAT_SIZE + field]

    def set_own(self, field: i64, value: i64) -> None:
        self.cells[SEATS + self.cells[TURN] * SEAT_SIZE + field] = value

    def add_own(self, field: i64, number: i64) -> None:
        self.set_own(field, self.own(field) + number)

    # Goods

    def gain(self, good: i64, number: i64) -> None:
        self.add_own(GOODS + good, number)

    def resources(self, seat: i64) -> i64:
        """How many resources a seat owns; food is not a resource."""
        cells = self.cells
        first = self.home(seat) + GOODS
        total: i64 = 0
        good: i64
        for good in range(first, first + RESOURCES):
            total += cells[good]
        return total

    def grow_agriculture(self) -> None:
        self.set_own(AGRICULTURE, min(MOST_AGRICULTURE, self.own(AGRICULTURE) + 1))

    # Tools

    def tool_sum(self, seat: i64) -> i64:
        """The values of the permanent tools, used or not."""
        cells = self.cells
        first = self.home(seat) + TOOLS
        total: i64 = 0
        tool: i64
        for tool in range(first, first + TOOL_SLOTS):
            total += cells[tool] + 1 >> 1
        return total

    # Places

    def people_on(self, place: i64) -> i64:
        """People of all players on a place."""
        total: i64 = 0
        for seat in range(self.cells[PLAYERS]):
            total += self.of(seat, PEOPLE_AT + place)
        return total

    def malus(self) -> i64:
        """What the active animal takes off every roll (STA-ANIMAL-05)."""
        animal = self.cells[ACTIVE_ANIMAL]
        return MALUS[animal - 1] if animal else 0

    def cards(self, seat: i64) -> i64:
        """A seat's cards, the blind-drawn one included."""
        blind = self.of(seat, BLIND_CARD)
        return self.of(seat, CARDS_OWNED) | bit(blind - 1) if blind else self.of(seat, CARDS_OWNED)
