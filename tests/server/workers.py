"""The bot workers of a server process, as the system knows them."""

from __future__ import annotations

from pathlib import Path

from tests.server.support import ServerProcess
from tests.waiting import until_async


def workers_of(server: ServerProcess) -> list[int]:
    """Their process ids; none where the system has no /proc."""
    assert server.process is not None
    everybody = [int(one.name) for one in Path("/proc").glob("[0-9]*")]
    return [pid for pid in everybody if parent_of(pid) == server.process.pid]


def parent_of(pid: int) -> int | None:
    """None for a process that has ended."""
    try:
        state, parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return None
    return None if state == "Z" else int(parent)


async def gone(workers: list[int]) -> None:
    """Nobody has told them to go: they notice that their server is dead."""
    await until_async(lambda: not any(parent_of(worker) for worker in workers), "the workers to go")
