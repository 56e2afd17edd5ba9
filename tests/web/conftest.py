"""A real browser for the tests of the web client: the system's Chromium, driven by Playwright."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from lascaux.server.settings import built_client
from tests.server.support import ServerProcess, free_port, server_process

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
PATIENCE = 60_000  # milliseconds: the machine may have much else to do, and what is there is not waited for
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    if CHROMIUM is None:
        pytest.skip("there is no browser; install Chromium (on Debian: apt install chromium)")
    if built_client() is None:
        pytest.skip("the web client is not built; run make client")
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, playwright: Playwright) -> Iterator[ServerProcess]:
    database = tmp_path_factory.mktemp("web") / "tables.sqlite"
    with server_process(str(database), free_port()) as server:
        yield server


class Player:
    """Somebody in front of a browser."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        self.address = address
        settings = {"viewport": {"width": 1366, "height": 768}, "locale": "en-GB", **settings}
        self.context: BrowserContext = browser.new_context(**settings)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def go(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The server's answer, as the page itself would get it."""
        answer = self.context.request.fetch(f"{self.address}/api{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def new_table(self, game: str, seats: list[dict[str, str]], **wish: Any) -> Any:
        """A table with the same luck every time, unless another seed is wished for or other people join."""
        luck = {} if any(seat["kind"] == "free" for seat in seats) else {"seed": 1}
        self.ask("GET", "/me")
        return self.ask("POST", "/tables", {"game": game, "seats": seats, **luck, **wish})

    def menu(self, entry: str) -> None:
        """Press an entry of the table's menu."""
        self.page.get_by_role("button", name=re.compile("^(Menu|Menü)$")).click()
        self.page.locator("#menu").get_by_role("button", name=entry, exact=True).click()

    @property
    def over(self) -> bool:
        return self.page.locator("main.table[data-status=over]").count() > 0


@pytest.fixture
def player(browser: Browser, server: ServerProcess) -> Iterator[Player]:
    player = Player(browser, server.address)
    yield player
    player.context.close()
    assert player.problems == []


@pytest.fixture
def friend(browser: Browser, server: ServerProcess) -> Iterator[Player]:
    """Somebody else, in a browser of their own."""
    friend = Player(browser, server.address)
    yield friend
    friend.context.close()
    assert friend.problems == []


def screenshots() -> Path | None:
    """Where pictures go, when somebody wants to look at them."""
    import os

    folder = os.environ.get("LASCAUX_SCREENSHOTS")
    return Path(folder) if folder else None
