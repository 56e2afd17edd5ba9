"""What clients are told of the printed board, cards and tiles is what the rows say, with names in both languages."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import lascaux
from lascaux.core.texts import LANGUAGES
from lascaux.games.stone_age.game import StoneAge
from lascaux.games.stone_age.rules.animals import ANIMALS
from lascaux.games.stone_age.rules.buildings import BUILDINGS
from lascaux.games.stone_age.rules.cards import CARDS, FIGURES, SYMBOLS
from lascaux.games.stone_age.rules.effects import Effect
from lascaux.games.stone_age.rules.goods import NAMES
from lascaux.games.stone_age.rules.places import PLACES

GAME = StoneAge({})
PRINTED = GAME.printed_content("en")
CARD = {card["card"]: card for card in PRINTED["cards"]}
PLACE = {place["place"]: place for place in PRINTED["places"]}


def test_every_row_is_there_in_order() -> None:
    assert list(PLACE) == [place.slug for place in PLACES]
    assert list(CARD) == [card.slug for card in CARDS]
    tiles = [*PRINTED["buildings"], *PRINTED["igloos"]]
    assert [tile["tile"] for tile in tiles] == [building.slug for building in BUILDINGS]
    assert [animal["animal"] for animal in PRINTED["animals"]] == [animal.slug for animal in ANIMALS]
    assert [good["good"] for good in PRINTED["goods"]] == list(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(language: str) -> None:
    """Cards and tiles have none: what is on them stands for them."""
    table = GAME.printed_content(language)
    assert list(table["names"]["places"]) == [*PLACE, "livestock"]  # the field in winter
    assert list(table["names"]["animals"]) == [animal.slug for animal in ANIMALS]
    assert list(table["names"]["symbols"]) == list(SYMBOLS)
    assert list(table["names"]["figures"]) == list(FIGURES)
    for form in (table["singles"], table["plurals"], table["shorts"]):
        assert list(form["goods"]) == list(NAMES)
    assert [option["option"] for option in table["options"]] == [option.name for option in GAME.declared]
    forms = (table["names"], table["shorts"], table["singles"], table["plurals"])
    assert not any("{" in text for form in forms for texts in form.values() for text in texts.values())


def test_it_is_plain_data() -> None:
    assert json.loads(json.dumps(PRINTED)) == PRINTED


@pytest.mark.parametrize(
    ("card", "top"),
    [
        ("c03", {"kind": "gain", "good": "food", "count": 7, "text": "7 food", "caption": "food"}),
        ("c08", {"kind": "gain", "good": "stone", "count": 2, "text": "2 stone", "caption": "stone"}),
        ("c13", {"kind": "roll", "good": "gold", "count": 2, "text": "2 dice for gold", "caption": "roll 2"}),
        ("c14", {"kind": "tool", "count": 1, "text": "1 tool step", "caption": "tool step"}),
        ("c02", {"kind": "one-use", "count": 4, "text": "one-use tool of 4", "caption": "used once"}),
        ("c31", {"kind": "any-two", "count": 2, "text": "2 resources of choice", "caption": "your choice"}),
        ("c01", {"kind": "dice", "count": 1, "text": "dice for all", "caption": "dice for all"}),
    ],
)
def test_the_upper_half_of_a_card_is_an_effect(card: str, top: dict[str, Any]) -> None:
    assert CARD[card]["top"] == top


def test_the_lower_half_of_a_card_is_a_symbol_or_figures() -> None:
    assert CARD["c03"]["bottom"] == {"symbol": "pottery", "text": "pottery"}
    assert CARD["c35"]["bottom"] == {"figure": "builder", "count": 3, "text": "3 hut builders × buildings"}


def test_places_have_their_rings_people_goods_and_prices() -> None:
    assert (PLACE["hut"]["rings"], PLACE["hut"]["people"]) == (2, 2)
    assert (PLACE["hunt"]["rings"], PLACE["hunt"]["good"], PLACE["hunt"]["pips"]) == ("unlimited", "food", 2)
    assert (PLACE["river"]["rings"], PLACE["river"]["good"], PLACE["river"]["pips"]) == (7, "gold", 6)
    assert [PLACE[f"card-{slot}"]["price"] for slot in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert PLACE["animal"]["rings"] == "players"


def test_buildings_igloos_and_animals_say_what_is_assumed() -> None:
    assert not any(tile["assumed"] for tile in PRINTED["buildings"])
    assert all(tile["assumed"] for tile in PRINTED["igloos"])
    assert [animal["animal"] for animal in PRINTED["animals"] if not animal["malus_assumed"]] == ["wild-boar"]
    for animal in PRINTED["animals"]:
        assert [face["assumed"] for face in animal["faces"]] == [False, True, True, True, True, True]


def test_a_code_that_is_none_is_refused_with_those_that_are() -> None:
    with pytest.raises(ValueError, match=r"no effect is called 'FOOL3'; they begin with WOOD, .*, DRAW"):
        Effect("FOOL3")


LOOK = """
import json
from lascaux.games.stone_age.game import StoneAge
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.goods import GOLD
from lascaux.games.stone_age.rules.places import BUILDING

game = StoneAge({"players": 2})
at = game.start()
for name in ("deal c03", "deal c06", "deal c22", "deal c27", "reveal b01", "reveal b11", "start 0"):
    at.play(game.parse(name))
at.set_own(layout.GOODS, 2)
at.set_own(layout.GOODS + GOLD, 1)
at.open(layout.BUY, BUILDING)
at.settle()
button = game.prompt(at)
at.play(game.parse("buy"))
tile = game.printed()["buildings"][0]
print(json.dumps([tile["cost"], tile["points"], tile["text"], button, game.help("b01"), at.scores()[0]]))
"""


def test_a_changed_row_changes_the_printed_table_the_help_and_the_rules(tmp_path: Path) -> None:
    """In a copy of the sources, without anything compiled, the first building's row is another."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    package = shutil.copytree(Path(lascaux.__file__).parent, tmp_path / "lascaux", ignore=ignored)
    rows = package / "games" / "stone_age" / "rules" / "buildings.py"
    before = rows.read_text(encoding="utf-8")
    assert before.count('"b01", "W W C", 10') == 1
    rows.write_text(before.replace('"b01", "W W C", 10', '"b01", "W W G", 17'), encoding="utf-8")
    looked = subprocess.run(
        [sys.executable, "-c", LOOK], cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, check=True
    )
    cost, points, text, prompt, help, score = json.loads(looked.stdout)
    assert (cost, points, score) == ({"wood": 2, "gold": 1}, 17, 17)
    assert text == "2 wood and 1 gold for 17 points"
    assert prompt == f"Player 1, buy b01 ({text})?"
    assert f"Cost: {text}." in help
