"""Visitors, logging in and the account, in a real browser on a public server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.support import ServerProcess, free_port, server_process
from tests.web.conftest import Player
from tests.web.playing import wait_for_choice
from tests.web.test_accessibility import serious

PASSWORD = "correct horse battery"
NEW_PASSWORD = "staple battery horse"


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = tmp_path_factory.mktemp("public") / "tables.sqlite"
    with server_process(str(database), free_port(), "--public") as server:
        yield server


@pytest.fixture
def visitor(browser: Browser, public: ServerProcess) -> Iterator[Player]:
    visitor = Player(browser, public.address, bypass_csp=True)  # our own policy would keep axe out
    yield visitor
    visitor.context.close()
    assert visitor.problems == []


def sign_up(player: Player, name: str) -> None:
    player.ask("POST", "/register", {"name": name, "password": PASSWORD})


def log_out(player: Player) -> None:
    assert player.context.request.post(f"{player.address}/api/logout").ok


def type_in(player: Player, *texts: str) -> None:
    """Fill in fields one after the other, by keyboard, and press Enter."""
    for number, text in enumerate(texts):
        if number:
            player.page.keyboard.press("Tab")
        player.page.keyboard.type(text)
    player.page.keyboard.press("Enter")


def test_a_moderator_bans_mutes_and_renames(browser: Browser, public: ServerProcess, visitor: Player) -> None:
    sign_up(visitor, "Mona")
    visitor.go("/")
    expect(visitor.page.get_by_role("link", name="Moderation")).to_have_count(0)
    command = [sys.executable, "-m", "lascaux.cli.main", "admin", "role", "Mona", "host", "--database", public.database]
    subprocess.run(command, check=True, timeout=60)
    rough = Player(browser, public.address)
    sign_up(rough, "Rough")
    visitor.go("/moderation")
    page = visitor.page
    page.get_by_role("button", name="Mute Rough").click()
    expect(page.get_by_role("button", name="Let Rough choose names again")).to_be_visible()
    page.once("dialog", lambda dialog: dialog.accept("Gentle"))
    page.get_by_role("button", name="Rename Rough").click()
    page.get_by_role("button", name="Ban Gentle").click()
    expect(page.get_by_role("button", name="Let Gentle in again")).to_be_visible()
    assert serious(visitor) == []
    assert rough.context.request.post(f"{rough.address}/api/logout").status in (204, 401)
    rough.context.close()


def test_a_visitor_plays_at_once_and_keeps_the_game_when_signing_up(visitor: Player) -> None:
    visitor.go("/")
    expect(visitor.page.locator("main input")).to_have_count(0)
    visitor.page.get_by_role("button", name="Play against a bot").first.click()
    assert wait_for_choice(visitor)
    visitor.page.locator(".turn-tray .choice").first.click()
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("link", name="Log in").click()
    visitor.page.get_by_role("link", name="No account yet? Sign up").click()
    expect(visitor.page.get_by_text("The games you have begun come along.")).to_be_visible()
    visitor.page.get_by_label("Name").focus()
    type_in(visitor, "Nell", PASSWORD)
    expect(visitor.page.get_by_role("link", name="Nell", exact=True)).to_be_visible()
    mine = visitor.page.locator("section", has=visitor.page.get_by_role("heading", name="My tables"))
    mine.get_by_role("link").first.click()
    visitor.page.wait_for_selector("main.table")
    expect(visitor.page.locator("main.table")).to_be_visible()


def test_setting_up_a_table_leads_to_the_login_and_back(visitor: Player) -> None:
    sign_up(visitor, "Setter")
    log_out(visitor)
    visitor.go("/")
    visitor.page.get_by_role("button", name="Set up a table").first.click()
    expect(visitor.page.get_by_role("heading", name="Log in")).to_be_visible()
    visitor.page.get_by_label("Name").focus()
    type_in(visitor, "Setter", "wrong horse")
    expect(visitor.page.get_by_role("alert")).to_have_text("Wrong name or password.")
    visitor.page.get_by_label("Password").fill("")
    visitor.page.get_by_label("Password").focus()
    type_in(visitor, PASSWORD)
    expect(visitor.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    visitor.page.get_by_role("button", name="Set up a table").first.click()
    expect(visitor.page.locator("dialog")).to_be_visible()


def test_an_invitation_waits_until_somebody_has_signed_up(visitor: Player, browser: Browser) -> None:
    host = Player(browser, visitor.address)
    sign_up(host, "Inviter")
    made = host.new_table("cave-vs-cave", [{"kind": "me"}, {"kind": "free"}])
    visitor.go(f"/invitations/{made['invitations'][0]['code']}")
    visitor.page.get_by_role("link", name="No account yet? Sign up").click()
    visitor.page.get_by_label("Name").focus()
    type_in(visitor, "Invited", PASSWORD)
    visitor.page.wait_for_selector("main.table")
    host.context.close()


def test_the_account_page_does_it_all_by_keyboard(visitor: Player, browser: Browser) -> None:
    elsewhere = Player(browser, visitor.address)
    sign_up(visitor, "Kay")
    elsewhere.ask("POST", "/login", {"name": "Kay", "password": PASSWORD})
    table = elsewhere.new_table("cave-vs-cave", [{"kind": "me"}, {"kind": "bot", "level": "random"}])["table"]
    elsewhere.go(f"/tables/{table}")
    assert wait_for_choice(elsewhere)

    page = visitor.page
    visitor.go("/account")
    page.get_by_label("My name").fill("Kay K")
    page.get_by_label("My name").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Kay K")).to_be_visible()

    page.get_by_label("What is it for?").focus()
    type_in(visitor, "my bot")
    expect(page.locator("code")).not_to_be_empty()
    page.get_by_role("button", name="Revoke my bot").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Revoke my bot")).to_have_count(0)

    expect(page.get_by_text("this browser")).to_be_visible()
    page.get_by_role("button", name="Log out Chrome").focus()
    page.keyboard.press("Enter")
    expect(elsewhere.page.get_by_role("heading", name="Log in")).to_be_visible()
    expect(page.get_by_role("button", name="Log out Chrome")).to_have_count(0)

    page.get_by_label("Current password").first.focus()
    type_in(visitor, PASSWORD, "password")
    expect(page.get_by_role("alert")).to_contain_text("soon be guessed")
    page.get_by_label("New password").fill(NEW_PASSWORD)
    page.get_by_label("New password").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()

    elsewhere.page.get_by_label("Name").focus()
    type_in(elsewhere, "Kay K", NEW_PASSWORD)
    elsewhere.page.wait_for_selector("main.table")
    elsewhere.context.close()
    assert elsewhere.problems == []

    page.get_by_label("Current password").last.focus()
    type_in(visitor, NEW_PASSWORD)
    expect(page.get_by_role("link", name="Log in", exact=True)).to_be_visible()
    assert visitor.ask("GET", "/me")["person"] is None


def test_a_link_of_the_hosts_leads_to_a_new_password(visitor: Player, public: ServerProcess) -> None:
    sign_up(visitor, "Forgetful")
    log_out(visitor)
    words = ["admin", "reset", "Forgetful", "--database", public.database, "--address", public.address]
    said = subprocess.run(
        [sys.executable, "-m", "lascaux.cli.main", *words], capture_output=True, text=True, check=True
    )
    visitor.page.goto(said.stdout.splitlines()[-1])
    visitor.page.get_by_label("New password").focus()
    type_in(visitor, NEW_PASSWORD)
    expect(visitor.page.get_by_role("link", name="Forgetful")).to_be_visible()


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("de", "dark")])
def test_nothing_keeps_anybody_out(browser: Browser, public: ServerProcess, language: str, theme: str) -> None:
    # Our own policy would keep axe out.
    player = Player(
        browser, public.address, color_scheme=theme, bypass_csp=True, reduced_motion="reduce", locale=language
    )
    titles = {"en": ("Log in", "Sign up", "Choose", "My account"), "de": ("Anmelden", "Registr", "Ein neues", "Mein")}
    for path, title in zip(("/login", "/login?new=1", "/reset#x", "/account"), titles[language], strict=True):
        if path == "/account":
            sign_up(player, f"Everybody {language}")
            player.ask("POST", "/tokens", {"label": "bot"})
        player.go(path)
        expect(player.page.get_by_role("heading", level=1)).to_contain_text(title)
        player.page.wait_for_load_state("networkidle")
        assert serious(player) == [], path
    player.context.close()
    assert player.problems == []
