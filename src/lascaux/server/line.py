"""A table's record as it stands: entries folded into the choices that count, and the position they lead to."""

from __future__ import annotations

from array import array
from copy import copy
from typing import NamedTuple

from lascaux.core.game import Game, Past
from lascaux.core.position import Position
from lascaux.server.storage.schema import CHOICE, FORCED, UNDO


class Logged(NamedTuple):
    """One row of a table's append-only record."""

    kind: str
    seat: int
    value: int
    note: str = ""
    at: float = 0.0


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

    def add(self, entry: Logged) -> None:
        """Fold one more entry in. It was legal when it was stored."""
        if entry.kind in (CHOICE, FORCED):
            self.begins.append(self.at.begins_turn)
            self.at.play(entry.value)
            self.choices.append(entry.value)
            self.seats.append(entry.seat)
            self.forced.append(entry.kind == FORCED)
            self.entry_of.append(self.number)
            self.since.append(self.moved)
        elif entry.kind == UNDO:
            self.keep(entry.value)
        self.number += 1
        if entry.kind in (CHOICE, FORCED, UNDO):
            self.moved = self.number

    def keep(self, count: int) -> None:
        """Keep only the first `count` choices."""
        self.at = self.position(count)
        for numbers in (self.choices, self.seats, self.forced, self.begins, self.entry_of, self.since):
            del numbers[count:]

    def position(self, count: int) -> Position:
        """The position after the first `count` choices."""
        if count == len(self.choices):
            return self.at.copy()
        at: Position = self.game.start()
        for choice in self.choices[:count]:
            at.play(choice)
        return at

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
