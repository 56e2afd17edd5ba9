"""Verbs: dense codes, written names and back."""

from __future__ import annotations

import pytest

from lascaux.core.errors import UnknownChoice
from lascaux.core.verbs import Range, Verb, Verbs


@pytest.fixture
def verbs() -> Verbs:
    colours = Range("colour", ("red", "green"))
    places = Range("place", ("1,0", "1,1", "X"), targets=("a", "b", "c"))
    return Verbs([Verb("pick", colours), Verb("put", colours, places), Verb("done")])


def test_codes_are_dense_in_the_order_of_the_verbs(verbs: Verbs) -> None:
    names = ["pick red", "pick green", "put red 1,0", "put red 1,1", "put red X", "put green 1,0"]
    assert [verbs.name(code) for code in range(6)] == names
    assert verbs.size == 9


def test_every_name_leads_back_to_its_code(verbs: Verbs) -> None:
    assert [verbs.parse(verbs.name(code)) for code in range(verbs.size)] == list(range(verbs.size))


def test_spaces_between_words_do_not_matter(verbs: Verbs) -> None:
    assert verbs.parse("  put   green  X ") == verbs.parse("put green X")


def test_a_code_falls_apart_into_its_arguments(verbs: Verbs) -> None:
    put = verbs.all[1]
    code = put.code(1, 2)
    assert (put.first(code), put.second(code)) == (1, 2)
    assert [argument.targets[value] for argument, value in put.values(code)] == ["green", "c"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("jump", "the verbs are pick, put, done"),
        ("pick blue", "the colour of 'pick' must be one of red, green"),
        ("put red 9,9", "the place of 'put' must be one of 1,0, 1,1, X"),
        ("put red X X", "'put' takes only colour and place"),
        ("done now", "'done' stands alone"),
        ("", "the verbs are"),
    ],
)
def test_an_unknown_name_is_refused_with_what_is_allowed(verbs: Verbs, name: str, said: str) -> None:
    with pytest.raises(UnknownChoice, match=said):
        verbs.parse(name)


@pytest.mark.parametrize("code", [-1, 9, 10**6])
def test_an_unknown_code_is_refused_with_the_range(verbs: Verbs, code: int) -> None:
    with pytest.raises(UnknownChoice, match="from 0 to 8"):
        verbs.name(code)


def test_two_choices_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="same name"):
        Verbs([Verb("go"), Verb("go")])
