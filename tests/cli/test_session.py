"""A game in progress, without a screen."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.agents import RandomAgent
from lascaux.cli.errors import Misuse
from lascaux.cli.session import Session, seat_names
from lascaux.record import Record


def begin(seats: str, seed: int = 1, auto: bool = True, **options: object) -> Session:
    names = seat_names(seats.split(","), "Player")
    session = Session(Record(lascaux.load("cave-vs-cave", players=len(names), **options), names), seed, auto)
    session.advance()
    return session


def test_it_advances_to_a_persons_decision() -> None:
    session = begin("random,me")
    assert session.at.actor == 1
    assert session.watcher == 1


def test_undo_goes_back_to_the_persons_last_decision_over_all_that_followed() -> None:
    session = begin("me,random")
    before = session.at
    session.choose(session.game.parse("take cultivation"))
    session.advance()
    in_turn = session.at
    session.choose(session.game.parse("done"))
    session.advance()
    assert session.undo()
    assert session.at == in_turn
    assert session.undo()
    assert session.at == before
    assert not session.undo()


def test_taking_back_a_dig_does_not_change_what_comes_up() -> None:
    session = begin("me")
    for name in ("take excavation", "use dig", "excavate 1,0"):
        session.choose(session.game.parse(name))
        session.advance()
    display = session.game.view(session.at, 0)["display"]
    session.undo()
    session.choose(session.game.parse("excavate 2,1"))
    session.advance()
    assert session.game.view(session.at, 0)["display"] == display


def test_single_choices_are_made_by_themselves_unless_by_hand() -> None:
    # The draft leaves single choices often enough.
    session, person = begin("me,me", eras="quick"), RandomAgent(1)
    while not session.at.over:
        assert len(session.at.choices()) > 1
        session.choose(person.choose(session.game, session.at))
        session.advance()
    by_hand = Session(session.record, 1, auto=False)
    assert len(by_hand.free_moments()) > len(session.free_moments())


def test_news_begin_with_the_watchers_own_last_choice() -> None:
    session = begin("me:Ada,random", seed=2)
    assert session.news("en")[0].endswith("is the start player.")
    session.choose(session.game.parse("take cultivation"))
    session.advance()
    assert session.news("en") == ["Ada takes Cultivation."]


def test_names_of_seats() -> None:
    assert seat_names(["me", "greedy"], "Player") == ["Player", "greedy"]
    assert seat_names(["me", "me:Ada"], "Player") == ["Player", "Ada"]
    assert seat_names(["me", "greedy", "me", "greedy"], "Player") == ["Player 1", "greedy 1", "Player 2", "greedy 2"]
    with pytest.raises(Misuse, match=r"no seat can be 'stockfish': .* novice, greedy.*; people are me or me:NAME"):
        seat_names(["me", "stockfish"], "Player")
    with pytest.raises(Misuse, match="no seat can be 'me:greedy 2': greedy 2 is an agent's name"):
        seat_names(["me:greedy 2"], "Player")


def test_who_plays_a_loaded_game_follows_from_the_names() -> None:
    record = Record(lascaux.load("cave-vs-cave"), ["Ada", "greedy 2"])
    assert [agent is None for agent in Session(record, 1).agents] == [True, False]


def test_it_says_who_thinks() -> None:
    heard: list[str] = []
    names = seat_names(["random", "greedy", "random", "me"], "Player")
    Session(Record(lascaux.load("caverna", players=4), names), 1).advance(heard.append)
    assert list(dict.fromkeys(heard)) == ["random 1", "greedy", "random 2"]
