"""`hint`: an agent's opinion at the table."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.agents import Opinion
from lascaux.agents.greedy import GreedyAgent
from lascaux.cli.session import Session, seat_names
from lascaux.games import games
from lascaux.record import Record
from tests.cli.terminal import Terminal


def rows(out: str) -> list[list[str]]:
    """The rows of the last hint: number, text, value and looks."""
    lines = out[out.rindex("would choose") :].splitlines()[2:]
    cells = [line.split() for line in lines]
    return [[c[0], " ".join(c[1:-2]), c[-2], c[-1]] for c in cells if c and c[-1].endswith("×")]


@pytest.mark.parametrize("game", sorted(games()))
def test_the_best_choices_with_their_numbers_and_values(terminal: Terminal, game: str) -> None:
    out = terminal.run("play", game, "--seats", "me,me", "--seed", "3", typed=["hint greedy", "quit"]).out
    session = Session(Record(lascaux.load(game, players=2), seat_names(["me", "me"], "Player")), 3)
    session.advance()
    best = GreedyAgent(3).explain(session.game, session.at)[:5]
    choices = list(session.at.choices())
    assert rows(out) == [
        [str(choices.index(choice) + 1), session.game.describe(choice), f"{value:.1f}", f"{visits}×"]
        for choice, value, visits in best
    ]


def test_the_game_stays_as_it_is(terminal: Terminal) -> None:
    with_hints = ["hint greedy", "1", "hint greedy", "hint search:simulations=20", "done", "hint greedy", "1", "quit"]
    without = [line for line in with_hints if not line.startswith("hint")]
    for typed in (with_hints, without):
        terminal.run("play", "--seats", "me,greedy", "--seed", "3", typed=typed)
    first, second = (Record.load(file) for file in terminal.saved())
    assert first.choices == second.choices


def test_a_search_says_how_often_it_has_looked(terminal: Terminal) -> None:
    typed = ["hint search:simulations=20", "hint search:simulations=20", "quit"]
    out = terminal.run("play", "--seats", "me,me", "--seed", "3", typed=typed).out
    assert 1 < sum(int(row[-1].rstrip("×")) for row in rows(out)) <= 20
    parts = out.split("> hint search:simulations=20")
    assert parts[1] == parts[2].rpartition("> quit")[0]  # the same question has the same answer


def test_the_usual_adviser_and_german(terminal: Terminal) -> None:
    out = terminal.run("play", "--seats", "me,me", "--language", "de", "--seed", "3", typed=["tipp", "ende"]).out
    assert "master hält am meisten von" in out


def test_mistakes_get_one_line(terminal: Terminal) -> None:
    typed = ["hint hal", "hint random", "hint search:simulations=-1", "quit"]
    out = terminal.run("play", "--seats", "me,me", "--seed", "3", typed=typed).out
    assert "there is no agent 'hal'; the agents are random, novice, greedy" in out
    assert "random cannot explain its choices; ask another agent, such as greedy" in out
    assert "the search's simulations cannot be -1; it must be 0 or more" in out


def test_a_hint_can_be_stopped(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: GreedyAgent, game: object, at: object) -> list[Opinion]:
        raise KeyboardInterrupt

    monkeypatch.setattr(GreedyAgent, "explain", interrupted)
    out = terminal.run("play", "--seats", "me,me", "--seed", "3", typed=["hint greedy", "score", "quit"]).out
    assert "Hint cancelled." in out
    assert "Total" in out
