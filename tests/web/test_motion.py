"""What happens at the table is shown: every choice as a movement between places that are there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.support import ServerProcess
from tests.web.conftest import Player

GAMES = ("cave-vs-cave", "stone-age", "caverna")
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
STILL = ".glass[data-playing=false]"
PLAYING = ".glass[data-playing=true]"
MANY = 40  # choices
# However busy the machine is, from inside the page it is seen what a key has done by the next frame.
PRESS_AND_LOOK = """async (key, wanted) => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    return document.querySelector(wanted) !== null;
}"""


def watching(browser: Browser, server: ServerProcess, speed: str, **settings: Any) -> Player:
    """Somebody whose browser writes down what it shows."""
    player = Player(browser, server.address, **settings)
    kept = json.dumps({"speed": speed, "hold": "never"})
    player.page.add_init_script(f"window.lascauxMotion = []; localStorage.setItem('lascaux', {json.dumps(kept)})")
    return player


@pytest.fixture
def fast(browser: Browser, server: ServerProcess) -> Iterator[Player]:
    player = watching(browser, server, "fast")
    yield player
    player.context.close()
    assert player.problems == []


@pytest.fixture
def slow(browser: Browser, server: ServerProcess) -> Iterator[Player]:
    player = watching(browser, server, "slow")
    yield player
    player.context.close()
    assert player.problems == []


def sit_down(player: Player, game: str) -> str:
    table: str = player.new_table(game, ME_AND_A_BOT, options={"players": 2}, seed=3)["table"]
    player.go(f"/tables/{table}")
    player.page.wait_for_selector(".glass", state="attached")
    return table


def my_turn(player: Player, table: str) -> Any:
    """The table as soon as I may choose."""
    seen = player.ask("GET", f"/tables/{table}")
    while not seen["view"]["choices"] and seen["status"] == "playing":
        seen = player.ask("GET", f"/tables/{table}?seen={seen['number']}&wait=5")
    return seen


def choose(player: Player, table: str, rng: Random) -> None:
    """One choice of mine, as another window of mine would make it."""
    seen = my_turn(player, table)
    choice = rng.choice(seen["view"]["choices"])["choice"]
    player.ask("POST", f"/tables/{table}/choices", {"number": seen["number"], "choice": choice})


def see_all(player: Player, table: str) -> list[dict[str, Any]]:
    """Wait until everything before my turn has been shown; the log by then."""
    seen = my_turn(player, table)
    player.page.wait_for_selector(f"main.table[data-number='{seen['number']}']")
    player.page.wait_for_selector(STILL, state="attached")
    log: list[dict[str, Any]] = player.ask("GET", f"/tables/{table}/log")["lines"]
    return log


def played(player: Player) -> list[dict[str, Any]]:
    record: list[dict[str, Any]] = player.page.evaluate("window.lascauxMotion")
    return record


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_log_is_shown_between_places_that_are_there(fast: Player, game: str) -> None:
    table = sit_down(fast, game)
    lines = see_all(fast, table)
    first = len(lines)
    rng = Random(game)
    while len(lines) < first + MANY:
        choose(fast, table, rng)
        lines = see_all(fast, table)
    record = played(fast)
    shown = {entry["choice"] for entry in record}
    assert [line["text"] for choice, line in enumerate(lines) if choice >= first and choice not in shown] == []
    assert [(entry["kind"], lines[entry["choice"]]["text"]) for entry in record if entry["to"] is None] == []
    assert all(entry["duration"] <= 400 for entry in record)  # at twice the speed


def test_a_worker_walks_from_the_one_who_sends_it(fast: Player) -> None:
    table = sit_down(fast, "stone-age")
    rng = Random(2)
    for _ in range(6):
        choose(fast, table, rng)
        lines = see_all(fast, table)
    walks = [(entry, lines[entry["choice"]]) for entry in played(fast) if entry["kind"] == "walk"]
    sent = [(entry["from"].split()[-1], str(line["seat"])) for entry, line in walks if " places " in line["text"]]
    assert {seat for _, seat in sent} == {"0", "1"}
    assert all(start == seat for start, seat in sent)


def test_i_never_wait_for_a_movement(slow: Player) -> None:
    table = sit_down(slow, "stone-age")
    choose(slow, table, Random(1))
    slow.page.wait_for_selector(f"body:has({PLAYING}):has(.turn-tray.mine)")  # my turn, and it still shows why
    number = slow.page.locator("main.table").get_attribute("data-number")
    slow.page.get_by_role("button", name=re.compile("All .*choices")).click()
    slow.page.locator(".listing button").last.click()
    expect(slow.page.locator("main.table")).not_to_have_attribute("data-number", str(number))


def test_a_key_shows_the_table_as_it_is(slow: Player) -> None:
    table = sit_down(slow, "cave-vs-cave")
    choose(slow, table, Random(1))
    slow.page.wait_for_selector(PLAYING, state="attached")
    assert slow.page.evaluate(f"() => ({PRESS_AND_LOOK})('.', '{STILL}')"), "it is still in the frame after the key"


def test_what_happened_since_my_turn_is_shown_again(fast: Player) -> None:
    table = sit_down(fast, "stone-age")
    for _ in range(4):
        choose(fast, table, Random(1))
        lines = see_all(fast, table)
    before = played(fast)
    fast.page.get_by_role("button", name="What happened since my turn?").click()
    fast.page.wait_for_selector(PLAYING, state="attached")
    fast.page.wait_for_selector(STILL, state="attached")
    again = played(fast)[len(before) :]
    places = ("choice", "kind", "from", "to")
    assert [[entry[name] for name in places] for entry in again] == [
        [entry[name] for name in places] for entry in before[-len(again) :]
    ]
    assert 1 in {lines[entry["choice"]]["seat"] for entry in again}


def test_without_motion_changes_are_stills(browser: Browser, server: ServerProcess) -> None:
    player = watching(browser, server, "normal", reduced_motion="reduce")
    table = sit_down(player, "stone-age")
    choose(player, table, Random(1))
    player.page.wait_for_selector(".glass .glow", state="attached")
    frames = player.page.evaluate(
        """() => document.querySelector('.glass').getAnimations({ subtree: true })
            .flatMap((animation) => animation.effect.getKeyframes()).filter((frame) => frame.transform)"""
    )
    assert frames == []
    player.context.close()


def test_at_once_means_at_once(browser: Browser, server: ServerProcess) -> None:
    player = watching(browser, server, "off")
    table = sit_down(player, "stone-age")
    choose(player, table, Random(1))
    see_all(player, table)
    player.page.wait_for_selector(".glass .glow", state="attached")
    assert {entry["duration"] for entry in played(player)} == {0}
    player.context.close()
