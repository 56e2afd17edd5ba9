"""Nonsense gets one of the documented errors, with a text that names what was wrong, and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lascaux
from lascaux.core.texts import LANGUAGES
from lascaux.testing.play import choices_made
from tests.conformance.games import ROWS, game_of

T = TypeVar("T")
NAMES = sorted(lascaux.games.games())
FUZZ = settings(max_examples=300, deadline=None, derandomize=True, database=None)
SOME_ROWS = [row.id for row in ROWS]

rows = st.sampled_from(SOME_ROWS)
numbers = st.integers(-(2**63), 2**63 - 1)  # what a compiled position takes
lines = st.one_of(
    st.text(max_size=30),
    st.sampled_from(["", "#", "option", "option players", "option players 3", "option name x", "option game x"]),
    st.sampled_from(
        ["game", "game chess", "seat", "seat 2 Carl", "lascaux record 2", "* ", "0 ", "* start 0", "0 done"]
    ),
)


def attempt(call: Callable[[], T], documented: type[ValueError]) -> tuple[T | None, str]:
    """What a call gives, or the text of the documented error; any other error is let through."""
    try:
        return call(), ""
    except documented as error:
        return None, str(error)


@lru_cache
def record_text(row_id: str) -> str:
    game = game_of(row_id)
    return lascaux.Record(game, choices=choices_made(game, 0)[:60]).text()


@st.composite
def mutated_records(draw: st.DrawFn) -> str:
    """A real record with a few lines dropped, swapped, doubled, cut, replaced or made choices of the wrong moment."""
    row_id = draw(rows)
    game = game_of(row_id)
    text = record_text(row_id).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(text) - 1))
        other = draw(st.integers(0, len(text) - 1))
        edit = draw(st.sampled_from(["drop", "swap", "double", "garble", "insert", "cut", "end", "choice", "none"]))
        if edit == "drop" and len(text) > 1:
            del text[place]
        elif edit == "swap":
            text[place], text[other] = text[other], text[place]
        elif edit == "double":
            text.insert(place, text[place])
        elif edit == "garble":
            text[place] = draw(lines)
        elif edit == "insert":
            text.insert(place, draw(lines))
        elif edit == "cut":
            text[place] = text[place][: draw(st.integers(0, 20))]
        elif edit == "end":
            text = text[: place + 1]
        elif edit == "choice":
            actor = text[place].split(" ")[0]
            text[place] = f"{actor} {game.name(draw(st.integers(0, game.verbs.size - 1)))}"
    return "\n".join(text)


def told(text: str) -> tuple[list[str], list[str]]:
    """The options of a record's text, which may be left out and are written in any case, and its other lines."""
    told = [" ".join(line.split()) for line in text.splitlines() if line.strip() and line.strip()[0] != "#"]
    options = [line.lower() for line in told if line.startswith("option ")]
    return options, [line for line in told if not line.startswith("option ")]


def check_reading(text: str) -> None:
    """A record is read whole or refused with the line that is wrong."""
    record, error = attempt(lambda: lascaux.Record.parse(text), lascaux.BadRecord)
    if record is None:
        named = re.search(r"line (\d+)", error)
        assert named or "the record ends" in error, f"{error!r} does not say where"
        assert not named or 1 <= int(named[1]) <= len(text.splitlines())
    else:
        options, others = told(text)
        assert others == told(record.text())[1]
        assert set(options) <= set(told(record.text())[0])
        assert len({option.split()[1] for option in options}) == len(options)
        again = lascaux.Record.parse(record.text())
        assert (again.seats, again.choices) == (record.seats, record.choices)
        assert again.position() == record.position()


@FUZZ
@given(mutated_records())
def test_a_damaged_record_is_read_or_refused_with_its_line(text: str) -> None:
    check_reading(text)


@FUZZ
@given(st.text(max_size=200))
def test_any_text_is_refused_as_a_record(text: str) -> None:
    with pytest.raises(lascaux.BadRecord):
        lascaux.Record.parse(text)
    check_reading("lascaux record 1\n" + text)


@FUZZ
@given(st.binary(max_size=100))
def test_any_file_is_refused_as_a_record(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder, "record.txt")
        path.write_bytes(content)
        with pytest.raises(lascaux.BadRecord):
            lascaux.Record.load(path)


@FUZZ
@given(rows, st.lists(st.text(max_size=8), max_size=3))
def test_names_of_seats_come_back_or_are_refused(row_id: str, seats: list[str]) -> None:
    record, error = attempt(lambda: lascaux.Record(game_of(row_id), seats), lascaux.BadRecord)
    if record is None:
        assert any(repr(seat) in error for seat in seats) or f"not {len(seats)}: " in error
    else:
        assert record.seats == seats or not seats
        assert lascaux.Record.parse(record.text()).seats == record.seats


@FUZZ
@given(rows, st.lists(numbers, min_size=1, max_size=3), st.integers(0, 60))
def test_a_record_refuses_a_choice_that_is_not_legal(row_id: str, wrong: list[int], after: int) -> None:
    game = game_of(row_id)
    record = lascaux.Record(game, choices=choices_made(game, 0)[:after])
    for choice in wrong:
        if choice in record.position().choices():
            continue
        before = (list(record.choices), record.position())
        with pytest.raises((lascaux.UnknownChoice, lascaux.IllegalChoice)):
            record.play(choice)
        assert (record.choices, record.position()) == before


# Options and games


@FUZZ
@given(st.text(max_size=20).filter(lambda name: name not in NAMES))
def test_an_unknown_game_is_named(name: str) -> None:
    with pytest.raises(lascaux.UnknownGame) as error:
        lascaux.load(name)
    assert repr(name) in str(error.value)
    assert all(known in str(error.value) for known in NAMES)


@FUZZ
@given(st.sampled_from(NAMES), st.text(max_size=12) | st.sampled_from(["name", "self", "options", "game", "Players"]))
def test_an_unknown_option_is_named(name: str, option: str) -> None:
    declared = [known.name for known in lascaux.games.games()[name].declared]
    if option in declared:
        return
    with pytest.raises(lascaux.BadOption) as error:
        lascaux.load(name, **{option: 1})
    assert repr(option) in str(error.value)
    assert all(known in str(error.value) for known in declared)


values = st.one_of(
    *(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.binary(max_size=4)),
    st.lists(st.integers(), max_size=2),
    st.sampled_from(["1", "2", "TRUE", "false", " ask ", "short", "quick", "big-box", "2016"]),
)


@FUZZ
@given(st.data())
def test_an_option_takes_a_declared_value_or_names_those(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(NAMES))
    declared = {option.name: option for option in lascaux.games.games()[name].declared}
    given_options = data.draw(st.dictionaries(st.sampled_from(sorted(declared)), values, max_size=3))
    game, error = attempt(lambda: lascaux.load(name, **given_options), lascaux.BadOption)
    if game is None:
        assert any(f"{option!r} cannot be {value!r}" in error for option, value in given_options.items()), error
        assert "allowed" in error
        return
    assert list(game.options) == list(declared)
    for option, value in game.options.items():
        assert value in declared[option].values
        if option in given_options:
            assert str(value).lower() == str(given_options[option]).strip().lower()
        else:
            assert value == declared[option].default


# Names and numbers of choices


@st.composite
def mutated_names(draw: st.DrawFn) -> str:
    """The name of a real choice, with words dropped, doubled or taken from another."""
    verbs = game_of(SOME_ROWS[0]).verbs
    words = verbs.name(draw(st.integers(0, verbs.size - 1))).split()
    more = verbs.name(draw(st.integers(0, verbs.size - 1))).split()
    return " ".join(draw(st.lists(st.sampled_from([*words, *more, "", "x", "\t", "2,0"]), max_size=5)))


@FUZZ
@given(rows, mutated_names() | st.text(max_size=20))
def test_a_name_is_a_choice_or_the_error_quotes_it(row_id: str, name: str) -> None:
    game = game_of(row_id)
    choice, error = attempt(lambda: game.parse(name), lascaux.UnknownChoice)
    if choice is None:
        verb = "".join(name.split()[:1])
        known = verb in {known.word for known in game.verbs.all}
        assert repr(name) in error
        assert (repr(verb) if known else "the verbs are") in error
    else:
        assert game.name(choice) == " ".join(name.split())


@FUZZ
@given(rows, st.integers(max_value=-1) | st.integers(min_value=10**6))
def test_a_number_that_is_no_choice_is_named(row_id: str, number: int) -> None:
    game = game_of(row_id)
    at = game.start()
    for ask in (game.name, game.describe, lambda choice: game.why_not(at, choice)):
        with pytest.raises(lascaux.UnknownChoice, match=str(number)):
            ask(number)


@FUZZ
@given(rows, numbers, st.integers(0, 60))
def test_a_checked_position_takes_legal_choices_only(row_id: str, number: int, after: int) -> None:
    game = game_of(row_id)
    at = lascaux.Record(game, choices=choices_made(game, 0)[:after]).position()
    for choice in (number, number % game.verbs.size):
        before = list(at.cells)
        if choice in at.choices():
            assert game.why_not(at, choice) is None
            continue
        known = 0 <= choice < game.verbs.size
        with pytest.raises(lascaux.IllegalChoice if known else lascaux.UnknownChoice) as error:
            at.play(choice)
        assert (game.name(choice) if known else str(choice)) in str(error.value)
        for language in LANGUAGES if known else ():
            assert game.why_not(at, choice, language)
        assert list(at.cells) == before
