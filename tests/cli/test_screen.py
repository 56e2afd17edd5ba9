"""What shows while somebody thinks."""

from __future__ import annotations

import io
from time import sleep

import pytest
from rich.console import Console

from lascaux.cli import screen as module
from lascaux.cli.screen import Screen


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


def test_what_is_over_soon_shows_nothing(screen: Screen) -> None:
    with screen.waiting() as tell:
        tell("Bob is thinking")
    assert shown(screen) == ""


def test_what_takes_long_says_so(screen: Screen) -> None:
    with screen.waiting() as tell:
        tell("Ada is thinking")
        sleep(0.3)
        tell("Bob is thinking")
        sleep(0.3)
    assert "Ada is thinking" in shown(screen)
    assert "Bob is thinking" in shown(screen)


def test_an_interruption_ends_it(screen: Screen) -> None:
    def interrupted() -> None:
        with screen.waiting() as tell:
            tell("Ada is thinking")
            sleep(0.3)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    before = shown(screen)
    sleep(0.3)
    assert shown(screen) == before


def test_where_nobody_watches_nothing_shows(screen: Screen) -> None:
    screen.interactive = False
    with screen.waiting() as tell:
        tell("Ada is thinking")
        sleep(0.3)
    assert shown(screen) == ""
