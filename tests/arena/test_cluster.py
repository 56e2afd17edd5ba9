"""The same games on a real Ray instance, started here."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from lascaux.arena import ArenaError, Run
from lascaux.arena.cluster import play_on_cluster, play_remotely
from tests.arena.tasks import LASCAUX, RANDOM, Dying, fixture

ray = pytest.importorskip("ray", reason="a cluster needs Ray, the extra lascaux[cluster]")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two cores on this machine."""
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield ray.get_runtime_context().gcs_address
    ray.shutdown()


def test_every_game_comes_back_and_is_the_same_as_here(address: str) -> None:
    fixtures = [fixture(number) for number in range(6)]
    played = list(play_on_cluster(RANDOM, fixtures, address))
    assert {finished.record for finished in played} == {RANDOM(entry).record for entry in fixtures}
    assert len(played) == 6


def test_a_game_whose_worker_dies_is_played_again(address: str, tmp_path: Path) -> None:
    played = list(play_on_cluster(Dying(tmp_path, 1, times=1), [fixture(number) for number in range(3)], address))
    assert sorted(finished.game["number"] for finished in played) == [0, 1, 2]
    assert len(list(tmp_path.iterdir())) == 1


def test_a_game_whose_worker_always_dies_is_given_up(address: str, tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"^game 1 \(random random\) failed on the cluster: "):
        list(play_on_cluster(Dying(tmp_path, 1, times=9), [fixture(1)], address))
    assert len(list(tmp_path.iterdir())) == 3


def test_an_agent_that_fails_is_named(address: str) -> None:
    with pytest.raises(ArenaError, match=r"^game 0 \(hal random\) failed: BadAgent: there is no agent"):
        list(play_on_cluster(RANDOM, [fixture(0, "hal", "random")], address))


def test_another_version_on_the_cluster_is_refused() -> None:
    answer = play_remotely(RANDOM, fixture(0), "0.0.0")
    assert isinstance(answer, ArenaError)
    assert "this one 0.0.0" in str(answer)


def test_the_command_plays_on_the_cluster(address: str, tmp_path: Path) -> None:
    command = ["match", "random", "novice", "-n", "4", "--out", str(tmp_path / "run")]
    done = subprocess.run([*LASCAUX, *command, "--cluster", address], capture_output=True, text=True, timeout=50)
    assert done.returncode == 0, done.stderr
    assert sorted(game["number"] for game in Run.load(tmp_path / "run").games) == [0, 1, 2, 3]
