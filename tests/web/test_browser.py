"""The table in a real browser."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.server.support import ServerProcess
from tests.waiting import until
from tests.web.conftest import Player
from tests.web.playing import answer_question, look, play_by_mouse, settle, wait_for_choice

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
GAMES = ("cave-vs-cave", "stone-age", "caverna")


def test_the_first_choice_is_two_clicks_away(player: Player) -> None:
    player.go("/")
    player.page.get_by_role("button", name="Play against a bot").first.click()
    assert wait_for_choice(player)
    player.page.locator(".status .choice, .board .target.lit").first.click()
    expect(player.page.locator(".status")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(player: Player, game: str) -> None:
    # A bot that buys cards and buildings: against chance alone, Stone Age takes a thousand clicks.
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = player.new_table(game, seats, options={"players": 2})["table"]
    player.go(f"/tables/{table}")
    play_by_mouse(player, Random(game))
    expect(player.page.locator("dialog .outcome")).not_to_be_empty()
    player.page.get_by_role("button", name="Back to the board").click()
    expect(player.page.locator("dialog")).to_have_count(0)


def test_a_whole_game_by_keyboard(player: Player) -> None:
    table = player.new_table("cave-vs-cave", ME_AND_A_BOT)["table"]
    player.go(f"/tables/{table}")
    rng = Random(1)
    while wait_for_choice(player):
        seen = look(player.page)
        if seen["buttons"]:
            player.page.keyboard.press(str(1 + rng.randrange(min(9, seen["buttons"]))))
        else:
            player.page.locator(".board .target.lit, .status .choices button").first.focus()
            player.page.keyboard.press("Enter")
        settle(player.page, seen)
        if player.page.locator(".status .choices .main").count():
            player.page.locator(".status .choices .main").focus()
            player.page.keyboard.press("Enter")
    expect(player.page.locator("dialog .outcome")).not_to_be_empty()


def test_two_browsers_at_one_table(browser: Browser, server: ServerProcess) -> None:
    ann, ben = Player(browser, server.address), Player(browser, server.address)
    made = ann.new_table("cave-vs-cave", [{"kind": "me"}, {"kind": "free"}])
    ann.go(f"/tables/{made['table']}")
    link = ann.page.locator(".invite input").input_value()
    ben.page.goto(link)
    ben.page.wait_for_selector("main.table")
    expect(ann.page.locator(".invite")).to_have_count(0)
    for _ in range(12):
        choosing = until(
            lambda: next((one for one in (ann, ben) if one.page.locator(".status.mine").count()), None),
            "somebody's turn",
        )
        other = ben if choosing is ann else ann
        number = int(choosing.page.locator("main.table").get_attribute("data-number") or 0)
        choosing.page.locator(".status .choice").last.click()
        answer_question(choosing)
        expect(other.page.locator("main.table")).not_to_have_attribute("data-number", str(number))
        expect(choosing.page.locator("main.table")).not_to_have_attribute("data-number", str(number))
    for one in (ann, ben):
        one.context.close()
        assert one.problems == []


def test_the_table_comes_back_after_the_server_was_killed(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    from tests.server.support import free_port, server_process

    with server_process(str(tmp_path_factory.mktemp("killed") / "tables.sqlite"), free_port()) as server:
        player = Player(browser, server.address)
        table = player.new_table("cave-vs-cave", ME_AND_A_BOT)["table"]
        player.go(f"/tables/{table}")
        play_by_mouse(player, Random(2), most=5)
        server.kill()
        expect(player.page.locator(".prompt .problem")).to_be_visible()
        server.start()
        expect(player.page.locator(".prompt .problem")).to_have_count(0)
        assert play_by_mouse(player, Random(3), most=5) == 5
        player.context.close()
        assert player.problems == []


def test_undo_takes_back_and_restart_begins_the_turn_again(player: Player) -> None:
    table = player.new_table("cave-vs-cave", [{"kind": "me"}], options={"players": 1}, seed=1)["table"]
    player.go(f"/tables/{table}")
    for name in ("take Cultivation", "gain 2 emmer", "gain 1 flax"):
        player.page.locator(".status").get_by_role("button", name=re.compile(name)).click()
    expect(player.page.locator(".log li").last).to_contain_text("flax")
    player.page.get_by_role("button", name="Undo").click()
    expect(player.page.locator(".log li").last).to_contain_text("emmer")
    player.page.get_by_role("button", name="Restart turn").click()
    expect(player.page.locator(".log li").last).to_contain_text("revealed")


def test_german_is_switched_on_at_once(player: Player) -> None:
    table = player.new_table("cave-vs-cave", ME_AND_A_BOT)["table"]
    player.go(f"/tables/{table}")
    assert wait_for_choice(player)
    player.page.get_by_role("button", name="Settings").click()
    player.page.get_by_label("Language").select_option("de")
    expect(player.page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".prompt")).to_contain_text("nimm ein Aktionsplättchen")
    expect(player.page.locator("html")).to_have_attribute("lang", "de")


def test_a_phone_has_no_sideways_scrolling(browser: Browser, server: ServerProcess) -> None:
    phone = Player(browser, server.address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.go("/")
    phone.page.wait_for_selector("article")
    widths = [phone.page.evaluate("document.documentElement.scrollWidth")]
    for game in GAMES:
        table = phone.new_table(game, ME_AND_A_BOT, options={"players": 2})["table"]
        phone.go(f"/tables/{table}")
        assert wait_for_choice(phone)
        play_by_mouse(phone, Random(game), most=8)
        widths.append(phone.page.evaluate("document.documentElement.scrollWidth"))
    phone.context.close()
    assert widths == [390] * 4
    assert phone.problems == []


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_explains_each_new_decision(player: Player, game: str) -> None:
    player.go(f"/learn/{game}")
    assert wait_for_choice(player)
    lesson = player.page.locator(".lesson")
    expect(lesson).to_be_visible()
    first = lesson.inner_text()
    lesson.get_by_role("button").click()
    expect(lesson).to_have_count(0)
    for _ in range(6):
        play_by_mouse(player, Random(4), most=1)
        if lesson.count():
            break
    assert lesson.inner_text() != first


def test_a_thing_that_cannot_be_chosen_says_why(player: Player) -> None:
    table = player.new_table("cave-vs-cave", [{"kind": "me"}, {"kind": "me"}])["table"]
    player.go(f"/tables/{table}")
    assert wait_for_choice(player)
    player.page.locator('.board [data-target="room shelf"]').first.click()
    expect(player.page.locator(".about")).to_contain_text("Not now")
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".about")).to_have_count(0)
