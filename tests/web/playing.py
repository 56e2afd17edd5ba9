"""Playing in the browser as people do: look, click, wait for the others."""

from __future__ import annotations

import time
from random import Random

from tests.web.conftest import Player

PATIENCE = 20.0  # seconds without anything to do


def play_by_mouse(player: Player, rng: Random, most: int = 10_000) -> int:
    """Click until the game is over; how many clicks that took. Things on the board are preferred to buttons."""
    clicks = 0
    page = player.page
    while clicks < most and wait_for_choice(player):
        before = page.locator("main.table").get_attribute("data-number")
        buttons = page.locator(".status .choice")
        things = page.locator(".board .target.lit")
        if things.count() and (rng.random() < 0.6 or not buttons.count()):
            things.nth(pick(things.count(), rng)).click()
        elif buttons.count():
            buttons.nth(pick(buttons.count(), rng)).click()
        else:
            page.locator(".status .choices button").last.click()
        answer_question(player)
        clicks += 1
        wait_for_change(player, before)
    return clicks


def pick(count: int, rng: Random) -> int:
    """One of so many, the later ones more often: they are what brings a game on."""
    return max(rng.randrange(count), rng.randrange(count))


def answer_question(player: Player) -> None:
    yes = player.page.locator(".status .choices .main")
    if yes.count():
        yes.click()


def wait_for_choice(player: Player) -> bool:
    """Whether there is something to choose; False once the game is over."""
    deadline = time.monotonic() + PATIENCE
    page = player.page
    while time.monotonic() < deadline:
        if player.over:
            return False
        if page.locator(".status.mine .choices button:not(:disabled)").count():
            return True
        page.wait_for_timeout(10)
    raise AssertionError(f"nothing to do: {page.locator('.prompt').inner_text()}")


def wait_for_change(player: Player, before: str | None) -> None:
    """Until the click has had its effect, on the table or on what is picked."""
    deadline = time.monotonic() + 0.3
    while time.monotonic() < deadline:
        if player.page.locator("main.table").get_attribute("data-number") != before:
            return
        if player.page.locator(".target.picked").count():
            return
        player.page.wait_for_timeout(5)
