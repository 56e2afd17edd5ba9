"""Playing in the browser as people do: look, click, wait for the others."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import Player

PATIENCE = 20_000  # milliseconds without anything to do
BUTTONS = ".status .choice"
THINGS = ".board .target.lit"

# One question to the page is much quicker than many.
READY = """() => document.querySelector("main.table[data-status=over]")
    || document.querySelector(".status.mine .choices button:not(:disabled)")"""
LOOK = """([buttons, things]) => ({
    over: document.querySelector("main.table").dataset.status === "over",
    number: document.querySelector("main.table").dataset.number,
    picked: document.querySelectorAll(".target.picked").length,
    buttons: document.querySelectorAll(buttons).length,
    things: document.querySelectorAll(things).length,
})"""
CHANGED = """([number, picked]) => document.querySelector("main.table").dataset.number !== number
    || document.querySelectorAll(".target.picked").length !== picked
    || document.querySelector(".status .choices .main")"""


def play_by_mouse(player: Player, rng: Random, most: int = 10_000) -> int:
    """Click until the game is over; how many clicks that took. Things on the board are preferred to buttons."""
    clicks = 0
    page = player.page
    while clicks < most and wait_for_choice(player):
        seen = look(page)
        if seen["things"] and (rng.random() < 0.6 or not seen["buttons"]):
            page.locator(THINGS).nth(pick(seen["things"], rng)).click()
        elif seen["buttons"]:
            page.locator(BUTTONS).nth(pick(seen["buttons"], rng)).click()
        else:
            page.locator(".status .choices button").last.click()
        clicks += 1
        settle(page, seen)
        answer_question(player)
    return clicks


def pick(count: int, rng: Random) -> int:
    """One of so many, the later ones more often: they are what brings a game on."""
    return max(rng.randrange(count) for _ in range(3))


def answer_question(player: Player) -> None:
    yes = player.page.locator(".status .choices .main")
    if yes.count():
        yes.click()


def wait_for_choice(player: Player) -> bool:
    """Whether there is something to choose; False once the game is over."""
    player.page.wait_for_function(READY, timeout=PATIENCE)
    return not player.over


def look(page: Page) -> dict[str, Any]:
    seen: dict[str, Any] = page.evaluate(LOOK, [BUTTONS, THINGS])
    return seen


def settle(page: Page, seen: dict[str, Any]) -> None:
    """Wait for the effect of a click or key; some, as of looking at a thing, change nothing that is waited for."""
    try:
        page.wait_for_function(CHANGED, arg=[seen["number"], seen["picked"]], timeout=300)
    except Exception as error:
        if "Timeout" not in type(error).__name__:
            raise
