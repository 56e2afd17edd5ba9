"""Records: a game's name, its rules' version, options, seats and choices so far. Replaying one gives the position."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from lascaux.core.errors import BadRecord, IllegalChoice
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.core.texts import LANGUAGES
from lascaux.games import load

HEADING: Final = "lascaux record 1"
NATURE: Final = "*"


class Record:
    """A game as it has been played so far.

    Its text form is for people: a heading, the game, the version of its rules, its options and seats, then one choice
    per line with the seat that made it (`*` for nature). Lines that begin with `#` are remarks.
    """

    def __init__(
        self, game: Game, seats: Sequence[str] = (), choices: Iterable[int] = (), rules: int | None = None
    ) -> None:
        self.game = game
        self.rules = game.rules_version if rules is None else rules  # under which it was begun
        self.seats = list(seats) or [f"Player {seat + 1}" for seat in range(game.seats)]
        if len(self.seats) != game.seats:
            names = ", ".join(self.seats)
            raise bad("seats", players=game.seats, given=len(self.seats), names=names)
        for name in self.seats:
            if not name.strip() or name != " ".join(name.split()):
                raise bad("seat-name", name=name)
        self.fault: BadRecord | None = None  # why it ends where its text goes on, if it was read partly
        self.choices: list[int] = []
        self._at: Position = game.start()
        for choice in choices:
            self.play(choice)

    def play(self, choice: int) -> None:
        """Add a choice; an illegal one is refused."""
        self._at.play(choice)
        self.choices.append(choice)

    def position(self) -> Position:
        """The position after the last choice."""
        return self._at.copy()

    def positions(self) -> Iterator[Position]:
        """The position at the start and after every choice."""
        at = self.game.start()
        yield at.copy()
        for choice in self.choices:
            at.apply(choice)
            yield at.copy()

    def take_back(self, count: int) -> None:
        """Forget the last choices."""
        if not 0 <= count <= len(self.choices):
            raise ValueError(f"cannot take back {count} choices of {len(self.choices)}")
        kept = self.choices[: len(self.choices) - count]
        self._at = self.game.start()
        for choice in kept:
            self._at.apply(choice)
        self.choices = kept

    def __repr__(self) -> str:
        return f"<Record of {', '.join(self.seats)}, {len(self.choices)} choices: {self._at!r}>"

    def _repr_svg_(self) -> str:
        """The table after the last choice, in a notebook."""
        return self._at._repr_svg_()

    def __reduce__(self) -> tuple[Any, ...]:
        return Record, (self.game, self.seats, self.choices, self.rules), {"fault": self.fault}

    def text(self) -> str:
        """The record as people read it and paste it."""
        lines = [HEADING, f"game {self.game.id}", f"rules {self.rules}"]
        lines += [f"option {name} {value}" for name, value in self.game.options_written().items()]
        lines += [f"seat {seat} {name}" for seat, name in enumerate(self.seats)]
        for at, choice in zip(self.positions(), self.choices, strict=False):
            actor = NATURE if at.actor == CHANCE else str(at.actor)
            lines.append(f"{actor} {self.game.name(choice)}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str, partly: bool = False) -> Record:
        """Read the text form; BadRecord names the line that is wrong and what was expected.

        With `partly`, choices that cannot be replayed end the record, and its `fault` says why.
        """
        return Reader(text).record(partly)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the text form; an older file stays whole until the new one is."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(target)

    @staticmethod
    def load(path: str | os.PathLike[str], partly: bool = False) -> Record:
        """Read a file that holds the text form; the rest is as for `parse`."""
        try:
            return Record.parse(Path(path).read_text(encoding="utf-8"), partly)
        except UnicodeDecodeError as error:
            raise bad("not-text", path=str(path)) from error


def bad(id: str, **values: object) -> BadRecord:
    return BadRecord(id, "lascaux", values)


class Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        lines = [(number, " ".join(line.split())) for number, line in enumerate(text.splitlines(), start=1)]
        self.lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
        self.next = 0
        self.rules = 1

    def record(self, partly: bool) -> Record:
        if self.take(HEADING) != "":
            raise self.bad("expected-alone", word=HEADING)
        name = self.take("game")
        self.rules = self.version()
        options = dict(self.pairs("option"))
        at_line = self.next
        try:
            game = load(name, **options)
        except ValueError as error:
            raise bad("before-line", line=self.number(at_line), what=error) from error
        seats = self.pairs("seat")
        if [seat for seat, _ in seats] != [str(seat) for seat in range(game.seats)]:
            raise self.bad("expected-seats", last=game.seats - 1)
        record = Record(game, [name for _, name in seats], rules=self.rules)
        try:
            while self.next < len(self.lines):
                self.choice(record)
        except BadRecord as fault:
            if not partly:
                raise
            record.fault = fault
        return record

    def choice(self, record: Record) -> None:
        actor, _, name = self.lines[self.next][1].partition(" ")
        at = record.position()
        expected = NATURE if at.actor == CHANCE else str(at.actor)
        if at.over:
            raise self.bad("over")
        if actor != expected:
            raise self.bad("expected-actor", actor=expected, found=actor)
        try:
            record.play(record.game.parse(name))
        except ValueError as error:
            raise self.at_line(self.other_rules(record.game, refused(record.game, at, error))) from error
        self.next += 1

    def version(self) -> int:
        """The version of the rules; records from before they were counted do not say it."""
        if self.next == len(self.lines) or not self.lines[self.next][1].startswith("rules "):
            return 1
        given = self.take("rules")
        if not (given.isascii() and given.isdecimal() and len(given) < 5 and int(given) > 0):
            self.next -= 1
            raise self.bad("expected-rules", found=given)
        return int(given)

    def other_rules(self, game: Game, what: object) -> object:
        """What is wrong, and that it may have been right under the rules of its time."""
        if self.rules == game.rules_version:
            return what
        return bad("other-rules", what=what, begun=self.rules, now=game.rules_version)

    def take(self, word: str) -> str:
        """The rest of the next line, which must begin with a word."""
        if self.next == len(self.lines):
            raise bad("ends", word=word)
        line = self.lines[self.next][1]
        if line != word and not line.startswith(word + " "):
            raise self.bad("expected", word=word, line=line)
        self.next += 1
        return line[len(word) :].strip()

    def pairs(self, word: str) -> list[tuple[str, str]]:
        """All following lines `word KEY VALUE`."""
        found: dict[str, str] = {}
        while self.next < len(self.lines) and self.lines[self.next][1].startswith(word + " "):
            key, _, value = self.take(word).partition(" ")
            if not value or key in found:
                self.next -= 1
                raise self.bad("expected-pairs", word=word)
            found[key] = value
        return list(found.items())

    def number(self, index: int) -> int:
        return self.lines[min(index, len(self.lines) - 1)][0] if self.lines else 1

    def bad(self, id: str, **values: object) -> BadRecord:
        return self.at_line(bad(id, **values))

    def at_line(self, what: object) -> BadRecord:
        return bad("line", line=self.number(self.next), what=what)


def refused(game: Game, at: Position, error: ValueError) -> object:
    """Why a choice cannot be made, in every language."""
    if not isinstance(error, IllegalChoice):
        return error
    choice = game.parse(error.name)
    reasons = {language: str(game.why_not(at, choice, language)) for language in LANGUAGES}
    return {language: f"{error.name}: {reason}" for language, reason in reasons.items()}
