"""Agents from outside: by module, by file, as an object; and what is said when they cannot play."""

from __future__ import annotations

from pathlib import Path

import pytest

import lascaux
from lascaux.agents import Agent, BadAgent, as_agent, is_from_outside, make_agent, named_agent
from lascaux.agents.agent import Thinker
from lascaux.core.game import Game
from lascaux.core.position import Position

GAME = lascaux.load("cave-vs-cave")
LAST = """
class Last:
    def choose(self, game, at):
        return at.choices()[-1]
"""


class Meddler:
    """Plays on in the position that it is shown."""

    def choose(self, game: Game, at: Position) -> int:
        first = at.choices()[0]
        at.play(first)
        return first


class Answering:
    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, game: Game, at: Position) -> int:
        return self.answer  # type: ignore[return-value]  # that is what is tried


def at_take() -> Position:
    at = GAME.start()
    at.play(GAME.parse("start 0"))
    at.play(GAME.parse("reveal furnishing"))
    return at


def last(game: Game, at: Position) -> int:
    return at.choices()[-1]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def refused(words: str | Agent) -> str:
    with pytest.raises(BadAgent) as caught:
        as_agent(words)
    return str(caught.value)


def test_a_file_with_one_class(folder: Path) -> None:
    (folder / "mybot.py").write_text(LAST)
    for words in ("mybot.py", "./mybot.py", str(folder / "mybot.py"), "./mybot.py:Last"):
        assert make_agent(words).choose(GAME, at_take()) == at_take().choices()[-1]


def test_a_file_with_a_function(folder: Path) -> None:
    (folder / "plain.py").write_text("def choose(game, at):\n    return at.choices()[-1]\n")
    assert make_agent("./plain.py").choose(GAME, at_take()) == at_take().choices()[-1]


def test_a_file_finds_its_neighbours_and_not_the_classes_it_imports(folder: Path) -> None:
    (folder / "neighbour_bot.py").write_text(LAST)
    (folder / "uses.py").write_text("from neighbour_bot import Last\n\nclass Mine(Last):\n    pass\n")
    assert make_agent("./uses.py").choose(GAME, at_take()) == at_take().choices()[-1]


def test_a_module_of_this_folder(folder: Path) -> None:
    (folder / "module_bot.py").write_text(LAST + "\nready = Last()\n")
    for words in ("module_bot:Last", "module_bot:ready"):
        assert make_agent(words).choose(GAME, at_take()) == at_take().choices()[-1]


def test_a_class_gets_the_seed_if_it_wants_one(folder: Path) -> None:
    (folder / "seeded.py").write_text(
        "class Seeded:\n    def __init__(self, seed):\n        self.seed = seed\n"
        "    def choose(self, game, at):\n        return at.choices()[self.seed]\n"
    )
    assert make_agent("./seeded.py", 2).choose(GAME, at_take()) == at_take().choices()[2]


def test_objects_classes_and_functions() -> None:
    for thing in (Answering(at_take().choices()[-1]), last):
        assert as_agent(thing).choose(GAME, at_take()) == at_take().choices()[-1]  # type: ignore[arg-type]
    assert as_agent(Meddler).choose(GAME, at_take()) == at_take().choices()[0]  # type: ignore[arg-type]


def test_an_agent_that_explains_itself_still_does() -> None:
    assert isinstance(as_agent(make_agent("greedy")), Thinker)
    assert not isinstance(as_agent(Meddler()), Thinker)


def test_a_guest_sees_a_copy() -> None:
    at = at_take()
    as_agent(Meddler()).choose(GAME, at)
    assert at == at_take()


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        (
            GAME.parse("take masonry"),
            "Answering chose take masonry: this tile has not been revealed yet (CVC-ROUND-02)",
        ),
        (10**9, "Answering answered 1000000000; that is the number of no choice"),
        (10**30, f"Answering answered {10**30}; that is the number of no choice"),
        ("take masonry", "Answering answered 'take masonry'; it must be one of the numbers that at.choices() lists"),
        (None, "Answering answered None; it must be one of the numbers that at.choices() lists"),
    ],
)
def test_an_answer_that_is_no_legal_choice(answer: object, complaint: str) -> None:
    with pytest.raises(BadAgent) as caught:
        as_agent(Answering(answer)).choose(GAME, at_take())
    assert str(caught.value) == complaint


def test_what_cannot_play(folder: Path) -> None:
    (folder / "empty.py").write_text("x = 1\n")
    (folder / "broken.py").write_text("def choose(\n")
    (folder / "two.py").write_text(LAST + LAST.replace("Last", "Other"))
    (folder / "demanding.py").write_text(LAST.replace("    def", "    def __init__(self, plan): ...\n    def", 1))
    assert refused("./nowhere.py") == "there is no file nowhere.py"
    assert refused("./empty.py") == (
        "./empty.py has no agent: neither a class with a method choose(game, at) nor a function choose"
    )
    assert refused("./broken.py").startswith("broken.py cannot be read: SyntaxError: '(' was never closed")
    assert refused("./two.py") == "./two.py has several agents; say which: ./two.py:Last, ./two.py:Other"
    assert refused("./two.py:Third") == "./two.py has no 'Third'; it has Last, Other"
    assert refused("./empty.py:x") == "./empty.py:x cannot play: it has no method choose(game, at)"
    assert "demanding.py cannot be made: TypeError" in refused("./demanding.py")
    assert refused("nowhere_at_all:Bot") == (f"there is no module 'nowhere_at_all', neither installed nor in {folder}")
    assert refused("lascaux.record:Record") == "lascaux.record:Record cannot play: it has no method choose(game, at)"
    assert refused(object()) == "object cannot play: it has no method choose(game, at)"  # type: ignore[arg-type]


def test_names_that_come_from_a_file_start_nobodys_code(folder: Path) -> None:
    (folder / "mybot.py").write_text(f"{LAST}\nraise AssertionError('this was run')\n")
    for words in ("./mybot.py", "mybot:Last", "program:true"):
        assert is_from_outside(words)
        with pytest.raises(BadAgent, match="there is no agent"):
            named_agent(words)
    for name in ("greedy", "search:simulations=5", "turns:simulations=5", "Ada", "Ada: the first", "network:"):
        assert not is_from_outside(name)
