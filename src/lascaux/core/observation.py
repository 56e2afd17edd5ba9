"""What one seat sees as a row of numbers: 32-bit floats, declared field by field, written in compiled code.

A row's cells are the bit patterns of its floats, kept in a `vec[i32]`: NumPy reads the same memory as float32, so
nothing is copied on the way into a network (`lascaux.envs`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import prod
from struct import pack, unpack
from typing import TYPE_CHECKING, Final, Generic, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from lascaux.core.bits import lowest
from lascaux.core.position import ACTOR, AGENDA, DEPTH, P
from lascaux.core.verbs import Range

if TYPE_CHECKING:
    from lascaux.core.game import Game


def float_bits(number: float) -> int:
    """A 32-bit float as the integer with the same bits."""
    (found,) = unpack("=i", pack("=f", number))
    return int(found)


ONE: Final[i32] = float_bits(1.0)


@final
class Field:
    """A block of an observation with a number for each combination of its axes' values.

    A number from `low` to `high` is written as its share of `high`, so that a network sees values around one;
    anything beyond counts as the limit. With `halves` the numbers are given as twice their value.

    The last axis is what a set has members of; or the last two are a grid, and `grid` says where each member lies.
    """

    def __init__(
        self,
        id: str,
        about: str,
        *axes: Range,
        high: int = 1,
        low: int = 0,
        halves: bool = False,
        grid: Sequence[int] = (),
    ) -> None:
        self.id = id
        self.about = about
        self.axes = axes
        self.high = high
        self.low = low
        self.shape = tuple(len(axis.names) for axis in axes)
        self.size = prod(self.shape)
        self.width: i64 = prod(self.shape[-2:] if grid else self.shape[-1:])  # of a set
        self.places = vec[i64](grid or range(self.width))
        self.offset: i64 = 0  # this and the next are set by the observation
        self.first_set: i64 = 0
        unit = 2 if halves else 1
        self.least: i64 = low * unit
        self.most: i64 = high * unit
        self.shares = vec[i32]([float_bits(number / (high * unit)) for number in range(low * unit, high * unit + 1)])

    def labels(self, index: int) -> str:
        """What one of the numbers stands for, such as `own wood`."""
        words: list[str] = []
        for axis in reversed(self.axes):
            index, value = divmod(index, len(axis.names))
            words.append(axis.names[value])
        return " ".join(reversed(words))


@final
class Row:
    """A stretch of cells that is written again and again.

    What is there now and then is put or marked, and gone before the next writing. What is always there can be shown,
    which is quicker and must be done every time: a row remembers the sets it shows and touches only what changes.
    """

    def __init__(self, cells: vec[i32], start: i64, sets: int) -> None:
        self.cells = cells
        self.start: i64 = start
        self.shown = vec[i64]([0] * sets)
        self.written = vec[i64]()  # places to clear; it grows with use
        self.count: i64 = 0

    def clear(self) -> None:
        cells = self.cells
        written = self.written
        for index in range(self.count):
            cells[written[index]] = 0
        self.count = 0

    def put(self, field: Field, index: i64, number: i64) -> None:
        """Write a number at a place in a field; zeros need not be written."""
        if number:
            number = min(max(number, field.least), field.most)
            self.write(field.offset + index, field.shares[number - field.least])

    def put_each(self, field: Field, index: i64, members: i64, number: i64) -> None:
        """Write the same number for every member of a set, counting from a place."""
        while members:
            self.put(field, index + lowest(members), number)
            members &= members - 1

    def mark(self, field: Field, index: i64) -> None:
        self.write(field.offset + index, ONE)

    def mark_each(self, field: Field, index: i64, members: i64) -> None:
        """Mark every member of a set, counting from a place; member by member, as most sets are small."""
        while members:
            self.write(field.offset + index + lowest(members), ONE)
            members &= members - 1

    def write(self, place: i64, bits: i32) -> None:
        """No cell is written twice: each is remembered once."""
        place += self.start
        self.cells[place] = bits
        if self.count < len(self.written):
            self.written[self.count] = place
        else:
            self.written = append(self.written, place)
        self.count += 1

    def show(self, field: Field, index: i64, number: i64) -> None:
        """Write a number at a place in a field where one always stands."""
        number = min(max(number, field.least), field.most)
        self.cells[self.start + field.offset + index] = field.shares[number - field.least]

    def show_numbers(self, field: Field, index: i64, numbers: vec[i64], first: i64, count: i64) -> None:
        """Show some of the numbers, from the first on."""
        cells = self.cells
        shares = field.shares
        least = field.least
        most = field.most
        place = self.start + field.offset + index
        for number in range(first, first + count):
            cells[place] = shares[min(max(numbers[number], least), most) - least]
            place += 1

    def show_set(self, field: Field, which: i64, members: i64) -> bool:
        """Mark the members of one of a field's sets, and no others; says whether anything changed."""
        changed = self.shown[field.first_set + which] ^ members
        if changed == 0:
            return False
        self.shown[field.first_set + which] = members
        cells = self.cells
        places = field.places
        first = self.start + field.offset + which * field.width
        while changed:
            cells[first + places[lowest(changed)]] = ONE if members & changed & -changed else 0
            changed &= changed - 1
        return True


def seat_range(seats: int) -> Range:
    """The seats as one of them counts: its own first, then in the order of play."""
    return Range("seat", ["own", "next", *(f"next+{n}" for n in range(1, seats))][:seats])


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(ABC, Generic[P]):
    """The fields of a game's observations, and how they are written. Every game's begin with the same four."""

    def __init__(self, game: Game, lowest: int, highest: int, fields: Sequence[Field], halves: bool = False) -> None:
        seats = seat_range(game.seats)
        kinds = Range("decision", [decision.id for decision in game.decisions])
        self.decision = Field("decision", "the open decision", kinds)
        self.waiting = Field("waiting", "decisions waiting below it", kinds, high=4)
        self.actor = Field("actor", "who chooses; nobody where nature does", seats)
        self.points = Field("points", "points so far", seats, low=lowest, high=highest, halves=halves)
        self.halves = 2.0 if halves else 1.0
        self.seats: i64 = game.seats
        self.fields: list[Field] = [self.decision, self.waiting, self.actor, self.points, *fields]
        self.size = 0
        self.sets = 0
        for field in self.fields:
            field.offset = self.size
            field.first_set = self.sets
            self.size += field.size
            self.sets += field.size // int(field.width)

    def write(self, at: P, seat: i64, row: Row) -> None:
        """What a seat sees of a position, into a row of `size` cells."""
        row.clear()
        cells = at.cells
        seats = self.seats
        depth = cells[DEPTH]
        for entry in range(depth - 1):
            self.write_waiting(cells, entry, depth - 1, row)
        if depth:
            row.mark(self.decision, cells[AGENDA + 3 * (depth - 1)])
        if cells[ACTOR] >= 0:
            row.mark(self.actor, (cells[ACTOR] - seat + seats) % seats)
        for whose in range(seats):
            row.show(self.points, whose, self.points_of(at, (seat + whose) % seats))
        self.write_game(at, seat, row)
        for entry in range(depth):
            place = AGENDA + 3 * entry
            self.write_entry(at, seat, cells[place], cells[place + 1], cells[place + 2], row)

    def write_waiting(self, cells: vec[i64], entry: i64, end: i64, row: Row) -> None:
        """How many decisions of a kind are waiting, written where the kind first comes up."""
        kind = cells[AGENDA + 3 * entry]
        number: i64 = 0
        for other in range(end):
            if cells[AGENDA + 3 * other] == kind:
                if other < entry:
                    return
                number += 1
        row.put(self.waiting, kind, number)

    def points_of(self, at: P, seat: i64) -> i64:
        """A seat's points in the field's unit; quicker where a game need not list those of all."""
        return int(at.scores()[seat] * self.halves)

    @abstractmethod
    def write_game(self, at: P, seat: i64, row: Row) -> None:
        """The game's own fields."""

    def write_entry(self, at: P, seat: i64, kind: i64, a: i64, b: i64, row: Row) -> None:
        """What an open decision or step remembers."""

    def explain(self, numbers: Sequence[float]) -> str:
        """An observation in words: a line for each field that is not all zero."""
        if len(numbers) != self.size:
            raise ValueError(f"an observation of this game has {self.size} numbers, not {len(numbers)}")
        lines: list[str] = []
        for field in self.fields:
            start = int(field.offset)
            found: list[str] = []
            for index in range(field.size):
                number = float(numbers[start + index])
                if number:
                    amount = f" {number * field.high:.4g}" if (field.low, field.high) != (0, 1) else ""
                    found.append(f"{field.labels(index)}{amount}".strip())
            if found:
                lines.append(f"{field.id}: {', '.join(found)}")
        return "\n".join(lines)
