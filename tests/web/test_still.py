"""Boards keep still: over a game, no place on the table moves or changes its size by a pixel."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.support import ServerProcess
from tests.web.watching import GAMES, watched

SIZES = [(1366, 768), (1920, 1080), (390, 844)]
STRETCH = 60  # clicks


def nothing_moved(found: dict[str, Any], size: tuple[int, int]) -> None:
    assert found["places"] > 10, "the board has places"
    assert found["moved"] == []
    assert (found["wide"], found["high"]) == size, "the page itself does not scroll"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_for_a_stretch(browser: Browser, server: ServerProcess, game: str, size: tuple[int, int]) -> None:
    nothing_moved(watched(browser, server, game, STRETCH, "still", size), size)


@pytest.mark.full
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_over_a_whole_game(browser: Browser, server: ServerProcess, game: str, size: tuple[int, int]) -> None:
    found = watched(browser, server, game, 3000, "still", size)
    assert found["over"]
    nothing_moved(found, size)
