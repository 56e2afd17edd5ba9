"""The day's challenge and one's own progress, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.support import ServerProcess
from tests.web.conftest import Player, screenshots
from tests.web.test_accessibility import serious

LOOKS: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "phone": {"viewport": {"width": 360, "height": 740}, "locale": "de-DE"},
}


@pytest.fixture(params=LOOKS)
def guest(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Iterator[Player]:
    # Our own policy would keep axe out.
    guest = Player(browser, server.address, bypass_csp=True, reduced_motion="reduce", **LOOKS[request.param])
    guest.ask("GET", "/me")
    yield guest
    guest.context.close()
    assert guest.problems == []


def play_to_the_end(player: Player, table: str) -> float:
    while True:
        seen = player.ask("GET", f"/tables/{table}")
        if seen["status"] == "over":
            points: float = seen["view"]["scores"][0]
            return points
        wish = {"number": seen["number"], "choice": seen["view"]["choices"][-1]["choice"]}
        player.ask("POST", f"/tables/{table}/choices", wish)


def look_at(player: Player, name: str) -> None:
    """Nothing serious for axe, nothing wider than the screen."""
    player.page.wait_for_load_state("networkidle")
    assert serious(player) == []
    assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    if folder := screenshots():
        width = player.page.viewport_size or {"width": 0}
        player.page.screenshot(path=folder / f"{name}-{width['width']}.png", full_page=True)


def test_the_day_is_played_once_and_shown_in_its_table(guest: Player) -> None:
    page = guest.page
    guest.go("/")
    page.locator("article").first.get_by_role("link", name="Daily challenge").or_(
        page.locator("article").first.get_by_role("link", name="Tagesaufgabe")
    ).click()
    page.locator(".daily button.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*")
    expect(page.locator("main.table")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    points = play_to_the_end(guest, table)
    guest.go("/daily/cave-vs-cave")
    expect(page.locator("tr.mine td").last).to_have_text(str(round(points)))
    expect(page.locator(".daily a.main")).to_have_attribute("href", f"/tables/{table}")
    expect(page.locator("tr.bot")).to_have_count(1)
    page.locator("summary").click()
    look_at(guest, "daily")
    page.locator("nav a", has_text="←").click()
    expect(page.locator("tr.mine")).to_have_count(0)
    assert page.locator(".daily button.main").count() == 0


def test_progress_is_a_plot_and_a_table(guest: Player) -> None:
    page = guest.page
    guest.go("/progress")
    expect(page.locator(".notice")).to_be_visible()
    points: list[float] = []
    for _ in range(2):
        made = guest.new_table("cave-vs-cave", [{"kind": "me"}], options={"players": 1})["table"]
        points.append(play_to_the_end(guest, made))
    guest.go("/progress")
    expect(page.locator("svg.course circle")).to_have_count(2)
    expect(page.locator("svg.course .goal")).to_have_count(2)
    assert str(round(max(points))) in str(page.locator("svg.course").get_attribute("aria-label"))
    page.locator("summary").focus()
    page.keyboard.press("Enter")
    assert [float(text) for text in page.locator("tbody td").all_inner_texts()] == points[::-1]
    look_at(guest, "progress")
