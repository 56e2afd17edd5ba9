"""What entries of the agenda remember has names; nobody outside the rules unpacks numbers."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.core.agenda import Argument, Moment
from lascaux.core.position import CHANCE, DEEPEST
from lascaux.games import games


def test_parts_of_a_number_are_put_and_found_where_they_stand() -> None:
    least, most, rest = Argument("least", bits=8), Argument("most", shift=8, bits=8), Argument("rest", shift=16)
    number = least.put(3) | most.put(255) | rest.put(70_000)
    assert (least.of(number), most.of(number), rest.of(number)) == (3, 255, 70_000)


def test_an_argument_without_bits_is_the_whole_number() -> None:
    assert Argument("all").of(-1) == -1


@pytest.mark.parametrize("name", sorted(games()))
def test_the_agenda_begins_with_the_open_decision(name: str) -> None:
    at = lascaux.load(name).start()
    moment = Moment(at)
    assert moment.top.id == at.game.decisions[at.open_kind()].id
    assert moment.is_open(at.open_kind())
    assert moment.find(at.open_kind()) is moment.top
    assert len(moment.agenda) <= DEEPEST


@pytest.mark.parametrize("name", sorted(games()))
def test_no_decision_gives_two_things_the_same_name(name: str) -> None:
    for decision in lascaux.load(name).decisions:
        names = [argument.name for argument in decision.arguments]
        assert len(set(names)) == len(names), decision.id


@pytest.mark.parametrize("name", sorted(games()))
def test_a_turn_begins_with_the_first_decision_of_a_player_and_some_choice_ends_it(name: str) -> None:
    game = lascaux.load(name)
    at = game.start()
    while at.actor == CHANCE:
        at.play(at.choices()[0])
    assert at.begins_turn
    for _ in range(60):
        choice = at.choices()[-1]
        if at.actor != CHANCE and game.ends_turn(at, choice):
            return
        at.play(choice)
    pytest.fail("no choice ends the turn")


def test_after_makes_a_choice_and_nothing_else_happens() -> None:
    at = lascaux.load("caverna", players=1).start()
    choice = at.choices()[0]
    before = list(at.cells)
    after = at.after(choice, ())
    assert list(at.cells) == before
    assert list(after.cells) != before


def test_a_turn_that_ends_the_round_ends_although_nature_acts_next() -> None:
    game = lascaux.load("cave-vs-cave")
    at = game.start()
    for name in ("start 0", "reveal furnishing"):
        at.play(game.parse(name))
    seen: list[bool] = []
    while not at.over and len(seen) < 40:
        choice = at.choices()[-1]
        after = at.copy()
        after.play(choice)
        if at.actor != CHANCE and game.name(choice) == "done" and after.actor == CHANCE:
            seen.append(game.ends_turn(at, choice))
        at = after
    assert seen
    assert all(seen)
