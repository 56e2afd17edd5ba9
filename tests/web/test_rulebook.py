"""The rulebook in the browser: read, searched, linked to, printed, and opened from a table at the right place."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.support import ServerProcess
from tests.web.conftest import Player
from tests.web.playing import wait_for_choice
from tests.web.test_accessibility import ME_AND_A_BOT, serious

GAMES = ("cave-vs-cave", "stone-age", "caverna")


@pytest.fixture
def reader(player: Player) -> Player:
    player.go("/rules/cave-vs-cave")
    player.page.wait_for_selector(".rulebook h3")
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Caverna: Cave vs Cave: the rules")
    return player


def section(reader: Player, id: str) -> Locator:
    return reader.page.locator(f"section#{id}")


def test_search_finds_tiles_and_text_and_marks_the_words(reader: Player) -> None:
    reader.page.get_by_label("Search").fill("retting")
    expect(section(reader, "retting-room")).to_be_visible()
    expect(section(reader, "retting-room").locator("mark").first).to_have_text(re.compile("retting", re.IGNORECASE))
    expect(section(reader, "shelf")).to_have_count(0)
    reader.page.get_by_label("Search").fill("CVC-DIG-08")
    expect(section(reader, "excavate")).to_be_visible()
    reader.page.get_by_label("Search").fill("no such words")
    expect(reader.page.get_by_role("status")).to_have_text("0 sections found")


def test_a_way_to_play_leaves_out_the_others(reader: Player) -> None:
    expect(section(reader, "solo")).to_have_count(1)
    reader.page.get_by_label("Rules for").select_option(label="Era I, two players")
    expect(section(reader, "solo")).to_have_count(0)
    expect(section(reader, "weekly-market")).to_have_count(0)
    expect(section(reader, "excavate")).to_have_count(1)


def test_contents_and_addresses_lead_to_sections(reader: Player) -> None:
    contents = reader.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Tearing down a wall").click()
    expect(reader.page).to_have_url(re.compile("#raze$"))
    expect(section(reader, "raze")).to_be_in_viewport()
    reader.go("/rules/cave-vs-cave#dungeon")
    reader.page.wait_for_selector("section#dungeon.opened")
    expect(section(reader, "dungeon")).to_be_in_viewport()
    reader.go("/rules/cave-vs-cave?thing=shelf")  # as addresses were before there was a rulebook
    reader.page.wait_for_selector("section#shelf.opened")
    expect(section(reader, "shelf")).to_be_in_viewport()


def test_pictures_are_drawn_by_the_game_and_out_of_reach(reader: Player) -> None:
    """Boards are full of things to press; here there is nothing to press."""
    expect(section(reader, "board").locator("figure svg.cave")).to_have_count(1)
    expect(section(reader, "shelf").locator(".drawn svg image").first).to_be_attached()
    assert reader.page.locator(".rulebook .target").count() > 50
    assert reader.page.locator(".rulebook .target:not([inert] *)").count() == 0


def test_german(reader: Player) -> None:
    reader.page.evaluate("localStorage.setItem('lascaux', JSON.stringify({ language: 'de' }))")
    reader.page.reload()
    reader.page.wait_for_selector("section#excavate h3")
    expect(section(reader, "excavate").locator("h3")).to_have_text("Aushöhlen")


def test_paper_has_the_text_and_nothing_to_press(reader: Player) -> None:
    reader.page.emulate_media(media="print")
    expect(reader.page.get_by_role("navigation", name="Contents")).to_be_hidden()
    expect(reader.page.get_by_role("button", name="Print")).to_be_hidden()
    expect(section(reader, "excavate")).to_be_visible()


def test_a_table_opens_it_at_the_right_place(player: Player) -> None:
    table = player.new_table("cave-vs-cave", ME_AND_A_BOT)["table"]
    player.go(f"/tables/{table}")
    assert wait_for_choice(player)
    with player.context.expect_page() as opened:
        player.page.locator(".turn-tray .rule").click()
    opened.value.wait_for_selector("section#turn .opened")  # one must take a tile
    expect(opened.value.locator(".opened")).to_be_in_viewport()
    player.page.locator('[data-target="room parlor"]').first.click(button="right")
    with player.context.expect_page() as opened:
        player.page.locator(".about").get_by_role("link", name="Rules").click()
    opened.value.wait_for_selector("section#parlor.opened")
    expect(opened.value.locator("section#parlor")).to_be_in_viewport()


def test_why_not_leads_to_its_clause(player: Player) -> None:
    table = player.new_table("cave-vs-cave", ME_AND_A_BOT, seed=1)["table"]
    player.go(f"/tables/{table}")
    assert wait_for_choice(player)
    player.page.locator('[data-target="tile housework"]').first.click()
    player.page.locator(".turn-tray button.choice", has_text="1 gold: furnish").click()
    expect(player.page.locator(".prompt")).to_contain_text("furnish")
    player.page.locator('[data-target="room parlor"]').first.click(button="right")
    reason = player.page.locator(".about .reason").first
    with player.context.expect_page() as opened:
        reason.get_by_role("link").click()
    opened.value.wait_for_selector(".rulebook .opened")
    expect(opened.value.locator(".rulebook .opened")).to_be_in_viewport()


@pytest.fixture(params=["light", "dark"])
def visitor(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Iterator[Player]:
    visitor = Player(browser, server.address, color_scheme=request.param, bypass_csp=True, reduced_motion="reduce")
    yield visitor
    visitor.context.close()
    assert visitor.problems == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious(visitor: Player, game: str) -> None:
    visitor.go(f"/rules/{game}")
    visitor.page.wait_for_selector(".rulebook h3")
    visitor.page.wait_for_load_state("networkidle")
    assert serious(visitor) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_a_phone(browser: Browser, server: ServerProcess, game: str) -> None:
    phone = Player(browser, server.address, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    phone.go(f"/rules/{game}")
    phone.page.wait_for_selector(".rulebook h3")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    phone.context.close()
    assert phone.problems == []
