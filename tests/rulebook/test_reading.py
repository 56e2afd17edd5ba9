"""How the text of a rulebook is read."""

from __future__ import annotations

import pytest

from lascaux.rulebook.book import Block, Chapter
from lascaux.rulebook.reading import BadRulebook, Drawn, Reader, Thing, expand

THINGS = {"shelf": Thing("Shelf", "Shelf. Holds things.")}


def read(text: str) -> tuple[list[Chapter], list[Drawn]]:
    drawn: list[Drawn] = []
    return Reader(THINGS, lambda block, picture: drawn.append(picture)).read(text), drawn


def only(text: str) -> Block:
    [chapter], _ = read(f"## one: One\n\n{text}")
    [block] = chapter["blocks"]
    return block


def test_a_paragraph_names_its_clauses() -> None:
    block = only("You dig. It is\nhard work. {ABC-DIG-01..03,07 ABC-GEO-06}")
    assert [span["text"] for span in block["words"]] == ["You dig. It is hard work."]
    assert block["clauses"] == ["ABC-DIG-01", "ABC-DIG-02", "ABC-DIG-03", "ABC-DIG-07", "ABC-GEO-06"]


def test_ranges_keep_their_zeros() -> None:
    assert expand("ABC-TILE-A01-0..2 ABC-X-09..10") == [
        *("ABC-TILE-A01-0", "ABC-TILE-A01-1", "ABC-TILE-A01-2", "ABC-X-09", "ABC-X-10")
    ]


def test_words_may_be_bold_or_links() -> None:
    words = only("The **big** [[shelf]] is [here](#one).")["words"]
    assert [(span["text"], span["bold"], span["to"]) for span in words] == [
        *(("The ", False, ""), ("big", True, ""), (" ", False, ""), ("Shelf", False, "#shelf")),
        *((" is ", False, ""), ("here", False, "#one"), (".", False, "")),
    ]


def test_a_question_has_its_answer() -> None:
    block = only("? Why?\n= Because. {ABC-DIG-01}")
    assert (block["kind"], block["answer"][0]["text"], block["clauses"]) == ("question", "Because.", ["ABC-DIG-01"])


def test_a_thing_is_titled_and_explained_by_the_game() -> None:
    [chapter], _ = read("% solo: Alone\n\n## one: One\n\n### @shelf [solo] {ABC-ROOM-01}")
    [section] = chapter["sections"]
    assert (section["title"], section["thing"], section["modes"]) == ("Shelf", True, ["solo"])
    assert section["blocks"][0]["words"][0]["text"] == "Shelf. Holds things."
    assert section["blocks"][0]["clauses"] == ["ABC-ROOM-01"]


def test_a_picture_shows_part_of_a_record() -> None:
    _, drawn = read("## one: One\n\n![Look](start cave 0)\n\n![Watch](start cave 0 from 3) {ABC-DIG-01}")
    assert drawn == [Drawn("start", "cave 0", 0), Drawn("start", "cave 0", 3)]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Words.", "line 1: the first thing in a rulebook is a chapter"),
        ("## one: One\n\n## one: Again", "line 3: one is the id of two sections"),
        ("## one: One [solo]", "line 1: no way to play is called solo"),
        ("## one", "line 1: a heading reads"),
        ("## one: One\n\n### @stove", "line 3: the game has nothing called stove"),
        ("## one: One\n\nSee [[stove]].", "line 3: the game has nothing called stove"),
        ("## one: One\n\n= Yes.", "line 3: an answer follows its question"),
    ],
)
def test_mistakes_are_named_with_their_line(text: str, problem: str) -> None:
    with pytest.raises(BadRulebook) as raised:
        read(text)
    assert str(raised.value).startswith(problem)
