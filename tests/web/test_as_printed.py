"""Playing as printed: who begins is asked at the table, bought cards lie face down, our decisions are a click away."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Player


def test_the_last_to_sit_down_says_who_begins_by_keyboard(player: Player, friend: Player) -> None:
    made = player.new_table("stone-age", [{"kind": "me"}, {"kind": "free"}], options={"players": 2}, begins="ask")
    player.go(f"/tables/{made['table']}")
    friend.go(f"/invitations/{made['invitations'][0]['code']}")
    asked = friend.page.get_by_role("region", name="Who begins?")
    expect(asked.get_by_role("status")).to_contain_text("The rules let the youngest of you begin.")
    expect(player.page.get_by_role("region", name="Who begins?")).to_contain_text("says who begins.")
    expect(player.page.get_by_role("region", name="Who begins?").get_by_role("button", name="begins")).to_have_count(0)
    seats = asked.get_by_role("button", name="begins")
    expect(seats).to_have_count(2)
    seats.nth(1).focus()
    friend.page.keyboard.press("Enter")
    for one in (player, friend):
        one.page.wait_for_selector("main.table[data-status=playing]")
    shown = player.ask("GET", f"/tables/{made['table']}")
    assert (shown["view"]["start_player"], shown["begins"]) == (1, "ask")


def test_setting_up_offers_who_begins_and_cards_face_down(player: Player) -> None:
    player.ask("GET", "/me")
    player.go("/")
    player.page.locator("article", has_text="Stone Age").get_by_role("button", name="Set up a table").click()
    form = player.page.locator("dialog form")
    form.get_by_label("Who begins").select_option(label="we say at the table")
    form.get_by_label("Bought cards lie face down").check()
    expect(form.get_by_label("Players may ask a bot for hints")).to_be_disabled()
    form.get_by_role("button", name="Start").click()
    player.page.get_by_role("region", name="Who begins?").get_by_role("button", name="begins").first.click()
    player.page.wait_for_selector("main.table[data-status=playing]")
    id = player.page.url.rpartition("/")[2]
    shown = player.ask("GET", f"/tables/{id}")
    assert (shown["face_down"], shown["hints"]) == (True, False)


def test_the_menu_of_a_table_leads_to_how_we_read_the_rules(player: Player) -> None:
    made = player.new_table("caverna", [{"kind": "me"}, {"kind": "bot"}], options={"players": 2})
    player.go(f"/tables/{made['table']}")
    player.page.get_by_role("button", name="Menu").click()
    player.page.locator("#menu").get_by_role("link", name="How we read the rules").click()
    expect(player.page.get_by_role("heading", name="How we read the rules")).to_be_in_viewport()
    assert player.page.url.endswith("/rules/caverna#decisions")
