"""Takes pictures of real tables: the README's four, many sights to look at while drawing, sheets of before and after.

    python -m tools.table_pictures                                   docs/images
    python -m tools.table_pictures --sights build/tables [PATTERN]   all that match, in both lights at three sizes
    python -m tools.table_pictures --sheets BEFORE [PATTERN]         docs/images/sheets, beside what that folder has

Needs the built client (`make client`) and Chromium. Games are played by bots, the same each time, and uploaded.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLong

import lascaux
from bench.server import start
from lascaux.agents import make_agent
from lascaux.core.agenda import Moment
from lascaux.record import Record
from tools.before_and_after import lay_out

PORT: Final = int(os.environ.get("PORT", "8397"))
README: Final = Path(__file__).resolve().parent.parent / "docs" / "images"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SIZES: Final = {"laptop": (1366, 768), "large": (1920, 1080), "phone": (390, 844)}
WINTER: Final[dict[str, Any]] = {"theme": "winter", "hard_winter": True, "animals": True, "igloos": True}
DECODED: Final = """document.fonts.ready.then(() =>
    Promise.all([...document.images].filter((one) => one.complete).map((one) => one.decode().catch(() => 0))))"""
READY: Final = "main.table[data-status=over], .turn-tray.mine, .table .target.lit"


class Sight(NamedTuple):
    """A table as the first seat sees it when its turn begins in a round, or a decision comes; or another page."""

    game: str = ""
    options: Mapping[str, Any] = MappingProxyType({})
    round: int = 0  # 99: over
    language: str = "en"
    agent: str = "greedy"
    open: str = ""  # what is clicked then
    page: str = ""  # instead of a table
    seed: int = 7
    decision: str = ""  # which is waited for, instead of the beginning of a turn


SIGHTS: Final = {
    "cvc-early": Sight("cave-vs-cave", {"players": 2}, 2),
    "cvc-middle": Sight("cave-vs-cave", {"players": 2}, 5, "de", "skilled"),
    "cvc-late": Sight("cave-vs-cave", {"players": 2}, 8, "en", "skilled"),
    "cvc-furnish": Sight("cave-vs-cave", {"players": 2}, 5, "en", "skilled", decision="furnish-space"),
    "cvc-solo": Sight("cave-vs-cave", {"players": 1}, 4),
    "cvc-eras": Sight("cave-vs-cave", {"players": 2, "eras": 2}, 11, "en", "skilled"),
    "cvc-eras-de": Sight("cave-vs-cave", {"players": 2, "eras": 2}, 12, "de", "skilled"),
    "cvc-over": Sight("cave-vs-cave", {"players": 2}, 99, "en", "skilled"),
    "cvc-won": Sight("cave-vs-cave", {"players": 2}, 99, "en", "skilled", open="dialog > header button"),
    "stone-early": Sight("stone-age", {"players": 4}, 1),
    "stone-middle": Sight("stone-age", {"players": 4}, 7, "de"),
    "stone-two": Sight("stone-age", {"players": 2}, 10),
    "stone-three": Sight("stone-age", {"players": 3}, 12),
    "stone-winter": Sight("stone-age", {"players": 4, **WINTER}, 8),
    "stone-winter-two": Sight("stone-age", {"players": 2, **WINTER}, 5, "de"),
    "stone-animal": Sight("stone-age", {"players": 3, **WINTER}, 12, "de", seed=8),
    "stone-tools": Sight("stone-age", {"players": 4}, 6, decision="use-tool"),
    "stone-over": Sight("stone-age", {"players": 4}, 99),
    "stone-won": Sight("stone-age", {"players": 4}, 99, open="dialog > header button"),
    "caverna-early": Sight("caverna", {"players": 2}, 1),
    "caverna-three": Sight("caverna", {"players": 3}, 8, "de"),
    "caverna-late": Sight("caverna", {"players": 3}, 12),
    "caverna-four": Sight("caverna", {"players": 4}, 9),
    "caverna-seven": Sight("caverna", {"players": 7}, 8),
    "caverna-seven-de": Sight("caverna", {"players": 7}, 11, "de"),
    "caverna-solo": Sight("caverna", {"players": 1}, 6),
    "caverna-furnish": Sight("caverna", {"players": 3}, 6, "en", "skilled", decision="furnish"),
    "caverna-lay": Sight("caverna", {"players": 3}, 4, "en", "skilled", decision="lay-first"),
    "caverna-rooms": Sight("caverna", {"players": 4}, 2, open=".drawers button:first-child"),
    "caverna-loot": Sight("caverna", {"players": 3}, 6, open=".drawers button:last-child"),
    "caverna-over": Sight("caverna", {"players": 3}, 99),
    "caverna-won": Sight("caverna", {"players": 3}, 99, open="dialog > header button"),
    "page-lobby": Sight(page="/"),
    "page-set-up": Sight(page="/", open=".games article:first-child .row button:nth-child(2)"),
    "page-lost": Sight(page="/nowhere"),
    "page-no-table": Sight(page="/tables/unknown"),
    "page-rules": Sight(page="/rules/caverna"),
    "page-login": Sight(page="/login"),
    "page-learn": Sight(page="/learn/caverna"),
    "page-lesson": Sight(page="/learn/stone-age/dice"),
    "page-puzzle": Sight(page="/puzzles/cave-vs-cave"),
    "page-daily": Sight(page="/daily/cave-vs-cave"),
    "page-progress": Sight(page="/progress"),
    "page-account": Sight(page="/account"),
}
PICTURES: Final = {  # by the README's names: sight, light and size
    "caverna": (Sight("caverna", {"players": 3}, 10, "en", "skilled", seed=23), "light", "laptop"),
    "stone-age": (Sight("stone-age", {"players": 4, **WINTER}, 12, seed=8, decision="use-tool"), "dark", "laptop"),
    "cave-vs-cave": (Sight("cave-vs-cave", {"players": 2, "eras": 2}, 11, "en", "skilled", seed=8), "dark", "laptop"),
    "phone": (Sight("stone-age", {"players": 4}, 7, seed=1), "light", "phone"),
}
SHEETS: Final = {  # by game: what a folder has from before, and the sights of today
    "cave-vs-cave": (("03_cvc_e", "09_replay_cvc_1920"), ("cvc-furnish", "cvc-eras")),
    "stone-age": (("14_sa_act", "16_sa_card"), ("stone-early", "stone-winter")),
    "caverna": (("27_cav_furnish", "63_dark_cav7", "91_ph_cav_lay"), ("caverna-late", "caverna-seven")),
}


def is_awaited(at: Any, sight: Sight) -> bool:
    return at.begins_turn if not sight.decision else Moment(at).top.id == sight.decision


def played(sight: Sight) -> str:
    """A game of bots up to that moment of the first seat, or to its end, as a record."""
    game = lascaux.load(sight.game, **sight.options)
    bot, rng, at = make_agent(sight.agent, sight.seed), random.Random(sight.seed), game.start()
    record = Record(game)
    while not at.over and (game.round(at) < sight.round or at.actor != 0 or not is_awaited(at, sight)):
        choice = at.sample(rng) if at.actor == lascaux.CHANCE else bot.choose(game, at)
        record.play(choice)
        at.play(choice)
    return record.text()


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    answer = page.context.request.fetch(f"http://127.0.0.1:{PORT}/api{path}", method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def address(page: Page, sight: Sight) -> str:
    ask(page, "GET", "/me")
    if sight.page:
        return sight.page
    bots = [{"kind": "bot", "level": "greedy"}] * (sight.options["players"] - 1)
    seats = [{"kind": "me", "name": "Mira"}, *bots]
    return f"/tables/{ask(page, 'POST', '/records', {'record': played(sight), 'seats': seats})['table']}"


def settle(page: Page) -> None:
    with suppress(TooLong):  # some pages never stop asking
        page.wait_for_load_state("networkidle", timeout=6_000)


def take(browser: Browser, sight: Sight, light: str, size: str, where: Path) -> None:
    wide, high = SIZES[size]
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if size == "phone" else {}
    scheme: Any = light
    context = browser.new_context(
        viewport={"width": wide, "height": high}, color_scheme=scheme, reduced_motion="reduce", **phone
    )
    page = context.new_page()
    kept = json.dumps({"language": sight.language, "speed": "off"})
    page.add_init_script(f"localStorage.setItem('lascaux', {kept!r})")
    page.goto(f"http://127.0.0.1:{PORT}{address(page, sight)}")
    if sight.game:
        page.wait_for_selector(READY)
    settle(page)
    if sight.open:
        page.locator(sight.open).first.click()
        page.mouse.move(1, 1)  # or its help would lie over it
        settle(page)
    page.evaluate(DECODED)
    where.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=where)
    context.close()


def compare(browser: Browser, game: str, before: Path, folder: str) -> None:
    """A game's sheet: what it was, then a table by day and by fire, then another one large and on a phone."""
    was, (first, second) = SHEETS[game]

    def today(name: str, light: str, size: str, label: str) -> tuple[str, Path]:
        where = Path(folder, f"{name}-{light}-{size}.png")
        take(browser, SIGHTS[name], light, size, where)
        return label, where

    rows = [
        [("Before", before / f"{name}.png") for name in was],
        [today(first, "light", "laptop", "Today: 1366 by day"), today(first, "dark", "laptop", "1366 by fire")],
        [
            today(second, "light", "large", "1920 by day"),
            today(first, "light", "phone", "Phone by day"),
            today(first, "dark", "phone", "by fire"),
        ],
    ]
    lay_out(browser, rows, README / "sheets" / f"{game}.jpg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sights", type=Path, metavar="FOLDER", help="all sights, to look at")
    parser.add_argument("--sheets", type=Path, metavar="FOLDER", help="tables beside pictures from before")
    parser.add_argument("pattern", nargs="?", default="", help="only sights, or games, whose names match")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = start(str(Path(folder, "pictures.sqlite")), PORT)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            if wish.sights:
                for name, sight in SIGHTS.items():
                    for light in ("light", "dark"):
                        for size in SIZES:
                            if re.search(wish.pattern, f"{name}-{light}-{size}"):
                                take(browser, sight, light, size, wish.sights / f"{name}-{light}-{size}.png")
            elif wish.sheets:
                for game in SHEETS:
                    if re.search(wish.pattern, game):
                        compare(browser, game, wish.sheets, folder)
            else:
                for name, (sight, light, size) in PICTURES.items():
                    take(browser, sight, light, size, README / f"{name}.png")
                    with Image.open(README / f"{name}.png") as opened:  # a third of the bytes, and nobody sees it
                        picture = opened.convert("RGB")
                        colours = picture.quantize(256, Image.Quantize.MAXCOVERAGE)  # the seats' are rare ones
                        picture.quantize(palette=colours).save(README / f"{name}.png", optimize=True)
        finally:
            browser.close()
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
