"""Caverna's table by hand: twins are laid in one move and taken back in one, rooms show where they may go."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.support import ServerProcess
from tests.web.conftest import Player

COORDINATES = re.compile(r"\b[0-9],[0-9]\b")


@pytest.fixture
def farmer(browser: Browser, server: ServerProcess) -> Iterator[Player]:
    """Alone at a table, with a meadow and a field to lay."""
    player = Player(browser, server.address)
    table = player.new_table("caverna", [{"kind": "me"}], options={"players": 1})["table"]
    player.go(f"/tables/{table}")
    player.page.locator('[data-target="space slash-and-burn"]').click()
    lay = player.page.locator(".turn-tray .choice", has_text="meadow and a field")
    expect(lay.or_(twin(player, "2,3")).first).to_be_visible()
    if lay.count():
        lay.click()
    expect(twin(player, "2,3")).to_be_visible()
    yield player
    player.context.close()
    assert player.problems == []


def twin(player: Player, square: str) -> Locator:
    return player.page.locator(f'.own .twin[data-target="square {square}"]')


def square(player: Player, name: str) -> Locator:
    return player.page.locator(f'.own [data-place="square {name} 0"]')


def lies(player: Player, name: str, surface: str) -> None:
    expect(square(player, name)).to_have_attribute("aria-label", re.compile(surface))


def test_one_click_lays_both_halves(farmer: Player) -> None:
    twin(farmer, "2,2").hover()
    expect(farmer.page.locator(".own .ghost")).to_have_count(2)
    twin(farmer, "2,2").click()
    lies(farmer, "2,2", "Meadow")
    lies(farmer, "2,3", "Field")


def test_a_drag_says_where_the_other_half_goes(farmer: Player) -> None:
    twin(farmer, "2,3").hover()
    farmer.page.mouse.down()
    square(farmer, "1,3").hover()
    farmer.page.mouse.up()
    lies(farmer, "2,3", "Meadow")
    lies(farmer, "1,3", "Field")


def test_it_turns_with_a_key_and_is_laid_with_another(farmer: Player) -> None:
    twin(farmer, "2,3").focus()
    farmer.page.keyboard.press("r")
    farmer.page.keyboard.press("Enter")
    lies(farmer, "2,3", "Meadow")
    lies(farmer, "1,3", "Field")


def test_undo_takes_both_halves_back(farmer: Player) -> None:
    twin(farmer, "2,2").click()
    lies(farmer, "2,3", "Field")
    farmer.page.get_by_role("button", name="Undo").click()
    expect(twin(farmer, "2,2")).to_be_visible()
    expect(twin(farmer, "2,3")).to_be_visible()


def test_places_are_said_in_words(farmer: Player) -> None:
    labels = farmer.page.locator(".own [aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    words = [*labels, farmer.page.locator(".turn-tray").inner_text()]
    assert any(label.startswith("forest, bottom row, right") for label in labels)
    assert not [one for one in words if COORDINATES.search(one)]


def test_what_is_not_built_yet_is_forest_or_mountain(player: Player) -> None:
    table = player.new_table("caverna", [{"kind": "me"}], options={"players": 1})["table"]
    player.go(f"/tables/{table}")
    for name, help in (("0,0", "Forest."), ("4,1", "Mountain.")):
        square(player, name).hover()
        expect(player.page.locator(".about[role=tooltip]")).to_contain_text(help)


def test_a_new_round_is_announced_by_a_still(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.address, reduced_motion="reduce")
    table = player.new_table("caverna", [{"kind": "me"}], options={"players": 1})["table"]
    player.go(f"/tables/{table}")
    expect(player.page.locator(".spaces")).to_be_visible()
    expect(player.page.locator(".occasion")).to_have_count(0)  # nobody needs to be told where they sat down
    seen = player.ask("GET", f"/tables/{table}")
    while seen["view"]["round"] == 1:
        choice = seen["view"]["choices"][-1]["choice"]
        seen = player.ask("POST", f"/tables/{table}/choices", {"number": seen["number"], "choice": choice})
    expect(player.page.locator(".occasion b")).to_have_text("Round 2")
    expect(player.page.locator(".occasion")).to_have_css("opacity", "1")
    assert player.page.locator(".occasion").evaluate("one => one.getAnimations().length") == 0
    expect(player.page.locator(".occasion")).to_have_count(0)
    player.context.close()
    assert player.problems == []


def test_a_finger_lays_on_the_board(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = player.new_table("caverna", [{"kind": "me"}], options={"players": 1})["table"]
    player.go(f"/tables/{table}")
    player.page.locator('[data-target="space slash-and-burn"]').tap()
    lay = player.page.locator(".turn-tray .choice", has_text="meadow and a field")
    expect(lay.or_(twin(player, "2,3")).first).to_be_visible()
    if lay.count():
        lay.tap()
    twin(player, "2,3").tap()
    expect(player.page.locator(".own .ghost")).to_have_count(2)
    player.page.get_by_role("button", name="Lay it here").tap()
    lies(player, "2,3", "Meadow")
    player.context.close()
    assert player.problems == []
