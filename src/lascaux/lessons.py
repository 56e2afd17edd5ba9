"""Lessons: a first game that teaches. A lesson is a recorded game with remarks, and sentences in both languages.

A game's folder `lesson` has `game.txt`, a record as any other, chance and opponent included. Its remarks say what is
taught where:

    # chapter NAME                 the steps that follow belong together
    # say NAME                     a step at which there is something to read
    # choose NAME                  a step at which the learner makes the choices of seat 0 that follow
    # light PLACE                  what this step is about is lit up: a place as the client's drawings name it, such as
                                   `tile cultivation`; for a choice, what it points at unless something else is named
    # not WORDS: NAME              how it answers a choice whose name begins so: with a reason why not now
    # then                         what follows is played by itself
    ## WORDS                       for those who write lessons

The sentences of these names are in `en.toml` and `de.toml`.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from lascaux.core.game import Game
from lascaux.core.texts import check_language, flatten
from lascaux.games import load
from lascaux.record import Record

LEARNER: Final = 0  # the learner's seat
CHOICE: Final = re.compile(r"(\d+|\*) ")  # a line of a record
GENERAL: Final = "general"  # the answer to a choice that no remark foresees
NAME: Final = r"[a-z0-9-]+"
REMARK: Final = re.compile(r"# (?P<word>chapter|say|choose|light|not|then)\b ?(?P<rest>.*)")


class BadLesson(ValueError):
    """A lesson that cannot be read, with the line that is wrong."""


class Answer(NamedTuple):
    """What is said to a choice that would be wrong here."""

    begins: str  # the choice's name; empty: any
    sentence: str


@dataclass
class Step:
    """Something to read, or to do."""

    name: str
    at: int  # choices made before it
    does: bool  # whether the learner has to choose
    choices: list[str] = field(default_factory=list)  # of the learner, one after the other, by name
    lights: list[str] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)


@dataclass
class Chapter:
    name: str
    steps: list[Step] = field(default_factory=list)


class Lesson:
    """The game that is played, and what is taught in it."""

    def __init__(self, text: str) -> None:
        self.record = Record.parse(text)
        self.chapters = Reader().read(text)

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def steps(self) -> list[Step]:
        return [step for chapter in self.chapters for step in chapter.steps]


class Reader:
    """Reads the remarks of a record."""

    def __init__(self) -> None:
        self.chapters: list[Chapter] = []
        self.names: set[str] = set()
        self.made = 0  # choices so far
        self.learning: Step | None = None  # whose choices follow

    def read(self, text: str) -> list[Chapter]:
        for number, line in enumerate(text.splitlines(), start=1):
            try:
                self.take(line.strip())
            except ValueError as error:
                raise BadLesson(f"line {number}: {error}") from error
        for step in [step for chapter in self.chapters for step in chapter.steps]:
            if step.does and not step.choices:
                raise BadLesson(f"nothing follows the step {step.name!r} that the learner could choose")
        return self.chapters

    def take(self, line: str) -> None:
        if CHOICE.match(line):
            actor, _, name = line.partition(" ")
            if self.learning and actor == str(LEARNER):
                self.learning.choices.append(name)
            else:
                self.learning = None
            self.made += 1
        elif line.startswith("#") and not line.startswith("##"):
            found = REMARK.fullmatch(line)
            if found is None:
                raise ValueError(f"{line!r} is no remark of a lesson; remarks for others begin with ##")
            self.remark(found["word"], found["rest"].strip())

    def remark(self, word: str, rest: str) -> None:
        if word == "then":
            self.learning = None
        elif word == "chapter":
            self.chapters.append(Chapter(self.new(rest)))
            self.learning = None
        elif word in ("say", "choose"):
            if not self.chapters:
                raise ValueError(f"the step {rest!r} belongs to no chapter")
            step = Step(self.new(rest), self.made, word == "choose")
            self.chapters[-1].steps.append(step)
            self.learning = step if step.does else None
        else:
            self.detail(word, rest)

    def detail(self, word: str, rest: str) -> None:
        """What belongs to the step above."""
        if not self.chapters or not self.chapters[-1].steps:
            raise ValueError(f"{word!r} belongs to no step")
        step = self.chapters[-1].steps[-1]
        if word == "light":
            step.lights.append(rest)
        else:
            begins, colon, sentence = rest.partition(": ")
            if not colon or not step.does:
                raise ValueError("expected 'not WORDS: NAME' below a step at which something is chosen")
            step.answers.append(Answer(begins, sentence))

    def new(self, name: str) -> str:
        if not re.fullmatch(NAME, name) or name in self.names:
            raise ValueError(f"{name!r} is no name of its own; names are of small letters, figures and dashes")
        self.names.add(name)
        return name


def folder_of(name: str) -> Traversable:
    return resources.files(type(load(name)).__module__.rpartition(".")[0]) / "lesson"


@cache
def lesson(name: str) -> Lesson | None:
    """The lesson of a game; None if it has none."""
    script = folder_of(name) / "game.txt"
    return Lesson(script.read_text(encoding="utf-8")) if script.is_file() else None


@cache
def sentences(name: str, language: str) -> dict[str, str]:
    """What the lesson of a game says: `title`, `you`, `chapters.NAME.title`, `steps.NAME`, `answers.NAME` and so on."""
    check_language(language)
    found: dict[str, str] = {}
    flatten("", tomllib.loads((folder_of(name) / f"{language}.toml").read_text(encoding="utf-8")), found)
    return found
