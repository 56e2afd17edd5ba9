"""The table in a real browser."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.server.support import ServerProcess
from tests.waiting import until
from tests.web.conftest import Player
from tests.web.playing import click, is_ready, look, play_by_mouse, settle, wait_for_choice

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
GAMES = ("cave-vs-cave", "stone-age", "caverna")


def test_the_first_choice_is_two_clicks_away(player: Player) -> None:
    player.go("/")
    player.page.get_by_role("button", name="Play against a bot").first.click()
    assert wait_for_choice(player)
    player.page.locator(".turn-tray .choice, .table .target.lit").first.click()
    expect(player.page.locator(".turn-tray")).to_be_visible()


@pytest.mark.parametrize("game", ["cave-vs-cave", *(pytest.param(game, marks=pytest.mark.slow) for game in GAMES[1:])])
def test_a_whole_game_by_mouse(player: Player, game: str) -> None:
    # A bot that buys cards and buildings: against chance alone, Stone Age takes a thousand clicks.
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = player.new_table(game, seats, options={"players": 2})["table"]
    player.go(f"/tables/{table}")
    play_by_mouse(player, Random(game))
    expect(player.page.locator("dialog .outcome")).not_to_be_empty()  # after what led to it was shown
    player.page.get_by_role("button", name="Back to the board").click()
    expect(player.page.locator("dialog")).to_have_count(0)


@pytest.mark.slow
def test_a_whole_game_by_keyboard(player: Player) -> None:
    table = player.new_table("cave-vs-cave", ME_AND_A_BOT)["table"]
    player.go(f"/tables/{table}")
    rng = Random(1)
    for _ in range(2000):
        if not wait_for_choice(player):
            break
        seen = look(player.page)
        if seen["ending"] and (not seen["choices"] or rng.random() < 0.3):
            player.page.keyboard.press("e")
        elif seen["choices"]:
            player.page.keyboard.press(str(1 + rng.randrange(min(9, seen["choices"]))))
        else:
            player.page.locator(".table .target.lit, .turn-tray .choices button").first.focus()
            player.page.keyboard.press("Enter")
        settle(player.page, seen)
    expect(player.page.locator("dialog .outcome")).not_to_be_empty()


def play_together(browser: Browser, server: ServerProcess, game: str, clicks: int) -> bool:
    """Two people by mouse, each taking something back now and then; whether the game is over after so many clicks."""
    ann, ben = Player(browser, server.address), Player(browser, server.address)
    made = ann.new_table(game, [{"kind": "me"}, {"kind": "free"}], options={"players": 2})
    ann.go(f"/tables/{made['table']}")
    ben.page.goto(ann.page.locator(".invite input").input_value())
    ben.page.wait_for_selector("main.table")
    expect(ann.page.locator(".invite")).to_have_count(0)
    rng, undone = Random(game), 0
    for _ in range(clicks):
        choosing = until(lambda: next((one for one in (ann, ben) if is_ready(one)), None), "somebody's turn")
        if choosing.over:
            break
        back = choosing.page.get_by_role("button", name="Undo")
        if undone < 3 and back.is_enabled() and rng.random() < 0.2:
            table = choosing.page.locator("main.table")
            number = str(table.get_attribute("data-number"))
            back.click()
            expect(table).not_to_have_attribute("data-number", number)
            undone += 1
        else:
            click(choosing.page, rng)
    assert undone
    number = str(ann.page.locator("main.table").get_attribute("data-number"))
    expect(ben.page.locator("main.table")).to_have_attribute("data-number", number)  # both see the same
    over = ann.over
    for one in (ann, ben):
        one.context.close()
        assert one.problems == []
    return over


def test_two_browsers_at_one_table(browser: Browser, server: ServerProcess) -> None:
    play_together(browser, server, "cave-vs-cave", 25)


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_game_and_take_things_back(browser: Browser, server: ServerProcess, game: str) -> None:
    assert play_together(browser, server, game, 10_000)


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


@pytest.mark.slow
def test_an_open_turn_survives_a_kill(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    from tests.server.support import free_port, server_process

    with server_process(str(tmp_path_factory.mktemp("open") / "tables.sqlite"), free_port()) as server:
        player = Player(browser, server.address)
        table = player.new_table("stone-age", ME_AND_A_BOT, options={"players": 2}, seed=1)["table"]
        player.go(f"/tables/{table}")
        assert wait_for_choice(player)
        lines = player.page.locator(".log li:not(.round)").count()
        player.page.locator('.target.lit[data-target="place hut"]').click()
        expect(player.page.locator(".prompt")).to_contain_text("End your turn, or take something back.")
        server.kill()
        expect(player.page.locator(".prompt .problem")).to_be_visible()
        server.start()
        expect(player.page.locator(".prompt")).to_contain_text("End your turn, or take something back.")
        player.page.get_by_role("button", name="Undo").click()
        expect(player.page.locator(".log li:not(.round)")).to_have_count(lines)  # and no bot has answered
        player.context.close()
        assert player.problems == []


def test_undo_takes_back_and_restart_begins_the_turn_again(player: Player) -> None:
    table = player.new_table("cave-vs-cave", [{"kind": "me"}], options={"players": 1}, seed=1)["table"]
    player.go(f"/tables/{table}")
    for name in ("take Cultivation", "gain 2 emmer", "gain 1 flax"):
        player.page.locator(".turn-tray").get_by_role("button", name=re.compile(name)).click()
    expect(player.page.locator(".log li").last).to_contain_text("flax")
    player.page.get_by_role("button", name="Undo").click()
    expect(player.page.locator(".log li").last).to_contain_text("emmer")
    player.page.get_by_role("button", name="Restart turn").click()
    expect(player.page.locator(".log li").last).to_contain_text("revealed")


def test_german_is_switched_on_at_once(player: Player) -> None:
    table = player.new_table("cave-vs-cave", ME_AND_A_BOT)["table"]
    player.go(f"/tables/{table}")
    assert wait_for_choice(player)
    player.menu("Settings")
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


def test_a_thing_that_cannot_be_chosen_says_why(player: Player) -> None:
    table = player.new_table("cave-vs-cave", [{"kind": "me"}, {"kind": "me"}])["table"]
    player.go(f"/tables/{table}")
    assert wait_for_choice(player)
    player.page.locator('.table [data-target="room shelf"]').first.click()
    expect(player.page.locator(".about")).to_contain_text("Not now")
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".about")).to_have_count(0)
