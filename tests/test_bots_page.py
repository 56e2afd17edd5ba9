"""The page on bots says what the stored results say, and the ladder offers what they prove."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import lascaux
from lascaux.agents import make_agent
from lascaux.agents.ladder import ladder
from lascaux.arena import match
from lascaux.arena.ladder import Climb
from lascaux.arena.ladder_result import result
from tools import bots_page, measure_bars

BARS = measure_bars.read_bars(measure_bars.BARS)
WEAK = "search:simulations=2"


def climbed(folder: Path, *rungs: str, **options: object) -> Climb:
    climb = Climb(folder, lascaux.load("cave-vs-cave", **options), rungs, 4)
    for _ in climb.play(1, lambda pairings, games: None):
        pass
    return climb


def test_the_page_is_what_the_results_say() -> None:
    if bots_page.stored():
        pytest.importorskip("openskill", reason="ratings need the extra lascaux[arena]")
    assert bots_page.PAGE.read_text(encoding="utf-8") == bots_page.page(), "run python tools/bots_page.py"


@pytest.mark.parametrize("found", bots_page.stored(), ids=lambda found: f"{found['game']}-{found['players']}")
def test_only_what_is_proven_is_offered(found: Any) -> None:
    assert tuple(rung["name"] for rung in found["rungs"]) == ladder(found["game"], found["players"]).rungs
    assert [step["one"] for step in found["pairings"] if step["is_step"] and step["verdict"] != "proven"] == []


def test_a_ladder_as_a_section(tmp_path: Path) -> None:
    pytest.importorskip("openskill", reason="ratings need the extra lascaux[arena]")
    text = bots_page.section(result(climbed(tmp_path, "random", WEAK, "greedy", eras="short")))
    assert text.startswith("### Caverna: Cave vs Cave, 2 players, eras short\n")
    assert "`lascaux ladder cave-vs-cave -o players=2 -o eras=short --games 4`, " in text
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    assert [row.split("`")[1] for row in rows] == ["greedy", WEAK, "random"]
    assert "| 0 % (0–" in rows[-1]
    assert rows[-1].count("| – ") == 3


def test_a_solo_ladder_as_a_section(tmp_path: Path) -> None:
    text = bots_page.section(result(climbed(tmp_path, "random", "greedy", players=1)))
    assert text.startswith("### Caverna: Cave vs Cave, solo\n")
    assert "| ahead of `greedy` |" in text
    greedy, random = (line for line in text.splitlines() if line.startswith("| `"))
    assert " of 4 | +" in greedy
    assert "| – | – | -" in random


def test_every_bar_can_be_played() -> None:
    assert len({bar["id"] for bar in BARS}) == len(BARS)
    for bar in BARS:
        game = lascaux.load(bar["game"], **bar["options"])
        assert match(game, ["random"], bar["others"], bar["games"]).games == bar["games"]  # whole sets
        assert (bar["others"] is None) == (game.seats == 1)
        if bar["others"]:
            make_agent(bar["others"])


def test_bars_say_whether_they_are_reached() -> None:
    bar = {"title": "t", "others": "greedy", "games": 200, "bar": 0.9, "aim": 0.97, "found": None}
    assert (bots_page.measured(bar, False), bots_page.reached(bar)) == ("not measured", "–")
    found = {"agent": "master", "games": 200, "value": 0.93, "low": 0.886, "high": 0.958, "seconds": 0.51}
    shown = bots_page.measured({**bar, "found": found}, False)
    assert shown == "**93 %** (89–96) of 200 by `master`, 0.51 s a choice"
    for value, words in ((0.89, "not reached"), (0.93, "bar reached"), (0.98, "aim reached")):
        assert bots_page.reached({**bar, "found": {**found, "value": value}}) == words
    assert bots_page.reached({**bar, "found": {**found, "games": 44, "value": 1.0}}) == "too few games"


@pytest.fixture
def few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Bars of a few games."""
    file = tmp_path / "bars.json"
    measure_bars.write_bars(
        file, [{**bar, "games": 4, "found": None} for bar in BARS if bar["id"] in ("era-one-duel", "era-one-solo")]
    )
    monkeypatch.setattr(measure_bars, "BARS", file)
    return tmp_path / "out"


def test_bars_are_measured_and_go_on_where_they_stopped(few: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--agent", WEAK, "--workers", "1", "--out", str(few)]
    assert measure_bars.main(["era-one-duel", *command]) == 0
    duel, solo = json.loads((few / "bars.json").read_text())
    assert (duel["found"]["games"], duel["found"]["agent"], solo["found"]) == (4, WEAK, None)
    assert "era-one-duel: 4 of 4, " in capsys.readouterr().out
    kept = (few / "era-one-duel" / "games.jsonl").read_text()
    assert measure_bars.main(command) == 0
    duel, solo = json.loads((few / "bars.json").read_text())
    assert (few / "era-one-duel" / "games.jsonl").read_text() == kept
    assert (solo["found"]["games"], solo["found"]["error"] > 0) == (4, True)


def test_a_bar_that_runs_out_of_time_keeps_what_it_has(few: Path) -> None:
    assert measure_bars.main(["era-one-solo", "--agent", "random", "--minutes", "0", "--out", str(few)]) == 0
    found = {bar["id"]: bar["found"] for bar in json.loads((few / "bars.json").read_text())}
    assert found["era-one-solo"]["games"] < 4


def test_unknown_bars_are_refused(few: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert measure_bars.main(["chess", "--out", str(few)]) == 2
    said = capsys.readouterr().err
    assert (
        said
        == "measure_bars: there is no bar 'chess'; the bars and games are cave-vs-cave, era-one-duel, era-one-solo\n"
    )
