"""A finished game is analysed, its curve walked by keyboard, and a mistake in it found."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.analysis.playing import played
from tests.server.support import ServerProcess
from tests.web.conftest import Player
from tests.web.test_accessibility import serious


@pytest.fixture(scope="module")
def record() -> str:
    return played("cave-vs-cave", "random", 5, players=1).text()


def analysed(player: Player, record: str) -> str:
    """A finished table, analysed from its end dialog."""
    player.ask("GET", "/me")
    table: str = player.ask("POST", "/records", {"record": record, "seats": [{"kind": "me"}]})["table"]
    page = player.page
    player.go(f"/tables/{table}")
    page.locator("dialog").get_by_role("link", name="Analyse", exact=True).click()
    page.get_by_role("button", name="Analyse this game").click()
    page.get_by_role("slider").wait_for()
    return table


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_from_the_end_of_a_game_to_a_mistake_that_is_found(
    browser: Browser, server: ServerProcess, record: str, scheme: str
) -> None:
    player = Player(browser, server.address, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce")
    page = player.page
    table = analysed(player, record)
    assert serious(player) == []

    # The curve by keyboard: on by a turn, back to the first, then to that turn's place on the board.
    slider = page.get_by_role("slider")
    slider.focus()
    first = slider.get_attribute("aria-valuetext")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "2")
    assert slider.get_attribute("aria-valuetext") != first
    expect(page.locator(".turns [aria-current=step]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Replay")).to_be_visible()
    values = page.get_by_role("button", name="Show values")
    values.click()
    expect(values).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".values .best")).to_have_count(1)  # the best choice, on the board
    assert serious(player) == []
    page.get_by_role("link", name="Back to the analysis").click()

    # Learn from a mistake: first what gives most away, then the best.
    page.get_by_role("link", name="Learn from my mistakes").click()
    tray = page.locator(".turn-tray")
    expect(tray.locator(".count")).to_contain_text("1/")
    found = player.ask("GET", f"/tables/{table}/analysis")["found"]
    number = max((one for turn in found["turns"] for one in turn["decisions"]), key=lambda one: one["cost"])["number"]
    decision = player.ask("GET", f"/tables/{table}/analysis/{number}")
    names = {choice["choice"]: choice for choice in decision["moment"]["view"]["choices"]}
    texts = dict(zip(names, decision["texts"], strict=True))
    best, worst = (decision["values"][place]["choice"] for place in (0, -1))
    for choice, said in ((worst, "gives away"), (best, "Found it")):
        choose(player, names[choice], texts[choice])
        expect(tray.get_by_role("status").first).to_contain_text(said)
    assert serious(player) == []
    expect(tray.get_by_role("button", name="Next")).to_be_visible()
    player.context.close()
    assert player.problems == []


def choose(player: Player, choice: dict[str, object], text: str) -> None:
    """In the tray where it is a button, else on the board."""
    name = "End turn" if text == "end the turn" else text
    button = player.page.locator(".turn-tray").get_by_role("button", name=name)
    if button.count():
        button.first.click()
        return
    targets = choice["targets"]
    assert isinstance(targets, list)
    for target in targets:
        player.page.locator(f'main [data-target="{target["kind"]} {target["name"]}"]').first.press("Enter")
