"""`lascaux report`, as it is typed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from lascaux.arena import Run
from tests.arena.runs import play
from tests.cli.terminal import Terminal


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return play(tmp_path_factory.mktemp("runs") / "run", "match", "cave-vs-cave", ["random", "random"], 4)


@pytest.fixture
def folder(played: Run, tmp_path: Path) -> Path:
    """A copy to spoil."""
    return Path(shutil.copytree(played.folder, tmp_path / "run"))


def test_the_page_is_written_into_the_run(terminal: Terminal, folder: Path) -> None:
    result = terminal.run("report", str(folder))
    assert result.code == 0
    assert f"The report (games: 4) is in {folder / 'report.html'}" in result.out
    assert (folder / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert list(folder.glob("*.part")) == []


def test_or_wherever_it_is_wanted_and_in_german(terminal: Terminal, folder: Path, tmp_path: Path) -> None:
    page = tmp_path / "bericht.html"
    result = terminal.run("report", str(folder), "--out", str(page), "--language", "de")
    assert (result.code, result.out.splitlines()[0]) == (0, f"Der Bericht (Partien: 4) steht in {page}")
    assert "Was sich zu nehmen lohnt" in page.read_text(encoding="utf-8")
    assert not (folder / "report.html").exists()


def test_the_rows_for_other_programs_are_made_too(terminal: Terminal, folder: Path) -> None:
    pytest.importorskip("pyarrow", reason="Parquet needs the extra lascaux[arena]")
    terminal.run("report", str(folder))
    assert (folder / "seats.parquet").is_file()


def test_a_last_line_that_was_cut_off_is_left_out_and_noted(terminal: Terminal, folder: Path) -> None:
    file = folder / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-40])
    result = terminal.run("report", str(folder))
    assert result.code == 0
    assert "The last line of this run was cut off; that game is left out." in result.out
    assert "The report (games: 3) is in" in result.out
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert "The last line of this run was cut off" in page
    assert "3 of 4 games are finished" in page


def test_no_run_there(terminal: Terminal, tmp_path: Path) -> None:
    for folder in (tmp_path / "nowhere", tmp_path):
        result = terminal.run("report", str(folder))
        assert (result.code, result.err) == (2, f"lascaux: {folder} is not a run: it has no run.json\n")


@pytest.mark.parametrize("content", [None, "", '{"number": 0, "pai'])
def test_a_run_without_a_finished_game(terminal: Terminal, folder: Path, content: str | None) -> None:
    file = folder / "games.jsonl"
    file.unlink()
    if content is not None:
        file.write_text(content, encoding="utf-8")
    result = terminal.run("report", str(folder))
    assert (result.code, result.err) == (2, f"lascaux: {file}: no game of this run is finished yet\n")
    assert not (folder / "report.html").exists()


@pytest.mark.parametrize("broken", ["not json", "[1, 2]", "{}", '{"number": 0}', "\ufeff{"])
def test_a_broken_line(terminal: Terminal, folder: Path, broken: str) -> None:
    file = folder / "games.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([lines[0], broken, *lines[1:]]) + "\n", encoding="utf-8")
    result = terminal.run("report", str(folder))
    assert result.code == 2
    assert result.err.startswith(f"lascaux: {file}: line 2")
    assert result.err.count("\n") == 1
    assert not (folder / "report.html").exists()


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"format": 9}, "the format is 9; this version reads 1"),
        ({"game": "chess"}, "chess"),
        ({"options": {"players": 9}}, "option 'players' cannot be 9"),
        ({"options": {"colour": 1}}, "there is no option 'colour'"),
        ({"agents": 5}, "'agents' is missing or not of type list"),
        ({"options": {"players": 1}}, "line 1 is not a finished game (players: 1): it has 2 seats"),
    ],
)
def test_a_run_of_something_else(terminal: Terminal, folder: Path, changed: dict[str, object], complaint: str) -> None:
    about = folder / "run.json"
    about.write_text(json.dumps({**json.loads(about.read_text(encoding="utf-8")), **changed}), encoding="utf-8")
    result = terminal.run("report", str(folder))
    assert result.code == 2
    assert complaint in result.err
    assert result.err.count("\n") == 1


def test_a_page_that_cannot_be_written(terminal: Terminal, folder: Path, tmp_path: Path) -> None:
    result = terminal.run("report", str(folder), "--out", str(tmp_path / "no" / "where" / "page.html"))
    assert result.code == 2
    assert "No such file or directory" in result.err
