"""A game of another distribution, played through every front end. The browser's tests are in tests/web."""

from __future__ import annotations

import re
from pathlib import Path

from tests.plugins.support import HEARTH, Machine


def test_its_own_tests_pass_with_the_conformance_suite(machine: Machine) -> None:
    done = machine.python("-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=HEARTH)
    assert done.returncode == 0, done.stdout + done.stderr


def test_environments_agents_and_server(machine: Machine) -> None:
    """Everything that is asked from within Python: tests/plugins/with_hearth.py, in a process that has Hearth."""
    done = machine.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/plugins/with_hearth.py")
    assert done.returncode == 0, done.stdout + done.stderr


# The command line


def test_it_is_listed_with_its_ruleset(machine: Machine) -> None:
    listed = machine.lascaux("games")
    assert "hearth  Hearth: Gather wood and flint" in listed
    assert "hearth-hard  Hearth, winter=hard" in listed
    assert "caverna  " in listed
    assert "hearth  Herdfeuer: Sammle Holz" in machine.lascaux("games", "--language", "de")


def test_its_rules_are_told(machine: Machine) -> None:
    rules = machine.lascaux("rules", "hearth")
    assert "players = [2] | 1 | 3 | 4   (HRT-SETUP-01)" in rules
    assert "Clay oven. A place for a fire. Lighting it costs 2 wood and 2 flint." in rules
    assert "Lehmofen. Eine Feuerstelle." in machine.lascaux("rules", "hearth", "--language", "de")


def test_a_game_is_played_at_the_terminal_and_replayed(machine: Machine, tmp_path: Path) -> None:
    typed = ["help oven", "why light oven", *["1", "done"] * 6]
    shown = machine.lascaux("play", "hearth", "--seats", "me", "--seed", "3", "--no-auto", typed="\n".join(typed))
    assert "Clay oven. A place for a fire." in shown
    assert "something else comes first" in shown
    assert "would have brought your tribe through the winter" in shown

    (saved,) = (tmp_path / "lascaux").glob("hearth-*.lascaux")
    replayed = machine.lascaux("replay", str(saved))
    assert "Hearth, players=1: " in replayed
    assert "— Night 6 of 6" in replayed
    assert "would have brought your tribe through the winter" in replayed


def test_a_ruleset_is_played_by_its_name(machine: Machine) -> None:
    shown = machine.lascaux("play", "hearth-hard", "--seats", "hearth-keeper,greedy", "--seed", "1", typed="quit\n")
    assert "Night 6 of 6, which takes 3 heat" in shown
    assert re.search(r"(hearth-keeper|greedy) wins\.|share the win", shown)


def test_its_bot_plays_a_match_and_a_report_is_written(machine: Machine, tmp_path: Path) -> None:
    run = str(tmp_path / "run")
    played = ("match", "hearth-keeper", "greedy", "--game", "hearth", "--games", "4", "--jobs", "1", "--out", run)
    assert "hearth-keeper" in machine.lascaux(*played)
    machine.lascaux("report", run, "--out", str(tmp_path / "report.html"))
    assert "Hearth: a report" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_its_bot_plays_other_games_too(machine: Machine) -> None:
    shown = machine.lascaux("match", "hearth-keeper", "random", "--game", "cave-vs-cave", "--games", "2", "--jobs", "1")
    assert "hearth-keeper" in shown
