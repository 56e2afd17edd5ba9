"""What clients draw: every tile, room and symbol as data, with effects in short as on the printed tile."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lascaux
from lascaux.core.texts import LANGUAGES
from lascaux.games.cave_vs_cave.game import CaveVsCave
from lascaux.games.cave_vs_cave.printed import RoomPrinted
from lascaux.games.cave_vs_cave.rules.actions import BONUS, LABELS, TILES
from lascaux.games.cave_vs_cave.rules.goods import NAMES
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from lascaux.games.cave_vs_cave.rules.verbs import USES

GAME = CaveVsCave({})
TABLE = GAME.printed_content("en")
ROOM = {room["room"]: room for room in TABLE["rooms"]}
TILE = {tile["tile"]: tile for tile in TABLE["tiles"]}


def in_short(room: RoomPrinted) -> str:
    trigger = " ".join(room["trigger"])
    return f"{trigger}: {room['band']['short']}" if trigger else room["band"]["short"]


def test_every_row_is_there_in_order() -> None:
    assert [room["room"] for room in TABLE["rooms"]] == [room.slug for room in ROOMS]
    assert [tile["tile"] for tile in TABLE["tiles"]] == [tile.slug for tile in TILES]
    assert [bonus["bonus"] for bonus in TABLE["bonus"]] == [str(n + 1) for n in range(len(BONUS))]
    assert [good["good"] for good in TABLE["goods"]] == list(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(language: str) -> None:
    table = GAME.printed_content(language)
    assert list(table["names"]["rooms"]) == list(table["shorts"]["rooms"]) == list(ROOM)
    assert list(table["names"]["tiles"]) == list(TILE)
    assert list(table["names"]["bonus"]) == [bonus["bonus"] for bonus in table["bonus"]]
    assert set(table["names"]["patterns"]) == {room["walls"] for room in table["rooms"]} - {""}
    for form in (table["singles"], table["plurals"], table["shorts"]):
        assert list(form["goods"]) == list(NAMES)


@pytest.mark.parametrize(
    ("room", "short"),
    [
        ("cave-entrance", "+1w/s/e/f"),
        ("shelf", "w/s/e/f↑2"),
        ("spinning-wheel", "1/3f→1/2g"),
        ("tunnel", "+2F s<3:+1s"),
        ("parlor", "all↑1"),
        ("warehouse", "2F→1w 1s 1e 1f"),
        ("stall", "5e/5f→4g"),
        ("junction-room", "3 kinds→2g"),
        ("digging-cave", "1g→dig"),
        ("bakehouse", "2/3e→4F 1/2g"),
        ("secret-chamber", "+3f / +1g"),
        ("prospecting-site", "A04: 1F→1g"),
        ("retting-room", "flax: +1F"),
        ("equipment-room", "act2 act3: one-more"),
        ("wood-storeroom", "act1 act1+1: +1w"),
        ("dungeon", "wall: +2g"),
        ("cattle-market", "+1D / 1/2g→2/3D"),
        ("armory", ""),
        ("gold-donkey", "+1g per 2D"),
        ("equipment-cabinet", "dig: +1o 1F"),
    ],
)
def test_rooms_in_short(room: str, short: str) -> None:
    assert in_short(ROOM[room]) == short


@pytest.mark.parametrize(
    ("tile", "short"),
    [
        ("cultivation", ["act1", "+2e", "+1f"]),
        ("housework", ["NF→furnish", "5F/1g→furnish"]),
        ("excavation", ["dig / 2F→dig2", "+1s"]),
        ("masonry", ["act1", "+1w/s", "wall"]),
        ("breach", ["raze→2s 3F 1g"]),
        ("expedition", ["5w/5s→4g / act3"]),
        ("arms-trade", ["3g→4wp 1D/w"]),
        ("weekly-market", ["act1+1", "3D/2g→6F"]),
    ],
)
def test_tiles_in_short(tile: str, short: list[str]) -> None:
    assert [band["short"] for band in TILE[tile]["bands"]] == short


def test_bonus_effects_in_short() -> None:
    assert [bonus["band"]["short"] for bonus in TABLE["bonus"]] == ["+3o / +1i/D", "1–7o→1–4i", "ni→nwp", "+2wp"]


def test_a_room_says_what_it_costs_and_where_it_fits() -> None:
    hall = ROOM["ceremonial-hall"]
    assert (hall["number"], hall["colour"], hall["points"]) == (34, "orange", 14)
    assert hall["cost"] == {"gold": 8, "weapon": 2}
    assert (hall["walls"], hall["sides"]) == ("1-2a", "d--l")


def test_effects_are_structured() -> None:
    assert ROOM["grindstone"]["band"]["effects"][1] == {
        "kind": "gain",
        "label": "4e>7F",
        "cost": {"emmer": 4},
        "gain": {"food": 7},
    }
    assert ROOM["shelf"]["band"]["effects"][0]["raises"] == {"wood": 2}
    assert len(ROOM["parlor"]["band"]["effects"][0]["raises"]) == 10
    assert ROOM["tunnel"]["band"]["effects"][1]["below"] == {"stone": 3}
    donkeys = ROOM["gold-donkey"]["band"]["effects"][0]
    assert (donkeys["gain"], donkeys["per"]) == ({"gold": 1}, {"donkey": 2})
    assert TILE["housework"]["bands"][0]["effects"][0]["food_per_dwarf"] == 1
    assert TILE["excavation"]["bands"][0]["effects"][1] == {
        "kind": "excavate",
        "label": "2F>dig2",
        "cost": {"food": 2},
        "gain": {},
        "count": 2,
    }


def test_labels_are_those_of_written_choices() -> None:
    bands = [band for tile in TABLE["tiles"] for band in tile["bands"]]
    bands += [bonus["band"] for bonus in TABLE["bonus"]]
    assert {effect["label"] for band in bands for effect in band["effects"]} | {"1F>1g"} == set(LABELS)
    uses = [(room["number"], effect["label"]) for room in TABLE["rooms"] for effect in room["band"]["effects"]]
    assert [use for use in uses if ROOMS[use[0]].colour == "orange"] == [(room, e.label) for room, e in USES]


def test_goods_and_symbols() -> None:
    assert [good["code"] for good in TABLE["goods"] if good["limit"] == 19] == ["g", "wp"]
    assert TABLE["symbols"] == {"1,1": {"food": 1}, "3,1": {"food": 1}, "2,-2": {"ore": 1}, "2,-1": {"iron": 1}}


def test_gates_of_tiles_and_extension_spaces() -> None:
    assert {tile["tile"]: tile["gate"] for tile in TABLE["tiles"] if tile["gate"]} == {"renovation": "gold"}
    assert [bonus["gate"] for bonus in TABLE["bonus"]] == ["", "", "", "weapon"]


def test_eras_of_rooms() -> None:
    assert [room["era"] for room in TABLE["rooms"]] == [1] * 25 + [2] * 21


LOOK = """
import json
from lascaux.games.cave_vs_cave.game import CaveVsCave

game = CaveVsCave({})
at = game.start()
for name in ("start 0", "reveal furnishing", "take furnishing", "use +1F", "use NF>furnish", "furnish shelf 2,0"):
    at.play(game.parse(name))
shelf = game.printed()["rooms"][1]
use = game.parse("activate shelf w:=4")
paid = game.view(at, 0)["caves"][0]["goods"]["emmer"] == 0
print(json.dumps([shelf["cost"], shelf["points"], shelf["band"]["effects"][0]["raises"]]))
print(json.dumps([paid, at.scores()[0], game.describe(use), game.help("shelf")]))
"""


def test_a_changed_row_changes_the_printed_table_the_help_and_the_rules(tmp_path: Path) -> None:
    """In a copy of the sources, without anything compiled, the Shelf's row is another."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    package = shutil.copytree(Path(lascaux.__file__).parent, tmp_path / "lascaux", ignore=ignored)
    rows = package / "games" / "cave_vs_cave" / "rules" / "rooms.py"
    before = rows.read_text(encoding="utf-8")
    row = '"Shelf",             ORANGE, LIGHT, "1w",     "1",    3,  "w := 2 /'
    assert before.count(row) == 1
    changed = row.replace('"1w"', '"1e"').replace(" 3,", " 5,").replace(":= 2", ":= 4")
    rows.write_text(before.replace(row, changed), encoding="utf-8")
    looked = subprocess.run(
        [sys.executable, "-c", LOOK], cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, check=True
    )
    printed, played = map(json.loads, looked.stdout.splitlines())
    assert printed == [{"emmer": 1}, 5, {"wood": 4}]
    paid, points, button, help = played
    assert (paid, points, button) == (True, 6.0, "Shelf: raise wood to 4")
    assert "Cost: 1 emmer." in help
    assert "5 points." in help
