"""Words on the tables can be read: large enough, not stretched or cut, clear of drawings."""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser

import lascaux
from lascaux.agents import make_agent
from lascaux.record import Record
from tests.server.support import ServerProcess
from tests.web.conftest import Player
from tests.web.playing import wait_for_choice

MEASURE = Path(__file__).with_name("lettering.js").read_text(encoding="utf-8")
WORDLESS = "main.table * { color: transparent !important } main.table text { fill: transparent !important }"
LEAST = 11  # pixels
CLEAR = 4.5
WINTER: dict[str, Any] = {"theme": "winter", "hard_winter": True, "animals": True, "igloos": True}


class Sight(NamedTuple):
    game: str
    options: dict[str, Any]
    round: int
    language: str
    light: str
    panels: tuple[str, ...] = ()  # what is opened, one after the other


ROOMS, WAY = ".drawers button:first-child", ".drawers button:last-child"
SIGHTS = {
    "cave": Sight("cave-vs-cave", {"players": 2}, 6, "de", "light"),
    "both": Sight("cave-vs-cave", {"players": 2, "eras": 2}, 11, "de", "dark"),
    "summer": Sight("stone-age", {"players": 4}, 7, "de", "light"),
    "winter": Sight("stone-age", {"players": 2, **WINTER}, 6, "de", "dark"),
    "three": Sight("caverna", {"players": 3}, 9, "de", "light", (ROOMS, WAY)),
    "seven": Sight("caverna", {"players": 7}, 6, "en", "dark", (ROOMS,)),
}


@cache
def played(name: str) -> str:
    """A game of quick bots up to the first seat's turn in that round, as a record."""
    sight = SIGHTS[name]
    game = lascaux.load(sight.game, **sight.options)
    agent, rng, at, choices = make_agent("greedy", 7), random.Random(7), game.start(), []
    while game.round(at) < sight.round or at.actor != 0 or not at.begins_turn:
        choice = at.sample(rng) if at.actor == lascaux.CHANCE else agent.choose(game, at)
        choices.append(int(choice))
        at.play(choice)
    return Record(game, choices=choices).text()


@contextmanager
def seated(browser: Browser, server: ServerProcess, name: str, **settings: Any) -> Iterator[Player]:
    sight = SIGHTS[name]
    scheme: Any = sight.light
    player = Player(browser, server.address, color_scheme=scheme, reduced_motion="reduce", bypass_csp=True, **settings)
    kept = json.dumps({"language": sight.language, "speed": "off", "hold": "never"})
    player.page.add_init_script(f"localStorage.setItem('lascaux', {kept!r})")
    player.ask("GET", "/me")
    bots = [{"kind": "bot", "level": "greedy"}] * (sight.options["players"] - 1)
    table = player.ask("POST", "/records", {"record": played(name), "seats": [{"kind": "me"}, *bots]})["table"]
    player.go(f"/tables/{table}")
    assert wait_for_choice(player)
    player.page.evaluate("document.fonts.ready.then(() => 0)")
    player.page.wait_for_load_state("networkidle")
    yield player
    player.context.close()
    assert player.problems == []


def measured(player: Player) -> list[dict[str, Any]]:
    """Every text on the table, measured on the drawn ground."""
    style = player.page.add_style_tag(content=WORDLESS)
    ground = base64.b64encode(player.page.screenshot()).decode()
    style.evaluate("one => one.remove()")
    found: list[dict[str, Any]] = player.page.evaluate(f"({MEASURE})({json.dumps(ground)})")
    return found


def check(words: list[dict[str, Any]]) -> None:
    assert len(words) > 30
    assert [(one["words"], one["size"]) for one in words if one["size"] < LEAST] == []
    assert [one["words"] for one in words if one["stretched"] or one["cut"]] == []
    assert [(one["words"], round(one["contrast"], 2)) for one in words if one["contrast"] < CLEAR] == []


@pytest.mark.parametrize("name", SIGHTS)
def test_words_can_be_read(browser: Browser, server: ServerProcess, name: str) -> None:
    with seated(browser, server, name) as player:
        check(measured(player))
        for opener in SIGHTS[name].panels:
            player.page.locator(opener).click()
            player.page.wait_for_selector(".panel")
            player.page.wait_for_load_state("networkidle")
            player.page.mouse.move(1, 1)
            check(measured(player))
            player.page.keyboard.press("Escape")


@pytest.mark.parametrize("name", SIGHTS)
def test_no_drawing_is_missing(browser: Browser, server: ServerProcess, name: str) -> None:
    with seated(browser, server, name) as player:
        drawn = player.page.locator("main.table :is(img, image)")
        addresses = drawn.evaluate_all("all => all.map((one) => one.getAttribute('src') ?? one.getAttribute('href'))")
        assert len(addresses) > 5
        assert [one for one in addresses if not one or one.startswith("#") or "undefined" in one] == []
