"""`lascaux match`, `tournament` and `simulate`, as they are typed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lascaux.arena import Run
from lascaux.arena.setting import KINDS
from lascaux.cli.arena import wanted
from lascaux.cli.main import parser
from lascaux.cli.wording import TEXTS
from tests.arena.tasks import LASCAUX
from tests.cli.terminal import Terminal
from tests.waiting import until


def squeezed(text: str) -> str:
    return " ".join(text.split())


def test_a_match_shows_how_both_did(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    result = terminal.run(*("match", "greedy", "random", "-n", "3", "-j", "2", "--out", str(folder)))
    assert (result.code, result.err) == (0, "")
    assert "a match of greedy, random" in result.out
    assert "│ greedy │ 4 │ 100.0% [51.0%–100.0%] │" in squeezed(result.out)
    assert "seat 1" in result.out
    assert "points against random, pair by pair." in result.out
    assert len(Run.load(folder).games) == 4


def test_the_same_command_goes_on_and_another_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    command = ["match", "random", "-o", "players=1", "-j", "1", "--out", str(folder)]
    assert terminal.run(*command, "-n", "2").code == 0
    lines = (folder / "games.jsonl").read_text()
    again = terminal.run(*command, "-n", "4")
    assert again.code == 0
    assert "Already finished: 2." in again.out
    assert (folder / "games.jsonl").read_text().startswith(lines)
    refused = terminal.run(*command, "-n", "4", "--seed", "9")
    assert refused.code == 2
    assert refused.err == f"lascaux: {folder} holds another run: seed '1' there, '9' here\n"


def test_a_solo_game_in_german_counts_goals(terminal: Terminal, tmp_path: Path) -> None:
    command = ["match", "greedy", "random", "--option", "players=1", "-n", "4", "-j", "2", "--language", "de"]
    result = terminal.run(*command, "--out", str(tmp_path / "run"))
    assert result.code == 0
    assert "Ziel erreicht" in result.out
    assert "Punkte gegenüber random, Paar für Paar verglichen." in result.out
    assert "Platz 1" not in result.out


def test_a_tournament_rates(terminal: Terminal, tmp_path: Path) -> None:
    pytest.importorskip("openskill", reason="ratings need the extra lascaux[arena]")
    pytest.importorskip("pyarrow", reason="Parquet needs the extra lascaux[arena]")
    command = ["tournament", "random", "search:simulations=10", "search:simulations=2", "-n", "6"]
    result = terminal.run(*command, "--out", str(tmp_path / "run"))
    assert result.code == 0
    assert "rating" in result.out
    assert "search:simulations=10" in result.out
    assert (tmp_path / "run" / "seats.parquet").exists()


@pytest.mark.parametrize("game", ["cave-vs-cave", "stone-age", "caverna"])
def test_every_game_can_be_simulated(terminal: Terminal, game: str) -> None:
    result = terminal.run("simulate", "random", "--game", game, "-n", "2", "-j", "1")
    assert result.code == 0
    (run,) = (terminal.folder / "lascaux" / "runs").iterdir()  # where runs go when nobody says
    assert len(Run.load(run).games) == 2


def test_one_among_others(terminal: Terminal, tmp_path: Path) -> None:
    command = ["match", "search:simulations=2", "--others", "random", "--game", "stone-age", "-o", "players=3"]
    assert terminal.run(*command, "-n", "3", "--out", str(tmp_path / "run")).code == 0
    run = Run.load(tmp_path / "run")
    assert sorted(game["seats"].index("search:simulations=2") for game in run.games) == [0, 1, 2]


def test_without_the_extra_there_are_games_but_no_ratings(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = terminal.run("match", "random", "novice", "-n", "2", "--out", str(tmp_path / "run"))
    assert result.code == 0
    assert "ratings need openskill; install the extra lascaux[arena]" in result.out
    assert "Parquet needs pyarrow; install the extra lascaux[arena]" in result.out
    assert len(Run.load(tmp_path / "run").games) == 2


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("match hal random", "there is no agent 'hal'; the agents are random, novice, greedy"),
        ("match random -o players=2", "too few agents for 2 seats; say who plays the rest with --others AGENT"),
        ("match random greedy -n 0", "--games cannot be '0'; it must be a whole number, 1 or more"),
        ("match random greedy -n many", "--games cannot be 'many'; it must be a whole number, 1 or more"),
        ("match random greedy -j 0", "--jobs cannot be '0'; it must be a whole number, 1 or more"),
        ("match random greedy --seed -3", "--seed cannot be '-3'; it must be a whole number, 0 or more"),
        ("match random greedy --game chess", "there is no game 'chess'; the games are"),
        ("match random greedy -o eras=9", "option 'eras' cannot be '9'"),
        ("match random greedy novice", "option 'players' cannot be '3'"),
        ("tournament random", "a tournament takes at least two agents, not 1"),
        ("simulate search:simulations=none", "the search's simulations must be a number, not 'none'"),
        ("match random greedy --cluster 127.0.0.1:9", "no Ray cluster answers at 127.0.0.1:9"),
    ],
)
def test_bad_input_is_one_line(terminal: Terminal, tmp_path: Path, command: str, line: str) -> None:
    if "--cluster" in command:
        pytest.importorskip("ray", reason="a cluster needs the extra lascaux[cluster]")
    result = terminal.run(*command.split(), "--out", str(tmp_path / "run"))
    assert result.code == 2
    assert result.err.startswith(f"lascaux: {line}")
    assert result.err.count("\n") == 1


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    command = [*LASCAUX, "match", "random", "novice", "-n", "9000", "-j", "2"]  # more than could be finished
    process = subprocess.Popen(
        [*command, "--out", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    games = folder / "games.jsonl"
    until(lambda: games.exists() and games.read_bytes().count(b"\n") >= 2, "two finished games", 30)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes at once
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == ""
    finished = len(Run.load(folder).games)
    assert 2 <= finished < 9000
    assert f"Stopped after {finished} of 9000 games." in squeezed(out)


def test_the_documented_commands_can_be_run() -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    commands = [line.split()[1:] for line in page.splitlines() if line.startswith("    lascaux ")]
    assert {command[0] for command in commands} >= set(KINDS)
    for command in commands:
        if command[0] in KINDS:
            assert wanted(parser().parse_args(command)).games >= 1


def test_both_languages_say_the_same_things() -> None:
    english, german = ({id for id in TEXTS.messages[language] if id.startswith("arena.")} for language in ("en", "de"))
    assert english == german
