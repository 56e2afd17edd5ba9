"""A table's record as it stands: entries folded into the choices that count, and the position they lead to."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable
from copy import copy
from typing import NamedTuple

from lascaux.core.errors import UnknownChoice
from lascaux.core.game import Game, Past
from lascaux.core.position import Position
from lascaux.server.storage.schema import CHOICES, FORCED, MOVES, UNDO


class Logged(NamedTuple):
    """Something that happened at a table; the value of a choice is its number in today's game."""

    kind: str
    seat: int
    value: int
    note: str = ""
    at: float = 0.0


class Stored(NamedTuple):
    """One row of a table's append-only record. A choice is stored by its name: numbers change with the rules."""

    number: int
    kind: str
    seat: int
    value: int  # how many choices were made before this one; for an undo, how many remain
    note: str
    at: float


class Line:
    """The choices that count. Undone ones stay in the record and are left out here."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.at: Position = game.start()
        self.number = 0  # of entries, including those undone and those that are not choices
        self.choices = array("i")
        self.seats = array("b")
        self.forced = array("b")
        self.begins = array("b")  # whether a turn began with each choice
        self.entry_of = array("i")  # the entry that made each choice
        self.since = array("i")  # the number from which on each could be made
        self.moved = 0  # the number from which on the next can be made: what came after changes nothing in the game
        self.mark: tuple[int, Position] = 0, self.at.copy()  # where somebody looked last: others look from there on
        self.fault: int | None = None  # choices before the first one that today's rules cannot replay

    def add(self, entry: Logged) -> None:
        """Fold one more entry in. It was legal when it was stored."""
        if entry.kind in CHOICES:
            self.play(entry.value, entry.seat, entry.kind == FORCED, self.number)
        elif entry.kind == UNDO:
            self.keep(entry.value)
        self.number += 1
        if entry.kind in MOVES:
            self.moved = self.number

    def play(self, choice: int, seat: int, forced: bool, number: int) -> None:
        self.begins.append(self.at.begins_turn)
        self.at.play(choice)
        self.choices.append(choice)
        self.seats.append(seat)
        self.forced.append(forced)
        self.entry_of.append(number)
        self.since.append(self.moved)

    def written(self, entries: Iterable[Logged]) -> list[Stored]:
        """Entries that follow, as they are stored."""
        rows: list[Stored] = []
        place = len(self.choices)
        for number, entry in enumerate(entries, self.number):
            if entry.kind in CHOICES:
                rows.append(Stored(number, entry.kind, entry.seat, place, self.game.name(entry.value), entry.at))
                place += 1
            else:
                rows.append(Stored(number, *entry))
                if entry.kind == UNDO:
                    place = entry.value
        return rows

    def read(self, rows: Iterable[Stored]) -> None:
        """Take in what is stored, in order. Only choices that count are played, and only if they are legal."""
        kept = len(self.choices)
        length: int | None = None  # of the line according to the last of them
        found: list[Stored] = []  # the choices that follow those kept
        moved = self.moved
        for row in rows:
            if row.kind in MOVES:
                kept = min(kept, row.value)
                del found[row.value - kept :]
                if row.kind != UNDO and row.value == kept + len(found):
                    found.append(row)
                length = row.value + (row.kind != UNDO)
                moved = row.number + 1
            self.number = row.number + 1
        if kept < len(self.choices):
            self.keep(kept)
        for row in found:
            if not self.replay(row):
                break
        self.moved = moved
        if length is not None:
            self.fault = len(self.choices) if len(self.choices) < length else None

    def replay(self, row: Stored) -> bool:
        """Make a stored choice again, unless today's rules do not allow it."""
        try:
            choice = self.game.parse(row.note)
        except UnknownChoice:
            return False
        if row.seat != self.at.actor or choice not in self.at.choices():
            return False
        self.moved = row.number
        self.play(choice, row.seat, row.kind == FORCED, row.number)
        return True

    def keep(self, count: int) -> None:
        """Keep only the first `count` choices."""
        self.at = self.position(count)  # it also takes a mark back that is now ahead
        for numbers in (self.choices, self.seats, self.forced, self.begins, self.entry_of, self.since):
            del numbers[count:]

    def position(self, count: int) -> Position:
        """The position after the first `count` choices."""
        if count == len(self.choices):
            return self.at.copy()
        first, mark = self.mark if self.mark[0] <= count else (0, self.game.start())
        at = mark.copy()
        for choice in self.choices[first:count]:
            at.play(choice)
        self.mark = count, at
        return at.copy()

    def past(self, count: int | None = None) -> Past:
        """The choices so far, or the first few of them."""
        return Past(self.choices, self.seats) if count is None else Past(self.choices[:count], self.seats[:count])

    def copy(self) -> Line:
        """An independent line; the choices so far are no longer shared."""
        other = copy(self)
        other.at = self.at.copy()
        for name in ("choices", "seats", "forced", "begins", "entry_of", "since"):
            setattr(other, name, getattr(self, name)[:])
        return other

    def before_turn(self) -> int:
        """The last entry before the turn that is being played; -1 at the start."""
        index, begins = len(self.choices), self.at.begins_turn
        while index and not begins and self.seats[index - 1] == self.at.actor:
            index -= 1
            begins = bool(self.begins[index])
        return self.entry_of[index - 1] if index else -1

    def undo_to(self, seat: int, whole_turn: bool = False) -> int | None:
        """How many choices remain if a seat takes its last one back, or its whole turn; None where it may not.

        Nothing is taken back across nature's choice or another seat's, and only while the seat is still to choose.
        A forced choice goes with the free one before it.
        """
        if self.at.actor != seat:
            return None
        found: int | None = None
        for index in range(len(self.choices) - 1, -1, -1):
            if self.seats[index] != seat:
                break
            if not self.forced[index]:
                found = index
                if not whole_turn or self.begins[index]:
                    break
        return found


def hides(game: Game, choices: Iterable[int], seats: Collection[int]) -> bool:
    """Whether a game so far holds something that none of these seats may know yet."""
    found = False
    at = game.start()
    for choice in choices:
        found = found or game.hides(at, choice, seats)
        at.play(choice)
    return found and not at.over
