"""Plays what a run still lacks, here or on a cluster, and keeps every game as it comes."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing

from lascaux.arena.cluster import play_on_cluster
from lascaux.arena.errors import ArenaError
from lascaux.arena.game_played import GamePlayed, Task
from lascaux.arena.run import Run
from lascaux.arena.workers import play_locally


def play_run(run: Run, jobs: int, cluster: str | None = None) -> Generator[GamePlayed]:
    """The games as they finish, each on disk before it is yielded. Closing the iterator stops the run."""
    if jobs < 1:
        raise ArenaError(f"{jobs} processes cannot play; the least is 1")
    task = Task(run.setting.game, run.setting.options)
    with run.writing() as file:
        fixtures = run.missing()
        playing = play_on_cluster(task, fixtures, cluster) if cluster else play_locally(task, fixtures, jobs)
        with closing(playing) as games:
            for finished in games:
                run.add(finished, file)
                yield finished.game
