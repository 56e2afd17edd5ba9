"""Playing in the browser as people do: look, click, wait for the others."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Error, JSHandle, Page
from playwright.sync_api import TimeoutError as TooLong

from tests.web.conftest import Player

# One question to the page is much quicker than many, and sees one moment of the game.
READY = """() => document.querySelector("main.table[data-status=over]")
    || document.querySelector(".turn-tray.mine :is(.choices button, .end):not(:disabled)")
    || document.querySelector(".table .target.lit")"""
LOOK = """() => ({
    number: document.querySelector("main.table").dataset.number,
    picked: document.querySelectorAll(".target.picked").length,
    choices: document.querySelectorAll(".turn-tray .choices .choice:not(:disabled)").length, // those with number keys
    ending: document.querySelectorAll(".turn-tray .end:not(:disabled)").length,
})"""
CHANGED = """([number, picked]) => document.querySelector("main.table").dataset.number !== number
    || document.querySelectorAll(".target.picked").length !== picked
    || document.querySelector(".turn-tray .choices .main")"""
# What to press: "yes" if something is asked, else mostly things on the board, of all the later ones more often, as they
# bring a game on.
DECIDE = """([board, ...where]) => {
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const things = all(".table .target.lit");
    const buttons = all(".turn-tray.mine :is(.choice, .end):not(:disabled)");
    const asked = all(".turn-tray .choices .main:not(:disabled)");
    const offered = things.length && (board < 0.6 || !buttons.length) ? things : buttons;
    const last = all(".turn-tray.mine .choices button:not(:disabled)").slice(-1);
    const list = [asked, offered, last].find((some) => some.length) ?? [];
    return list[Math.floor(Math.max(...where) * list.length)] ?? null;
}"""
OFFERED = "(one) => one.isConnected && !one.disabled && (!one.matches('.target') || one.matches('.lit'))"


def play_by_mouse(player: Player, rng: Random, most: int = 10_000) -> int:
    """Click until the game is over; how many clicks that took."""
    clicks = 0
    while clicks < most and wait_for_choice(player):
        clicks += click(player.page, rng)
    return clicks


def is_ready(player: Player) -> bool:
    """Whether there is something to choose now, or the game is over."""
    return bool(player.page.evaluate(f"!!({READY})()"))


def click(page: Page, rng: Random) -> bool:
    """One click; False if the game went on first."""
    close_help(page)
    seen = look(page)
    if not press(page, page.evaluate_handle(DECIDE, [rng.random() for _ in range(4)])):
        return False
    settle(page, seen)
    return True


def close_help(page: Page) -> None:
    """What was opened by a click that came too late might lie over what comes next."""
    close = page.locator(".about button")
    if close.count():
        close.click()


def press(page: Page, thing: JSHandle) -> bool:
    """Click on a thing; False if the game went on first. What is offered but cannot be clicked is a fault."""
    element = thing.as_element()
    if element is None:
        return False
    try:
        element.click()
    except Error:
        if page.evaluate(OFFERED, thing):
            raise
        return False
    return True


def wait_for_choice(player: Player) -> bool:
    """Whether there is something to choose; False once the game is over."""
    player.page.wait_for_function(READY)
    return not player.over


def look(page: Page) -> dict[str, Any]:
    seen: dict[str, Any] = page.evaluate(LOOK)
    return seen


def settle(page: Page, seen: dict[str, Any]) -> None:
    """Wait for the effect of a click or key; some, as of looking at a thing, change nothing that is waited for."""
    with suppress(TooLong):
        page.wait_for_function(CHANGED, arg=[seen["number"], seen["picked"]], timeout=300)
