"""The way of docs/arena.md from `ray start` to a tournament: real nodes, in processes of their own, with a token."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from lascaux.arena import Run
from tests.arena.tasks import LASCAUX
from tests.server.support import free_port
from tests.waiting import until

pytest.importorskip("ray", reason="a cluster needs Ray, the extra lascaux[cluster]")
RAY = str(Path(sys.executable).with_name("ray"))
PATIENCE = 200.0  # seconds; nodes start slowly on a busy machine


def environment(home: Path, **more: str) -> dict[str, str]:
    """Nothing of the machine's own Ray."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    return {**plain, "HOME": str(home), **more}


def test_who_has_no_token_is_told_where_to_get_one(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as cluster:
        address = f"127.0.0.1:{cluster.getsockname()[1]}"
        command = [*LASCAUX, "match", "random", "random", "--cluster", address, "--out", str(tmp_path / "run")]
        asking = environment(tmp_path, RAY_AUTH_MODE="token")
        done = subprocess.run(command, env=asking, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    last = done.stderr.splitlines()[-1]
    assert f"no Ray cluster at {address} lets us in: Token authentication is enabled but no" in last
    assert "ray get-auth-token" in last
    assert "~/.ray/auth_token" in last


@pytest.fixture
def home() -> Iterator[Path]:
    """A short path: Ray keeps its sockets there."""
    folder = Path(tempfile.mkdtemp(prefix="ray-", dir="/tmp"))
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def node(home: Path, *flags: str) -> Iterator[psutil.Process]:
    command = [RAY, "start", "--block", "--disable-usage-stats", *flags]
    with (home / "nodes.log").open("a") as log:
        told = {"RAY_TMPDIR": str(home)} | ({} if "--head" in flags else {"RAY_AUTH_MODE": "token"})
        process = psutil.Popen(command, env=environment(home, **told), stdout=log, stderr=log)
    try:
        yield process
    finally:
        kill(process)


def kill(process: psutil.Process) -> None:
    """As if the machine had lost its power."""
    with suppress(psutil.NoSuchProcess):
        for one in [*process.children(recursive=True), process]:
            with suppress(psutil.NoSuchProcess):
                one.kill()
        process.wait()


def cores(home: Path, address: str) -> float:
    """How many cores the cluster has, as somebody with the token sees it; -1 while there is none."""
    asking = "print('cores', ray.cluster_resources().get('CPU', 0))"  # Ray itself says something there too
    code = f"import ray; ray.init({address!r}, log_to_driver=False); {asking}"
    seen = environment(home, RAY_AUTH_MODE="token")
    done = subprocess.run([sys.executable, "-c", code], env=seen, capture_output=True, text=True, timeout=PATIENCE)
    said = re.search(r"^cores ([\d.]+)", done.stdout, re.MULTILINE)
    return float(said[1]) if said else -1.0


@pytest.mark.full
def test_a_tournament_on_two_nodes_with_a_token_outlives_one_of_them(home: Path, tmp_path: Path) -> None:
    subprocess.run([RAY, "get-auth-token", "--generate"], env=environment(home), check=True, capture_output=True)
    port = free_port()
    address = f"127.0.0.1:{port}"
    command = [*LASCAUX, "tournament", "random", "novice", "greedy", "-n", "60", "--cluster", address]

    with ExitStack() as nodes:
        nodes.enter_context(node(home, "--head", f"--port={port}", "--num-cpus=0", "--include-dashboard=false"))
        until(lambda: cores(home, address) == 0, "the head to start", PATIENCE)
        one = nodes.enter_context(node(home, f"--address={address}", "--num-cpus=1"))
        until(lambda: cores(home, address) == 1, "a node to join", PATIENCE)
        nodes.enter_context(node(home, f"--address={address}", "--num-cpus=1"))
        until(lambda: cores(home, address) == 2, "another node to join", PATIENCE)

        stranger = [*command, "--out", str(tmp_path / "stranger")]
        refused = subprocess.run(stranger, env=environment(tmp_path), capture_output=True, text=True, timeout=PATIENCE)
        assert refused.returncode == 2
        assert "If it wants a token" in refused.stderr.splitlines()[-1]

        out = tmp_path / "run"
        ours = environment(home)
        playing = subprocess.Popen([*command, "--out", str(out)], env=ours, stderr=subprocess.PIPE, text=True)
        until(lambda: games(out) >= 4, "some games to finish", PATIENCE)
        before = games(out)
        kill(one)
        _, complaints = playing.communicate(timeout=3 * PATIENCE)

    assert playing.returncode == 0, complaints
    assert before < 60
    assert sorted(game["number"] for game in Run.load(out).games) == list(range(60))


def games(run: Path) -> int:
    path = run / "games.jsonl"
    return path.read_text().count("\n") if path.exists() else 0
