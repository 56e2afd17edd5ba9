"""Puzzles in a real browser: one is solved, one is missed, and both are seen in one's progress."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from lascaux.puzzles import puzzles
from tests.server.support import ServerProcess
from tests.web.conftest import Player
from tests.web.test_practice import LOOKS, look_at

GAME = "cave-vs-cave"
DIGGING = next(id for id, found in puzzles(GAME).items() if found.record.game.name(found.answer).startswith("excavate"))


@pytest.fixture(params=LOOKS)
def solver(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Iterator[Player]:
    # Our own policy would keep axe out.
    solver = Player(browser, server.address, bypass_csp=True, reduced_motion="reduce", **LOOKS[request.param])
    yield solver
    solver.context.close()
    assert solver.problems == []


def click_on(solver: Player, id: str, choice: int) -> None:
    """Make a choice by clicking on what it points at."""
    table = solver.ask("GET", f"/games/{GAME}/puzzles/{id}")
    (targets,) = [offer["targets"] for offer in table["view"]["choices"] if offer["choice"] == choice]
    for target in targets:
        solver.page.locator(f'[data-target="{target["kind"]} {target["name"]}"]:visible').first.click()


def test_a_wrong_answer_is_judged_and_the_right_one_explained(solver: Player) -> None:
    page, puzzle = solver.page, puzzles(GAME)[DIGGING]
    say = page.locator(".turn-tray .say")
    solver.go(f"/puzzles/{GAME}/{DIGGING}")
    points = f"{puzzle.gain:.1f}".removesuffix(".0")
    expect(say).to_contain_text(points.replace(".", "," if page.evaluate("navigator.language") == "de-DE" else "."))
    look_at(solver, "puzzle-asked")
    click_on(solver, DIGGING, puzzle.verdict.played.choice)
    expect(say.locator(".problem")).to_be_visible()
    expect(page.locator(".turn-tray .tools .end.main")).to_have_count(0)
    click_on(solver, DIGGING, puzzle.answer)
    expect(page.locator(".turn-tray .tools .end.main")).to_be_visible()
    expect(page.locator(".target.marked")).not_to_have_count(0)
    look_at(solver, "puzzle-found")
    page.locator(".turn-tray .tools .end.main").click()
    expect(page.locator(".turn-tray .say strong")).to_be_visible()
    assert page.url.rsplit("/", 1)[1] != DIGGING


def test_the_stream_is_played_with_the_keyboard_and_ends_in_one_s_progress(solver: Player) -> None:
    page = solver.page
    solver.go("/")
    page.locator(f'a[href="/puzzles/{GAME}"]').click()
    page.wait_for_url(f"**/puzzles/{GAME}/*")
    first = page.url.rsplit("/", 1)[1]
    page.locator(".turn-tray .tools .back").first.focus()
    page.keyboard.press("Enter")  # show me
    expect(page.locator(".target.marked").first).to_be_visible()
    page.locator(".turn-tray .tools .end.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("(id) => !location.pathname.endsWith(id)", arg=first)
    second = page.url.rsplit("/", 1)[1]
    click_or_press(solver, second)
    expect(page.locator(".turn-tray .tools .end.main")).to_be_visible()
    solver.go("/progress")
    expect(page.locator("svg.course circle")).to_have_count(3)
    expect(page.locator("dd").nth(1)).to_contain_text("1")
    look_at(solver, "puzzle-progress")


def click_or_press(solver: Player, id: str) -> None:
    """The answer by its number key, where it has one."""
    table = solver.ask("GET", f"/games/{GAME}/puzzles/{id}")
    offered = [offer["choice"] for offer in table["view"]["choices"]]
    place = offered.index(puzzles(GAME)[id].answer) + 1
    if len(offered) <= 9:
        solver.page.keyboard.press(str(place))
    else:
        click_on(solver, id, puzzles(GAME)[id].answer)


def test_a_game_without_such_a_puzzle_says_so(solver: Player) -> None:
    solver.go(f"/puzzles/{GAME}/none")
    expect(solver.page.locator(".notice")).to_contain_text("none")
    solver.go("/puzzles/chess")
    expect(solver.page.locator(".notice")).to_contain_text("chess")
