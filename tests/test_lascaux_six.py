"""Lascaux-6: the page says what the stored results say, and the tasks can be played and gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import gymnasium
import pytest

import lascaux.envs  # noqa: F401 (registers the games)
from tools import lascaux_six


def test_the_page_is_what_the_results_say() -> None:
    assert lascaux_six.PAGE.read_text(encoding="utf-8") == lascaux_six.page(), "run python tools/lascaux_six.py"


def test_results_are_of_known_tasks_and_agents_with_enough_games() -> None:
    names = [task.name for task in lascaux_six.TASKS]
    found = lascaux_six.read(lascaux_six.RESULTS)
    assert {result["task"] for result in found} == set(names)
    for result in found:
        assert result["agent"] in lascaux_six.AGENTS
        assert result["games"] >= 40
        assert result["low"] <= result["share"] <= result["high"]


@pytest.mark.parametrize("task", lascaux_six.TASKS, ids=lambda task: task.name)
def test_environments_are_those_of_the_tasks(task: lascaux_six.Task) -> None:
    made = gymnasium.make(task.environment, players=task.players).unwrapped
    assert made.game.same_rules(task.load())  # type: ignore[attr-defined] # ours has a game


def test_a_task_is_played_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    command = ["random", "--only", "CaveVsCaveDuel", "--out", str(tmp_path / "runs"), "--results", str(file)]
    before = lascaux_six.PAGE.read_text(encoding="utf-8")
    assert lascaux_six.main([*command, "--games", "2"]) == 0
    assert lascaux_six.main([*command, "--games", "4"]) == 0
    (found,) = json.loads(file.read_text())
    assert (found["task"], found["agent"], found["games"]) == ("CaveVsCaveDuel", "random", 4)
    assert found["lead"] < 0
    assert lascaux_six.PAGE.read_text(encoding="utf-8") == before  # somebody else's results are not ours


def test_an_unknown_agent_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["hal", "--only", "CavernaSolo", "--out", str(tmp_path), "--results", str(tmp_path / "x.json")]
    assert lascaux_six.main(command) == 2
    assert "there is no agent 'hal'" in capsys.readouterr().err
