"""Somebody's own bots in the arena: by file, as objects, here and in other processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lascaux
from lascaux.agents import Agent
from lascaux.arena import ArenaError, Run, match, play_run, simulate, tournament
from lascaux.arena.game_played import GamePlayed
from tests.arena.own_bots import Cheat, Dice, Homely
from tests.cli.terminal import Terminal

GAME = lascaux.load("cave-vs-cave")
BOTS = Path(__file__).parents[2] / "examples" / "bots"

SCRIPT = """
import sys
import lascaux
from lascaux.arena import Run, match, play_run

class Mine:
    def choose(self, game, at):
        return at.choices()[0]

run = Run.begin(sys.argv[1], match(lascaux.load("cave-vs-cave"), [Mine(), "random"], games=2))
print([game["seats"] for game in play_run(run, jobs=2)])
"""


def played(folder: Path, agents: list[str | Agent], games: int = 4, jobs: int = 2) -> list[GamePlayed]:
    run = Run.begin(folder, match(GAME, agents, games=games))
    return sorted(play_run(run, jobs), key=lambda game: game["number"])


def test_an_object_goes_by_the_name_of_its_class(tmp_path: Path) -> None:
    games = played(tmp_path / "run", [Dice(1), "random"])
    assert sorted(games[0]["seats"]) == ["Dice", "random"]
    assert Run.load(tmp_path / "run").setting.agents == ["Dice", "random"]


def test_two_of_a_class_are_told_apart() -> None:
    one, other = Dice(1), Dice(2)
    assert match(GAME, [one, other]).agents == ["Dice", "Dice-2"]
    assert tournament(GAME, [one, other, "greedy"]).agents == ["Dice", "Dice-2", "greedy"]
    assert simulate(GAME, [one]).agents == ["Dice", "Dice"]
    assert match(lascaux.load("stone-age"), [one], others=other).agents == ["Dice", *["Dice-2"] * 3]


def test_every_game_begins_with_the_object_as_it_was_given(tmp_path: Path) -> None:
    alone, together = (
        played(tmp_path / "one", [Dice(1), "random"], jobs=1),
        played(tmp_path / "two", [Dice(1), "random"]),
    )
    assert [game["scores"] for game in alone] == [game["scores"] for game in together]


def test_an_object_that_cannot_be_sent_plays_here(tmp_path: Path) -> None:
    homely = Homely()
    assert len(played(tmp_path / "run", [homely, "random"], games=2)) == 2
    assert homely.homes == {os.getpid()}


def test_it_cannot_play_on_a_cluster(tmp_path: Path) -> None:
    run = Run.begin(tmp_path / "run", match(GAME, [Homely(), "random"], games=2))
    with pytest.raises(ArenaError, match="Homely cannot be sent to a cluster; an agent in a module of its own can"):
        next(play_run(run, 1, cluster="127.0.0.1:1"))


def test_a_script_without_a_guard(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    command = [sys.executable, str(tmp_path / "script.py"), str(tmp_path / "run")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stderr, sorted(done.stdout.count(name) for name in ("Mine", "random"))) == ("", [2, 2])


def test_a_stopped_run_goes_on_with_the_same_object(tmp_path: Path) -> None:
    first = Run.begin(tmp_path / "run", match(GAME, [Dice(1), "random"], games=2))
    list(play_run(first, 1))
    more = Run.begin(tmp_path / "run", match(GAME, [Dice(1), "random"], games=4))
    assert len(list(play_run(more, 1))) == 2


def test_an_illegal_answer_names_the_game_the_bot_and_the_rule(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"game \d \(.*\) failed: BadAgent: Cheat chose .*\(CVC-.*\)"):
        played(tmp_path / "run", [Cheat(), "random"], games=1)


def test_what_cannot_play_is_refused_at_once() -> None:
    with pytest.raises(ArenaError, match=r"object cannot play: it has no method choose\(game, at\)"):
        match(GAME, [object(), "random"])  # type: ignore[list-item]


@pytest.mark.parametrize("command", ["match", "tournament", "simulate"])
def test_a_file_on_the_command_line(terminal: Terminal, tmp_path: Path, command: str) -> None:
    thrifty = str(BOTS / "thrifty.py")
    result = terminal.run(command, thrifty, "random", "-n", "2", "-j", "1", "--out", str(tmp_path / "run"))
    assert (result.code, result.err) == (0, "")
    assert {name for game in Run.load(tmp_path / "run").games for name in game["seats"]} == {thrifty, "random"}


def test_a_ladder_with_a_file(terminal: Terminal, tmp_path: Path) -> None:
    thrifty = str(BOTS / "thrifty.py")
    arguments = ("ladder", "cave-vs-cave", "random", thrifty, "-n", "2", "-j", "1", "--out", str(tmp_path / "run"))
    result = terminal.run(*arguments)
    assert (result.code, result.err) == (0, "")


def test_a_file_that_is_not_there(terminal: Terminal) -> None:
    result = terminal.run("match", "./nowhere.py", "random")
    assert (result.code, result.err) == (2, "lascaux: there is no file nowhere.py\n")
