"""Plays what runs still lack, here or on a cluster, and keeps every game as it comes."""

from __future__ import annotations

import pickle
from collections.abc import Generator, Sequence
from contextlib import ExitStack, closing
from types import FunctionType

from lascaux.arena.cluster import play_on_cluster
from lascaux.arena.errors import ArenaError
from lascaux.arena.game_played import GamePlayed, Task
from lascaux.arena.run import Run
from lascaux.arena.schedule import Fixture
from lascaux.arena.workers import play_here, play_locally


def play_run(run: Run, jobs: int, cluster: str | None = None) -> Generator[GamePlayed]:
    """The games as they finish, each on disk before it is yielded. Closing the iterator stops the run."""
    yield from play_runs([run], jobs, cluster)


def play_runs(
    runs: Sequence[Run], jobs: int, cluster: str | None = None, up_to: int | None = None
) -> Generator[GamePlayed]:
    """Several runs of one game side by side, as far as their first `up_to` games: no process waits for a run to end."""
    if jobs < 1:
        raise ArenaError(f"{jobs} processes cannot play; the least is 1")
    if not runs:
        return
    guests = {name: agent for run in runs for name, agent in run.setting.guests.items()}
    packed = {name: found for name, agent in guests.items() if (found := pickled(agent)) is not None}
    at_home = sorted(guests.keys() - packed.keys())
    if at_home and cluster:
        raise ArenaError(f"{', '.join(at_home)} cannot be sent to a cluster; an agent in a module of its own can")
    task = Task(runs[0].setting.game, runs[0].setting.options, {**guests, **packed})
    with ExitStack() as stack:
        files = [stack.enter_context(run.writing()) for run in runs]
        owners: dict[Fixture, int] = {}
        for number, run in enumerate(runs):
            owners |= {fixture: number for fixture in run.missing() if up_to is None or fixture.number < up_to}
        if at_home:
            playing = play_here(task, owners)
        else:
            playing = play_on_cluster(task, owners, cluster) if cluster else play_locally(task, owners, jobs)
        for finished in stack.enter_context(closing(playing)):
            game = finished.game
            owner = owners[Fixture(game["number"], game["pair"], game["seed"], tuple(game["seats"]))]
            runs[owner].add(finished, files[owner])
            yield game


def pickled(agent: object) -> bytes | None:
    """An agent in a form that can be sent to other processes. None for one that cannot: what is defined in a script or
    a notebook may not be found there, so it plays in this process, one game after the other."""
    kind = agent if isinstance(agent, type | FunctionType) else type(agent)
    if kind.__module__ == "__main__":
        return None
    try:
        found = pickle.dumps(agent)
        pickle.loads(found)
    except Exception:  # somebody else's code
        return None
    return found
