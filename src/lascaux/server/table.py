"""One table: its game, who sits where, and its line. It knows what may happen, and does nothing of its own accord."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any, Final

from lascaux.core.game import Game
from lascaux.core.options import OptionValue
from lascaux.core.position import CHANCE, NOBODY, Position
from lascaux.games import load
from lascaux.server.agreements import Agreed, agreeing, playing_on
from lascaux.server.errors import Refusal
from lascaux.server.line import Line, Logged, Stored, hides
from lascaux.server.seat import Seat, names_in
from lascaux.server.storage.schema import (
    AGREED,
    BOT,
    CHOICE,
    CHOICES,
    CLOSED,
    ENDED,
    FORCED,
    FREE,
    FROZEN,
    LEFT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    REMATCH,
    RESIGN,
    SAT_DOWN,
)

MODERATED: Final = "moderated"  # an ending


class Table:
    """A record that people and bots are adding to."""

    def __init__(self, row: Mapping[str, Any], seats: Iterable[Mapping[str, Any]]) -> None:
        self.id: str = row["id"]
        self.owner: str = row["owner"]
        self.pace: str = row["pace"]
        self.listed: bool = row["listed"]
        self.hints: bool = row["hints"]
        self.watch_code: str = row["watch_code"]
        self.origin: str | None = row["origin"]
        self.seed: int | None = row["seed"]
        self.rules: int = row["rules"]
        self.given: int = row["given"]
        self.noted: str = row["status"]  # when it was read
        self.turn_minutes: int = row["turn_minutes"]
        self.stand_in: str = row["stand_in"]
        self.game: Game = loaded(row["game"], tuple(sorted(row["options"].items())))
        self.line = Line(self.game)
        self.resigned: set[int] = set()
        self.rematch: str | None = None
        self.ending = ""  # CLOSED, ABANDON or MODERATED, if it did not end by itself
        self.agreed: Agreed = {}
        self.removed: frozenset[str] = frozenset()  # people who may not sit down again
        self.turn_began: float = row["created"]
        self.shown: dict[tuple[int, str], dict[str, Any]] = {}  # what was told last, by seat and language
        self.said: tuple[int, dict[object, str]] = 0, {}  # what spectators were told last, at which number
        self.seats: list[Seat] = []
        self.set_seats(seats)

    def set_seats(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """As they are stored. When somebody was last seen may be known here before it is stored."""
        before, self.seats = self.seats, [Seat.of(row) for row in rows]
        self.said = 0, {}  # somebody may have another name
        for old, new in zip(before, self.seats, strict=False):
            if old.person == new.person:
                new.seen = max(old.seen, new.seen)

    # What is so

    @property
    def number(self) -> int:
        return self.line.number

    @property
    def names(self) -> list[str]:
        """As they are stored and recorded: a bot by its level."""
        return [seat.name for seat in self.seats]

    def names_in(self, language: str) -> list[str]:
        """As people read them."""
        return names_in(language, self.seats)

    @property
    def over(self) -> bool:
        """The game has ended, or too few people are left to go on; whatever the rules become, it stays over."""
        ended = self.line.at.over if self.line.fault is None else self.noted == OVER
        return ended or self.ending != "" or self.given_up

    @property
    def given_up(self) -> bool:
        return bool(self.resigned) and self.game.seats - len(self.resigned) <= 1

    @property
    def status(self) -> str:
        if self.over:
            return OVER
        if self.line.fault is not None:
            return FROZEN
        return OPEN if any(seat.kind == FREE for seat in self.seats) else PLAYING

    @property
    def actor(self) -> int:
        """The seat that has to choose; NOBODY before the game begins and after it."""
        return int(self.line.at.actor) if self.status == PLAYING else NOBODY

    @property
    def waits_for_bot(self) -> bool:
        return self.actor >= 0 and self.seats[self.actor].kind == BOT

    def state(self, now: float) -> dict[str, Any]:
        """What the database keeps about it, for lists of tables."""
        return {
            "status": CLOSED if self.ending == CLOSED else self.status,
            "waits_for": self.actor,
            "waits_for_bot": self.waits_for_bot,
            "scores": self.line.at.scores() if self.over and not self.ending else None,
            "changed": now,
        }

    @property
    def uploaded(self) -> bool:
        return self.given > 0 and self.origin is None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person; those taken over by a bot are no longer theirs."""
        if person is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person]

    def kept_for(self, person: str | None) -> list[int]:
        """The seats in which a bot plays for a person, who may return."""
        if person is None:
            return []
        return [
            n
            for n, seat in enumerate(self.seats)
            if seat.kind == BOT and seat.person == person and n not in self.resigned
        ]

    @property
    def people(self) -> set[str]:
        """Everybody who plays."""
        return {seat.chooser for seat in self.seats if seat.chooser is not None}

    def perspective(self, person: str | None) -> int:
        """The seat from which a person sees the table: the one that has to choose, else the first; else a spectator."""
        mine = self.seats_of(person)
        if not mine:
            return NOBODY
        return self.actor if self.actor in mine else mine[0]

    def may_watch(self, person: str | None, code: str | None) -> bool:
        mine = self.seats_of(person) or self.kept_for(person)
        return self.listed or bool(mine) or self.owner == person or code == self.watch_code

    # What may happen

    def check_choice(self, person: str, choice: int, language: str) -> None:
        """Refuse a choice that this person may not make now."""
        self.check_actor(person)
        at = self.line.at
        if not 0 <= choice < self.game.verbs.size:
            raise Refusal(422, "unknown-choice", choice=choice, last=self.game.verbs.size - 1)
        if choice not in at.choices():
            reason = self.game.why_not(at, choice, language)
            assert reason is not None
            name = self.game.name(choice)
            raise Refusal(409, "illegal-choice", name=name, reason=reason.text, clause=reason.clause)

    def parse(self, name: str) -> int:
        """The choice with a written name."""
        try:
            return self.game.parse(name)
        except ValueError as error:
            raise Refusal(422, "unknown-name", reason=str(error)) from error

    def check_actor(self, person: str) -> None:
        self.check_player(person)
        if self.status == OPEN:
            raise Refusal(409, "not-begun")
        if self.actor not in self.seats_of(person):
            raise Refusal(409, "not-your-turn", name=self.seats[self.actor].name)

    def check_player(self, person: str) -> None:
        """Refuse anybody who does not sit here, and everything once the game is over."""
        if not self.seats_of(person):
            raise Refusal(403, "not-at-this-table")
        if self.over:
            raise Refusal(409, "game-over")
        self.check_replayed()

    def check_replayed(self) -> None:
        """Refuse to change a table whose record goes on where its line ends."""
        if (fault := self.line.fault) is not None:  # what was chosen there is not told: it may be a secret
            raise Refusal(409, "frozen", choice=fault + 1, rules=self.rules, today=self.game.rules_version)

    def agreement(self, person: str, what: str) -> list[Logged]:
        """The entry by which a person agrees; none if they have already."""
        mine = self.seats_of(person)
        return [] if self.agreed.get(what, frozenset()) & set(mine) else [Logged(AGREED, mine[0], 0, what)]

    def all_agree(self, what: str, people: set[str], and_now: str) -> bool:
        """Whether these people have agreed, counting one who is just doing so."""
        return people <= {self.seats[seat].chooser for seat in self.agreed.get(what, ())} | {and_now}

    def check_undo(self, person: str, whole_turn: bool) -> int:
        """How many choices remain after the undo that a person asks for."""
        self.check_actor(person)
        kept = self.line.undo_to(self.actor, whole_turn)
        if kept is None:
            raise Refusal(409, "nothing-to-undo")
        return kept

    def hides_from(self, person: str | None) -> bool:
        """Whether the record so far holds something that a person may not know yet."""
        if self.over:
            return False
        return hides(self.game, self.line.choices, set(self.seats_of(person)) or {NOBODY})

    # What follows

    def luck(self, luck: Random, draw: int) -> Random:
        """Nature's generator; with a seed, the n-th draw of a game is always the same."""
        return luck if self.seed is None else Random(f"{self.seed} {draw}")

    def follow_ups(self, at: Position, luck: Random, now: float) -> list[Logged]:
        """What happens automatically from a position on, which moves along: nature's choices and forced ones."""
        found: list[Logged] = []
        draws = self.line.seats.count(CHANCE)
        while not at.over:
            actor = int(at.actor)
            choices = at.choices()
            if actor == CHANCE:
                entry = Logged(CHOICE, CHANCE, at.sample(self.luck(luck, draws)), at=now)
                draws += 1
            elif len(choices) == 1 and (self.seats[actor].kind == BOT or self.seats[actor].passes):
                entry = Logged(FORCED, actor, choices[0], at=now)
            else:
                break
            at.play(entry.value)
            found.append(entry)
        return found

    def after(self, entries: Iterable[Logged], seats: Iterable[Mapping[str, Any]]) -> Table:
        """What the table would be like with some more entries; this one stays as it is."""
        ahead = copy(self)
        ahead.line = self.line.copy()
        ahead.resigned = set(self.resigned)
        ahead.shown = {}
        ahead.seats = [replace(seat) for seat in self.seats]
        for change in seats:
            ahead.change_seat(change)
        ahead.fold(entries)
        return ahead

    def change_seat(self, change: Mapping[str, Any]) -> None:
        """Columns of the database that a seat in memory does not have are left out."""
        known = {name: value for name, value in change.items() if name in Seat.__dataclass_fields__}
        self.seats[change["seat"]] = replace(self.seats[change["seat"]], **known)

    def fold(self, entries: Iterable[Logged]) -> None:
        """Take in what has just been stored."""
        for entry in entries:
            self.line.add(entry)
            self.note(entry)
            if entry.kind in CHOICES and (self.line.at.begins_turn or self.line.at.actor != entry.seat):
                self.turn_began = entry.at

    def read(self, rows: Sequence[Stored]) -> None:
        """Take in what the database has."""
        self.line.read(rows)
        for row in rows:
            self.note(row)
        times = {row.number: row.at for row in rows}
        if (last := self.line.before_turn()) in times:
            self.turn_began = times[last]

    def note(self, entry: Logged | Stored) -> None:
        """What an entry means beside the game."""
        if entry.kind in CHOICES:
            self.agreed = playing_on(self.agreed, entry.seat)
        elif entry.kind == SAT_DOWN:
            self.turn_began = entry.at
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
