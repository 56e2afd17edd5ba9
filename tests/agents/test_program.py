"""Programs in other languages play by reading and writing lines."""

from __future__ import annotations

import os
import pickle
import shlex
import shutil
import sys
from pathlib import Path
from random import Random

import pytest

import lascaux
from lascaux.agents import BadAgent, make_agent
from lascaux.agents.program import ProgramAgent
from lascaux.core.position import Position

ROOT = Path(__file__).parents[2]
EAGER = ROOT / "examples" / "bots" / "eager.mjs"
GAME = lascaux.load("cave-vs-cave")
NODE = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
POLITE = "import sys\nprint('ready', flush=True)\n"


def at_take() -> Position:
    at = GAME.start()
    at.play(GAME.parse("start 0"))
    at.play(GAME.parse("reveal furnishing"))
    return at


@pytest.fixture
def program(tmp_path: Path) -> str:
    return str(tmp_path / "bot.py")


def bot(program: str, text: str, seconds: float = 20.0) -> ProgramAgent:
    Path(program).write_text(text)
    return ProgramAgent([sys.executable, program], seed=5, seconds=seconds)


def complaint(agent: ProgramAgent) -> str:
    with pytest.raises(BadAgent) as caught:
        agent.choose(GAME, at_take())
    assert agent.talk is None
    return str(caught.value).removeprefix(agent.name).strip()


@pytest.mark.skipif(NODE is None, reason="there is no node")
@pytest.mark.parametrize("name", ["cave-vs-cave", "stone-age", "caverna"])
def test_the_example_plays_whole_games(name: str) -> None:
    agent = make_agent("program:" + shlex.join([str(NODE), str(EAGER)]))
    game = lascaux.load(name)
    at, rng = game.start(), Random(1)
    while not at.over:
        free = at.actor == 0 and len(at.choices()) > 1
        at.play(agent.choose(game, at) if free else at.sample(rng))
    assert isinstance(agent, ProgramAgent)
    assert agent.talk is not None
    process = agent.talk.process
    agent.leave()
    assert process.returncode == 0


def test_what_a_program_hears(program: str, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    loop = f"for line in sys.stdin:\n    open({str(heard)!r}, 'a').write(line)\n"
    answer = "    if line == 'go\\n': print('info thinking', flush=True); print('play take housework', flush=True)\n"
    agent = bot(program, POLITE.replace("print('ready'", "print('wants view\\nready'") + loop + answer)
    for _ in range(2):
        assert agent.choose(GAME, at_take()) == GAME.parse("take housework")
    agent.leave()
    lines = heard.read_text().splitlines()
    assert lines[:2] == [
        "lascaux 1",
        "game cave-vs-cave players=2 eras=1 edition=big-box opening_wall=True "
        "junction_gold=True idle_activation=True solo_weapon_gate=False",
    ]
    assert lines[2:4] == ["seed 5", "turn 0 1"]
    assert lines[4].startswith('view {"game":"cave-vs-cave"')
    choices = [f"choice {choice} {GAME.name(choice)}" for choice in at_take().choices()]
    assert lines[5:] == [*choices, "go", *lines[3:5], *choices, "go", "quit"]


def test_a_program_that_ends(program: str) -> None:
    assert complaint(bot(program, "raise SystemExit('no licence')")) == (
        "has ended (exit code 1); it complained: no licence"
    )
    assert complaint(bot(program, POLITE)) == "has ended (exit code 0)"


def test_a_program_that_does_not_answer(program: str) -> None:
    agent = bot(program, f"{POLITE}import time\ntime.sleep(600)\n", seconds=1.0)
    assert complaint(agent) == "did not answer within 1 seconds"


@pytest.mark.parametrize(
    ("says", "what"),
    [
        ("play take masonry", "chose take masonry: this tile has not been revealed yet (CVC-ROUND-02)"),
        ("play 1000000000", "answered 1000000000; that is the number of no choice"),
        ("play dice", "said 'play dice': 'dice' is not a choice; the verbs are"),
        ("bestmove e2e4", "said 'bestmove e2e4'; after 'go' comes 'play' with a choice"),
    ],
)
def test_a_program_that_does_not_play_by_the_rules(program: str, says: str, what: str) -> None:
    agent = bot(program, f"{POLITE}for line in sys.stdin:\n    if line == 'go\\n': print({says!r}, flush=True)\n")
    assert complaint(agent).startswith(what)


def test_a_program_that_asks_for_what_there_is_not(program: str) -> None:
    assert complaint(bot(program, "print('wants tea\\nready', flush=True)\nimport time\ntime.sleep(9)")) == (
        "wants tea; there is only 'view'"
    )
    assert "said 'hello'; before 'ready' come only" in complaint(bot(program, "print('hello', flush=True)\ninput()"))


def test_a_command_that_is_none() -> None:
    for words, what in (
        ("program:", "program: wants a command"),
        ("program:no-such-thing --fast", "there is no program no-such-thing"),
        ("program:node 'x", "program:node 'x is no command: No closing quotation"),
    ):
        with pytest.raises(BadAgent, match=what):
            make_agent(words)


def test_a_program_can_be_sent_to_other_processes(program: str) -> None:
    loop = "for line in sys.stdin:\n    if line == 'go\\n': print('play take housework', flush=True)\n"
    agent = bot(program, POLITE + loop)
    agent.choose(GAME, at_take())
    again = pickle.loads(pickle.dumps(agent))
    assert again.choose(GAME, at_take()) == GAME.parse("take housework")
    agent.leave()
    again.leave()


def test_a_program_ends_with_its_agent(program: str) -> None:
    loop = "for line in sys.stdin:\n    if line == 'go\\n': print('play take housework', flush=True)\n"
    agent = bot(program, POLITE + loop)
    agent.choose(GAME, at_take())
    assert agent.talk is not None
    pid = agent.talk.process.pid
    del agent
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
