"""The web client as people experience it: how soon it appears, and how soon the other screen shows a choice.

    python -m bench.browser

Needs the built client (`make client`) and Chromium. Everything is on this machine.
"""

from __future__ import annotations

import gzip
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.server import start
from lascaux.server.settings import built_client

PORT = 8398
GAMES = ("cave-vs-cave", "stone-age", "caverna")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]


def download_kilobytes(folder: Path) -> float:
    return sum(len(gzip.compress(file.read_bytes())) for file in folder.rglob("*") if file.is_file()) / 1000


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    return page.context.request.fetch(f"http://127.0.0.1:{PORT}/api{path}", method=method, data=body).json()


def first_draw(browser: Browser, game: str) -> float:
    """Milliseconds from the address to the drawn table, in a browser that has never been there."""
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    page = context.new_page()
    ask(page, "GET", "/me")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ask(page, "POST", "/tables", {"game": game, "options": {"players": 2}, "seats": seats})["table"]
    started = time.perf_counter()
    page.goto(f"http://127.0.0.1:{PORT}/tables/{table}", wait_until="commit")
    page.wait_for_selector("main.table .board svg")
    took = time.perf_counter() - started
    context.close()
    return 1000 * took


def to_the_other_screen(browser: Browser, choices: int) -> list[float]:
    """Milliseconds from a click to the other person's screen, both in browsers."""
    pages = [browser.new_context(viewport={"width": 1366, "height": 768}).new_page() for _ in range(2)]
    ask(pages[0], "GET", "/me")
    seats = [{"kind": "me"}, {"kind": "free"}]
    made = ask(pages[0], "POST", "/tables", {"game": "cave-vs-cave", "seats": seats})
    ask(pages[1], "POST", f"/invitations/{made['invitations'][0]['code']}")
    for page in pages:
        page.goto(f"http://127.0.0.1:{PORT}/tables/{made['table']}")
        page.wait_for_selector("main.table .status")
        page.evaluate(
            """() => new MutationObserver(() => { window.drawn = performance.timeOrigin + performance.now(); }).observe(
                 document.querySelector("main.table"), { attributes: true, attributeFilter: ["data-number"] })"""
        )
    found: list[float] = []
    for _ in range(choices):
        page = next(page for page in pages if page.locator(".status.mine .choice").count())
        other = pages[1 - pages.index(page)]
        number = page.locator("main.table").get_attribute("data-number")
        clicked = page.evaluate(
            """() => { const all = document.querySelectorAll(".status .choice"); all[all.length - 1].click();
                 const now = performance.timeOrigin + performance.now();
                 setTimeout(() => document.querySelector(".status .choices .main")?.click());
                 return now; }"""
        )
        other.wait_for_function("(n) => document.querySelector('main.table').dataset.number !== n", arg=number)
        found.append(other.evaluate("window.drawn") - clicked)
        page.wait_for_timeout(60)
    return found


def main() -> None:
    client = built_client()
    if client is None:
        raise SystemExit("the web client is not built: run make client")
    figures: dict[str, str] = {"download, compressed": f"{download_kilobytes(client):.0f} kB"}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = start(str(Path(folder, "browser.sqlite")), PORT)
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            for game in GAMES:
                figures[f"first draw of {game}"] = (
                    f"{statistics.median(first_draw(browser, game) for _ in range(5)):.0f} ms"
                )
            delays = to_the_other_screen(browser, 40)
            figures["until a choice is on the other screen, median"] = f"{statistics.median(delays):.0f} ms"
            browser.close()
        finally:
            server.terminate()
            server.wait()
    table = Table(title="The web client on this machine")
    table.add_column("")
    table.add_column("", justify="right")
    for name, value in figures.items():
        table.add_row(name, value)
    Console().print(table)


if __name__ == "__main__":
    main()
