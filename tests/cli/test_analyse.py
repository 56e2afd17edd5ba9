"""`lascaux analyse`: a whole command from a record to tables, plot and page."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import lascaux
from tests.cli.terminal import Terminal, whole_game


class Page(HTMLParser):
    """Checks that every tag is closed, and collects what a page would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []
        self.tags: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loads += [name for name, _ in attrs if name in ("src", "href")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of era I that greedy plays for Ada against random."""
    path = tmp_path_factory.mktemp("played") / "game.lascaux"
    whole_game("me:Ada <b>,random", seed=3, person="greedy")[1].save(path)
    return path


def test_tables_and_plot(terminal: Terminal, file: Path) -> None:
    result = terminal.run("analyse", str(file), "--fast")
    assert (result.code, result.err) == (0, "")
    assert "as greedy sees it" in result.out
    assert result.out.count("●") > 60
    assert "● Ada <b>   ▲ random" in result.out
    row = r" +(\d+) +\d+ +(\d+)% +([\d.]+) +(\d+) *\n"
    [own] = re.findall("Ada <b>" + row, result.out)
    [other] = re.findall("random" + row, result.out)
    assert [float(own[0]), float(other[0])] == lascaux.Record.load(file).position().scores()
    assert int(own[1]) > 80 > int(other[1])  # per cent of the best choices made
    assert float(own[2]) < float(other[2])
    assert int(own[3]) > 90 > int(other[3])  # accuracy
    assert "Turning points" in result.out
    assert len(re.findall(r"^\d+: .*By the end of the ", result.out, re.MULTILINE)) >= 3  # why
    assert result.out.splitlines()[-2:] == [
        "Ada <b> wins.",
        f"`lascaux replay {file} --table N` shows the table after choice N.",
    ]


def test_a_page_that_needs_nothing_else(terminal: Terminal, file: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.html"
    result = terminal.run("analyse", str(file), "--fast", "--page", str(out), "--language", "de")
    assert f"Die Seite steht in {out}" in result.out
    text = out.read_text(encoding="utf-8")
    page = Page(text)
    assert page.loads == []
    assert page.tags.count("polyline") == 2
    assert page.tags.count("circle") > 5
    assert page.tags.count("table") == 4
    assert '<html lang="de">' in text
    assert "Größte Fehler: Ada &lt;b&gt;" in text
    assert "Ada <b>" not in text


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "players"), [("stone-age", 3), ("caverna", 1), ("caverna", 7)])
def test_every_game(terminal: Terminal, tmp_path: Path, game: str, players: int, language: str) -> None:
    path = tmp_path / "game.lascaux"
    whole_game(",".join(["me"] * players), 2, name=game, players=players)[1].save(path)
    out = tmp_path / "game.html"
    result = terminal.run(
        *("analyse", str(path), "--agent", "greedy", "--every", "29", "--language", language, "--out", str(out))
    )
    assert (result.code, result.err) == (0, "")
    assert result.out.count("Größte Fehler: " if language == "de" else "Biggest mistakes: ") == players
    Page(out.read_text(encoding="utf-8"))


def test_every_nth_decision(terminal: Terminal, file: Path) -> None:
    counts = []
    for every in ("1", "4"):
        out = terminal.run("analyse", str(file), "--fast", "--every", every).out
        found = re.search(r"decisions analysed: (\d+)", out)
        assert found
        counts.append(int(found[1]))
    assert counts[1] == -(-counts[0] // 4)


def test_an_unfinished_game_is_looked_at_as_far_as_it_goes(terminal: Terminal, file: Path, tmp_path: Path) -> None:
    half = lascaux.Record.load(file)
    half.take_back(len(half.choices) // 2)
    path = tmp_path / "half.lascaux"
    half.save(path)
    result = terminal.run("analyse", str(path), "--fast")
    assert result.code == 0
    assert f"The game is not over; it was analysed up to choice {len(half.choices)}." in result.out
    assert "Biggest mistakes" in result.out


def test_a_search_as_thinker(terminal: Terminal, file: Path) -> None:
    out = terminal.run("analyse", str(file), "--agent", "search:simulations=20", "--every", "3").out
    assert "as search:simulations=20 sees it" in out
    assert "Biggest mistakes" in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--agent", "hal"], "there is no agent 'hal'; the agents are random, novice, greedy"),
        (["--agent", "random"], "random cannot explain its choices"),
        (["--every", "0"], "--every must be 1 or more, not 0"),
        (["--page", "game.lascaux"], "--page must name a .html file in an existing folder, not game.lascaux"),
        (["--out", "nowhere/game.html"], "--page must name a .html file in an existing folder"),
    ],
)
def test_mistakes_get_one_clear_line(terminal: Terminal, file: Path, arguments: list[str], complaint: str) -> None:
    before = file.read_text()
    result = terminal.run("analyse", str(file), *arguments)
    assert result.code == 2
    assert result.err.startswith(f"lascaux: {complaint}")
    assert result.err.count("\n") == 1
    assert file.read_text() == before


def test_a_bad_record_and_an_empty_one(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.lascaux"
    path.write_text("lascaux record 1\ngame chess\n")
    result = terminal.run("analyse", str(path))
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert f"{path}: before line 2: there is no game 'chess'" in result.err
    lascaux.Record(lascaux.load("caverna")).save(path)
    result = terminal.run("analyse", str(path))
    assert (result.code, result.err) == (2, f"lascaux: {path}: nobody has decided anything in this game yet\n")
