"""`lascaux replay`, `rules`, `games`, and what they say to mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

import lascaux
from lascaux.games.cave_vs_cave.rules.actions import TILES
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from tests.cli.terminal import Terminal, whole_game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A whole game of era I, saved."""
    path = tmp_path / "game.lascaux"
    whole_game("me:Ada,me:Bob", seed=3)[1].save(path)
    return path


def test_replay_shows_every_round_and_the_end(terminal: Terminal, file: Path) -> None:
    result = terminal.run("replay", str(file))
    assert result.code == 0
    assert [f"— Era I · round {n} of 8" in result.out for n in range(1, 10)] == [True] * 8 + [False]
    lines = [line for line in result.out.splitlines() if line[:4].strip().isdecimal() and line[4:6] == "  "]
    assert len(lines) == len(lascaux.Record.load(file).choices)
    assert "wins." in result.out


def test_replay_to_a_choice(terminal: Terminal, file: Path) -> None:
    out = terminal.run("replay", str(file), "--to", "5").out
    assert "   5  " in out
    assert "   6  " not in out
    assert "Position after choice 5." in out


def test_the_table_after_some_choices(terminal: Terminal, file: Path) -> None:
    game = lascaux.Record.load(file).game
    at = list(lascaux.Record.load(file).positions())[40]
    out = terminal.run("replay", str(file), "--table", "40").out
    drawn = game.draw(at, max(at.actor, 0), "en", ["Ada", "Bob"]).plain()
    assert [line.rstrip() for line in out.splitlines()] == drawn.splitlines()


def test_replay_step_by_step_waits_after_every_turn(terminal: Terminal, file: Path) -> None:
    out = terminal.run("replay", str(file), "--step", typed=[""] * 60).out
    turns = 2 * (3 * 2 + 4 * 3 + 4)
    assert out.count("Enter for the next turn") == turns  # before the first, and after all but the last


def test_replay_in_german(terminal: Terminal, file: Path) -> None:
    assert "Epoche I · Runde 8 von 8" in terminal.run("replay", str(file), "--language", "de").out


def test_games_has_a_line_for_each(terminal: Terminal) -> None:
    result = terminal.run("games")
    assert result.out.startswith("cave-vs-cave  Caverna: Cave vs Cave: ")


@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_lists_all_options_and_all_tiles(terminal: Terminal, language: str) -> None:
    out = " ".join(terminal.run("rules", "cave-vs-cave", "--language", language).out.split())
    game = lascaux.load("cave-vs-cave")
    for option in game.declared:
        assert f"({option.clause})" in out
        assert f"{option.name} = " in out
    names = [f"rooms.{room.slug}.name" for room in ROOMS] + [f"tiles.{tile.slug}.name" for tile in TILES]
    assert [id for id in names if game.texts.say(language, id) not in out] == []
    assert "eras = [1] | 2 | ask | quick | short (CVC-RULING-59)" in out


def test_the_language_follows_the_environment(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Optionen" in terminal.run("rules").out
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Options" in terminal.run("rules").out


def test_rules_are_read_by_chapter_tile_or_clause(terminal: Terminal) -> None:
    chapter = terminal.run("rules", "cave-vs-cave", "solo").out
    assert "Solo in Era II" in chapter
    assert "Excavating" not in chapter
    tile = terminal.run("rules", "cave-vs-cave", "Verlies", "--language", "de").out
    assert "gegenüber dem Durchschnitt der anderen" in " ".join(tile.split())  # what simulated games show
    assert "(CVC-ROOM-24, CVC-BLUE-13)" in tile
    assert "[excavate]" in terminal.run("rules", "cave-vs-cave", "cvc-dig-08").out
    assert "Ada takes Excavation." in terminal.run("rules", "cave-vs-cave", "all").out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "there is no game 'chess'; the games are cave-vs-cave"),
        (["rules", "caverna", "dragn"], "the rulebook has nothing called 'dragn'; there is"),
        (["rules", "chess"], "there is no game 'chess'; the games are cave-vs-cave"),
        (["play", "--option", "eras=3"], "option 'eras' cannot be '3'; allowed: 1, 2, 'ask', 'quick', 'short'"),
        (["play", "--option", "age=2"], "there is no option 'age'; the options are players, eras, edition"),
        (["play", "--option", "eras"], "'eras' is not an option; write NAME=VALUE"),
        (["play", "--seats", "me,hal"], "no seat can be 'hal'"),
        (["play", "--seats", "me,greedy", "--against", "greedy"], "--seats and --against both say who plays; use one"),
        (["play", "--load", "x.lascaux", "--against", "greedy"], "a loaded game already has its seats; leave out"),
        (["play", "--begins", "3"], "--begins is chance, ask or a player's number from 1 to 2, not '3'"),
        (["play", "--begins", "ada"], "--begins is chance, ask or a player's number from 1 to 2, not 'ada'"),
        (["play", "-o", "players=1", "--begins", "1"], "--begins 1: nobody is drawn to begin cave-vs-cave with these"),
        (["play", "--load", "x.lascaux", "--begins", "1"], "a loaded game has already begun; leave out --begins"),
        (["play", "--against", "hal"], "no seat can be 'hal': there is no agent 'hal'"),
        (["play", "--against", "search:simulations=0"], "no seat can be 'search:simulations=0': a search needs a"),
        (["play", "-o", "players=1", "--against", "greedy"], "there is nobody to play against: cave-vs-cave with pl"),
        (["analyse", "nowhere.lascaux"], "nowhere.lascaux: No such file or directory"),
        (["play", "--seats", "me", "--option", "players=2"], "--seats must name 2 players, not 1: me"),
        (["play", "--seats", "me,me,me"], "option 'players' cannot be '3'"),
        (["replay", "nowhere.lascaux"], "nowhere.lascaux: No such file or directory"),
        (["play", "--load", "nowhere.lascaux"], "nowhere.lascaux: No such file or directory"),
    ],
)
def test_mistakes_get_one_clear_line(terminal: Terminal, arguments: list[str], complaint: str) -> None:
    result = terminal.run(*arguments)
    assert result.code == 2
    assert result.err.startswith("lascaux: " + complaint)
    assert result.err.count("\n") == 1


@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_a_bad_record_names_the_file_and_the_line(terminal: Terminal, tmp_path: Path, command: list[str]) -> None:
    bad = tmp_path / "bad.lascaux"
    bad.write_text("lascaux record 1\ngame cave-vs-cave\nseat 0 A\nseat 1 B\n* start 0\n* reveal nonsense\n")
    result = terminal.run(*command, str(bad))
    assert result.code == 2
    assert result.err.startswith(f"lascaux: {bad}: line 6: ")


def test_a_record_of_other_rules_is_shown_as_far_as_it_goes(terminal: Terminal, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").replace("rules 2\n", "rules 9\n").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("* "))
    lines[first + 5] = f"{lines[first + 5][0]} take the-cake"
    file.write_text("\n".join(lines), encoding="utf-8")
    result = terminal.run("replay", str(file))
    assert "   5  " in result.out
    assert "Position after choice 5." in result.out
    assert result.code == 2
    assert result.err.endswith("it was begun under version 9 of the rules, and this is version 2\n")


@pytest.mark.parametrize("option", ["--to", "--table"])
def test_a_choice_that_the_record_does_not_have(terminal: Terminal, file: Path, option: str) -> None:
    result = terminal.run("replay", str(file), option, "9999")
    assert result.code == 2
    assert "there is no choice 9999; this record has" in result.err
