"""`lascaux ladder`: what is played, kept, found and said."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import lascaux
from lascaux.arena import ArenaError
from lascaux.arena.ladder import Climb
from lascaux.arena.ladder_result import against_reference, rated, read_result, result, step_of, write_result
from lascaux.cli.wording import TEXTS
from tests.cli.terminal import Terminal

WEAK = ("random", "search:simulations=2")


def climbed(folder: Path, game: str, *rungs: str, games: int = 40, **options: object) -> Climb:
    """A ladder measured to its end."""
    climb = Climb(folder, lascaux.load(game, **options), rungs, games)
    for _ in climb.play(2, lambda pairings, games: None):
        pass
    return climb


def test_a_pairing_stops_as_soon_as_it_is_clear(tmp_path: Path) -> None:
    climb = climbed(tmp_path, "cave-vs-cave", *WEAK, games=400)
    assert climb.looks == [40, 80, 160, 320, 400]
    assert climb.played == 40
    found = result(climb)
    (step,) = found["pairings"]
    assert (step["one"], step["others"], step["verdict"]) == (WEAK[1], WEAK[0], "proven")
    assert (found["players"], found["even"], found["needed"]) == (2, 0.5, 0.65)
    assert step["low"] > 0.5


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    climb = Climb(tmp_path, lascaux.load("cave-vs-cave"), WEAK, 60)
    games = climb.play(1, lambda pairings, games: None)
    for _ in range(5):
        next(games)
    games.close()
    begun = {run.folder.name: (run.folder / "games.jsonl").read_text() for run in climb.runs.values()}
    again = climbed(tmp_path, "cave-vs-cave", *WEAK, games=60)
    for name, text in begun.items():
        assert (tmp_path / name / "games.jsonl").read_text().startswith(text)
    assert again.played == 40
    assert climbed(tmp_path, "cave-vs-cave", *WEAK, games=60).played == 40  # and has nothing more to do


def test_alone_everybody_plays_the_same_deals_once(tmp_path: Path) -> None:
    climb = climbed(tmp_path, "cave-vs-cave", "random", "greedy", players=1)
    seeds = [{game["number"]: game["seed"] for game in run.games} for run in climb.runs.values()]
    assert seeds[0] == seeds[1]
    assert climb.played == 80
    found = result(climb)
    assert rated(found) == {}
    step = step_of(found, "greedy")
    turned = against_reference(found, "random")
    assert step
    assert turned
    assert (step["verdict"], step["lead"]) == ("proven", -turned["lead"])
    assert found["rungs"][1]["points"] > found["rungs"][0]["points"] + 20


def test_ratings_follow_from_the_file_alone(tmp_path: Path) -> None:
    pytest.importorskip("openskill", reason="ratings need the extra lascaux[arena]")
    climb = climbed(tmp_path, "stone-age", *WEAK, games=40, players=3)
    found = result(climb)
    file = tmp_path / "ladder.json"
    write_result(file, found)
    assert read_result(file) == json.loads(json.dumps(found))
    ratings = rated(read_result(file))
    assert ratings[WEAK[1]].low > ratings[WEAK[0]].high
    assert against_reference(found, WEAK[0]) is None


def test_files_of_others_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    for text, line in (
        ("{", "is not JSON"),
        ('{"format": 7}', "the format is 7; this version reads 1"),
        ('{"format": 1}', "lacks date, even, game"),
    ):
        file.write_text(text)
        with pytest.raises(ArenaError, match=line):
            read_result(file)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "The ladder random < search:simulations=2",
                "Open pairings: 1 of 1",
                "proven",
                "looks: 1, 1.96 deviations",
            ],
        ),
        ("de", ["Die Rangleiter random < search:simulations=2", "Offene Paarungen: 1 von 1", "bewiesen"]),
    ],
)
def test_the_command_shows_and_writes(terminal: Terminal, tmp_path: Path, language: str, words: list[str]) -> None:
    command = ["ladder", "cave-vs-cave", *WEAK, "-n", "40", "--workers", "2", "--language", language]
    shown = terminal.run(*command, "--out", str(tmp_path / "run"))
    assert (shown.code, shown.err) == (0, "")
    said = " ".join(shown.out.split())
    for word in words:
        assert word in said
    assert read_result(tmp_path / "run" / "ladder.json")["pairings"][0]["games"] == 40


def test_without_openskill_there_is_a_ladder_but_no_ratings(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    shown = terminal.run("ladder", "cave-vs-cave", *WEAK, "-n", "2", "-j", "1", "--out", str(tmp_path / "run"))
    assert shown.code == 0
    assert "ratings need openskill" in shown.out
    assert len(read_result(tmp_path / "run" / "ladder.json")["played"]) == 2


def test_it_runs_from_plain_sources(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lascaux.cli.main", "ladder", "cave-vs-cave", *WEAK, "-n", "2", "-j", "1"]
    done = subprocess.run([*command, "--out", str(tmp_path / "run")], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "run" / "ladder.json").exists()


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("chess", "there is no game 'chess'; the games are"),
        ("caverna -o players=9", "option 'players' cannot be '9'"),
        ("caverna hal greedy", "there is no agent 'hal'; the agents are random, novice, greedy"),
        ("caverna greedy", "a ladder takes at least two agents, not 1"),
        ("caverna greedy random greedy", "nobody stands on a ladder twice: greedy"),
        ("caverna -n 0", "--games cannot be '0'; it must be a whole number, 1 or more"),
        ("caverna --workers some", "--workers cannot be 'some'; it must be a whole number, 1 or more"),
        ("caverna --minutes 0", "--minutes cannot be '0'; it must be a whole number, 1 or more"),
        ("caverna --seed x", "--seed cannot be 'x'; it must be a whole number, 0 or more"),
    ],
)
def test_bad_input_is_one_line(terminal: Terminal, tmp_path: Path, command: str, line: str) -> None:
    shown = terminal.run("ladder", *command.split(), "--out", str(tmp_path / "run"))
    assert shown.code == 2
    assert shown.err.startswith(f"lascaux: {line}")
    assert shown.err.count("\n") == 1
    assert not (tmp_path / "run").exists()


def test_both_languages_say_the_same_things() -> None:
    english, german = ({id for id in TEXTS.messages[language] if id.startswith("ladder.")} for language in ("en", "de"))
    assert english == german
