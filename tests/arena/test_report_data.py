"""A report reads what a run has written."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from lascaux import Record
from lascaux.arena import ArenaError, Run
from lascaux.arena.report import read_results
from tests.arena.runs import change_line, play


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return play(tmp_path_factory.mktemp("runs") / "run", "simulate", "stone-age", ["random"], 2, players=3)


@pytest.fixture
def run(played: Run, tmp_path: Path) -> Run:
    """A copy to spoil."""
    return Run.load(shutil.copytree(played.folder, tmp_path / "run"))


def test_every_seat_of_every_game_is_a_row(run: Run) -> None:
    results = read_results(run)
    assert len(results.rows) == 3 * len(run.games)
    assert [row.score for row in results.games[1].rows] == run.games[1]["scores"]
    assert results.agents == ["random"]
    assert not results.solo


def test_the_record_tells_who_began(run: Run) -> None:
    for number, game in enumerate(read_results(run).games):
        at = next(at for at in Record.load(run.record_file(number)).positions() if at.actor >= 0)
        places = {row.seat: row.place for row in game.rows}
        assert places[at.actor] == 0
        assert places[(at.actor + 1) % 3] == 1


def test_without_records_nobody_knows(run: Run) -> None:
    shutil.rmtree(run.folder / "records")
    assert {row.place for row in read_results(Run.load(run.folder)).rows} == {None}


def test_a_shared_victory_counts_in_parts(run: Run) -> None:
    change_line(run, 0, winners=[0, 2])
    assert [row.win for row in read_results(Run.load(run.folder)).games[0].rows] == [0.5, 0, 0.5]


def test_a_thing_counts_from_the_round_in_which_it_was_first_taken(run: Run) -> None:
    change_line(run, 0, taken=[[[2, "c01"], [5, "c01"], [5, "c02"]], [], []])
    assert read_results(Run.load(run.folder)).games[0].rows[0].taken == {"c01": 2, "c02": 5}


@pytest.mark.parametrize(
    "values",
    [
        {"scores": [1, 2, "many"]},
        {"winners": None},
        {"scores_by_round": [[1, 2]]},
        {"taken": [[["c01"]], [], []]},
        {"categories": [1, 2, 3]},
        {name: [[]] for name in ("seats", "scores", "categories", "taken", "spaces", "seconds", "choices")},
    ],
)
def test_a_line_that_makes_no_sense_is_named(run: Run, values: dict[str, object]) -> None:
    change_line(run, 1, **values)
    with pytest.raises(ArenaError, match=r"games\.jsonl: line 2 is not a finished game \(players: 3\): "):
        read_results(Run.load(run.folder))
