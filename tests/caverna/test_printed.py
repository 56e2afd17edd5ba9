"""The printed table: everything there is, once, named in both languages, and the same as in rules and help."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lascaux
from lascaux.core.texts import LANGUAGES
from lascaux.games.caverna import GAME
from lascaux.games.caverna.printed import CavernaPrinted, ExchangePrinted
from lascaux.games.caverna.rules.deeds import DEEDS
from lascaux.games.caverna.rules.goods import GOODS
from lascaux.games.caverna.rules.loot import LOOT
from lascaux.games.caverna.rules.rates import DISHES, PURCHASES, TRADES
from lascaux.games.caverna.rules.rooms import ROOMS
from lascaux.games.caverna.rules.spaces import SPACES
from tests.caverna.table import table

SOURCES = Path(lascaux.__file__).parent


def printed(language: str = "en") -> CavernaPrinted:
    return GAME({}).printed_content(language)


def names_of(found: CavernaPrinted) -> dict[str, set[str]]:
    """The names of goods stand after numbers only."""
    return {**{group: set(names) for group, names in found["names"].items()}, "goods": set(found["singles"]["goods"])}


def test_every_row_is_there_once_and_in_order() -> None:
    found = printed()
    assert [row["room"] for row in found["rooms"]] == [room.slug for room in ROOMS]
    assert [row["space"] for row in found["spaces"]] == [space.slug for space in SPACES]
    assert [row["loot"] for row in found["loot"]] == [item.slug for item in LOOT]
    assert [row["good"] for row in found["goods"]] == [good.name for good in GOODS]
    assert [row["deed"] for row in found["deeds"]] == [deed.slug for deed in DEEDS]
    for rows, rates in ((found["purchases"], PURCHASES), (found["trades"], TRADES), (found["dishes"], DISHES)):
        assert [row["exchange"] for row in rows] == [rate.slug for rate in rates]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    found = printed(language)
    names = names_of(found)
    assert {row["room"] for row in found["rooms"]} == names["rooms"]
    assert {row["space"] for row in found["spaces"]} == names["spaces"]
    assert {row["loot"] for row in found["loot"]} == names["loot"]
    assert {row["deed"] for row in found["deeds"]} == names["deeds"]
    assert {row["good"] for row in found["goods"]} | {"begging"} == names["goods"] == set(found["plurals"]["goods"])
    assert {row["exchange"] for row in found["purchases"]} <= names["goods"] | names["deeds"]
    assert {row["exchange"] for row in found["trades"]} <= names["rooms"]
    assert {row["exchange"] for row in found["dishes"]} <= names["goods"] | names["dishes"]
    assert all(option["name"] and all(option["value_names"]) for option in found["options"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_may_lie_on_a_square_has_a_name(language: str) -> None:
    made = table()
    squares = made.game.view(made.at, 0)["players"][0]["squares"]
    halves = {square["half"] for square in squares}
    surfaces = {"meadow", "field", "small-pasture", "large-pasture", "cavern", "tunnel", "deep-tunnel", "stable"}
    assert halves | surfaces | {"ore-mine", "ruby-mine", "entrance"} <= names_of(printed(language))["glossary"]


def test_it_is_plain_data_and_its_version_follows_the_language() -> None:
    game = table().game
    english, german = game.printed("en"), game.printed("de")
    assert json.loads(json.dumps(english)) == english
    assert english["version"] != german["version"]
    assert english["version"] == game.printed("en")["version"]


def test_short_names_leave_out_the_cost() -> None:
    rooms = dict.fromkeys(("simple-dwelling-4w2s", "simple-dwelling-3w3s"), "Simple dwelling")
    spaces = dict.fromkeys((f"imitation-{food}" for food in (4, 2, 1, 0)), "Imitation")
    assert printed()["shorts"]["rooms"] == rooms
    assert printed()["shorts"]["spaces"] == spaces


# What it says of some


def test_a_furnishing_as_printed() -> None:
    weaving = next(row for row in printed()["rooms"] if row["room"] == "weaving-parlor")
    assert (weaving["number"], weaving["colour"], weaving["points"], weaving["conditional"]) == (31, "yellow", 0, True)
    assert weaving["cost"] == {"wood": 2, "stone": 1}
    assert weaving["effects"] == [
        {"when": "build", "gain": {"food": 1}, "of": "sheep", "per": 1},
        {"when": "score", "number": 1, "of": "sheep", "per": 2},
    ]


def test_a_space_as_printed() -> None:
    drift = next(row for row in printed()["spaces"] if row["space"] == "drift-mining")
    assert drift["players"] == [1, 2, 3, 4, 5, 6, 7]
    assert [(refill["players"], refill["refill"]) for refill in drift["refill"]] == [
        ([1, 2, 3], [{"good": "stone", "onto_empty": 1, "onto_others": 1}]),
        ([4, 5, 6, 7], [{"good": "stone", "onto_empty": 2, "onto_others": 2}]),
    ]
    assert [part["deed"] for part in drift["parts"]] == ["cavern-tunnel"]


def test_loot_as_printed() -> None:
    found = {row["loot"]: (row["strength"], row["gain"], row["deed"], row["cost"]) for row in printed()["loot"]}
    assert found["ore"] == (4, {"ore": 2}, None, {})
    assert found["small-pasture"] == (9, {}, "small-pasture", {"wood": 1})
    assert found["dwelling"] == (11, {}, "furnish-dwelling", {"wood": 2, "stone": 2})


def test_exchanges_as_printed() -> None:
    def by_name(rows: list[ExchangePrinted]) -> dict[str, tuple[dict[str, int], dict[str, int], str | None]]:
        return {row["exchange"]: (row["pay"], row["gain"], row["deed"]) for row in rows}

    found = printed()
    assert by_name(found["purchases"])["cattle"] == ({"ruby": 1, "food": 1}, {"cattle": 1}, None)
    assert by_name(found["purchases"])["cavern"] == ({"ruby": 2}, {}, "cavern")
    assert by_name(found["trades"])["trader"] == ({"gold": 2}, {"wood": 1, "stone": 1, "ore": 1}, None)
    assert by_name(found["dishes"])["two-donkeys"] == ({"donkey": 2}, {"food": 3}, None)


# One line in one file

CHANGES = {
    "rooms.py": ('"Carpenter",            "1S",     0', '"Carpenter",            "5S",     7'),
    "loot.py": ('Loot("dog", 1,', 'Loot("dog", 13,'),
    "spaces.py": (
        'Space("wood-gathering", "1-3", "23", {"1-3": "1W"})',
        'Space("wood-gathering", "1-3", "23", {"1-3": "4W"})',
    ),
}
QUESTIONS = """
import json
from lascaux.games.caverna import GAME
from lascaux.games.caverna.rules.loot import NEEDED_STRENGTH
game = GAME({"players": 1})
at = game.start()
at.play(game.parse("place wood-gathering"))
printed = game.printed("en")
print(json.dumps({
    "cost": next(row["cost"] for row in printed["rooms"] if row["room"] == "carpenter"),
    "points": next(row["points"] for row in printed["rooms"] if row["room"] == "carpenter"),
    "strength": next(row["strength"] for row in printed["loot"] if row["loot"] == "dog"),
    "refill": next(row["refill"] for row in printed["spaces"] if row["space"] == "wood-gathering"),
    "offer": next(row["cost"] for row in game.view(at, 0)["offer"] if row["furnishing"] == "carpenter"),
    "help": [game.help(thing) for thing in ("carpenter", "loot-dog", "wood-gathering")],
    "reason": str(game.why_not(at, game.parse("furnish carpenter"))),
    "needed": NEEDED_STRENGTH[1],
    "wood": game.view(at, 0)["players"][0]["goods"]["wood"],
}))
"""


def test_a_row_is_changed_in_one_line_and_everybody_sees_it(tmp_path: Path) -> None:
    """In a copy of the sources: cost and points of a furnishing, the strength for a loot item, a space's refill."""
    shutil.copytree(SOURCES, tmp_path / "lascaux", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    for name, (row, changed) in CHANGES.items():
        path = tmp_path / "lascaux" / "games" / "caverna" / "rules" / name
        text = path.read_text(encoding="utf-8")
        assert text.count(row) == 1
        path.write_text(text.replace(row, changed), encoding="utf-8")
    asked = subprocess.run(
        [sys.executable, "-c", QUESTIONS],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.returncode == 0, asked.stderr
    found = json.loads(asked.stdout)
    assert found["cost"] == found["offer"] == {"stone": 5}
    assert found["points"] == 7
    assert found["strength"] == found["needed"] == 13
    assert found["refill"][0]["refill"] == [{"good": "wood", "onto_empty": 4, "onto_others": 4}]
    assert found["wood"] == 4
    carpenter, dog, gathering = found["help"]
    assert "Cost: 5 stone. 7 points." in carpenter
    assert "strength 13" in dog
    assert "it receives 4 wood" in gathering
    assert found["reason"].startswith("5 stone short")
