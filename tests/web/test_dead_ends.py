"""Ways that once led nowhere: invitations, open tables, the lobby, names, addresses that do not exist, resigning."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Player
from tests.web.playing import wait_for_choice

ME_AND_A_FRIEND = [{"kind": "me"}, {"kind": "free"}]


def test_ones_own_invitation_leads_back_to_the_table(player: Player, friend: Player) -> None:
    """A friend who reopened their own invitation read that it had been used."""
    made = player.new_table("cave-vs-cave", ME_AND_A_FRIEND)
    for _ in range(2):
        friend.go(f"/invitations/{made['invitations'][0]['code']}")
        friend.page.wait_for_selector("main.table")
        assert made["table"] in friend.page.url


def test_an_open_table_can_be_left_and_closed(player: Player, friend: Player) -> None:
    """An open table could be neither cancelled nor left."""
    made = player.new_table("stone-age", [*ME_AND_A_FRIEND, {"kind": "free"}], options={"players": 3})
    player.go(f"/tables/{made['table']}")
    friend.go(f"/invitations/{made['invitations'][0]['code']}")
    friend.page.wait_for_selector("main.table")
    expect(player.page.locator(".invite input")).to_have_count(1)
    friend.page.locator(".invite").get_by_role("button", name="Leave the table").click()
    expect(friend.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    expect(player.page.locator(".invite input")).to_have_count(2)
    player.page.locator(".invite").get_by_role("button", name="Close the table").click()
    expect(player.page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_the_lobby_shows_a_new_table_by_itself_and_one_sits_down_there(player: Player, friend: Player) -> None:
    """The lobby did not refresh itself, and sitting down hid behind "Everybody may watch"."""
    friend.ask("GET", "/me")
    friend.go("/")
    friend.page.wait_for_selector("article")
    made = player.new_table("caverna", ME_AND_A_FRIEND, options={"players": 2}, listed=True)
    row = friend.page.locator(f'li:has(a[href="/tables/{made["table"]}"])')
    row.get_by_role("button", name="Sit down").click()
    friend.page.wait_for_selector("main.table[data-status=playing]")
    assert made["table"] in friend.page.url


def test_a_new_name_reaches_running_tables(player: Player, friend: Player) -> None:
    """A new name did not reach running tables."""
    made = player.new_table("cave-vs-cave", ME_AND_A_FRIEND)
    friend.go(f"/invitations/{made['invitations'][0]['code']}")
    friend.page.wait_for_selector("main.table")
    player.go(f"/tables/{made['table']}")
    player.page.wait_for_selector("main.table")
    friend.menu("Settings")
    friend.page.get_by_label("My name").fill("Wilma")
    friend.page.keyboard.press("Tab")
    expect(player.page.locator("main.table")).to_contain_text("Wilma")


def test_an_address_that_does_not_exist_has_a_page(player: Player) -> None:
    """An unknown address showed raw JSON."""
    player.go("/nowhere/at/all")
    expect(player.page.get_by_role("heading")).to_have_text("There is nothing here.")
    player.page.locator("main").get_by_role("link", name="All tables").click()
    expect(player.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    player.go("/tables/nothing")
    expect(player.page.get_by_role("alert")).to_contain_text("table")


def test_after_a_resignation_the_winner_is_named(player: Player, friend: Player) -> None:
    """After a resignation nobody was named as the winner."""
    made = player.new_table("cave-vs-cave", [{"kind": "me", "name": "Ann"}, {"kind": "free"}])
    friend.go(f"/invitations/{made['invitations'][0]['code']}")
    friend.page.wait_for_selector("main.table[data-status=playing]")
    player.go(f"/tables/{made['table']}")
    player.page.wait_for_selector("main.table[data-status=playing]")
    friend.page.once("dialog", lambda dialog: dialog.accept())
    friend.menu("Resign")
    expect(player.page.locator("dialog .outcome")).to_contain_text("Ann wins")


def test_nobody_has_to_close_a_thing_twice(player: Player) -> None:
    """Escape closes what is open, and the table goes on."""
    table = player.new_table("cave-vs-cave", [{"kind": "me"}], options={"players": 1})["table"]
    player.go(f"/tables/{table}")
    assert wait_for_choice(player)
    for entry in ("Settings", "Keys", "As text"):
        player.menu(entry)
        expect(player.page.locator("dialog")).to_have_count(1)
        player.page.keyboard.press("Escape")
        expect(player.page.locator("dialog")).to_have_count(0)
