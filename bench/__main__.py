"""`make bench`: our games, compiled and interpreted, beside their peers, in one run on one core."""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.engine import Speed, measure
from bench.envs import WITH_OPPONENTS, EnvSpeed, measure_envs, measure_opponents, measure_workers
from bench.housing import housing_microseconds
from bench.peers import Row, measure_peer_search, measure_peers
from bench.search import THOROUGH, measure_search, on_all_cores
from lascaux.core import position

ROOT = Path(__file__).resolve().parent.parent


def interpreted(seconds: float) -> list[Speed]:
    """The same games on a copy of the sources without the compiled modules."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"), dirs_exist_ok=True)
        command = [sys.executable, "-m", "bench.engine", str(seconds)]
        environment = {**os.environ, "PYTHONPATH": folder}
        run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment)
    return [Speed(**json.loads(line)) for line in run.stdout.splitlines()]


def our_table(compiled: list[Speed], plain: list[Speed]) -> Table:
    table = Table(title="Lascaux, random play on one core")
    table.add_column("game")
    for heading in ("loop", "games", "driven", "interpreted", "speed-up", "copy", "position"):
        table.add_column(heading, justify="right")
    for fast, slow in zip(compiled, plain, strict=True):
        table.add_row(
            fast.name,
            f"{fast.loop_choices_per_second:,.0f}/s",
            f"{fast.loop_games_per_second:,.0f}/s",
            f"{fast.driven_choices_per_second:,.0f}/s",
            f"{slow.loop_choices_per_second:,.0f}/s",
            f"{fast.loop_choices_per_second / slow.loop_choices_per_second:.1f}×",
            f"{fast.copy_microseconds:.2f} µs",
            f"{fast.position_bytes:,} B",
        )
    return table


def peer_table(ours: Speed, peers: list[Row]) -> Table:
    table = Table(title=f"Peers, driven from Python, and how many times faster {ours.name} is")
    table.add_column("engine")
    for heading in ("choices", "games", "copy", "driven ÷ theirs", "loop ÷ theirs", "copy: theirs ÷ ours"):
        table.add_column(heading, justify="right")
    for peer in peers:
        copy = peer.copy_microseconds
        table.add_row(
            peer.name,
            f"{peer.choices_per_second:,.0f}/s",
            f"{peer.games_per_second:,.0f}/s",
            f"{copy:.2f} µs" if copy else "–",
            f"{ours.driven_choices_per_second / peer.choices_per_second:.1f}×",
            f"{ours.loop_choices_per_second / peer.choices_per_second:.1f}×",
            f"{copy / ours.copy_microseconds:.1f}×" if copy else "–",
        )
    return table


def search_table(ours: dict[str, float], theirs: float | None) -> Table:
    table = Table(title="Search on one core, from the opening, as `master` thinks")
    table.add_column("game")
    table.add_column("simulations", justify="right")
    table.add_column("÷ OpenSpiel's MCTS", justify="right")
    for name, speed in ours.items():
        table.add_row(name, f"{speed:,.0f}/s", f"{speed / theirs:.1f}×" if theirs else "–")
    if theirs:
        table.add_row("OpenSpiel MCTS, random rollouts, backgammon", f"{theirs:,.0f}/s", "1.0×")
    return table


def env_table(ours: list[EnvSpeed]) -> Table:
    table = Table(title="Environments: players' choices with observation and mask, random play on one core")
    table.add_column("game")
    for heading in ("numbers", "one observation", "batch", "PettingZoo", "OpenSpiel"):
        table.add_column(heading, justify="right")
    for speed in ours:
        table.add_row(
            speed.name,
            f"{speed.numbers:,}",
            f"{speed.observation_microseconds:.2f} µs",
            f"{speed.batch:,.0f}/s",
            f"{speed.pettingzoo:,.0f}/s",
            f"{speed.openspiel:,.0f}/s",
        )
    return table


def opponent_table(steps: dict[str, list[float]]) -> Table:
    table = Table(title="Gymnasium: steps of one seat, random play, by the opponent that thinks in between")
    table.add_column("opponent")
    for name in WITH_OPPONENTS:
        table.add_column(name, justify="right")
    for opponent, speeds in steps.items():
        table.add_row(opponent, *[f"{speed:,.0f}/s" for speed in speeds])
    return table


def env_peer_table(ours: EnvSpeed, peers: list[Row]) -> Table:
    table = Table(title=f"Peers with observation and mask, and how many times faster {ours.name} is")
    table.add_column("environment")
    for heading in ("choices", "batch ÷ theirs", "PettingZoo adapter ÷ theirs", "OpenSpiel adapter ÷ theirs"):
        table.add_column(heading, justify="right")
    for peer in peers:
        theirs = peer.choices_per_second
        table.add_row(
            peer.name,
            f"{theirs:,.0f}/s",
            f"{ours.batch / theirs:.1f}×",
            f"{ours.pettingzoo / theirs:.1f}×",
            f"{ours.openspiel / theirs:.1f}×",
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game and way of driving it (default 3)")
    parser.add_argument("--no-peers", action="store_true", help="leave out the other engines")
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    console = Console(width=130)
    compiled = not position.__file__.endswith(".py")
    console.print(
        f"Python {platform.python_version()}, {platform.machine()}, engine {'compiled' if compiled else 'interpreted'}"
    )
    with console.status("measuring the engine"):
        fast = measure(args.seconds)
        slow = interpreted(args.seconds)
    console.print(our_table(fast, slow))
    console.print(f"Caverna, one housing check on a late board: {housing_microseconds(args.seconds / 3):.2f} µs")
    peers = [] if args.no_peers else measure_peers(args.seconds)
    if peers:
        console.print(peer_table(fast[0], peers))
    with console.status("measuring the environments"):
        envs = measure_envs(args.seconds / 2)
        opponents = measure_opponents(args.seconds / 2)
    console.print(env_table(envs))
    console.print(opponent_table(opponents))
    env_peers = [] if args.no_peers else measure_peers(args.seconds / 2, "environments")
    if env_peers:
        console.print(env_peer_table(envs[0], env_peers))
    with console.status("measuring the search"):
        speeds = measure_search(args.seconds)
        theirs = None if args.no_peers else measure_peer_search(args.seconds)
    console.print(search_table(speeds, theirs))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    one, all_workers = measure_workers(args.seconds)
    console.print(
        f"A large batch of {envs[0].name} with {os.cpu_count()} workers: {all_workers:,.0f}/s, "
        f"{all_workers / one:.2f} times one process"
    )
    first = next(iter(speeds))
    every_core = on_all_cores(first, THOROUGH, args.seconds)
    console.print(
        f"Search of {first} on all {os.cpu_count()} cores: {every_core:,.0f}/s, "
        f"{every_core / speeds[first]:.2f} times one core"
    )


if __name__ == "__main__":
    main()
