"""The client draws what is printed, and knows none of it itself."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

import lascaux
from lascaux.core.texts import LANGUAGES
from tests.server.support import ServerProcess, free_port, server_process
from tests.web.conftest import Player

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src"
GAMES = ("cave-vs-cave", "stone-age", "caverna")
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]

# Names that are words of everyday language too.
EVERYDAY = {
    "cave-vs-cave": {"Box", "Einrichtung", "Startspieler"},
    "stone-age": {"Acker", "Field", "Jagd"},
    "caverna": {"Startspieler"},
}
COMMENTS = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", re.DOTALL)


def sources(game: str) -> dict[str, str]:
    """What a game's folder says, and what all games share; without comments, which may give examples."""
    others = [CLIENT / "games" / other for other in GAMES if other != game]
    paths = [
        path
        for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")])
        if not path.name.endswith(".test.ts") and not any(path.is_relative_to(other) for other in others)
    ]
    return {str(path.relative_to(CLIENT)): COMMENTS.sub("", path.read_text(encoding="utf-8")) for path in paths}


def places_of(words: set[str], game: str) -> list[str]:
    """Where any of some words stands by itself."""
    alone = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, sorted(words))) + r")(?!\w)")
    return [f"{path}: {found}" for path, text in sources(game).items() for found in alone.findall(text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_name_of_the_engine_stands_in_the_client(game: str, language: str) -> None:
    printed = lascaux.load(game).printed(language)
    # Ids are what views and drawings go by; some names are no others. Terms of the glossary are everyday words.
    names = {
        name
        for group, things in printed["names"].items()
        for id, name in things.items()
        if group != "glossary" and name != id
    }
    assert len(names) > 20
    assert places_of(names - EVERYDAY[game], game) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_option_is_named_in_the_client(game: str, language: str) -> None:
    options = lascaux.load(game).printed(language)["options"]
    names = {option["name"] for option in options if " " in option["name"]}  # the others are everyday words
    assert names
    assert places_of(names, game) == []


def test_no_cost_or_effect_of_cave_vs_cave_stands_in_the_client() -> None:
    printed: Any = lascaux.load("cave-vs-cave").printed("en")
    bands = [room["band"] for room in printed["rooms"]] + [band for tile in printed["tiles"] for band in tile["bands"]]
    effects = {effect["label"] for band in bands for effect in band["effects"]} | {band["short"] for band in bands}
    rows = {effect for effect in effects if re.search(r"\d", effect) and not effect.startswith(("act", "dig"))}
    found = [path for path, text in sources("cave-vs-cave").items() for row in rows if row in text]
    assert found == []


def test_no_half_of_a_card_of_stone_age_stands_in_the_client() -> None:
    printed: Any = lascaux.load("stone-age").printed("en")
    assert places_of({card["code"] for card in printed["cards"]}, "stone-age") == []


# One line in one file, and the page shows it

SHELF = '"Shelf",             ORANGE, LIGHT, "1w"'
CHANGES = {
    "cave_vs_cave/rules/rooms.py": (SHELF, SHELF.replace("1w", "9g")),
    "cave_vs_cave/texts/tiles.en.toml": ('name = "Shelf"', 'name = "Bookcase"'),
    "caverna/rules/loot.py": ('Loot("dog", 1,', 'Loot("dog", 13,'),
    "caverna/texts/tiles.en.toml": ('name = "Carpenter"', 'name = "Joiner"'),
    "stone_age/rules/goods.py": ('"wood", "W", pips=3', '"wood", "W", pips=2'),
    "stone_age/texts/tiles.en.toml": ('name = "Forest"', 'name = "Copse"'),
}


@pytest.fixture(scope="module")
def changed(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose rows and names are others, in a copy of the sources without anything compiled."""
    folder = tmp_path_factory.mktemp("changed")
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    package = shutil.copytree(Path(lascaux.__file__).parent, folder / "lascaux", ignore=ignored)
    for name, (row, other) in CHANGES.items():
        path = package / "games" / name
        text = path.read_text(encoding="utf-8")
        assert text.count(row) == 1, name
        path.write_text(text.replace(row, other), encoding="utf-8")
    with server_process(str(folder / "tables.sqlite"), free_port(), path=str(folder)) as server:
        yield server


@pytest.mark.parametrize(
    ("game", "tab", "target", "shown"),
    [
        ("cave-vs-cave", None, "room shelf", "Bookcase, orange, cost: 9 gold"),
        ("stone-age", None, "place forest", "Copse, 2 pips for 1 wood"),
        ("caverna", "Expeditions", "term loot-dog", "1 dog, needs strength 13"),
        ("caverna", "Furnishings", "room carpenter", "Joiner, cost 1 stone"),
    ],
)
def test_a_changed_row_is_seen_on_the_page(
    changed: ServerProcess, browser: Browser, game: str, tab: str | None, target: str, shown: str
) -> None:
    player = Player(browser, changed.address)
    table = player.new_table(game, ME_AND_A_BOT, options={"players": 2})["table"]
    player.go(f"/tables/{table}")
    if tab:
        player.page.get_by_role("button", name=re.compile(tab)).click()
    if tab == "Furnishings":
        player.page.get_by_role("button", name=re.compile(r"^All \d")).click()
    thing = player.page.locator(f'.table [data-target="{target}"]').first
    expect(thing).to_have_accessible_name(re.compile(re.escape(shown)))
    player.context.close()
    assert player.problems == []
