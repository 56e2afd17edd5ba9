"""Games in several processes: all of them come back, whatever happens to a process."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest

from lascaux.arena import ArenaError
from lascaux.arena.workers import play_locally
from tests.arena.tasks import RANDOM, Dying, fixture


def test_every_game_comes_back_once_and_is_the_same_as_here() -> None:
    fixtures = [fixture(number) for number in range(7)]
    played = list(play_locally(RANDOM, fixtures, jobs=2))
    assert sorted(finished.game["number"] for finished in played) == list(range(7))
    assert {finished.record for finished in played} == {RANDOM(entry).record for entry in fixtures}


def test_a_game_whose_process_dies_is_played_again(tmp_path: Path) -> None:
    played = list(play_locally(Dying(tmp_path, 1, times=2), [fixture(number) for number in range(4)], jobs=2))
    assert sorted(finished.game["number"] for finished in played) == [0, 1, 2, 3]
    assert len(list(tmp_path.iterdir())) == 2


def test_a_game_whose_process_dies_three_times_is_given_up(tmp_path: Path) -> None:
    games = play_locally(Dying(tmp_path, 1, times=9), [fixture(number) for number in range(3)], jobs=1)
    with pytest.raises(
        ArenaError, match=r"game 1 \(random random\): its process died 3 times, finally with exit code -9"
    ):
        list(games)
    assert len(list(tmp_path.iterdir())) == 3


def test_an_agent_that_fails_is_not_tried_again() -> None:
    with pytest.raises(ArenaError, match=r"game 0 \(hal random\) failed: BadAgent"):
        list(play_locally(RANDOM, [fixture(0, "hal", "random")], jobs=1))


def test_leaving_early_leaves_no_process_behind() -> None:
    games = play_locally(RANDOM, [fixture(number) for number in range(50)], jobs=2)
    next(games)
    games.close()
    assert multiprocessing.active_children() == []
