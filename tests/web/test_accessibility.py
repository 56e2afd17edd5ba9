"""axe finds nothing serious on any page, in light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

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


def serious(visitor: Player) -> list[str]:
    """What axe finds that would keep somebody from playing."""
    visitor.page.add_script_tag(path=str(AXE))
    found: dict[str, Any] = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
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
    assert serious(visitor) == []


# What a dialog shows when all of it is there; three of them ask the server first.
FILLED = {"Settings": "h2", "Keys": "h2", "Scores": ".scores", "As text": ".text:not(:empty)", "Hint": ".hints"}


@pytest.mark.parametrize("button", FILLED)
def test_dialogs(visitor: Player, button: str) -> None:
    table = visitor.new_table("cave-vs-cave", ME_AND_A_BOT)["table"]
    visitor.go(f"/tables/{table}")
    assert wait_for_choice(visitor)
    visitor.page.get_by_role("button", name=button, exact=True).click()
    visitor.page.wait_for_selector(f"dialog {FILLED[button]}")
    assert serious(visitor) == []
