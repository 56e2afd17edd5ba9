"""Many games at once on several processes."""

from __future__ import annotations

import gc
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lascaux
from lascaux.envs import Batch
from lascaux.testing.rows import Row
from tests.conformance.games import ROWS
from tests.envs.test_documented import EXAMPLES
from tests.waiting import until

STEPS = 40
ARRAYS = ("observations", "masks", "actors", "values", "rewards", "finished", "scores")
first_of_each = {row.name: row.id for row in reversed(ROWS)}.values()  # starting processes takes a while
rows = [pytest.param(row, id=row.id, marks=() if row.id in first_of_each else pytest.mark.full) for row in ROWS]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def processes(batch: Batch) -> list[int]:
    assert batch._crew is not None
    return [worker.process.pid or 0 for worker in batch._crew.workers.values()]


@pytest.mark.parametrize("row", rows)
def test_the_number_of_workers_changes_nothing(row: Row) -> None:
    """Five games are not dealt out evenly to two or three."""
    batches = [
        Batch(row.name, 5, seed=1, shaped=True, valued=True, workers=workers, **dict[str, Any](row.options))
        for workers in (1, 2, 3)
    ]
    alone, *others = batches
    for _ in range(STEPS):
        choices = alone.sample()
        for batch in others:
            assert np.array_equal(batch.sample(), choices)
            for name in ARRAYS:
                expected, shown = getattr(alone, name), getattr(batch, name)
                assert (shown.dtype, shown.shape) == (expected.dtype, expected.shape)
                assert np.array_equal(shown, expected), name
        for batch in batches:
            batch.step(choices)
    for batch in others:
        batch.close()


def test_an_illegal_choice_is_refused_before_anything_is_made() -> None:
    alone = Batch("cave-vs-cave", 4, seed=1)
    with Batch("cave-vs-cave", 4, seed=1, workers=2) as batch:
        before = {name: getattr(batch, name).copy() for name in ARRAYS}
        for wrong in (int(np.flatnonzero(~batch.masks[3])[0]), -1, 99_999):
            choices = batch.masks.argmax(axis=1)
            choices[3] = wrong
            refusals = []
            for each in (alone, batch):
                with pytest.raises((lascaux.IllegalChoice, lascaux.UnknownChoice)) as refusal:
                    each.step(choices)
                refusals.append((refusal.type, str(refusal.value)))
            assert refusals[0] == refusals[1]
        assert all(np.array_equal(getattr(batch, name), before[name]) for name in ARRAYS)
        batch.step(batch.sample())


def test_arrays_cannot_be_written() -> None:
    with Batch("cave-vs-cave", 2, workers=2) as batch, pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = True


def test_a_process_that_dies_is_an_error() -> None:
    batch = Batch("cave-vs-cave", 4, seed=1, workers=2)
    first, second = processes(batch)
    choices = batch.sample()
    os.kill(second, signal.SIGKILL)
    with pytest.raises(RuntimeError, match="the process of games 2 to 3 died with exit code -9; the batch is closed"):
        batch.step(choices)
    assert not alive(first)
    with pytest.raises(RuntimeError, match="this batch is closed"):
        batch.step(choices)


def test_a_process_that_fails_says_why() -> None:
    game = lascaux.load("cave-vs-cave")
    game.options["players"] = 9  # nobody else can load this game
    with pytest.raises(RuntimeError, match=r"(?s)the process of games . to . failed:.*'players' cannot be 9"):
        Batch(game, 2, workers=2)


def test_closing_a_batch_ends_its_processes() -> None:
    with Batch("cave-vs-cave", 2, workers=2) as batch:
        both = processes(batch)
        assert all(alive(pid) for pid in both)
    assert not any(alive(pid) for pid in both)
    assert batch.observations.any()  # its arrays stay
    batch.close()
    with pytest.raises(RuntimeError, match="this batch is closed"):
        batch.sample()


def test_a_batch_that_is_forgotten_ends_its_processes() -> None:
    batch = Batch("cave-vs-cave", 2, workers=2)
    both = processes(batch)
    del batch
    gc.collect()
    assert not any(alive(pid) for pid in both)


@pytest.mark.parametrize("end", ["sys.exit()", "os.kill(os.getpid(), signal.SIGKILL)"])
def test_nothing_is_left_when_the_program_ends(end: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        f"""
import os, signal, sys
from lascaux.envs import Batch
if __name__ == "__main__":
    batch = Batch("cave-vs-cave", 2, workers=2)
    print(*(worker.process.pid for worker in batch._crew.workers.values()), flush=True)
    {end}
"""
    )
    memory = Path("/dev/shm")
    before = set(memory.iterdir())
    run = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=60)
    pids = [int(pid) for pid in run.stdout.split()]
    assert len(pids) == 2, run.stderr
    until(lambda: not any(alive(pid) for pid in pids), "the end of the processes")
    assert not [path for path in set(memory.iterdir()) - before if path.name.startswith("pym-")]


@pytest.mark.parametrize("workers", [0, -1, 3])
def test_what_makes_no_crew_is_refused(workers: int) -> None:
    with pytest.raises(ValueError, match=f"a batch of 2 can have 1 to 2 workers, not {workers}"):
        Batch("cave-vs-cave", 2, workers=workers)


def test_the_documented_example_runs_as_a_program(tmp_path: Path) -> None:
    (example,) = [example for example in EXAMPLES if "workers=" in example]
    program = tmp_path / "program.py"
    program.write_text(example)
    run = subprocess.run([sys.executable, program], check=True, stdout=subprocess.PIPE, text=True)
    assert re.fullmatch(r"\d+ games\n", run.stdout)
