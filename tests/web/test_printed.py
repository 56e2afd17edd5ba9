"""What the client prints on tiles is what the engine's rows say, and it has a word for everything in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lascaux
from lascaux.games.cave_vs_cave.rules.actions import TILES
from lascaux.games.cave_vs_cave.rules.effects import parse_effects
from lascaux.games.cave_vs_cave.rules.patterns import PRINTED
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from lascaux.games.caverna.rules.loot import LOOT

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


def source(name: str) -> str:
    return (CLIENT / name).read_text(encoding="utf-8")


def test_rooms_of_cave_vs_cave() -> None:
    row = r'^  "?([\w-]+)"?: \{ colour: "(\w+)", cost: "([^"]*)", walls: "([^"]*)", points: (\d+)'
    found = {name: rest for name, *rest in re.findall(row, source("cave-vs-cave/rooms.ts"), re.MULTILINE)}
    printed = {room.slug: [room.colour, None, room.walls, str(room.points)] for room in ROOMS}
    assert found.keys() == printed.keys()
    for name, (colour, _, walls, points) in printed.items():
        assert [found[name][0], found[name][2], found[name][3]] == [colour, walls, points], name


def test_wall_patterns_of_cave_vs_cave() -> None:
    table = re.search(r"WALLS[^=]*= \{(.*?)\};", source("cave-vs-cave/rooms.ts"), re.DOTALL)
    assert table
    assert {"": ""} | dict(re.findall(r'"([^"]+)": "([dl-]{4})"', table[1])) == PRINTED


def test_action_tiles_of_cave_vs_cave() -> None:
    text = source("cave-vs-cave/tiles.ts")
    for tile in TILES:
        block = re.search(rf'^  "?{tile.slug}"?: \[(.*?)\],$', text, re.MULTILINE | re.DOTALL)
        assert block, tile.slug
        bands = [re.findall(r'"([^"]+)"', effects) for effects in re.findall(r"effects: \[([^\]]*)\]", block[1])]
        assert bands == [[effect.label for effect in parse_effects(band)] for band in tile.bands], tile.slug


def test_loot_of_caverna() -> None:
    found = re.findall(r'item: "([\w-]+)", strength: (\d+)', source("caverna/loot.ts"))
    assert {name: int(strength) for name, strength in found} == {item.slug: item.strength for item in LOOT}


@pytest.mark.parametrize("game", ["cave-vs-cave", "stone-age", "caverna"])
def test_every_decision_of_a_player_has_a_lesson_in_both_languages(game: str) -> None:
    lessons = source(f"{game}/lessons.ts")
    decisions = lascaux.load(game).decisions
    for decision in decisions:
        if not decision.chance and not decision.automatic:
            assert len(re.findall(rf'^\s+"?{decision.id}"?:', lessons, re.MULTILINE)) == 2, decision.id


@pytest.mark.parametrize("game", ["cave-vs-cave", "stone-age", "caverna"])
def test_every_option_and_its_values_have_names_in_both_languages(game: str) -> None:
    names = source(f"{game}/options.ts")
    for option in lascaux.load(game).declared:
        words = [f"{option.name}={value}" for value in option.values if isinstance(value, str)]
        for word in (option.name, *words):
            assert len(re.findall(rf'^    "?{re.escape(word)}"?:', names, re.MULTILINE)) == 2, word
