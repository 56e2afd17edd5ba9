"""Whole stretches of games, clicked inside the page, with something that watches at every choice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.server.support import ServerProcess
from tests.web.conftest import PATIENCE, Player
from tests.web.playing import wait_for_choice

GAMES = {"cave-vs-cave": 2, "stone-age": 3, "caverna": 3}  # and how many play
PHONE = 700


def script(name: str) -> str:
    return Path(__file__).with_name(f"{name}.js").read_text(encoding="utf-8")


def watched(
    browser: Browser,
    server: ServerProcess,
    game: str,
    clicks: int,
    watcher: str,
    size: tuple[int, int] = (1366, 768),
    language: str = "en",
    told: object = None,
) -> dict[str, Any]:
    """What a watcher found while somebody played; choices are shown at once, and turns end by themselves."""
    width, height = size
    phone = {"has_touch": True, "is_mobile": True} if width < PHONE else {}
    player = Player(browser, server.address, viewport={"width": width, "height": height}, **phone)
    kept = json.dumps({"language": language, "speed": "off", "hold": "never", "ask": False})
    player.page.add_init_script(f"localStorage.setItem('lascaux', {kept!r})")
    me = {"kind": "me", "name": "Ada"}  # "Guest 1 turns" would read like one of many
    seats = [me, *[{"kind": "bot", "level": "greedy"}] * (GAMES[game] - 1)]
    table = player.new_table(game, seats, options={"players": GAMES[game]}, seed=7)["table"]
    player.go(f"/tables/{table}")
    assert wait_for_choice(player)
    player.page.evaluate("document.fonts.ready.then(() => 0)")
    player.page.wait_for_load_state("networkidle")
    how = json.dumps({"clicks": clicks, "seed": 1, "patience": PATIENCE})
    found: dict[str, Any] = player.page.evaluate(
        f"({script('clicking')})({how}, ({script(watcher)})({json.dumps(told)}))"
    )
    player.context.close()
    assert player.problems == []
    return found
