"""The questions before a game, for somebody who sits at a terminal and has said nothing yet."""

from __future__ import annotations

import pytest

from lascaux.agents import AGENTS
from lascaux.games import games
from lascaux.record import Record
from tests.cli.terminal import Terminal


def options_of(terminal: Terminal) -> dict[str, object]:
    return dict(Record.load(terminal.saved()[-1]).game.options)


def test_enter_to_everything_starts_against_a_friendly_bot(terminal: Terminal) -> None:
    out = terminal.run("play", "cave-vs-cave", "--seed", "1", typed=["", "", "", "", "1", "quit"], seated=True).out
    assert "Language" in out
    record = Record.load(terminal.saved()[-1])
    assert record.seats == ["Player", "novice"]


def test_language_opponent_and_options_are_asked_for(terminal: Terminal) -> None:
    # German, alone, option 1 (eras): the second value.
    terminal.run("play", "cave-vs-cave", "--seed", "1", typed=["2", "1", "1", "2", "", "1", "ende"], seated=True)
    assert options_of(terminal) | {"players": 1, "eras": 2} == options_of(terminal)
    assert Record.load(terminal.saved()[-1]).seats == ["Spieler"]


def test_options_that_do_not_go_together_are_refused_and_asked_again(terminal: Terminal) -> None:
    out = terminal.run(
        "play", "cave-vs-cave", "--seed", "1", typed=["1", "1", "1", "short", "", "1", "quit"], seated=True
    ).out
    assert "the quick start and the short game are for two players" in out
    assert options_of(terminal)["eras"] == 1


def test_a_wrong_answer_is_asked_again(terminal: Terminal) -> None:
    out = terminal.run("play", "cave-vs-cave", "--seed", "1", typed=["7", "1", "", "", "", "quit"], seated=True).out
    assert "Please type a number from 1 to 2." in out


def test_an_unfinished_game_is_offered(terminal: Terminal) -> None:
    terminal.run("play", "cave-vs-cave", "--seed", "1", "--seats", "me:Ada,random", typed=["1", "quit"])
    begun = Record.load(terminal.saved()[-1])
    out = terminal.run("play", "cave-vs-cave", "--language", "en", typed=["y", "1", "quit"], seated=True).out
    assert f"There is an unfinished game (Ada, random; choices: {len(begun.choices)}). Continue it?" in out
    [file] = terminal.saved()
    continued = Record.load(file)
    assert continued.choices[: len(begun.choices)] == begun.choices
    assert len(continued.choices) > len(begun.choices)


def test_a_finished_game_is_not_offered(terminal: Terminal) -> None:
    terminal.run("play", "cave-vs-cave", "--seed", "1", "--seats", "me,random", typed=["1"] * 600)
    assert (
        "unfinished"
        not in terminal.run("play", "cave-vs-cave", "--language", "en", typed=["", "", "", "quit"], seated=True).out
    )


def test_the_game_is_asked_for_where_none_is_named(terminal: Terminal) -> None:
    # English, the third game, three players, the others greedy.
    typed = ["1", "3", "3", "greedy", "", "1", "quit"]
    assert "Which game?" in terminal.run("play", "--seed", "1", typed=typed, seated=True).out
    record = Record.load(terminal.saved()[-1])
    assert record.game.id == "stone-age"
    assert record.seats == ["Player", "greedy 1", "greedy 2"]


def test_several_people_share_a_keyboard(terminal: Terminal) -> None:
    typed = ["1", "4", "people at this keyboard", "", "1", "quit"]
    terminal.run("play", "stone-age", "--seed", "1", typed=typed, seated=True)
    assert Record.load(terminal.saved()[-1]).seats == ["Player 1", "Player 2", "Player 3", "Player 4"]


@pytest.mark.parametrize("game", sorted(games()))
def test_every_agent_can_be_chosen_and_the_questions_fit_on_a_screen(terminal: Terminal, game: str) -> None:
    for agent in AGENTS:
        out = terminal.run("play", game, "--language", "en", typed=["2", agent, "", *"+++++", "quit"], seated=True).out
        assert f" {agent}" in out[out.index("Options") :]  # on one of the boards
        assert len(out[: out.index("Options")].splitlines()) < 20


def test_the_number_of_players_is_taken_as_typed(terminal: Terminal) -> None:
    typed = ["1", "8", "7", "random", "", "1", "quit"]
    out = terminal.run("play", "caverna", "--seed", "1", typed=typed, seated=True).out
    assert out.count("How many players, 1 to 7? (Enter for 2)") == 2  # 8 are too many
    assert len(Record.load(terminal.saved()[-1]).seats) == 7


def test_nobody_is_asked_for_opponents_alone(terminal: Terminal) -> None:
    out = terminal.run("play", "caverna", "--language", "de", typed=["1", "", "ende"], seated=True).out
    assert "Wer spielt gegen dich?" not in out


def test_options_that_make_no_difference_with_so_many_are_not_asked_for(terminal: Terminal) -> None:
    for players, asked in (("1", True), ("2", False)):
        typed = ["1", players, "", "", "1", "quit"]
        out = terminal.run("play", "caverna", "--seed", "1", typed=typed, seated=True).out
        assert ("solo_clear_at = 6" in out, "spaces = reduced" in out) == (asked, asked)
        assert ("two_player_marker = leaf" in out) == (not asked)
