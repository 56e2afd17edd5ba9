"""A table's record as it stands: entries folded into the choices that count, and the position they lead to."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable
from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from lascaux.core.errors import UnknownChoice
from lascaux.core.game import Game, Past
from lascaux.core.position import NOBODY, Position
from lascaux.server.storage.schema import CHOICES, END_TURN, FORCED, HOLD, MOVES, UNDO

ARRAYS: Final = ("choices", "seats", "forced", "begins", "private", "entry_of", "since")  # of a line, each as long


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
        self.private = array("i")  # the seats that know more of each than spectators may, as bits
        self.knowing = 0  # the seats that know more of any of them, as bits
        self.entry_of = array("i")  # the entry that made each choice
        self.since = array("i")  # the number from which on each could be made
        self.moved = 0  # the number from which on the next can be made: what came after changes nothing in the game
        self.held: int | None = None  # the seat whose turn has had its last choice and is not ended
        self.asides = 0  # entries that are no part of any turn
        self.ended = -1, -1  # the number from which on the last turn could be ended, and at which it was
        self.mark: tuple[int, Position] = 0, self.at.copy()  # where somebody looked last: others look from there on
        self.fault: int | None = None  # choices before the first one that today's rules cannot replay

    def add(self, entry: Logged) -> None:
        """Fold one more entry in. It was legal when it was stored."""
        if entry.kind in CHOICES:
            self.play(entry.value, entry.seat, entry.kind == FORCED, self.number)
        elif entry.kind == UNDO:
            self.keep(entry.value)
        self.number += 1
        self.note(entry.kind, entry.seat, self.number)

    def note(self, kind: str, seat: int, number: int) -> None:
        """What an entry, the last of so many, means for whoever chooses next."""
        if kind == HOLD:
            self.held = seat
        elif kind in MOVES or kind == END_TURN:
            if kind == END_TURN:
                self.ended = self.moved, number - 1
            self.held = None
            self.moved = number
        else:
            self.asides += 1

    def play(self, choice: int, seat: int, forced: bool, number: int) -> None:
        self.begins.append(self.at.begins_turn)
        knowing = known_to(self.game, self.at, choice)
        self.knowing |= knowing
        self.private.append(knowing)
        self.at.apply(choice)
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
        for row in rows:
            if row.kind in MOVES:
                kept = min(kept, row.value)
                del found[row.value - kept :]
                if row.kind != UNDO and row.value == kept + len(found):
                    found.append(row)
                length = row.value + (row.kind != UNDO)
            self.note(row.kind, row.seat, row.number + 1)
            self.number = row.number + 1
        moved = self.moved
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
        for numbers in (getattr(self, name) for name in ARRAYS):
            del numbers[count:]
        self.knowing = reduce(or_, self.private, 0)

    def position(self, count: int) -> Position:
        """The position after the first `count` choices."""
        if count == len(self.choices):
            return self.at.copy()
        first, mark = self.mark if self.mark[0] <= count else (0, self.game.start())
        at = mark.copy()
        for choice in self.choices[first:count]:
            at.apply(choice)
        self.mark = count, at
        return at.copy()

    def past(self, count: int | None = None) -> Past:
        """The choices so far, or the first few of them."""
        return Past(self.choices, self.seats) if count is None else Past(self.choices[:count], self.seats[:count])

    def copy(self) -> Line:
        """An independent line; the choices so far are no longer shared."""
        other = Line.__new__(Line)
        known = other.__dict__
        known.update(self.__dict__)
        known["at"] = self.at.copy()
        for name in ARRAYS:
            known[name] = known[name][:]
        return other

    @property
    def actor(self) -> int:
        """Who has to choose, or to end a turn."""
        return int(self.at.actor) if self.held is None else self.held

    @property
    def over(self) -> bool:
        return bool(self.at.over) and self.held is None

    def before_turn(self) -> int:
        """The last entry before the turn that is being played; -1 at the start."""
        count = self.choices_before_turn()
        return max(self.entry_of[count - 1] if count else -1, self.ended[1])

    def choices_before_turn(self) -> int:
        """How many choices had been made when this turn began, or when nature or somebody else last chose in it."""
        index, begins = len(self.choices), self.held is None and self.at.begins_turn
        while index and not begins and self.seats[index - 1] == self.actor:
            index -= 1
            begins = bool(self.begins[index])
        return index

    def without_open_turn(self) -> Line:
        """The line as it was before the turn that is being played: nothing tells whether that has even begun."""
        line = self.copy()
        line.number = self.before_turn() + 1
        line.keep(self.choices_before_turn())
        line.held = None
        return line

    def undo_to(self, seat: int, whole_turn: bool = False) -> int | None:
        """How many choices remain if a seat takes its last one back, or its whole turn; None where it may not.

        Nothing is taken back across nature's choice or another seat's, and only while the seat is still to choose or
        has not ended its turn. A forced choice goes with the free one before it.
        """
        if self.actor != seat:
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


def known_to(game: Game, at: Position, choice: int) -> int:
    """The seats that know what a choice hides from spectators, as bits; 0 if it hides nothing."""
    if not game.hides(at, choice, (NOBODY,)):
        return 0
    return sum(1 << seat for seat in range(game.seats) if not game.hides(at, choice, (seat,)))


def hides(game: Game, choices: Iterable[int], seats: Collection[int]) -> bool:
    """Whether a game so far holds something that none of these seats may know yet."""
    found = False
    at = game.start()
    for choice in choices:
        found = found or game.hides(at, choice, seats)
        at.apply(choice)
    return found and not at.over
