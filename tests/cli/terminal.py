"""Runs the command with typed lines, and works out beforehand what a whole game will be."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import lascaux
from lascaux.agents import make_agent
from lascaux.cli.main import main
from lascaux.cli.session import Session, seat_names
from lascaux.record import Record


class Result(NamedTuple):
    code: int
    out: str
    err: str


class Terminal:
    """A terminal with its own data folder. Nobody sits at it unless `seated`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.folder = folder
        for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS"):
            monkeypatch.delenv(variable, raising=False)
        monkeypatch.setenv("XDG_DATA_HOME", str(folder))

    def run(self, *arguments: str, typed: list[str] | None = None, seated: bool = False) -> Result:
        stdin = io.StringIO("".join(f"{line}\n" for line in typed or []))
        self.monkeypatch.setattr(sys, "stdin", stdin)
        if seated:
            self.monkeypatch.setattr(stdin, "isatty", lambda: True)
            self.monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
            self.monkeypatch.setenv("TERM", "dumb")
            self.monkeypatch.setenv("COLUMNS", "200")
        self.capsys.readouterr()
        try:
            code = main(list(arguments))
        except SystemExit as stop:  # argparse leaves this way
            code = int(str(stop.code))
        out, err = self.capsys.readouterr()
        return Result(code, out, err)

    def saved(self) -> list[Path]:
        """The records in the data folder, oldest first."""
        return sorted((self.folder / "lascaux").glob("*.lascaux"), key=lambda path: path.stat().st_mtime_ns)


def whole_game(
    seats: str, seed: int, language: str = "", name: str = "cave-vs-cave", person: str = "random", **options: object
) -> tuple[list[str], Record]:
    """What to type for a whole game that persons play like an agent, and the record it will be.

    Choices are typed by their written names, or as they are described in a language.
    """
    game = lascaux.load(name, **options)
    session = Session(Record(game, seat_names(seats.split(","), "Player")), seed)
    agent = make_agent(person, seed)
    lines: list[str] = []
    while True:
        session.advance()
        if session.at.over:
            return lines, session.record
        choice = agent.choose(game, session.at)
        lines.append(game.describe(choice, language) if language else game.name(choice))
        session.choose(choice)
