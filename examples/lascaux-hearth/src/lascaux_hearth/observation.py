"""Hearth as a row of numbers from one seat's point of view."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lascaux.core.game import Game
from lascaux.core.observation import Field, Observation, Row, seat_range
from lascaux.core.verbs import Range
from lascaux_hearth.rules import CLEARING, FIND, FORAGE, FOREST, HEAT, LEFT, NIGHT, PLACE, WOOD, HearthPosition
from lascaux_hearth.tiles import FINDS, GOODS, NIGHTS, PLACES


@final
class HearthObservation(Observation[HearthPosition]):
    """All that lies on the table: nothing is hidden."""

    def __init__(self, game: Game) -> None:
        seats = seat_range(game.seats)
        self.night = Field("night", "the night", high=NIGHTS)
        self.forest = Field("forest", "tiles that nobody has seen yet", FIND, high=10)
        self.clearing = Field("clearing", "tiles that can be taken", FIND, high=6)
        self.left = Field("left", "tiles still to be turned up", high=6)
        self.stock = Field("stock", "goods", seats, Range("good", GOODS), high=20)
        self.heat = Field("heat", "heat of the fires", seats, PLACE, high=6)
        most = NIGHTS * sum(place.warms for place in PLACES)
        super().__init__(game, 0, most, [self.night, self.forest, self.clearing, self.left, self.stock, self.heat])

    def write_game(self, at: HearthPosition, seat: i64, row: Row) -> None:
        row.put(self.night, 0, at.cells[NIGHT])
        for find in range(len(FINDS)):
            row.put(self.forest, find, at.cells[FOREST + find])
            row.put(self.clearing, find, at.cells[CLEARING + find])
        for whose in range(self.seats):
            other = (seat + whose) % self.seats
            for good in range(len(GOODS)):
                row.put(self.stock, whose * len(GOODS) + good, at.of(other, WOOD + good))
            for place in range(len(PLACES)):
                row.put(self.heat, whose * len(PLACES) + place, at.of(other, HEAT + place))

    def write_entry(self, at: HearthPosition, seat: i64, kind: i64, a: i64, b: i64, row: Row) -> None:
        if kind == FORAGE:
            row.put(self.left, 0, LEFT.of(a))
