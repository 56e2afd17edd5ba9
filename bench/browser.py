"""The web client as people experience it: how soon it appears, and how soon the other screen shows a choice.

    python -m bench.browser

Needs the built client (`make client`) and Chromium. Everything is on this machine.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.server import start
from lascaux.server.settings import built_client

PORT = 8398
GAMES = ("cave-vs-cave", "stone-age", "caverna")
CHOICES = ".turn-tray.mine :is(.choice, .end):not(:disabled), main:has(.turn-tray.mine) .target.lit"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    return page.context.request.fetch(f"http://127.0.0.1:{PORT}/api{path}", method=method, data=body).json()


def new_table(page: Page, game: str, bot: str = "random", bot_first: bool = False) -> str:
    """The address of a new table against a bot."""
    ask(page, "GET", "/me")
    seats = [{"kind": "me"}, {"kind": "bot", "level": bot}]
    options = {"game": game, "options": {"players": 2}, "seats": seats[::-1] if bot_first else seats, "seed": 7}
    return f"http://127.0.0.1:{PORT}/tables/{ask(page, 'POST', '/tables', options)['table']}"


class Drawn(NamedTuple):
    """A table in a browser that has never been there."""

    milliseconds: float  # from the address to the drawn table
    before: float  # kilobytes that came until then, as they were sent
    all: float  # kilobytes with everything that is shown later


DRAWN = """new MutationObserver((_, watching) => {
    if (!document.querySelector("main.table .target")) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.drawn = performance.now(); }));
  }).observe(document, { childList: true, subtree: true });"""


def first_draw(browser: Browser, game: str) -> Drawn:
    """The browser's own clock says when the board was on the screen, and what had come by then."""
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    page = context.new_page()
    table = new_table(page, game)
    page.add_init_script(DRAWN)
    began: list[float] = []
    finished: list[tuple[float, float]] = []  # when, in milliseconds, and how many kilobytes
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.requestWillBeSent", lambda sent: began.append(1000 * sent["timestamp"]))
    network.on(
        "Network.loadingFinished",
        lambda got: finished.append((1000 * got["timestamp"], got["encodedDataLength"] / 1000)),
    )
    page.goto(table, wait_until="commit")
    took: float = page.wait_for_function("() => window.drawn").json_value()
    page.wait_for_load_state("networkidle")
    context.close()
    before = sum(size for when, size in finished if when - began[0] <= took)
    return Drawn(took, before, sum(size for _, size in finished))


def choosing(pages: list[Page]) -> Page:
    """Whose turn it is, as soon as that can be seen."""
    while True:
        for page in pages:
            if page.locator(CHOICES).count():
                return page
        pages[0].wait_for_timeout(20)


def animated_turns(browser: Browser, game: str, seconds: int = 12) -> tuple[int, float, float]:
    """While turns are shown: things that moved, the longest frame, and the share of the time the page was busy."""
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    page = context.new_page()
    page.add_init_script("window.lascauxMotion = []")
    page.goto(new_table(page, game, "greedy", bot_first=True))
    page.wait_for_selector(".turn-tray .choice, .target.lit")
    page.wait_for_timeout(1500)
    counts = context.new_cdp_session(page)
    counts.send("Performance.enable")

    def busy() -> float:
        metrics = counts.send("Performance.getMetrics")["metrics"]
        return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))

    page.evaluate(
        """() => { window.frames_ = []; let last = performance.now();
             (function next(now) { frames_.push(now - last); last = now; requestAnimationFrame(next); })(last); }"""
    )
    began = busy()
    for _ in range(seconds // 2):  # whatever can be clicked; then there is time to show it, and what the other one does
        page.evaluate(
            """() => { const all = document.querySelectorAll(".turn-tray :is(.choice, .end):not(:disabled)");
                 (all[all.length - 1] ?? document.querySelector(".target.lit"))?.dispatchEvent(
                   new MouseEvent("click", { bubbles: true })); }"""
        )
        page.wait_for_timeout(2000)
    frames: list[float] = page.evaluate("frames_.slice(1)")
    moved: int = page.evaluate("lascauxMotion.length")
    share = (busy() - began) / (sum(frames) / 1000)
    context.close()
    return moved, max(frames), share


def to_the_other_screen(browser: Browser, choices: int) -> list[float]:
    """Milliseconds from a click to the other person's screen, both in browsers."""
    pages = [browser.new_context(viewport={"width": 1366, "height": 768}).new_page() for _ in range(2)]
    ask(pages[0], "GET", "/me")
    seats = [{"kind": "me"}, {"kind": "free"}]
    made = ask(pages[0], "POST", "/tables", {"game": "cave-vs-cave", "seats": seats})
    ask(pages[1], "POST", f"/invitations/{made['invitations'][0]['code']}")
    for page in pages:
        page.goto(f"http://127.0.0.1:{PORT}/tables/{made['table']}")
        page.wait_for_selector("main.table .turn-tray")
        page.evaluate(
            """() => new MutationObserver(() => { window.drawn = performance.timeOrigin + performance.now(); }).observe(
                 document.querySelector("main.table"), { attributes: true, attributeFilter: ["data-number"] })"""
        )
    found: list[float] = []
    for _ in range(choices):
        page = choosing(pages)
        other = pages[1 - pages.index(page)]
        number = page.locator("main.table").get_attribute("data-number")
        clicked = page.evaluate(
            """(choices) => { const all = document.querySelectorAll(choices);
                 const now = performance.timeOrigin + performance.now();
                 all[all.length - 1].dispatchEvent(new MouseEvent("click", { bubbles: true }));
                 return now; }""",
            CHOICES,
        )
        other.wait_for_function("(n) => document.querySelector('main.table').dataset.number !== n", arg=number)
        found.append(other.evaluate("window.drawn") - clicked)
        page.wait_for_timeout(60)
    return found


def main() -> None:
    if built_client() is None:
        raise SystemExit("the web client is not built: run make client")
    figures: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = start(str(Path(folder, "browser.sqlite")), PORT)
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            for game in GAMES:
                draws = [first_draw(browser, game) for _ in range(5)]
                took, before, everything = (statistics.median(column) for column in zip(*draws, strict=True))
                figures[f"first draw of {game}"] = f"{took:.0f} ms"
                figures[f"what {game} loads before it, and in all"] = f"{before:.0f} kB, {everything:.0f} kB"
                moved, longest, share = animated_turns(browser, game)
                figures[f"turns of {game}: movements, longest frame, time busy"] = (
                    f"{moved}, {longest:.0f} ms, {share:.0%}"
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
