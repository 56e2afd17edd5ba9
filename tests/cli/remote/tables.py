"""Tables at a server, for the tests that play there through the command."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from lascaux.cli.remote import Server
from lascaux.cli.screen import Screen
from tests.cli.terminal import Result
from tests.server.support import ServerProcess

ENOUGH = ["1"] * 900  # the first choice, until the game is over


def table_in(result: Result) -> str:
    """The address of the table that was made."""
    found = re.search(r"(?:Your table|Dein Tisch): (\S+)", result.out)
    assert found
    return found[1]


def made(server: ServerProcess, seats: list[dict[str, str]]) -> dict[str, Any]:
    """A table of somebody elsewhere."""
    with httpx.Client(base_url=server.address) as friend:
        table: dict[str, Any] = friend.post("/api/tables", json={"game": "cave-vs-cave", "seats": seats}).json()
    assert "table" in table, table
    return table


def before_question(monkeypatch: pytest.MonkeyPatch, number: int, act: Callable[[], None]) -> None:
    """Let something happen after a question was asked, and before it is answered."""
    ask, asked = Screen.ask, 0

    def interrupted(screen: Screen, prompt: str, offers: Any = ()) -> str:
        nonlocal asked
        asked += 1
        if asked == number:
            act()
        return ask(screen, prompt, offers)

    monkeypatch.setattr(Screen, "ask", interrupted)


def force_luck(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Let nature draw by a seed at the tables that the command makes; who begins is drawn too."""
    post = Server.post

    def with_seed(server: Server, path: str, body: Any = None) -> Any:
        return post(server, path, {**body, "seed": seed} if path == "tables" else body)

    monkeypatch.setattr(Server, "post", with_seed)
