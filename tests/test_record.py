"""Records: what was played, as text that people can read, and back."""

from __future__ import annotations

from pathlib import Path

import pytest

import lascaux
from lascaux import BadRecord, Record

TEXT = """\
lascaux record 1
game cave-vs-cave
rules 1
option players 2
option eras 1
option edition big-box
option opening_wall True
option junction_gold True
option idle_activation True
option solo_weapon_gate False
seat 0 Ada
seat 1 greedy
* start 1
* reveal masonry
1 take masonry
1 use +1w
"""


def edited(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new)


def test_text_and_record_are_the_same() -> None:
    record = Record.parse(TEXT)
    assert record.seats == ["Ada", "greedy"]
    assert [record.game.name(choice) for choice in record.choices][-1] == "use +1w"
    assert record.text() == TEXT


def test_remarks_blank_lines_and_left_out_options_are_fine() -> None:
    text = "# found a bug!\n\n" + edited("option eras 1\n", "").replace("1 use +1w", "\n   1   use  +1w  ")
    assert Record.parse(text).text() == TEXT


def test_a_record_from_before_rules_were_counted_was_begun_under_the_first() -> None:
    assert Record.parse(edited("rules 1\n", "")).text() == TEXT


def test_a_record_keeps_the_version_of_the_rules_under_which_it_was_begun() -> None:
    assert Record.parse(edited("rules 1", "rules 3")).text() == edited("rules 1", "rules 3")


def test_a_file_holds_the_text(tmp_path: Path) -> None:
    file = tmp_path / "game.lascaux"
    Record.parse(TEXT).save(file)
    assert file.read_text(encoding="utf-8") == TEXT
    assert Record.load(file).text() == TEXT
    assert [path.name for path in tmp_path.iterdir()] == ["game.lascaux"]


def test_positions_go_from_the_start_to_the_last_choice() -> None:
    record = Record.parse(TEXT)
    positions = list(record.positions())
    assert len(positions) == 5
    assert positions[0] == record.game.start()
    assert positions[-1] == record.position()


def test_a_position_of_a_record_is_a_copy() -> None:
    record = Record.parse(TEXT)
    at = record.position()
    at.play(record.game.parse("done"))
    assert record.text() == TEXT
    assert record.position() != at


def test_taking_back_replays() -> None:
    record = Record.parse(TEXT)
    record.play(record.game.parse("use wall"))
    record.play(record.game.parse("wall 3,0|3,1"))
    record.take_back(2)
    assert record.text() == TEXT
    with pytest.raises(ValueError, match="cannot take back 9 choices of 4"):
        record.take_back(9)


def test_an_illegal_choice_is_refused_and_nothing_changes() -> None:
    record = Record.parse(TEXT)
    with pytest.raises(lascaux.IllegalChoice, match=r"use \+1s: one of these alternatives"):
        record.play(record.game.parse("use +1s"))
    assert record.text() == TEXT


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the record ends where 'lascaux record 1' was expected"),
        ("hello", "line 1: expected 'lascaux record 1', found 'hello'"),
        (edited("record 1", "record 1 beta"), "line 2: expected 'lascaux record 1' alone"),
        (edited("rules 1", "rules one"), "line 3: expected 'rules' with the number of a version, found 'one'"),
        (
            edited("rules 1", "rules 7").replace("use +1w", "use +3o"),
            r"line 16: use \+3o: .*; it was begun under version 7 of the rules, and this is version 2",
        ),
        (edited("cave-vs-cave", "chess"), "no game 'chess'"),
        (edited("eras 1", "eras 9"), "option 'eras' cannot be '9'; allowed: 1, 2, 'ask', 'quick', 'short'"),
        (edited("option eras 1", "option eras 1\noption eras 2"), "line 6: expected 'option KEY VALUE', each key once"),
        (edited("option eras 1", "option eras"), "line 5: expected 'option KEY VALUE'"),
        (edited("seat 1 greedy\n", ""), "expected the lines 'seat 0 NAME' to 'seat 1 NAME'"),
        (edited("* start 1", "0 start 1"), r"line 13: expected a choice of '\*', found '0'"),
        (edited("1 take masonry", "0 take masonry"), "line 15: expected a choice of '1', found '0'"),
        (edited("use +1w", "use +3o"), r"line 16: use \+3o: Masonry has no such effect \(CVC-TILE-A06-0\)"),
        (edited("use +1w", "use magic"), "line 16: 'use magic' is not a choice"),
    ],
)
def test_a_bad_record_names_the_line_and_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        Record.parse(text)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.lascaux"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="is not UTF-8 text"):
        Record.load(file)


@pytest.mark.parametrize("seats", [["Ada"], ["Ada", ""], ["Ada", "B\nb"]])
def test_seats_must_be_named_once_each(seats: list[str]) -> None:
    with pytest.raises(BadRecord):
        Record(lascaux.load("cave-vs-cave"), seats)
