"""What is wrong with another distribution is named, and everything else goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.support import Machine, pretend

GAME = """
from lascaux.games.caverna.game import Caverna

class Other(Caverna):
    id = "other"
"""


def warned(folder: Path, code: str = "import lascaux; print(*sorted(lascaux.games.games()))") -> tuple[str, str]:
    """What a process that has the distribution prints, and what it is warned about."""
    done = Machine(folder / "data", folder).python("-c", code)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip(), done.stderr


def test_what_cannot_be_imported_is_left_out(tmp_path: Path) -> None:
    pretend(tmp_path, "broken", {"lascaux.games": {"broken": "broken:GAME"}}, broken="import no_such_module")
    games, warning = warned(tmp_path)
    assert games == "cave-vs-cave caverna stone-age"
    assert "lascaux.games: broken (broken:GAME, from broken) is left out: it cannot be loaded" in warning
    assert "No module named 'no_such_module'" in warning


def test_our_games_keep_their_names(tmp_path: Path) -> None:
    pretend(tmp_path, "thief", {"lascaux.games": {"caverna": "thief:Other"}}, thief=GAME)
    ours = "import lascaux; print(type(lascaux.load('caverna')).__module__)"
    module, warning = warned(tmp_path, ours)
    assert module == "lascaux.games.caverna.game"
    assert "caverna (thief:Other, from thief) is left out: Lascaux itself has one of that name" in warning


def test_a_name_goes_to_one_distribution(tmp_path: Path) -> None:
    pretend(tmp_path, "one", {"lascaux.games": {"other": "one:Other"}}, one=GAME)
    pretend(tmp_path, "two", {"lascaux.games": {"other": "two:Other"}}, two=GAME)
    games, warning = warned(tmp_path)
    assert "other" in games.split()
    assert warning.count("is left out") == 1
    assert "has one of that name" in warning


@pytest.mark.parametrize(
    ("group", "row", "why"),
    [
        ("lascaux.games", {"another": "mine:Other"}, "it is no game with the id 'another' (its id is 'other')"),
        ("lascaux.games", {"number": "mine:NUMBER"}, "it is no game with the id 'number' (its id is None)"),
        ("lascaux.rulesets", {"number": "mine:NUMBER"}, "it is no Ruleset but 7"),
        ("lascaux.rulesets", {"lost": "mine:LOST"}, "there is no game 'chess'"),
        ("lascaux.rulesets", {"caverna": "mine:LOST"}, "Lascaux itself has one of that name"),
    ],
)
def test_what_is_no_game_or_ruleset_is_left_out(tmp_path: Path, group: str, row: dict[str, str], why: str) -> None:
    more = "from lascaux.games import Ruleset\nNUMBER = 7\nLOST = Ruleset('chess', {})\n"
    pretend(tmp_path, "mine", {group: row}, mine=GAME + more)
    known = "from lascaux.games import games, rulesets; print(*sorted([*games(), *rulesets()]))"
    names, warning = warned(tmp_path, known)
    assert names == "cave-vs-cave caverna stone-age"
    assert why in warning


def test_a_bot_that_fails_says_why_when_it_is_asked_for(tmp_path: Path) -> None:
    points = {"lascaux.agents": {"mybot": "mybot:make", "greedy": "mybot:make"}}
    pretend(tmp_path, "mybot", points, mybot="def make(seed): raise OSError('no network file')")
    code = """
from lascaux.agents import AGENTS, GreedyAgent, make_agent
assert isinstance(make_agent("greedy"), GreedyAgent)
try:
    make_agent("mybot")
except ValueError as error:
    print(AGENTS.count("greedy"), AGENTS[-1], error)
"""
    said, warning = warned(tmp_path, code)
    assert said == "1 mybot the agent 'mybot' (mybot:make) cannot be made: no network file"
    assert "greedy (mybot:make, from mybot) is left out" in warning
