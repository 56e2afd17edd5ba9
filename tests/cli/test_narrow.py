"""The terminal at 80 columns and 24 lines: one board at a time, pages, completion, history. A real one: a pty."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pexpect  # type: ignore[import-untyped] # it has no types
import pytest

import lascaux
from lascaux.cli.editing import completions
from lascaux.core.position import CHANCE
from lascaux.panel import Panelled
from lascaux.testing.rows import Row
from tests.conformance.games import ROWS

WIDTH, HEIGHT = 80, 24
PAGE_UP, PAGE_DOWN = "\x1b[5~", "\x1b[6~"
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[()=>][0-9A-B]?")


class Person:
    """Somebody at a terminal of this size who plays against a bot."""

    def __init__(self, folder: Path, game: str, language: str) -> None:
        command = ["-m", "lascaux.cli.main", "play", game, "--language", language]
        self.process = pexpect.spawn(
            sys.executable,
            [*command, "--seats", "me:Ada,random", "--seed", "3"],
            env={**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm", "LINES": "24", "COLUMNS": "80"},
            dimensions=(HEIGHT, WIDTH),
            encoding="utf-8",
            timeout=60,
        )

    def read(self) -> list[str]:
        """The lines on the screen up to the next question, since it was cleared."""
        self.process.expect(r"\n(\x1b\[\?2004h)?> ")
        shown = str(self.process.before).rpartition("\x1b[H")[2]
        lines = CODES.sub("", shown).replace("\r", "").split("\n")
        return [line.rstrip() for line in lines]

    def type(self, text: str, end: str = "\r") -> list[str]:
        self.process.send(text + end)
        return self.read()

    def press(self, key: str) -> list[str]:
        return self.type(key, "")

    def leave(self, word: str) -> None:
        self.process.sendline(word)
        self.process.expect(pexpect.EOF)
        self.process.close()


@pytest.fixture
def person(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Person]:
    sat = Person(tmp_path, *request.param)
    yield sat
    sat.process.close(force=True)


def at(*cases: tuple[str, str]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("person", cases, indirect=True, ids=" ".join)


@at(("cave-vs-cave", "de"), ("stone-age", "en"), ("caverna", "de"))
def test_every_page_fits_the_screen(person: Person) -> None:
    lines = person.read()
    seen = set()
    for _ in range(8):
        assert len(lines) + 1 <= HEIGHT
        assert max(map(len, lines)) <= WIDTH
        seen.add("\n".join(lines[3:]))
        lines = person.press(PAGE_DOWN)
    assert len(seen) >= 3
    assert person.press(PAGE_UP) != lines


@at(("cave-vs-cave", "de"))
def test_a_german_player_types_german(person: Person) -> None:
    person.read()
    assert "Ada, nimm ein Aktionsplättchen." in person.type("zeige auswahl")
    said = "\n".join(person.type("warum renovierung nehmen"))
    assert "„Renovierung“ nehmen: dieses Plättchen ist noch nicht aufgedeckt (CVC-ROUND-02)" in said
    said = "\n".join(person.type("„Renovierung“ nehmen"))
    assert "dieses Plättchen ist noch nicht aufgedeckt" in said
    assert any("Flachsröste" in line for line in person.type("hilfe flachsr"))
    assert any("Ada nimmt „Mauerbau“." in line for line in person.type("mauerbau nehmen"))
    assert "Eine Tafel 'keller' gibt es nicht" in "\n".join(person.type("zeige keller"))


@at(("cave-vs-cave", "en"))
def test_tab_completes_and_lines_come_back(person: Person, tmp_path: Path) -> None:
    person.read()
    assert any("Ada takes Masonry." in line for line in person.type("take m\t"))
    person.leave("quit")
    kept = (tmp_path / "lascaux" / "history").read_text()
    assert "take Masonry\n" in kept
    again = Person(tmp_path, "cave-vs-cave", "en")
    again.read()
    assert any("Ada takes Masonry." in line for line in again.type("\x1b[A\x1b[A"))  # up: quit; up: take
    again.leave("quit")


@at(("caverna", "en"))
def test_long_lists_come_a_screenful_at_a_time(person: Person) -> None:
    person.read()
    person.process.send("help\r")
    person.process.expect("-- Enter for more, q to stop -- ")
    assert len(CODES.sub("", person.process.before).split("\n")) <= HEIGHT
    person.process.send("q\r")
    person.read()


def test_only_what_is_meant_completes_a_line() -> None:
    offers = ["„Mauerbau“ nehmen", "„Ackerbau“ nehmen", "Zug beenden", "befehle"]
    assert completions("mau", offers) == ["„Mauerbau“ nehmen"]
    assert completions("„Acker", offers) == ["„Ackerbau“ nehmen"]
    assert completions("bee", offers) == ["Zug beenden"]  # the only one with such a word
    assert completions("neh", offers) == []
    assert completions("", offers) == offers
    assert completions("take m", ["take Masonry", "take masonry"]) == ["take Masonry"]


def test_of_several_nothing_that_was_typed_is_lost() -> None:
    offers = ["warum Rubinabbau", "warum „Rubin“ tauschen", "warum Rodung"]
    found = completions("warum rub", offers)
    assert found == ["warum rubinabbau", "warum rubin tauschen"]


@at(("caverna", "de"))
def test_help_suggests_names_in_the_language_that_is_played_in(person: Person) -> None:
    person.read()
    said = " ".join(person.type("hilfe hundschule"))
    assert "Hundeschule" in said
    assert "dog-school" not in said


@at(("stone-age", "de"))
def test_the_list_of_commands_is_indented(person: Person) -> None:
    person.read()
    person.process.send("befehle\r")
    said = CODES.sub("", "\n".join(person.read()))
    assert not [line for line in said.split("\n") if re.match(r"(was folgte|nichts ändert|fortsetzen)", line)]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_board_is_wider_than_the_terminal(row: Row, language: str) -> None:
    game = lascaux.load(row.name, **row.options)
    assert isinstance(game, Panelled)
    names = [f"A rather long name {seat}" for seat in range(game.seats)]
    here, rng = game.start(), Random(5)
    for number in range(400):
        if here.over:
            break
        if number % 40 == 0:
            panels = game.panels(game.view(here, max(here.actor, 0)), language, names, WIDTH)
            for drawn in [panels.heading, *(board.canvas for board in panels.boards)]:
                assert max((len(line) for line in drawn.plain().split("\n")), default=0) <= WIDTH
        here.play(here.sample(rng) if here.actor == CHANCE else rng.choice(list(here.choices())))
