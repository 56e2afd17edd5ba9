"""One page tells every decision: what the words say, what we do and why, and the setting if there is one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lascaux.core.texts import LANGUAGES
from lascaux.games import load
from lascaux.rulebook.book import Block, Chapter
from lascaux.rulebook.library import rulebook

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("cave-vs-cave", "stone-age", "caverna")
ROW = re.compile(r"^\| ([A-Z]{3}-RULING-\d+) \|(.*)\|$", re.MULTILINE)


def rulings(game: str) -> dict[str, str]:
    """The rows of a game's rules."""
    text = (ROOT / "docs" / "rules" / f"{game.replace('-', '_')}.md").read_text(encoding="utf-8")
    return dict(ROW.findall(text))


def page(game: str, language: str) -> Chapter:
    book = rulebook(game, language)
    assert book
    return next(chapter for chapter in book["chapters"] if chapter["id"] == "decisions")


def told(game: str, language: str) -> dict[str, list[Block]]:
    found: dict[str, list[Block]] = {}
    for section in page(game, language)["sections"]:
        for block in section["blocks"]:
            for clause in block["clauses"]:
                found.setdefault(clause, []).append(block)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_told_once(game: str, language: str) -> None:
    found = {clause: len(blocks) for clause, blocks in told(game, language).items() if "-RULING-" in clause}
    assert found == dict.fromkeys(rulings(game), 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_with_a_setting_names_it(game: str, language: str) -> None:
    options = {option.name for option in load(game).declared}
    for clause, row in rulings(game).items():
        [block] = told(game, language)[clause]
        bold = {span["text"] for span in block["answer"] if span["bold"]}
        named = options & set(re.findall(r"`(\w+)`", row))
        assert named <= bold, clause
        if "setting of a table" in row:
            assert bold, clause


@pytest.mark.parametrize("game", GAMES)
def test_whoever_may_be_asked_reads_how(game: str) -> None:
    """Who begins is a setting in every game."""
    settings = next(section for section in page(game, "en")["sections"] if section["id"] == "decisions-settings")
    assert any("`--begins`"[1:-1] in span["text"] for block in settings["blocks"] for span in block["answer"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_assumed_has_its_section(game: str, language: str) -> None:
    last = page(game, language)["sections"][-1]
    assert last["id"] == "decisions-assumed"
    assert last["blocks"]
