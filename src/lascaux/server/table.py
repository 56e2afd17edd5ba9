"""One table: its game, who sits where, and its line. It does nothing of its own accord."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from lascaux.agents.ladder import RUNGS
from lascaux.core.game import Game
from lascaux.core.options import OptionValue
from lascaux.core.position import NOBODY
from lascaux.games import load
from lascaux.server.agreements import Agreed, agreeing, playing_on
from lascaux.server.allowed import Allowed
from lascaux.server.beginning import asked
from lascaux.server.days import closes
from lascaux.server.line import Line, Logged, Stored
from lascaux.server.seat import Seat
from lascaux.server.storage.schema import (
    AGREED,
    BEGINS,
    BOT,
    CHOICES,
    CLOSED,
    END_TURN,
    ENDED,
    FREE,
    FROZEN,
    LEFT,
    OPEN,
    OVER,
    PLAYING,
    REMATCH,
    RESIGN,
    SAT_DOWN,
)

QUICK: Final = RUNGS[:3]  # bots that answer without thinking ahead
MODERATED: Final = "moderated"  # an ending
# What moves when entries are added; who was seen last, and what was told, is so apart from them.
MOVING: Final = (
    *("line", "resigned", "rematch", "ending", "agreed", "removed", "turn_began", "starter", "latest"),
    *("status", "over", "given_up", "actor", "asked", "held", "waits_for_bot"),
)


class Table(Allowed):
    """A record that people and bots are adding to."""

    def __init__(self, row: Mapping[str, Any], seats: Iterable[Mapping[str, Any]]) -> None:
        super().__init__()
        self.id: str = row["id"]
        self.owner: str = row["owner"]
        self.pace: str = row["pace"]
        self.listed: bool = row["listed"]
        self.hints: bool = row["hints"]
        self.discreet: bool = row["discreet"]  # others are told of a turn at its end
        self.begins: str = row["begins"]  # who: chance, ask or the number of a seat
        self.starter: int | None = int(self.begins) if self.begins.isdecimal() else None  # once it is not for chance
        self.latest: int | None = None  # the seat in which somebody sat down last
        self.face_down: bool = row["face_down"]  # what lies so by the printed rules
        self.watch_code: str = row["watch_code"]
        self.origin: str | None = row["origin"]
        self.seed: int | None = row["seed"]
        self.day: str | None = row["day"]  # of the daily challenge
        self.rules: int = row["rules"]
        self.given: int = row["given"]
        self.noted: str = row["status"]  # when it was read
        self.turn_minutes: int = row["turn_minutes"]
        self.stand_in: str = row["stand_in"]
        self.game: Game = loaded(row["game"], tuple(sorted(row["options"].items())))
        self.line = Line(self.game)
        self.rematch: str | None = None
        self.ending = ""  # CLOSED, ABANDON or MODERATED, if it did not end by itself
        self.agreed: Agreed = {}
        self.removed: frozenset[str] = frozenset()  # people who may not sit down again
        self.turn_began: float = row["created"]
        self.said: tuple[int, dict[tuple[object, ...], str]] = 0, {}  # what was told last, at which number
        self.outside: Table | None = None  # what others are shown while a turn is open, once they have asked
        self.status = OPEN
        self.over = False  # the game has ended, or too few people are left to go on
        self.given_up = False
        self.actor = NOBODY  # the seat that has to choose or to end its turn; NOBODY before the game and after it
        self.asked: int | None = None  # the seat that has to say who begins, once all others are taken too
        self.held: int | None = None  # the seat whose turn lacks nothing but being ended
        self.waits_for_bot = False
        self.set_seats(seats)

    def set_seats(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """As they are stored."""
        self.sit([Seat.of(row) for row in rows])
        self.said = 0, {}  # somebody may have another name
        self.settle()

    # What is so

    def settle(self) -> None:
        """Work out where the table stands: once after a change, as it is asked for many times before the next."""
        self.outside = None
        line = self.line
        self.given_up = bool(self.resigned) and self.game.seats - len(self.resigned) <= 1
        ended = line.over if line.fault is None else self.noted == OVER  # whatever the rules become, it stays over
        self.over = ended or self.ending != "" or self.given_up
        full = all(seat.kind != FREE for seat in self.seats)
        self.asked = asked(self) if full and not self.over and line.fault is None else None
        if self.over:
            self.status = OVER
        elif line.fault is not None:
            self.status = FROZEN
        else:
            self.status = PLAYING if full and self.asked is None else OPEN
        self.held = line.held if self.status == PLAYING else None
        seated = self.status == PLAYING and bool(self.seats)  # while a table is loaded they come last
        self.actor = line.actor if seated else NOBODY
        self.waits_for_bot = self.actor >= 0 and self.seats[self.actor].kind == BOT

    @property
    def waits_for_quick_bot(self) -> bool:
        return self.waits_for_bot and self.seats[self.actor].bot in QUICK

    def state(self, now: float) -> dict[str, Any]:
        """What the database keeps about it, for lists of tables."""
        return {
            "status": CLOSED if self.ending == CLOSED else self.status,
            "waits_for": self.actor if self.asked is None else self.asked,
            "waits_for_bot": self.waits_for_bot,
            "scores": self.line.at.scores() if self.over and not self.ending else None,
            "points": self.points_of_day(now),
            "changed": now,
        }

    def points_of_day(self, now: float) -> float | None:
        """What counts for the table of the day: a game of the first seat that was played to its end in time."""
        if self.day is None or not self.line.over or self.ending or self.resigned or now >= closes(self.day):
            return None
        return float(self.line.at.scores()[0])

    @property
    def uploaded(self) -> bool:
        return self.given > 0 and self.origin is None

    def perspective(self, person: str | None) -> int:
        """The seat from which a person sees the table: the one that has to choose, else the first; else a spectator."""
        mine = self.seats_of(person)
        if not mine:
            return NOBODY
        return self.actor if self.actor in mine else mine[0]

    def seen_by(self, person: str | None) -> Table:
        """What a person may know of the table: if it is discreet, nothing of somebody else's turn before its end.

        What was revealed or rolled in a turn is known at once, with all that led to it."""
        if not self.discreet or self.actor == NOBODY or self.actor in self.seats_of(person):
            return self
        if self.outside is None:
            outside = Table.__new__(Table)
            outside.__dict__.update(self.__dict__)
            outside.line = self.line.without_open_turn()
            outside.said = 0, {}
            outside.settle()
            self.outside = outside.outside = outside
        return self.outside

    def check_outsider(self, person: str) -> None:
        """Refuse whoever may not know how far the open turn has come, before a number tells them."""
        if self.seen_by(person) is not self:
            self.check_actor(person)

    # What becomes of it

    def after(self, entries: Iterable[Logged], seats: Iterable[Mapping[str, Any]]) -> Table:
        """What the table would be like with some more entries; this one stays as it is."""
        ahead = Table.__new__(Table)
        ahead.__dict__.update(self.__dict__)
        ahead.line = self.line.copy()
        ahead.resigned = set(self.resigned)
        ahead.seats, ahead.named = list(self.seats), {}
        for change in seats:
            ahead.change_seat(change)
        ahead.fold(entries)
        return ahead

    def become(self, ahead: Table) -> None:
        """What was worked out before it was stored is so from now on."""
        for name in MOVING:
            setattr(self, name, getattr(ahead, name))
        self.sit(ahead.seats)
        self.outside = None

    def change_seat(self, change: Mapping[str, Any]) -> None:
        """Columns of the database that a seat in memory does not have are left out."""
        known = {name: value for name, value in change.items() if name in Seat.__dataclass_fields__}
        self.seats[change["seat"]] = replace(self.seats[change["seat"]], **known)
        self.named = {}
        self.settle()

    def fold(self, entries: Iterable[Logged]) -> None:
        """Take in what has just been stored."""
        began: float | None = None
        for entry in entries:
            self.line.add(entry)
            self.note(entry)
            over = entry.kind in CHOICES and (self.line.at.begins_turn or self.line.at.actor != entry.seat)
            if over or entry.kind == END_TURN:
                began = entry.at
        if began is not None and self.line.held is None:  # the time of a turn runs on while it is held open
            self.turn_began = began
        self.settle()

    def read(self, rows: Sequence[Stored]) -> None:
        """Take in what the database has."""
        self.line.read(rows)
        for row in rows:
            self.note(row)
        times = {row.number: row.at for row in rows}
        if (last := self.line.before_turn()) in times:
            self.turn_began = times[last]
        self.settle()

    def note(self, entry: Logged | Stored) -> None:
        """What an entry means beside the game."""
        if entry.kind in CHOICES:
            self.agreed = playing_on(self.agreed, entry.seat)
        elif entry.kind == SAT_DOWN:
            self.turn_began = entry.at
            if not entry.value:
                self.latest = entry.seat
        elif entry.kind == BEGINS:
            self.starter = entry.value
        elif entry.kind == RESIGN:
            self.resigned.add(entry.seat)
        elif entry.kind == REMATCH:
            self.rematch = entry.note
        elif entry.kind == AGREED:
            self.agreed = agreeing(self.agreed, entry.note, entry.seat)
        elif entry.kind == LEFT and entry.value:
            self.removed |= {entry.note}
        elif entry.kind == ENDED:
            self.ending = entry.note


@lru_cache(maxsize=64)
def loaded(name: str, options: tuple[tuple[str, OptionValue], ...]) -> Game:
    """Tables with the same rules share one game: it never changes."""
    return load(name, **dict(options))
