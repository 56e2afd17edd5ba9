"""Everything in a report has the name that people know."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.arena.report.names import category_name, describe_space, describe_thing
from lascaux.core.game import Game

GAMES: list[Game] = [
    lascaux.load("cave-vs-cave", eras=2),
    lascaux.load("stone-age", theme="winter", igloos=True, animals=True),
    lascaux.load("caverna"),
]


@pytest.mark.parametrize(
    ("game", "slug", "english", "german"),
    [
        ("cave-vs-cave", "spinning-wheel", "Spinning Wheel", "Spinnrad"),
        ("caverna", "seam", "Seam", "Flöz"),
        (
            "caverna",
            "simple-dwelling-4w2s",
            "Simple dwelling (4 wood, 2 stone)",
            "Einfache Wohnhöhle (4 Holz, 2 Stein)",
        ),
        ("stone-age", "c11", "C11", "C11"),
        ("stone-age", "i1", "I1", "I1"),
    ],
)
def test_names(game: str, slug: str, english: str, german: str) -> None:
    loaded = next(one for one in GAMES if one.id == game)
    assert [describe_thing(loaded, slug, language).name for language in ("en", "de")] == [english, german]


def test_what_has_a_number_only_is_described() -> None:
    stone_age = GAMES[1]
    assert describe_thing(stone_age, "c11", "en").remark == "5 food; healing"
    assert describe_thing(stone_age, "b03", "de").remark == "1 Holz und 2 Lehm für 11 Punkte"
    assert describe_thing(stone_age, "i1", "en").remark == "igloo"
    assert describe_thing(GAMES[2], "seam", "en").remark == ""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_room_of_the_catalogue_is_called_by_its_name_there(game: Game, language: str) -> None:
    messages = game.texts.messages[language]
    rooms = [id.split(".")[1] for id in messages if id.startswith("rooms.") and id.endswith(".name")]
    for slug in rooms:
        assert describe_thing(game, slug, language).name == messages[f"rooms.{slug}.name"]


def test_action_spaces() -> None:
    assert describe_space(GAMES[0], "take masonry", "de").name == "Mauerbau"
    assert describe_space(GAMES[1], "place card-2", "en").name == "Card 2"
    assert describe_space(GAMES[1], "place field", "en").name == "Livestock"  # in winter
    assert describe_space(GAMES[2], "place imitation-2", "en").name == "Imitation (2 food)"


def test_what_nobody_knows_keeps_its_own_name() -> None:
    assert describe_thing(GAMES[0], "time-machine", "en").name == "time-machine"
    assert category_name(GAMES[0], "charm", "en") == "charm"
    assert category_name(GAMES[0], "era-one-gold", "de") == "Epoche I: Gold"
