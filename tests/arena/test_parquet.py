"""The file for other programs has a row for each game and seat."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import lascaux
from lascaux.arena import ArenaError, Run, match
from lascaux.arena.game_played import Task
from lascaux.arena.parquet import write_seats


@pytest.fixture
def run(tmp_path: Path) -> Run:
    setting = match(lascaux.load("stone-age", players=3), ["random"], others="random", games=2)
    run = Run.begin(tmp_path / "run", setting)
    with run.writing() as file:
        for fixture in run.missing():
            run.add(Task(setting.game, setting.options)(fixture), file)
    return run


def test_a_row_for_each_game_and_seat(run: Run) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="Parquet needs the extra lascaux[arena]")
    table = parquet.read_table(write_seats(run)).to_pylist()
    assert [(row["number"], row["seat"]) for row in table] == [(n, seat) for n in (0, 1) for seat in (0, 1, 2)]
    for row in table:
        game, seat = run.games[row["number"]], row["seat"]
        assert row["score"] == game["scores"][seat]
        assert row["won"] == (seat in game["winners"])
        assert row["margin"] == row["score"] - max(score for n, score in enumerate(game["scores"]) if n != seat)
        assert [(entry["round"], entry["thing"]) for entry in row["taken"]] == game["taken"][seat]
        assert {entry["space"]: entry["count"] for entry in row["spaces"]} == game["spaces"][seat]
        assert row["scores_by_round"] == [scores[seat] for scores in game["scores_by_round"]]
        points = {name: value for name, value in row.items() if name.startswith("points_")}
        assert points == {f"points_{category}": value for category, value in game["categories"][seat].items()}


def test_without_pyarrow_the_error_names_the_extra(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ArenaError, match=r"Parquet needs pyarrow; install the extra lascaux\[arena\]"):
        write_seats(run)
