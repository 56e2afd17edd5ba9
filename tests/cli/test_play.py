"""Whole games and single moments at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from lascaux.agents import AGENTS
from lascaux.record import Record
from tests.cli.terminal import Terminal, whole_game

ASIDE = ["help sacrificial altar", "help", "commands", "score", "log", "table", "why take renovation", "nonsense", "99"]


def test_a_whole_game_of_era_one_with_two_persons(terminal: Terminal, tmp_path: Path) -> None:
    lines, record = whole_game("me:Ada,me:Bob", seed=3)
    # A choice is taken back and made again, others are asked about, the game is saved and loaded on the way.
    file = str(tmp_path / "half time.lascaux")
    half = len(lines) // 2
    typed = [*lines[:4], "undo", "undo", *lines[2:half], *ASIDE, f"save {file}", lines[half], f"load {file}"]
    result = terminal.run("play", "--seats", "me:Ada,me:Bob", "--seed", "3", typed=[*typed, *lines[half:], "n"])
    assert result.code == 0
    assert result.err == ""
    assert Record.load(terminal.saved()[-1]).text() == record.text()
    assert "7 points. Pay 1 wood, 1 emmer, 1 flax and 1 food for 3 gold." in " ".join(result.out.split())
    assert "this tile has not been revealed yet (CVC-ROUND-02)" in result.out
    assert "'nonsense' is not a choice right now" in result.out
    winner = record.seats[record.position().winners()[0]]
    assert f"{winner} wins." in result.out
    assert f"The game is saved in {terminal.saved()[-1]}" in result.out
    assert "Another game? [y/N] n" in result.out


def test_a_whole_game_of_both_eras_alone_in_german(terminal: Terminal, tmp_path: Path) -> None:
    lines, record = whole_game("me:Ada", seed=8, language="de", players=1, eras=2)
    file = str(tmp_path / "spiel.lascaux")
    half = len(lines) // 2
    aside = ["hilfe opferstätte", "warum renovierung nehmen", "punkte", "verlauf", "befehle", f"speichern {file}"]
    typed = [*lines[:half], *aside, lines[half], "zurück", lines[half], f"laden {file}", *lines[half:]]
    result = terminal.run(
        *("play", "--seats", "me:Ada", "--option", "eras=2", "--seed", "8", "--language", "de"), typed=typed
    )
    assert result.code == 0
    assert Record.load(terminal.saved()[-1]).text() == record.text()
    assert "Epoche II · Runde 4 von 4" in result.out
    assert "Ziel verfehlt" in result.out
    assert "Noch ein Spiel? [j/N]" in result.out


@pytest.mark.slow
def test_a_whole_stone_age_of_four_with_everything_in_german(terminal: Terminal, tmp_path: Path) -> None:
    seats = "me:Ada,me:Ben,me:Cleo,me:Dora"
    options = {"theme": "winter", "hard_winter": True, "animals": True, "igloos": True}
    lines, record = whole_game(seats, 5, "de", "stone-age", "greedy", **options)
    file = str(tmp_path / "spiel.lascaux")
    half = len(lines) // 2
    typed = [*lines[:half], "punkte", f"speichern {file}", lines[half], "zurück", f"laden {file}", *lines[half:]]
    chosen = [part for name, value in options.items() for part in ("--option", f"{name}={value}")]
    result = terminal.run(
        *("play", "stone-age", "--seats", seats, *chosen, "--seed", "5", "--language", "de"), typed=typed
    )
    assert result.code == 0
    assert result.err == ""
    assert Record.load(terminal.saved()[-1]).text() == record.text()
    assert "Noch ein Spiel? [j/N]" in result.out


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_a_game_against_an_agent_comes_to_its_end(terminal: Terminal, opponent: str) -> None:
    result = terminal.run("play", "--seats", f"me,{opponent}", "--seed", "1", typed=["1"] * 600)
    record = Record.load(terminal.saved()[0])
    assert record.seats == ["Player", opponent]
    assert record.position().over
    assert f"{opponent} takes" in result.out


def test_two_agents_can_be_watched(terminal: Terminal) -> None:
    result = terminal.run("play", "--seats", "random,random", "--seed", "1")
    assert result.code == 0
    assert "random 1 takes" in result.out
    assert "Another game?" in result.out


def test_the_end_shows_both_scoresheets_side_by_side(terminal: Terminal) -> None:
    lines, record = whole_game("me:Ada,me:Bob", seed=3)
    out = terminal.run("play", "--seats", "me:Ada,me:Bob", "--seed", "3", typed=lines).out
    end = out[out.index("Rooms") :]
    totals = next(line for line in end.splitlines() if "Total" in line).replace("│", " ").split()
    assert totals == ["Total", *(f"{points:g}" for points in record.position().scores())]


def test_nothing_is_lost_when_the_input_ends(terminal: Terminal) -> None:
    lines, record = whole_game("me,me", seed=3)
    first = terminal.run("play", "--seats", "me,me", "--seed", "3", typed=lines[:30])
    assert first.code == 0
    [file] = terminal.saved()
    assert f"The game is saved in {file}" in first.out
    stored = Record.load(file)
    assert stored.choices == record.choices[: len(stored.choices)]
    terminal.run("play", "--load", str(file), "--seed", "3", typed=lines[30:])
    assert Record.load(terminal.saved()[-1]).choices == record.choices
    assert Record.load(file).choices == stored.choices  # what was loaded stays as it was


def test_a_game_in_which_nobody_chose_anything_leaves_no_file(terminal: Terminal) -> None:
    assert terminal.run("play", "--seed", "1", typed=["quit"]).code == 0
    assert terminal.saved() == []


def test_a_disk_that_refuses_does_not_stop_the_game(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "lascaux").write_text("a file where the folder should be")
    lines, _ = whole_game("me,me", seed=3)
    result = terminal.run("play", "--seats", "me,me", "--seed", "3", typed=lines)
    assert result.code == 0
    assert "could not be saved" in result.out
    assert "wins." in result.out


def test_choices_by_number_name_beginning_and_description(terminal: Terminal) -> None:
    typed = ["3", "undo", "take excavation", "undo", "excav", "undo", "tak excav", "undo", "take", "quit"]
    out = terminal.run("play", "--seats", "me:Ada,me:Bob", "--seed", "3", typed=typed).out
    assert out.count("takes Excavation.") == 4
    assert "'take' could be: take Cultivation, take Housework, take Excavation, take Undergrowth" in out


def test_an_illegal_choice_is_refused_with_its_reason(terminal: Terminal) -> None:
    out = terminal.run("play", "--seed", "1", "--seats", "me", typed=["furnish parlor 2,0", "quit"]).out
    assert "furnish parlor 2,0: " in out
    assert "(CVC-" in out


def test_why_answers_for_all_choices_that_a_text_could_mean(terminal: Terminal) -> None:
    out = terminal.run("play", "--seed", "1", "--seats", "me,me", typed=["why parlor", "why cultiv", "why"]).out
    assert "Parlor (2,0): needs exactly three walls; this space has one (CVC-PATTERN-11)" in out
    assert "You can do that right now: 1 take Cultivation" in out
    assert "Why what?" in out


def test_undo_at_the_beginning_says_so(terminal: Terminal) -> None:
    assert "nothing to take back" in terminal.run("play", "--seats", "me", "--seed", "1", typed=["undo"]).out


def test_another_game_after_the_first(terminal: Terminal) -> None:
    lines, _ = whole_game("me,me", seed=3)
    terminal.run("play", "--seats", "me,me", "--seed", "3", typed=[*lines, "yes", "1", "quit"])
    first, second = (Record.load(file) for file in terminal.saved())
    assert first.position().over
    assert not second.position().over


def test_new_leaves_the_game_on_disk(terminal: Terminal) -> None:
    terminal.run("play", "--seats", "me,me", "--seed", "3", typed=["1", "new", "2", "quit"])
    assert len(terminal.saved()) == 2


def test_load_of_a_bad_file_keeps_the_game(terminal: Terminal, tmp_path: Path) -> None:
    bad = tmp_path / "bad.lascaux"
    bad.write_text("no record")
    typed = ["1", f"load {bad}", "load nowhere", "load", "score", "quit"]
    out = terminal.run("play", "--seats", "me,me", "--seed", "3", typed=typed).out
    assert "line 1: expected 'lascaux record 1'" in " ".join(out.split())
    assert "nowhere: No such file or directory" in out
    assert "Load which file?" in out
    assert "Total" in out


def test_without_colour_nothing_but_text_is_printed(terminal: Terminal) -> None:
    assert "\x1b" not in terminal.run("play", "--no-colour", "--seed", "1", typed=["1"]).out


@pytest.mark.parametrize(
    ("arguments", "seats"),
    [
        (["stone-age", "--against", "random"], ["Player", "random 1", "random 2", "random 3"]),
        (["caverna", "--against", "greedy", "-o", "players=3"], ["Player", "greedy 1", "greedy 2"]),
        (["--against", "search:simulations=20,playout=0"], ["Player", "search:simulations=20,playout=0"]),
        (["--seats", "search:simulations=20,playout=0,me:Ada"], ["search:simulations=20,playout=0", "Ada"]),
    ],
)
def test_who_plays_against_whom(terminal: Terminal, arguments: list[str], seats: list[str]) -> None:
    terminal.run("play", *arguments, "--seed", "1", typed=["1", "quit"])
    assert Record.load(terminal.saved()[-1]).seats == seats


@pytest.mark.parametrize("level", AGENTS)
def test_every_level_plays(terminal: Terminal, level: str) -> None:
    out = terminal.run("play", "--against", level, "--seed", "1", typed=["1", "done", "1", "done", "1", "quit"]).out
    assert f"{level} takes" in out


@pytest.mark.rule("STA-RULING-01")
@pytest.mark.parametrize(
    ("begins", "typed", "seat"), [("2", [], 1), ("1", [], 0), ("ask", ["2"], 1), ("ask", ["Ada"], 0)]
)
def test_who_begins_is_said_or_asked(terminal: Terminal, begins: str, typed: list[str], seat: int) -> None:
    result = terminal.run(
        "play", "stone-age", "--seats", "me:Ada,me:Bob", "--begins", begins, typed=[*typed, "1", "quit"]
    )
    assert f"{('Ada', 'Bob')[seat]}, " in result.out
    assert ("The rules let the youngest of you begin." in result.out) == (begins == "ask")
    record = Record.load(terminal.saved()[-1])
    assert f"start {seat}" in [record.game.name(choice) for choice in record.choices]
