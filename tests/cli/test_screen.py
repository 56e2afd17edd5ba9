"""What shows while somebody thinks."""

from __future__ import annotations

import io
from time import sleep

import pytest
from rich.console import Console

from lascaux.cli import screen as module
from lascaux.cli.screen import Screen
from tests.waiting import until


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    """A screen that somebody watches, and soon loses patience."""
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    found = Screen()
    found.interactive = True
    found.console = Console(file=io.StringIO(), force_terminal=True, width=80)
    return found


def shown(screen: Screen) -> str:
    file = screen.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def until_shown(screen: Screen, text: str) -> None:
    until(lambda: text in shown(screen), f"{text!r} on the screen")


def test_what_is_over_soon_shows_nothing(screen: Screen) -> None:
    with screen.waiting() as tell:
        tell("Bob is thinking")
    assert shown(screen) == ""


def test_what_takes_long_says_so(screen: Screen) -> None:
    with screen.waiting() as tell:
        for name in ("Ada", "Bob"):
            tell(f"{name} is thinking")
            until_shown(screen, f"{name} is thinking")


def test_an_interruption_ends_it(screen: Screen) -> None:
    def interrupted() -> None:
        with screen.waiting() as tell:
            tell("Ada is thinking")
            until_shown(screen, "Ada is thinking")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    before = shown(screen)
    sleep(0.3)  # in which it would go on
    assert shown(screen) == before


def test_where_nobody_watches_nothing_shows(screen: Screen) -> None:
    screen.interactive = False
    with screen.waiting() as tell:
        tell("Ada is thinking")
        sleep(0.3)  # longer than anybody's patience
    assert shown(screen) == ""
