"""Games on a Ray cluster: each game a task, results as they finish, tasks of lost workers and machines retried."""

from __future__ import annotations

import os
import socket
from collections.abc import Generator, Iterable
from itertools import islice
from pathlib import Path
from typing import Any, Final

from lascaux import __version__
from lascaux.arena.errors import ArenaError
from lascaux.arena.game_played import Finished
from lascaux.arena.schedule import Fixture
from lascaux.arena.workers import RETRIES, Play, answer

TOKEN: Final = "RAY_AUTH_TOKEN"
TOKEN_FILE: Final = "RAY_AUTH_TOKEN_PATH"
USUAL_TOKEN: Final = Path("~/.ray/auth_token")
ADVICE: Final = (
    f"put what `ray get-auth-token` prints on its head into {USUAL_TOKEN} here, or into the variable {TOKEN}"
)


def play_on_cluster(play: Play, fixtures: Iterable[Fixture], address: str) -> Generator[Finished]:
    """Play fixtures on the cluster at an address; closing the iterator cancels what is still being played."""
    ray = installed_ray()
    ours = not ray.is_initialized()
    if ours:
        connect(ray, address)
    task = ray.remote(max_retries=RETRIES)(play_remotely)
    waiting = iter(fixtures)
    playing: dict[Any, Fixture] = {}
    try:
        while True:
            for fixture in islice(waiting, max(0, room(ray) - len(playing))):
                playing[task.remote(play, fixture, __version__)] = fixture
            if not playing:
                return
            done, _ = ray.wait(list(playing), num_returns=1)
            fixture = playing.pop(done[0])
            try:
                finished = ray.get(done[0])
            except ray.exceptions.RayError as error:
                raise ArenaError(f"{fixture} failed on the cluster: {first_line(error)}") from error
            if isinstance(finished, ArenaError):
                raise finished
            yield finished
    finally:
        for reference in playing:
            ray.cancel(reference, force=True)
        if ours:
            ray.shutdown()


def play_remotely(play: Play, fixture: Fixture, version: str) -> Finished | ArenaError:
    """What runs on the cluster's machines."""
    if version != __version__:
        return ArenaError(f"a machine of the cluster has lascaux {__version__}, this one {version}")
    return answer(play, fixture)


def installed_ray() -> Any:
    show_token()
    try:
        import ray
    except ImportError as error:
        raise ArenaError("a cluster needs Ray; install the extra lascaux[cluster]") from error
    return ray


def show_token() -> None:
    """Have Ray show our token if we have one: to an address that is named it otherwise would not. Before its import."""
    if os.environ.keys() & {TOKEN, TOKEN_FILE} or USUAL_TOKEN.expanduser().exists():
        os.environ.setdefault("RAY_AUTH_MODE", "token")


def connect(ray: Any, address: str) -> None:
    try:
        knock(address)
    except OSError as error:
        raise ArenaError(f"no Ray cluster answers at {address}: {first_line(error)}") from error
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        # Ray itself does not say what was wrong when a token was missing or another one.
        raise ArenaError(
            f"no Ray cluster at {address} lets us in: {sentence(error)}. If it wants a token, {ADVICE}"
        ) from error


def knock(address: str) -> None:
    """Raises an OSError quickly if nobody is listening there: Ray itself would keep trying for more than a minute."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=10).close()


def room(ray: Any) -> int:
    """How many games to have on the cluster at a time: enough that none of its present cores ever waits."""
    return 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))


def sentence(error: Exception) -> str:
    return first_line(error).partition(". ")[0].rstrip(".")


def first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__
