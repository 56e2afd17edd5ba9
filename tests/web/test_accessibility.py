"""axe finds nothing serious on any page, in light and dark."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from lascaux.core.svg import LOOKS
from tests.server.support import ServerProcess
from tests.web.conftest import Player
from tests.web.playing import play_by_mouse, wait_for_choice

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


@pytest.fixture(params=["light", "dark"])
def visitor(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Iterator[Player]:
    # Our own policy would keep axe out.
    visitor = Player(browser, server.address, color_scheme=request.param, bypass_csp=True, reduced_motion="reduce")
    yield visitor
    visitor.context.close()
    assert visitor.problems == []


# Figures that lie on a space are told in words in its label ("here now: 3 stone"), which axe would have as figures.
# What matters to whoever speaks to the page is that a label has the name that is seen: see test_tables.
OPTIONS = {"resultTypes": ["violations"], "rules": {"label-content-name-mismatch": {"enabled": False}}}
MISNAMED = """() => [...document.querySelectorAll("button.target:has(.name)")]
    .map((thing) => [thing.ariaLabel, thing.querySelector(".name").textContent.trim().replaceAll("\u00ad", "")])
    .filter(([label, name]) => !label.includes(name))"""


def serious(visitor: Player) -> list[str]:
    """What axe finds that would keep somebody from playing."""
    visitor.page.add_script_tag(path=str(AXE))
    found: dict[str, Any] = visitor.page.evaluate(f"axe.run(document, {json.dumps(OPTIONS)})")
    return [
        f"{problem['id']}: {problem['help']} ({node['html'][:120]})"
        for problem in found["violations"]
        if problem["impact"] in ("serious", "critical")
        for node in problem["nodes"][:3]
    ]


@pytest.mark.parametrize("path", ["/", "/rules/caverna"])
def test_pages(visitor: Player, path: str) -> None:
    visitor.go(path)
    visitor.page.wait_for_selector("main h1, main p")
    visitor.page.wait_for_load_state("networkidle")
    assert serious(visitor) == []


@pytest.mark.parametrize("game", ["cave-vs-cave", "stone-age", "caverna"])
def test_tables(visitor: Player, game: str) -> None:
    table = visitor.new_table(game, ME_AND_A_BOT, options={"players": 2})["table"]
    visitor.go(f"/tables/{table}")
    assert wait_for_choice(visitor)
    play_by_mouse(visitor, Random(5), most=12)
    visitor.page.wait_for_function("!document.querySelector('.moving')")  # what fades has no contrast
    visitor.page.evaluate("document.querySelector('.log li.nature').ariaCurrent = 'step'")  # as while it is shown
    assert serious(visitor) == []
    assert visitor.page.evaluate(MISNAMED) == []


@pytest.mark.parametrize("path", ["/learn/caverna", "/learn/cave-vs-cave/mountain", "/learn/stone-age/dice"])
def test_lessons(visitor: Player, path: str) -> None:
    visitor.go(path)
    visitor.page.wait_for_selector(".chapters, .lesson .words p")
    assert serious(visitor) == []


# What a dialog shows when all of it is there; three of them ask the server first.
FILLED = {"Settings": "h2", "Keys": "h2", "Scores": ".scores", "As text": ".text:not(:empty)", "Hint": ".hints"}


EVERY_STYLE = """(styles) => {
    const text = document.querySelector("dialog .text");
    for (const style of styles) {
        const piece = text.querySelector("span").cloneNode();
        piece.dataset.style = piece.textContent = style;
        text.append(piece, "\\n");
    }
}"""


@pytest.mark.parametrize("button", FILLED)
def test_dialogs(visitor: Player, button: str) -> None:
    table = visitor.new_table("cave-vs-cave", ME_AND_A_BOT)["table"]
    visitor.go(f"/tables/{table}")
    assert wait_for_choice(visitor)
    if button in ("Scores", "Hint"):
        visitor.page.get_by_role("button", name=button, exact=True).first.click()
    else:
        visitor.menu(button)
    visitor.page.wait_for_selector(f"dialog {FILLED[button]}")
    if button == "As text":
        visitor.page.evaluate(EVERY_STYLE, list(LOOKS))  # which of them a table shows is a matter of luck
    assert serious(visitor) == []
