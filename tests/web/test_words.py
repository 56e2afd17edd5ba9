"""Whatever a page says over a game, a person could have said: no coordinates, numbers of cards or "1 points"."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from lascaux.core.texts import LANGUAGES
from tests.server.support import ServerProcess
from tests.web.watching import GAMES, watched
from tests.words import RAW

STRETCH = 40  # clicks


def read(browser: Browser, server: ServerProcess, game: str, language: str, clicks: int) -> dict[str, Any]:
    found = watched(browser, server, game, clicks, "words", language=language, told=RAW.pattern)
    assert found["said"] > 100
    assert found["raw"] == []
    return found


@pytest.mark.parametrize("game", GAMES)
def test_for_a_stretch(browser: Browser, server: ServerProcess, game: str) -> None:
    read(browser, server, game, "de", STRETCH)


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_over_a_whole_game(browser: Browser, server: ServerProcess, game: str, language: str) -> None:
    assert read(browser, server, game, language, 3000)["over"]
