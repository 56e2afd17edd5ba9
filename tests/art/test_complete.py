"""Whatever the rules put on a table has its drawing: a new card, furnishing or animal needs one, too."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import lascaux

CAVERNA: Any = lascaux.load("caverna").printed("en")
STONE_AGE: Any = lascaux.load("stone-age").printed("en")
SPRITES: Any = import_module("art.signs").SPRITES
LOOKS = {"forest": 4, "meadow": 3, "field": 2, "cavern": 4, "tunnel": 2}  # web/src/games/caverna/Square.svelte
ALIASES = {"furnish": "chair", "deep-ruby-mine": "ruby-mine"}  # web/src/games/caverna/icons.ts


@cache
def drawn(folder: str) -> set[str]:
    return {*import_module(f"art.{folder}").drawings()}


def missing(wanted: set[str], there: set[str]) -> list[str]:
    assert wanted
    return sorted(wanted - there)


def signs(game: str) -> set[str]:
    return {*SPRITES["common"], *SPRITES[game]}


def test_every_room_of_caverna_is_an_interior() -> None:
    assert missing({f"room-{room['room']}" for room in CAVERNA["rooms"]}, drawn("caverna")) == []


def test_every_action_space_of_caverna_is_a_place_of_its_own() -> None:
    assert missing({f"space-{space['space']}" for space in CAVERNA["spaces"]}, drawn("caverna")) == []


def test_everything_that_covers_a_square_is_drawn() -> None:
    variants = {f"{name}-{look}" for name, looks in LOOKS.items() for look in range(looks)}
    covers = {"deep-tunnel", "ore-mine", "ruby-mine", "stable", "pasture-small", "fence-small"}
    large = {f"{part}-{way}" for part in ("pasture", "fence") for way in ("wide", "tall")}
    assert missing(covers | variants | large, drawn("caverna")) == []


def test_goods_animals_and_deeds_of_caverna_are_signs() -> None:
    loot = {next(iter(item["gain"]), None) or item["deed"] or item["loot"] for item in CAVERNA["loot"]}
    deeds = {deed for deed in CAVERNA["names"]["deeds"] if deed != "take"}
    goods = {good["good"] if isinstance(good, dict) else good for good in CAVERNA["goods"]}
    assert missing({ALIASES.get(name, name) for name in loot | deeds | goods}, signs("caverna")) == []


def test_every_card_of_stone_age_is_a_scene_of_its_own() -> None:
    """Named by what it counts, how many people are on it, and which of such cards it is."""
    same: Counter[str] = Counter()
    wanted = []
    for card in STONE_AGE["cards"]:
        bottom = card["bottom"]
        kind = bottom.get("symbol") or f"{bottom['figure']}-{bottom['count']}"
        same[kind] += 1
        wanted.append(f"{kind}-{same[kind]}")
    herders = [name.replace("farmer", "herder") for name in wanted if name.startswith("farmer")]
    assert len(set(wanted)) == len(STONE_AGE["cards"]) == 36
    assert missing({*wanted, *herders}, drawn("stone_age")) == []


@pytest.mark.parametrize("size", ["", "-low"])
def test_every_building_of_stone_age_has_its_roof(size: str) -> None:
    assert missing({f"{row['tile']}{size}" for row in STONE_AGE["buildings"]}, drawn("stone_age")) == []


def test_wild_animals_and_igloos_are_drawn() -> None:
    assert missing({row["animal"] for row in STONE_AGE["animals"]} | {"igloo"}, drawn("stone_age")) == []


def test_goods_symbols_and_figures_of_stone_age_are_signs() -> None:
    names = STONE_AGE["names"]
    goods = {good["good"] if isinstance(good, dict) else good for good in STONE_AGE["goods"]}
    assert missing(goods | {*names["symbols"], *names["figures"]}, signs("stone-age")) == []
