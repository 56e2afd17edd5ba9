"""A game from another distribution in the browser: found, set up, played, drawn by its own package or as text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Playwright, expect

from tests.plugins.support import HEARTH, installed
from tests.server.support import ServerProcess, free_port, server_process
from tests.web.conftest import Player
from tests.web.playing import play_by_mouse, wait_for_choice
from tests.web.test_accessibility import serious

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
DRAWING = "client/index.js"


@pytest.fixture(scope="module")
def guest(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has Hearth."""
    folder = tmp_path_factory.mktemp("guest")
    site = installed(HEARTH, folder)
    with server_process(str(folder / "tables.sqlite"), free_port(), path=str(site)) as server:
        yield server


@pytest.fixture
def visitor(guest: ServerProcess, browser: Browser) -> Iterator[Player]:
    visitor = Player(browser, guest.address)
    yield visitor
    visitor.context.close()
    assert visitor.problems == []


def sit_down(visitor: Player) -> Locator:
    """At a table of Hearth; the board."""
    table = visitor.new_table("hearth", ME_AND_A_BOT, options={"players": 2}, seed=1)["table"]
    visitor.go(f"/tables/{table}")
    assert wait_for_choice(visitor)
    return visitor.page.locator(".board")


def without_drawing(visitor: Player, answer: str | None = None) -> None:
    """As if the game's drawing were not there, or were another."""
    if answer is None:
        visitor.page.route(f"**/{DRAWING}", lambda route: route.abort())
    else:
        visitor.page.route(f"**/{DRAWING}", lambda route: route.fulfill(body=answer, content_type="text/javascript"))


def test_the_lobby_has_it_and_it_can_be_set_up(visitor: Player) -> None:
    visitor.go("/")
    article = visitor.page.locator("article", has=visitor.page.get_by_role("heading", name="Hearth"))
    expect(article.locator("svg")).to_be_visible()
    expect(article.get_by_text("1 to 4 players")).to_be_visible()
    article.get_by_role("button", name="Set up a table").click()
    dialog = visitor.page.get_by_role("dialog", name="Hearth")
    dialog.get_by_role("combobox", name=re.compile("^Players")).select_option("3")
    dialog.get_by_label(re.compile("^Winter")).select_option(index=1)
    group = dialog.get_by_role("group", name="Who plays").locator("select")
    expect(group).to_have_count(1 + 3)  # how many, and who
    for seat in (2, 3):
        group.nth(seat).select_option("hearth-keeper")
    dialog.get_by_role("button", name="Start").click()
    expect(visitor.page.locator(".seats li")).to_have_count(3)
    assert wait_for_choice(visitor)


def test_it_is_drawn_by_its_own_package(visitor: Player) -> None:
    board = sit_down(visitor)
    expect(board.locator(".hearth h3").first).to_have_text("Clearing")
    expect(board.locator(".hearth")).to_have_css("display", "grid")  # its style sheet is not kept out
    thing = board.locator("button.hearth-thing").first
    number = visitor.page.locator("main.table").get_attribute("data-number")
    thing.click()
    expect(visitor.page.locator("main.table")).not_to_have_attribute("data-number", str(number))
    visitor.menu("Settings")
    visitor.page.get_by_label("Language").select_option("de")
    expect(board.locator(".hearth h3").first).to_have_text("Lichtung")


@pytest.mark.parametrize(
    "drawing",
    [
        None,
        "export default {};",
        "export default { mount() { throw new Error('no'); } };",
        "export default { mount: () => ({ update() { throw new Error('no'); }, destroy() {} }) };",
    ],
)
def test_without_a_drawing_that_works_there_is_a_text_board(visitor: Player, drawing: str | None) -> None:
    without_drawing(visitor, drawing)
    board = sit_down(visitor)
    expect(board.locator("pre.text")).to_contain_text("Night 1 of 6")
    choices = visitor.ask("GET", visitor.page.url.replace(visitor.address, ""))["view"]["choices"]
    expect(visitor.page.locator(".turn-tray .choice")).to_have_count(len(choices))


def test_a_whole_game_on_the_text_board(visitor: Player) -> None:
    without_drawing(visitor)
    board = sit_down(visitor)
    play_by_mouse(visitor, Random(1))
    expect(visitor.page.locator("dialog .outcome")).not_to_be_empty()
    visitor.page.get_by_role("button", name="Back to the board").click()
    expect(board.locator("pre.text")).to_contain_text("Night 6 of 6")
    visitor.menu("Replay")
    visitor.page.get_by_role("slider").fill("0")
    expect(board.locator("pre.text")).to_contain_text("Night 1 of 6")


@pytest.mark.parametrize("drawn", [True, False])
def test_nothing_keeps_anybody_from_playing_it(guest: ServerProcess, browser: Browser, drawn: bool) -> None:
    visitor = Player(browser, guest.address, bypass_csp=True)  # our own policy would keep axe out
    if not drawn:
        without_drawing(visitor)
    board = sit_down(visitor)
    expect(board.locator(".hearth" if drawn else "pre.text")).to_contain_text("Clearing")
    found = serious(visitor)
    visitor.context.close()
    assert found == []


def test_its_rules_are_explained(visitor: Player) -> None:
    visitor.go("/rules/hearth")
    expect(visitor.page.get_by_role("heading", name="Hearth: every tile and term")).to_be_visible()
    expect(visitor.page.locator("dl").first).not_to_be_empty()
