"""The rulebooks tell every clause in both languages, and everything they name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lascaux.core.texts import LANGUAGES
from lascaux.games import load
from lascaux.rulebook.book import Rulebook, blocks_of
from lascaux.rulebook.library import rulebook
from tools import rules_page

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("cave-vs-cave", "stone-age", "caverna")

# Rows that check clauses with examples and counts, and tell nothing of their own.
VECTORS = re.compile(r"(WX|DX|CNT)-|[A-Z]+-(EX|SC|CH)-")


def clauses_of(game: str) -> set[str]:
    page = ROOT / "docs" / "rules" / f"{game.replace('-', '_')}.md"
    return {id for id in rules_page.read_clauses([page]) if not VECTORS.match(id)}


def book_of(game: str, language: str) -> Rulebook:
    book = rulebook(game, language)
    assert book
    return book


def ids_of(book: Rulebook) -> list[str]:
    return [
        id
        for chapter in book["chapters"]
        for part in (chapter, *chapter["sections"])
        for id in (part["id"], *part["also"])
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
class TestRulebook:
    def test_every_clause_is_told_and_no_other_is_named(self, game: str, language: str) -> None:
        told = {clause for _, block in blocks_of(book_of(game, language)["chapters"]) for clause in block["clauses"]}
        assert told == clauses_of(game)

    def test_every_thing_of_the_game_has_its_section(self, game: str, language: str) -> None:
        assert set(load(game).things()) <= set(ids_of(book_of(game, language)))

    def test_links_lead_somewhere(self, game: str, language: str) -> None:
        book = book_of(game, language)
        spans = [span for _, block in blocks_of(book["chapters"]) for span in block["words"] + block["answer"]]
        assert {span["to"] for span in spans if span["to"]} <= {f"#{id}" for id in ids_of(book)}

    def test_questions_have_answers(self, game: str, language: str) -> None:
        for _, block in blocks_of(book_of(game, language)["chapters"]):
            assert (block["kind"] == "question") == bool(block["answer"])

    def test_decisions_lead_to_a_paragraph(self, game: str, language: str) -> None:
        assert set(book_of(game, language)["decisions"].values()) <= clauses_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_structure(game: str) -> None:
    def structure(language: str) -> list[object]:
        book = book_of(game, language)
        shape = [
            (part["id"], part["modes"]) for chapter in book["chapters"] for part in (chapter, *chapter["sections"])
        ]
        blocks = [
            (section, block["kind"], block["clauses"], block["picture"] and {**block["picture"], "steps": []})
            for section, block in blocks_of(book["chapters"])
        ]
        return [[mode["id"] for mode in book["modes"]], shape, blocks]

    assert structure("en") == structure("de")


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_shown(game: str) -> None:
    files = (ROOT / "src" / "lascaux" / "games" / game.replace("-", "_") / "rulebook" / "pictures").iterdir()
    assert {key.split()[0] for key in book_of(game, "en")["moments"]} == {file.stem for file in files}


def test_a_picture_shows_what_its_steps_lead_to() -> None:
    """An example that is told in steps begins where they begin: with the goods that they cost still there."""
    book = book_of("cave-vs-cave", "en")
    [picture] = [
        block["picture"]
        for section, block in blocks_of(book["chapters"])
        if section == "furnish" and block["picture"] and block["picture"]["steps"]
    ]
    stones = [
        book["moments"][key]["view"]["caves"][0]["goods"]["stone"] for key in (picture["before"], picture["after"])
    ]
    assert stones == [1, 0]
    assert picture["steps"][0] == "Ada takes Furnishing."


@pytest.mark.parametrize("game", GAMES)
def test_the_two_languages_are_two(game: str) -> None:
    """A paragraph that nobody translated would be the same in both."""
    texts = {language: blocks_of(book_of(game, language)["chapters"]) for language in LANGUAGES}
    for (section, one), (_, other) in zip(texts["en"], texts["de"], strict=True):
        assert [span["text"] for span in one["words"]] != [span["text"] for span in other["words"]], section
