"""Both languages say the same things, and everything that is said exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lascaux
from lascaux.core.game import Game
from lascaux.core.texts import Catalogue

SOURCES = Path(lascaux.__file__).parent


def game_named(name: str) -> Game:
    return lascaux.load(name)


@pytest.mark.parametrize("name", sorted(lascaux.games.games()))
def test_both_languages_have_the_same_messages_with_the_same_gaps(name: str) -> None:
    english, german = (game_named(name).texts.messages[language] for language in ("en", "de"))
    assert english.keys() == german.keys()
    gaps = {id for id in english if set(re.findall(r"{\w+", english[id])) != set(re.findall(r"{\w+", german[id]))}
    assert gaps == set()


@pytest.mark.parametrize("name", sorted(lascaux.games.games()))
def test_every_decision_verb_option_and_score_has_its_message(name: str) -> None:
    game = game_named(name)
    say = game.texts.knows
    assert [d.id for d in game.decisions if not d.automatic and not say(f"prompts.{d.id}")] == []
    assert [option.name for option in game.declared if not say(f"options.{option.name}")] == []
    for choice in range(game.verbs.size):
        assert game.describe(choice, "en")
        assert game.describe(choice, "de")


@pytest.mark.parametrize("name", sorted(lascaux.games.games()))
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_thing_has_help(name: str, language: str) -> None:
    game = game_named(name)
    assert all(len(game.help(thing, language)) > 20 for thing in game.things())


def test_reasons_in_the_code_and_in_the_catalogue_are_the_same() -> None:
    folder = SOURCES / "games" / "cave_vs_cave" / "reasons"
    modules = [SOURCES / "core" / "reasons.py", *sorted(folder.glob("*.py"))]
    code = "".join(path.read_text(encoding="utf-8") for path in modules)
    messages = lascaux.load("cave-vs-cave").texts.messages["en"]
    known = {id.removeprefix("reasons.") for id in messages if id.startswith("reasons.")}
    assert {id for id in known if f'"{id}"' not in code} == set()
    assert set(re.findall(r'obstacle\(\s*"([a-z-]+)"', code)) - known == set()


def test_unknown_help_names_what_is_near() -> None:
    with pytest.raises(ValueError, match=r"did you mean .*Weaving Room"):
        lascaux.load("cave-vs-cave").help("weaving rom")


def test_an_unknown_language_is_refused_with_the_languages() -> None:
    with pytest.raises(ValueError, match="languages: en, de"):
        Catalogue("lascaux.games.cave_vs_cave").say("fr", "who.nature")
