"""What strangers once stumbled over at the table, one test each; jumping boards and raw words are found elsewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Dialog, Locator, expect

from tests.server.support import ServerProcess
from tests.web.conftest import Player
from tests.web.playing import click, is_ready, play_by_mouse, wait_for_choice

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
ALONE = [{"kind": "me"}]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def sit_down(player: Player, game: str, seats: list[dict[str, str]] = ME_AND_A_BOT, **kept: object) -> str:
    """At a table where all luck is known; with settings of one's own."""
    settings = json.dumps({"language": "en", "speed": "off", **kept})
    player.page.add_init_script(f"localStorage.getItem('lascaux') ?? localStorage.setItem('lascaux', {settings!r})")
    table: str = player.new_table(game, seats, options={"players": len(seats)}, seed=1)["table"]
    player.go(f"/tables/{table}")
    assert wait_for_choice(player)
    return table


def finish(player: Player, table: str) -> None:
    """The rest of a game in which all seats are mine, as another window of mine would play it."""
    rng = Random(1)
    seen = player.ask("GET", f"/tables/{table}")
    while seen["status"] == "playing":
        wish = {"number": seen["number"], "choice": rng.choice(seen["view"]["choices"])["choice"]}
        seen = player.ask("POST", f"/tables/{table}/choices", wish)


def choice(player: Player, text: str) -> Locator:
    return player.page.locator(".turn-tray .choices").get_by_role("button", name=re.compile(text))


def log(player: Player) -> Locator:
    return player.page.locator(".log li:not(.round)")


def is_in_sight(player: Player, thing: Locator, frame: Locator | None = None) -> bool:
    """Whether all of a thing is on the screen, and in its frame if that could cut it off."""
    box, size = thing.bounding_box(), player.page.viewport_size
    assert box
    assert size
    around = (frame.bounding_box() if frame else None) or {"x": 0, "y": 0, **size}
    across = around["x"] <= box["x"] and box["x"] + box["width"] <= around["x"] + around["width"]
    return across and around["y"] <= box["y"] and box["y"] + box["height"] <= around["y"] + around["height"]


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (390, 844)], ids=lambda size: str(size[0]))
def test_in_a_replay_everything_can_be_pressed_and_the_log_follows(
    browser: Browser, server: ServerProcess, size: tuple[int, int]
) -> None:
    """Replay was broken: the side menu covered its buttons; no autoplay, no arrow keys, the log did not follow."""
    player = Player(browser, server.address, viewport={"width": size[0], "height": size[1]})
    sit_down(player, "cave-vs-cave", ALONE)
    play_by_mouse(player, Random(1), most=6)
    player.menu("Replay")
    shown = player.page.locator(".replay .moment span")
    length = log(player).count()
    expect(shown).to_have_text(f"Move {length} of {length}")
    for key, moment in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", length)):
        player.page.keyboard.press(key)
        expect(shown).to_have_text(f"Move {moment} of {length}")
        if moment and size[0] > 1200:  # elsewhere the log is a sheet
            expect(player.page.locator(".log [aria-current=step]")).to_have_attribute("data-line", str(moment - 1))
    player.page.get_by_label("Speed").select_option("4×")
    player.page.keyboard.press("Home")
    player.page.get_by_role("button", name="Play", exact=True).click()
    expect(shown).to_have_text(f"Move {length} of {length}")
    tray = player.page.locator(".turn-tray")
    for name in ("To the beginning", "To the end", "Play on from here", "Back to the game"):
        button = player.page.get_by_role("button", name=name)
        assert is_in_sight(player, button, tray), name
        button.click(trial=True)  # nothing lies over it
    player.page.get_by_role("button", name="Back to the game").click()
    expect(player.page.locator(".replay")).to_have_count(0)
    player.context.close()


def test_a_question_is_asked_only_where_it_is_wanted_and_means_what_it_says(player: Player) -> None:
    """ "excavate 3,1. End the turn?": after Yes the turn did not end, and it was asked for every choice."""
    sit_down(player, "cave-vs-cave", ALONE, ask=True)
    choice(player, "take Excavation").click()
    choice(player, "^. excavate$").click()  # nothing is turned up yet: not asked
    spot = choice(player, "excavate: .*cannot be taken back").first
    spot.click()
    expect(player.page.locator(".turn-tray .choices")).to_contain_text("This cannot be taken back. Go ahead?")
    lines = log(player).count()
    player.page.get_by_role("button", name="No", exact=True).click()
    expect(log(player)).to_have_count(lines)
    spot.click()
    player.page.get_by_role("button", name="Yes", exact=True).click()
    expect(log(player).last).to_contain_text("turned up")


def come_to(player: Player, table: str, *decisions: str) -> None:
    """Play on, as another window of mine would, until one of these is to be decided."""
    rng = Random(4)
    seen = player.ask("GET", f"/tables/{table}")
    while seen["view"]["decision"] not in decisions:
        wish = {"number": seen["number"], "choice": rng.choice(seen["view"]["choices"])["choice"]}
        seen = player.ask("POST", f"/tables/{table}/choices", wish)
    player.page.wait_for_selector(f"main.table[data-number='{seen['number']}']")


def test_a_key_on_a_picture_asks_too(player: Player) -> None:
    """Keys were heard twice where choices are drawn: the second time was taken for a yes."""
    table = sit_down(player, "stone-age", [{"kind": "me"}, {"kind": "me", "name": "Ben"}], ask=True, hold="never")
    final = player.page.locator(".turn-tray .choice:has(kbd):has(.final)")
    for _ in range(30):
        come_to(player, table, "use-tool", "pick-die", "pay")
        if final.count():
            break
        choice(player, "").last.click()
    lines = log(player).count()
    player.page.keyboard.press(final.first.locator("kbd").inner_text())
    expect(player.page.locator(".turn-tray .choices")).to_contain_text("This cannot be taken back. Go ahead?")
    expect(log(player)).to_have_count(lines)


def test_pictures_show_their_keys(player: Player) -> None:
    """What Caverna draws in the tray had number keys that nobody was told."""
    table = sit_down(player, "caverna", ALONE)
    come_to(player, table, "choose-deed")
    drawn = player.page.locator(".turn-tray .choice")
    expect(drawn.first.locator("kbd")).to_have_text("1")
    number = str(player.page.locator("main.table").get_attribute("data-number"))
    player.page.keyboard.press("1")
    expect(player.page.locator("main.table")).not_to_have_attribute("data-number", number)


def test_a_misclick_is_taken_back_before_anybody_answers(player: Player) -> None:
    """The first choice of a turn was final: the bot answered at once and Undo was grey."""
    sit_down(player, "stone-age")
    before = log(player).count()
    player.page.locator('.target.lit[data-target="place hut"]').click()
    expect(player.page.locator(".prompt")).to_contain_text("End your turn, or take something back.")
    expect(log(player)).to_have_count(before + 1)  # nobody has answered
    player.page.get_by_role("button", name="Undo").click()
    expect(log(player)).to_have_count(before)
    player.page.locator('.target.lit[data-target="place hut"]').click()
    player.page.get_by_role("button", name="End turn").click()
    expect(log(player).nth(before + 1)).to_contain_text("Regular places")


def test_a_seat_comes_back_from_a_bot(player: Player, friend: Player) -> None:
    """ "Let a bot play for me" asked nothing, and there was no way back."""
    made = player.new_table("cave-vs-cave", [{"kind": "me"}, {"kind": "free"}], options={"players": 2})
    player.go(f"/tables/{made['table']}")
    # No bot plays the friend's turns, so that the game waits for a slow hand.
    friend.page.goto(player.page.locator(".invite input").input_value())
    expect(player.page.locator(".invite")).to_have_count(0)
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    player.page.once("dialog", answer)
    player.menu("Let a bot play for me")
    player.page.locator(".turn-tray").get_by_role("button", name="Take my seat back").click()
    expect(player.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    assert asked == ["Shall a bot play for you? You can take your seat back at any time."]
    rng = Random(1)
    while not is_ready(player):
        if is_ready(friend):
            click(friend.page, rng)
    assert not player.over


def test_what_the_other_did_lights_up_with_the_other(player: Player) -> None:
    """The bot furnished its own space and mine lit up."""
    sit_down(player, "cave-vs-cave", hold="never")
    while not (lines := log(player).filter(has_text=re.compile("Regular excavates"))).count():
        play_by_mouse(player, Random(3), most=3)
    lines.last.hover()
    marked = player.page.locator(".target.marked")
    expect(marked).to_have_count(1)
    assert str(marked.get_attribute("data-place")).endswith(" 1")
    player.page.locator("h1").hover()
    expect(marked).to_have_count(0)


def test_help_is_there_at_once_beside_its_thing_and_gone_with_a_click(player: Player) -> None:
    """What furnishings do needed half a second of hovering and appeared far away; tooltips stuck after a click."""
    sit_down(player, "cave-vs-cave")
    room = player.page.locator('.table [data-target^="room "]').first
    room.hover()
    tip = player.page.locator(".about[role=tooltip]")
    expect(tip).to_be_visible(timeout=1000)
    near, box = tip.bounding_box(), room.bounding_box()
    assert near
    assert box
    across = max(near["x"] - box["x"] - box["width"], box["x"] - near["x"] - near["width"])
    down = max(near["y"] - box["y"] - box["height"], box["y"] - near["y"] - near["height"])
    assert 0 <= max(across, down) <= 16  # pixels: beside it, not over it
    player.page.locator('.target.lit[data-target^="tile "]').first.click()
    expect(tip).to_have_count(0)


def test_what_reveals_something_says_so_where_it_is_clicked(player: Player) -> None:
    """Nothing told beforehand that a click was final; then only the buttons did, not the things on the board."""
    sit_down(player, "cave-vs-cave", ALONE)
    flagged = player.page.locator(".target:has(.flag)")
    player.page.locator('.target.lit[data-target="tile excavation"]').click()
    choice(player, "^. excavate$").click()
    expect(flagged.first).to_be_visible()
    assert flagged.count() == player.page.locator('.target.lit[data-target^="space "]').count()
    expect(flagged.first).to_have_attribute("aria-label", re.compile("cannot be taken back"))
    player.page.get_by_role("button", name="Undo").click()
    expect(flagged).to_have_count(0)  # nothing is turned up by that


def test_another_place_is_one_click_away(player: Player) -> None:
    """With Forest picked, a click on Quarry opened its help instead of changing one's mind."""
    sit_down(player, "stone-age")
    for place in ("forest", "quarry"):
        thing = player.page.locator(f'.target[data-target="place {place}"]')
        thing.click()
        expect(player.page.locator(".target.picked")).to_have_attribute("data-target", f"place {place}")
    expect(player.page.locator(".about")).to_have_count(0)


def test_dice_are_large_and_stay_to_be_read(player: Player) -> None:
    """Stone Age's dice tumbled at 20 pixels and were gone."""
    sit_down(player, "stone-age", hold="never")
    dice = player.page.locator('[data-place="dice"] + g use[href*=die]')
    while not dice.count():
        play_by_mouse(player, Random(1), most=1)
    box = dice.first.bounding_box()
    assert box
    assert box["width"] >= 24


@pytest.fixture
def phone(browser: Browser, server: ServerProcess) -> Iterator[Player]:
    player = Player(browser, server.address, **PHONE)
    yield player
    player.context.close()
    assert player.problems == []


def test_on_a_phone_board_and_choices_are_in_one_view(phone: Player) -> None:
    """After "lay a meadow" the board was off the screen; hint, scores and resigning hid below the log."""
    sit_down(phone, "caverna", ALONE)
    phone.page.locator('[data-target="space slash-and-burn"]').tap()
    twin = phone.page.locator('.own .twin[data-target="square 2,3"]')
    lay = phone.page.locator(".turn-tray .choice", has_text="meadow and a field")
    expect(lay.or_(twin).first).to_be_visible()
    if lay.count():
        lay.tap()
    expect(twin).to_be_visible()
    assert is_in_sight(phone, twin)
    assert is_in_sight(phone, phone.page.locator(".turn-tray"))
    phone.page.get_by_role("button", name="Menu").tap()
    for name in ("Hint", "Scores", "Resign"):
        assert is_in_sight(phone, phone.page.locator("#menu").get_by_role("button", name=name, exact=True)), name


def test_seven_families_are_seen_without_scrolling_and_visited_with_one_click(player: Player) -> None:
    """At 1920 the opponent was a thumbnail; Caverna with seven needed scrolling."""
    sit_down(player, "caverna", [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 6])
    others = player.page.locator(".rivals > *")
    expect(others).to_have_count(6)
    assert all(is_in_sight(player, other) for other in others.all())
    others.nth(3).get_by_role("button").first.click()
    expect(player.page.locator(".panel .visit")).to_be_visible()
    home = player.page.locator(".panel .visit").bounding_box()
    assert home
    assert home["width"] > 600


def test_the_end_says_who_won_and_why_and_leads_on(player: Player) -> None:
    """The end had a chart without axes, no rematch and no way on; afterwards grey buttons stayed in the tray."""
    finish(player, sit_down(player, "cave-vs-cave", [{"kind": "me"}, {"kind": "me", "name": "Ben"}]))
    player.page.reload()
    end = player.page.locator("dialog")
    expect(end.locator(".outcome")).to_contain_text("wins.")
    expect(end.locator(".why")).to_have_text(re.compile(r"\d+ points? ahead of .*:\s+\w+ \+\d+", re.DOTALL))
    axis = end.locator("svg.course text").all_text_contents()
    assert {"0", "1", "8", "Round"} <= set(axis)
    for name in ("Rematch", "Replay", "Back to the board"):
        expect(end.get_by_role("button", name=name)).to_be_enabled()
        assert is_in_sight(player, end.get_by_role("button", name=name), end), name
    end.get_by_role("button", name="Back to the board").click()
    tray = player.page.locator(".turn-tray")
    expect(tray.get_by_role("button", name="End turn")).to_have_count(0)
    expect(tray.get_by_role("button", name="Scores")).to_be_enabled()
    tray.get_by_role("button", name="Rematch").click()
    player.page.wait_for_selector("main.table[data-status=playing]")
    expect(log(player).filter(has_text="takes")).to_have_count(0)


def test_choices_beyond_the_edge_fade_out(player: Player) -> None:
    """They were cut in half, and nothing said that there were more."""
    sit_down(player, "caverna")
    player.page.locator("[data-target='space clearing']").click()
    player.page.locator(".turn-tray .choice").first.click()  # a meadow and a field
    row = player.page.locator(".turn-tray .choices")
    expect(row.get_by_role("button", name="forest, bottom row, right")).to_be_attached()
    expect(row).to_have_class(re.compile(r"\bright\b"))
    row.evaluate("row => row.scrollTo(row.scrollWidth, 0)")
    expect(row).not_to_have_class(re.compile(r"\bright\b"))


def test_hints_have_a_unit_and_a_reason(player: Player) -> None:
    """Hints said "-4.6" without unit or reason."""
    sit_down(player, "caverna")
    player.page.get_by_role("button", name="Hint", exact=True).first.click()
    best = player.page.locator(".hints li").first
    expect(best).to_contain_text(re.compile(r"(points?|just as good): (then .+|.+ [+−]\d)"))


def test_hints_are_switched_off_when_a_table_is_set_up(player: Player) -> None:
    """Hints were on against people, and nobody could switch them off."""
    player.go("/")
    player.page.get_by_role("button", name="Set up a table").first.click()
    hints = player.page.get_by_label("Players may ask a bot for hints")
    expect(hints).to_be_checked()
    player.page.locator("dialog .seats select").nth(2).select_option("free")
    expect(hints).not_to_be_checked()
    player.page.locator("dialog .seats select").nth(2).select_option("greedy")
    hints.uncheck()
    player.page.get_by_role("button", name="Start").click()
    assert wait_for_choice(player)
    expect(player.page.get_by_role("button", name="Hint", exact=True).first).to_be_disabled()


def test_the_others_see_a_turn_when_it_has_ended_if_the_table_says_so(browser: Browser, player: Player) -> None:
    """Opponents were told of a turn as it went, and no table could say otherwise."""
    player.go("/")
    player.page.get_by_role("button", name="Set up a table").first.click()
    player.page.locator("dialog .seats select").nth(2).select_option("free")
    player.page.get_by_label("The others see a turn only once it has ended").check()
    player.page.get_by_role("button", name="Start").click()
    link = player.page.locator("dialog input[readonly]").first.input_value()
    other = Player(browser, player.address)
    other.page.goto(link)
    other.page.wait_for_selector("main.table[data-status=playing]")
    table = other.page.url.removeprefix(player.address)
    player.go(table)
    player.page.wait_for_selector("main.table[data-status=playing]")
    first, second = (player, other) if player.ask("GET", table)["view"]["choices"] else (other, player)
    lines = log(second).count()
    for _ in range(2):
        choice(first, "take Cultivation").click()
        expect(log(first)).to_have_count(lines + 1)
        first.page.get_by_role("button", name="Undo", exact=True).click()
        expect(log(first)).to_have_count(lines)
    choice(first, "take Cultivation").click()
    expect(log(first)).to_have_count(lines + 1)
    expect(log(second)).to_have_count(lines)
    while choices := (seen := first.ask("GET", table))["view"]["choices"]:
        assert log(second).count() == lines
        ending = [one["choice"] for one in choices if one["ends_turn"]] or [choices[-1]["choice"]]
        first.ask("POST", f"{table}/choices", {"number": seen["number"], "choice": ending[0]})
    expect(log(second).filter(has_text="takes Cultivation")).to_have_count(1)
    assert other.problems == []
    other.context.close()


def test_whoever_stays_behind_after_a_crowd_stands_on_a_stone_again(player: Player) -> None:
    """Twelve hunters share figures, as there are nine stones; once four have gone home, the others stand alone."""
    table = sit_down(player, "stone-age", [{"kind": "me"}, *({"kind": "me", "name": name} for name in ("Ben", "Cora"))])

    def choose(name: str) -> None:
        seen = player.ask("GET", f"/tables/{table}")
        pick = next(one["choice"] for one in seen["view"]["choices"] if one["name"] == name)
        player.ask("POST", f"/tables/{table}/choices", {"number": seen["number"], "choice": pick})

    for place in (*3 * ["hunt 4"], "forest 1", "forest 1", "quarry 1"):
        choose(f"place {place}")
    expect(player.page.locator("[data-place^='people hunt'] .count")).to_have_count(3)
    choose("resolve hunt")
    expect(player.page.locator("[data-place='people hunt 0']")).to_have_count(0)
    for seat in (1, 2):
        expect(player.page.locator(f"[data-place='people hunt {seat}'] use")).to_have_count(4)
    expect(player.page.locator("[data-place^='people hunt'] .count")).to_have_count(0)
