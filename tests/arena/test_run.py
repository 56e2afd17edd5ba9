"""The folder of a run: it grows, it goes on, and nothing in it is ever lost."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import lascaux
from lascaux.arena import ArenaError, Run, Setting, match, play_run
from lascaux.arena.game_played import Task
from lascaux.record import Record

GAME = lascaux.load("cave-vs-cave", players=1)


@pytest.fixture
def setting() -> Setting:
    return match(GAME, ["random"], games=4)


@pytest.fixture
def folder(tmp_path: Path, setting: Setting) -> Path:
    """A run that was stopped after two of its four games."""
    run = Run.begin(tmp_path / "run", setting)
    task = Task(setting.game, setting.options)
    with run.writing() as file:
        for fixture in run.missing()[:2]:
            run.add(task(fixture), file)
    return run.folder


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_new_run_says_what_it_is_about(folder: Path, setting: Setting) -> None:
    about = json.loads((folder / "run.json").read_text())
    assert about == {
        "format": 1,
        "version": lascaux.__version__,
        "kind": "match",
        "game": "cave-vs-cave",
        "options": GAME.options,
        "agents": ["random"],
        "games": 4,
        "seed": 1,
    }
    assert Run.load(folder).setting == setting


def test_games_and_records_are_there_as_soon_as_they_are_added(folder: Path) -> None:
    run = Run.load(folder)
    assert [game["number"] for game in run.games] == [0, 1]
    for game in run.games:
        assert Record.load(run.record_file(game["number"])).position().scores() == game["scores"]
    assert sorted(path.name for path in (folder / "records").iterdir()) == ["000000.lascaux", "000001.lascaux"]


def test_a_stopped_run_goes_on_and_plays_only_what_is_missing(folder: Path, setting: Setting) -> None:
    before = contents(folder)
    assert sorted(game["number"] for game in play_run(Run.begin(folder, setting), jobs=1)) == [2, 3]
    after = contents(folder)
    assert after["games.jsonl"].startswith(before.pop("games.jsonl"))
    assert all(after[name] == before[name] for name in before)
    assert list(play_run(Run.begin(folder, setting), jobs=1)) == []
    assert contents(folder) == after


def test_a_line_that_was_cut_off_is_played_again(folder: Path, setting: Setting) -> None:
    file = folder / "games.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole + whole[:100])
    assert len(Run.load(folder).games) == 2
    assert sorted(game["number"] for game in play_run(Run.begin(folder, setting), jobs=1)) == [2, 3]
    assert file.read_bytes().startswith(whole)
    assert len(Run.load(folder).games) == 4


def test_a_run_may_grow_but_not_shrink(folder: Path, setting: Setting) -> None:
    longer = replace(setting, games=6)
    assert len(Run.begin(folder, longer).missing()) == 4
    assert Run.load(folder).setting.games == 6
    with pytest.raises(ArenaError, match="is a run of 6 games, and 4 are fewer"):
        Run.begin(folder, setting)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"version": "9.9"}, f"version '{lascaux.__version__}' there, '9.9' here"),
        ({"kind": "simulate"}, "kind 'match' there, 'simulate' here"),
        ({"game": "caverna", "options": {"players": 1}}, "game 'cave-vs-cave' there, 'caverna' here"),
        ({"options": {**GAME.options, "eras": 2}}, "option eras '1' there, '2' here"),
        ({"agents": ["greedy"]}, "agents 'random' there, 'greedy' here"),
        ({"seed": 2}, "seed '1' there, '2' here"),
    ],
)
def test_another_run_is_refused_and_left_alone(
    folder: Path, setting: Setting, change: dict[str, object], named: str
) -> None:
    before = contents(folder)
    with pytest.raises(ArenaError) as refusal:
        Run.begin(folder, replace(setting, **change))  # type: ignore[arg-type] # one of several types
    assert str(refusal.value) == f"{folder} holds another run: {named}"
    assert contents(folder) == before


@pytest.mark.parametrize(
    ("file", "text", "named"),
    [
        ("run.json", "{", "run.json is not JSON"),
        ("run.json", "[]", "run.json is not a JSON object"),
        ("run.json", '{"format": 2}', "run.json: the format is 2; this version reads 1"),
        ("run.json", '{"format": 1, "kind": "match"}', "run.json: 'game' is missing or not of type str"),
        ("games.jsonl", "what\n", "games.jsonl: line 1 is not JSON"),
        ("games.jsonl", '{"number": 1}\n', "games.jsonl: line 1 lacks categories, choices"),
    ],
)
def test_a_broken_run_is_refused_and_left_alone(
    folder: Path, setting: Setting, file: str, text: str, named: str
) -> None:
    (folder / file).write_text(text)
    before = contents(folder)
    with pytest.raises(ArenaError, match=named):
        Run.begin(folder, setting)
    assert contents(folder) == before


def test_a_game_twice_or_without_a_seat_is_refused(folder: Path) -> None:
    file = folder / "games.jsonl"
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines, lines[0]]))
    with pytest.raises(ArenaError, match="line 3 repeats game 0"):
        Run.load(folder)
    file.write_text(lines[0] + lines[1].replace('"scores":[', '"scores":[1.0,'))
    with pytest.raises(ArenaError, match="line 2 does not have one of seats, scores"):
        Run.load(folder)


def test_games_of_another_schedule_are_refused(folder: Path, setting: Setting) -> None:
    file = folder / "games.jsonl"
    file.write_text(file.read_text().replace('"seats":["random"]', '"seats":["greedy"]'))
    with pytest.raises(ArenaError, match=r"game 0 should have been game 0 \(random\)"):
        list(play_run(Run.begin(folder, setting), jobs=1))


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, setting: Setting) -> None:
    (tmp_path / "novel.txt").write_text("once")
    with pytest.raises(ArenaError, match=r"is not a run: it has no run\.json"):
        Run.begin(tmp_path, setting)
    assert contents(tmp_path) == {"novel.txt": b"once"}


def test_only_one_process_writes_a_run(folder: Path, setting: Setting) -> None:
    first, second = Run.begin(folder, setting), Run.begin(folder, setting)
    with first.writing(), pytest.raises(ArenaError, match="is being written by another process"):
        list(play_run(second, jobs=1))


def test_no_processes_cannot_play(folder: Path, setting: Setting) -> None:
    with pytest.raises(ArenaError, match="0 processes cannot play; the least is 1"):
        list(play_run(Run.begin(folder, setting), jobs=0))
