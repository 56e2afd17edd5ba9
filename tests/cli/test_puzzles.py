"""`lascaux puzzles`: what is found is added to a file, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lascaux.cli import puzzles as command
from lascaux.core.game import Game
from lascaux.puzzles import Puzzle, puzzles
from lascaux.puzzles.puzzle import read
from tests.cli.terminal import Terminal


def test_every_game_s_puzzles_are_added_to_the_file(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    known = list(puzzles("cave-vs-cave").values())[:2]
    played: list[tuple[Game, int]] = []

    def find(game: Game, seed: int) -> Iterator[Puzzle]:
        played.append((game, seed))
        yield known[len(played) - 1]

    monkeypatch.setattr(command, "find", find)
    file = tmp_path / "found.jsonl"
    flags = ("-o", "eras=2", "--games", "2", "--seed", "7", "--out", str(file))
    out = terminal.run("puzzles", "cave-vs-cave", *flags).out
    assert [(game.id, game.options["eras"], seed) for game, seed in played] == [
        ("cave-vs-cave", 2, 7),
        ("cave-vs-cave", 2, 8),
    ]
    assert [read(line).id for line in file.read_text(encoding="utf-8").splitlines()] == [one.id for one in known]
    assert "Puzzles found: 2, in 2 games" in out


@pytest.mark.parametrize(("flags", "fault"), [(("--games", "0"), "--games"), (("--seed", "x"), "--seed")])
def test_what_cannot_be_is_refused(terminal: Terminal, tmp_path: Path, flags: tuple[str, str], fault: str) -> None:
    ran = terminal.run("puzzles", "caverna", *flags, "--out", str(tmp_path / "none.jsonl"))
    assert fault in ran.err
    assert not (tmp_path / "none.jsonl").exists()
