"""Lessons in a real browser, walked through by clicking what is lit up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from lascaux.lessons import Chapter, Step, lesson
from tests.server.support import ServerProcess
from tests.web.conftest import Player

GAMES = ("cave-vs-cave", "stone-age", "caverna")
QUIET = "localStorage.setItem('lascaux', JSON.stringify({ ...JSON.parse(localStorage.lascaux ?? '{}'), speed: 'off' }))"
MOST = 4  # clicks for one choice: a place, how many go there, and the like
MOVED = "(before) => (%s)().some((now, n) => now !== before[n])"
WHERE = """() => [
    document.querySelector(".lesson").dataset.step,
    document.querySelector("main.table").dataset.number,
    String(document.querySelectorAll("[aria-pressed=true]").length) + document.querySelectorAll(".ring").length,
]"""
# Where a click on what is lit up goes: the first ring whose middle shows the thing itself, and not the words.
MIDDLE = """() => {
    const rings = [...document.querySelectorAll(".ring")].map((ring) => ring.getBoundingClientRect());
    const middles = rings.map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
    return middles.find(([x, y]) => !document.elementFromPoint(x, y)?.closest(".lesson")) ?? null;
}"""


@pytest.fixture
def learner(browser: Browser, server: ServerProcess) -> Iterator[Player]:
    learner = Player(browser, server.address)
    learner.page.add_init_script(QUIET)
    yield learner
    learner.context.close()
    assert learner.problems == []


def chapters_of(game: str) -> list[Chapter]:
    found = lesson(game)
    assert found
    return found.chapters


def at_step(learner: Player, step: Step) -> None:
    expect(learner.page.locator(".lesson")).to_have_attribute("data-step", step.name)
    expect(learner.page.locator(".lesson")).to_have_attribute("aria-busy", "false")


def click_what_is_lit(learner: Player) -> None:
    point = learner.page.wait_for_function(MIDDLE)
    before = learner.page.evaluate(WHERE)
    learner.page.mouse.click(*point.json_value())
    learner.page.wait_for_function(MOVED % WHERE, arg=before)
    expect(learner.page.locator(".lesson")).to_have_attribute("aria-busy", "false")


def follow(learner: Player, step: Step) -> None:
    """Read a step, or do what it says."""
    page = learner.page
    at_step(learner, step)
    if not step.choices:
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        page.get_by_role("button", name="Next", exact=True).click()
    for _ in range(MOST * len(step.choices)):
        name, number, _ = page.evaluate(WHERE)
        if name != step.name or int(number) >= step.at + len(step.choices):
            break
        click_what_is_lit(learner)


def walk(learner: Player, game: str, chapter: Chapter) -> None:
    learner.go(f"/learn/{game}/{chapter.name}")
    for step in chapter.steps:
        follow(learner, step)
    expect(learner.page.locator(".lesson .words")).to_contain_text("✓")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_chapters_are_learned_by_clicking_what_is_lit(learner: Player, game: str) -> None:
    for chapter in chapters_of(game)[:2]:
        walk(learner, game, chapter)
    learner.page.get_by_role("link", name="Next chapter").click()
    at_step(learner, chapters_of(game)[2].steps[0])


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_ends_with_a_scored_game_and_leads_to_a_real_one(learner: Player, game: str) -> None:
    for chapter in chapters_of(game):
        walk(learner, game, chapter)
    expect(learner.page.get_by_role("link", name="Rules").last).to_have_attribute("href", f"/rules/{game}")
    learner.page.get_by_role("button", name="Play a real game against: Novice").click()
    learner.page.wait_for_url("**/tables/*")


def test_the_last_chapter_ends_with_the_score_sheet_and_a_real_game(learner: Player) -> None:
    chapter = chapters_of("cave-vs-cave")[-1]
    learner.go(f"/learn/cave-vs-cave/{chapter.name}")
    for step in chapter.steps[:-1]:
        at_step(learner, step)
        for made in range(max(1, len(step.choices))):
            expect(learner.page.locator("main.table")).to_have_attribute("data-number", str(step.at + made))
            learner.page.locator(".lesson .row button").first.click()
    expect(learner.page.locator("dialog .outcome")).to_contain_text("Your clan wins")
    expect(learner.page.locator("dialog table")).to_contain_text("61")
    learner.page.keyboard.press("Escape")
    learner.page.get_by_role("button", name="Next", exact=True).click()
    learner.page.get_by_role("button", name="Play a real game against: Novice").click()
    learner.page.wait_for_url("**/tables/*")


def test_a_wrong_choice_is_answered_and_not_made(learner: Player) -> None:
    chapter = chapters_of("cave-vs-cave")[0]
    learner.go(f"/learn/cave-vs-cave/{chapter.name}")
    for step in chapter.steps[:4]:
        follow(learner, step)
    for tile, answer in (("furnishing", "costs two food"), ("undergrowth", "You may do that in a real game")):
        learner.page.locator(f'[data-target="tile {tile}"]').click()
        expect(learner.page.locator(".lesson .why")).to_contain_text(answer)
    at_step(learner, chapter.steps[4])
    expect(learner.page.locator("main.table")).to_have_attribute("data-number", "2")
    follow(learner, chapter.steps[4])
    expect(learner.page.locator(".lesson .why")).to_have_count(0)


def test_a_lesson_can_be_left_and_taken_up_again(learner: Player) -> None:
    page = learner.page
    first, second, third = chapters_of("stone-age")[:3]
    learner.go("/learn/stone-age")
    page.get_by_role("link", name="Begin: Your tribe sets out").click()
    for step in first.steps[:3]:
        follow(learner, step)
    at_step(learner, first.steps[3])
    page.reload()
    at_step(learner, first.steps[3])
    page.get_by_role("link", name="Chapters").click()
    page.get_by_role("link", name="Continue: Your tribe sets out").click()
    at_step(learner, first.steps[3])
    page.get_by_role("button", name="Back", exact=True).click()
    at_step(learner, first.steps[2])
    page.get_by_role("link", name="Skip chapter").click()
    at_step(learner, second.steps[0])
    walk(learner, "stone-age", second)
    page.get_by_role("link", name="Chapters").click()
    expect(page.locator(".chapters li.done")).to_have_count(1)
    expect(page.locator(".chapters [aria-current]")).to_have_attribute("href", f"/learn/stone-age/{third.name}")


def test_a_lesson_by_keyboard_and_in_german(learner: Player) -> None:
    """Words are told as they change, and every choice can be made without a mouse."""
    page = learner.page
    page.add_init_script(QUIET.replace("speed: 'off'", "speed: 'off', language: 'de'"))
    chapter = chapters_of("cave-vs-cave")[0]
    learner.go(f"/learn/cave-vs-cave/{chapter.name}")
    for step in chapter.steps[:4]:
        at_step(learner, step)
        page.get_by_role("button", name="Weiter", exact=True).press("Enter")
    at_step(learner, chapter.steps[4])
    expect(page.locator(".lesson [role=status]")).to_contain_text("Nimm das Plättchen Ackerbau")
    page.locator('[data-target="tile cultivation"]').press("Enter")
    at_step(learner, chapter.steps[5])
    page.locator('[data-choice="use +2e"]').press("Enter")
    expect(page.locator("main.table")).to_have_attribute("data-number", "4")


def test_a_game_without_a_lesson_says_so(learner: Player) -> None:
    learner.go("/learn/go")
    expect(learner.page.get_by_role("status")).to_contain_text("There is no game go")
