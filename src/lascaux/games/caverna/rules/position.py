"""A position of Caverna, with the questions that rules ask of it and the small things they do to it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit, count
from lascaux.core.position import TURN, Position
from lascaux.games.caverna.rules import evaluation, scoring
from lascaux.games.caverna.rules.board import WIDTH
from lascaux.games.caverna.rules.goods import DONKEY, KINDS
from lascaux.games.caverna.rules.layout import (
    ACTING,
    ADULTS,
    CAVERNS,
    CROPS,
    DEEP_TUNNELS,
    FIELDS,
    LAST_ROUND,
    MEADOWS,
    ORE_MINES,
    PLAYERS,
    ROOMS,
    ROUND,
    RUBY_MINES,
    SEAT_SIZE,
    SEATS,
    SKIPPED_ROUND,
    SMALL_PASTURES,
    STARTER,
    STRENGTH,
    TALL_PASTURES,
    TUNNELS,
    WIDE_PASTURES,
    WORKS_AT,
)
from lascaux.games.caverna.rules.room_effects import GAIN_GOOD, GAIN_NUMBER, GAIN_ROOM

STRONGEST: Final = 14  # CAV-FORGE-04
NOBODY_LEFT: Final = -1

# What a phase that goes from seat to seat, from the starting player on, remembers: how many have had their turn
SEATS_DONE: Final = Argument("done")


@final
class CavernaPosition(Position):
    """The action board and one to seven home boards."""

    def copy(self) -> CavernaPosition:
        return CavernaPosition(self.game, self.cells[:])

    def scores(self) -> list[float]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def value(self, seat: i64) -> float:
        return evaluation.value(self, seat)

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
        cell = SEATS + self.cells[TURN] * SEAT_SIZE + field
        self.cells[cell] = self.cells[cell] + number

    def add_squares(self, field: i64, squares: i64) -> None:
        self.set_own(field, self.own(field) | squares)

    def remove_squares(self, field: i64, squares: i64) -> None:
        self.set_own(field, self.own(field) & ~squares)

    # Goods and rooms

    def has_room(self, seat: i64, room: i64) -> bool:
        return self.of(seat, ROOMS) >> room & 1 != 0

    def owns(self, room: i64) -> bool:
        """Whether the seat whose turn it is has furnished this room."""
        return self.own(ROOMS) >> room & 1 != 0

    def gain(self, good: i64, number: i64) -> None:
        """Take goods from the bank, with what the Seam and the Dog school add to them (CAV-ROOM-22, -24)."""
        self.add_own(good, number)
        room = GAIN_ROOM[good]
        if room and self.owns(room):
            self.add_own(GAIN_GOOD[good], number * GAIN_NUMBER[good])

    def can_pay(self, table: vec[i64], entry: i64) -> bool:
        """Whether the goods in hand cover an entry of a table with KINDS numbers for each."""
        cells = self.cells
        home = self.home(cells[TURN])
        return all(cells[home + good] >= table[entry + good] for good in range(KINDS))

    def pay(self, table: vec[i64], entry: i64) -> None:
        cells = self.cells
        home = self.home(cells[TURN])
        good: i64
        for good in range(KINDS):
            cells[home + good] -= table[entry + good]

    def take(self, table: vec[i64], entry: i64) -> None:
        """Gain the goods of such an entry."""
        good: i64
        for good in range(KINDS):
            if table[entry + good]:
                self.gain(good, table[entry + good])

    # The home board: sets of squares

    def large_pastures(self, seat: i64) -> i64:
        cells = self.cells
        home = self.home(seat)
        wide = cells[home + WIDE_PASTURES]
        tall = cells[home + TALL_PASTURES]
        return wide | wide << 1 | tall | tall << WIDTH

    def farm_land(self, seat: i64) -> i64:
        """Meadows, fields and pastures (CAV-BOARD-10)."""
        cells = self.cells
        home = self.home(seat)
        land = cells[home + MEADOWS] | cells[home + FIELDS] | cells[home + SMALL_PASTURES]
        return land | self.large_pastures(seat)

    def cave_system(self, seat: i64) -> i64:
        """All mountain squares that are not bare (CAV-BOARD-10)."""
        cells = self.cells
        home = self.home(seat)
        caves = cells[home + CAVERNS] | cells[home + TUNNELS] | cells[home + DEEP_TUNNELS]
        return caves | cells[home + ORE_MINES] | cells[home + RUBY_MINES]

    def mines(self, seat: i64) -> i64:
        return self.of(seat, ORE_MINES) | self.of(seat, RUBY_MINES)

    def donkeys_in_mines(self, seat: i64, mines: i64) -> i64:
        """Donkeys always stand in mines where they can (CAV-ANIMAL-18)."""
        return min(self.of(seat, DONKEY), count(mines))

    def sown_fields(self, seat: i64) -> i64:
        cells = self.cells
        first = self.home(seat) + CROPS
        sown: i64 = 0
        crop: i64
        for crop in range(first, first + 5):
            sown |= cells[crop]
        return sown

    def empty_fields(self, seat: i64) -> i64:
        return self.of(seat, FIELDS) & ~self.sown_fields(seat)

    # Dwarfs of the seat whose turn it is

    def strength(self, dwarf: i64) -> i64:
        return self.own(STRENGTH + dwarf)

    def strengthen(self, dwarf: i64) -> None:
        self.set_own(STRENGTH + dwarf, min(STRONGEST, self.strength(dwarf) + 1))

    def acting_strength(self) -> i64:
        return self.strength(self.cells[ACTING])

    def next_dwarf(self, tried: i64) -> i64:
        """The weakest adult at home that is not in `tried`, a set of dwarfs; NOBODY_LEFT if there is none."""
        found: i64 = NOBODY_LEFT
        for dwarf in range(self.own(ADULTS)):
            at_home = not self.own(WORKS_AT + dwarf) and not tried & bit(dwarf)
            if at_home and (found == NOBODY_LEFT or self.strength(dwarf) < self.strength(found)):
                found = dwarf
        return found

    # The match

    def seat_after(self, done: i64) -> i64:
        """The seat whose turn it is once `done` seats from the starting player on have had theirs."""
        return (self.cells[STARTER] + done) % self.cells[PLAYERS]

    def last_round(self) -> bool:
        return self.cells[ROUND] == LAST_ROUND

    def following_round(self) -> i64:
        following = self.cells[ROUND] + 1
        return following + 1 if following == SKIPPED_ROUND and self.cells[PLAYERS] <= 2 else following
