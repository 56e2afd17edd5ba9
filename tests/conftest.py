"""What holds for all tests, however they are started: which of them are slow, in which order, and what was left out."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest

TESTS: Final = Path(__file__).parent

# Slow is what builds, trains or draws, and what needs a browser, PostgreSQL or a server in a process of its own.
SLOW_PATHS: Final = (
    "arena/test_cluster.py",
    "arena/test_ray_nodes.py",
    "art",
    "cli/test_serve.py",
    "conformance/test_compiled_equals_interpreted.py",
    "envs/test_learning.py",
    "packages",
    "plugins",
    "server/test_addresses.py",
    "server/test_connections.py",
    "server/test_database_files.py",
    "server/test_deploy.py",
    "server/test_documented.py",
    "server/test_killed.py",
    "server/test_presence_news.py",
    "server/test_rough_lines.py",
    "server/test_schemathesis.py",
    "server/test_secrets_in_logs.py",
    "server/test_socket_frames.py",
    "server/test_stopping.py",
    "test_site.py",
    "test_trainers.py",
    "train",
    "typing",
    "web",
)
SMOKES: Final = "web/test_browser.py"  # the browser's smoke tests, which are quick; the others there are marked
SLOW_FIXTURES: Final = {"mortal", "postgres", "public", "running", "server", "servers"}
QUICK_ONLY: Final = "not slow and not full"  # how `make test` asks

# Where the most time goes, so that no worker is left alone with one of these at the end.
LONGEST: Final = (
    "conformance/test_conformance.py",
    "server/test_killed.py",
    "packages/test_packages.py",
    "train/test_training.py",
    "stone_age/test_observation.py",
    "envs/test_openspiel.py",
    "web/test_browser.py",
    "web/test_accessibility.py",
    "web/test_still.py",
    "web/test_findings.py",
)


def pytest_configure(config: pytest.Config) -> None:
    # A shell starts what goes to the background with Ctrl-C switched off, and every process of ours would inherit that.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for variable in ("COLUMNS", "LINES"):  # the terminal that somebody looks at is not the one that is tested
        os.environ.pop(variable, None)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """For slow tests one more than there are cores: they wait for processes and browsers."""
    return 1 + (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


def within(path: Path, places: Iterable[str]) -> bool:
    return any(path.is_relative_to(TESTS / place) for place in places)


def is_slow(path: Path) -> bool:
    return within(path, SLOW_PATHS) and not within(path, (SMOKES,))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files that are slow as a whole need not even be read when only the quick tests are asked for."""
    asked = config.option.markexpr == QUICK_ONLY
    return True if asked and collection_path.suffix == ".py" and is_slow(collection_path) else None


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        needs = set(getattr(item, "fixturenames", ()))
        if is_slow(item.path) or (needs & SLOW_FIXTURES and not within(item.path, (SMOKES,))):
            item.add_marker(pytest.mark.slow)
    items.sort(key=order)


def order(item: pytest.Item) -> tuple[bool, int]:
    """The longest files first, those with a browser last: no server in a test's own process survives one."""
    place = item.path.relative_to(TESTS).as_posix() if item.path.is_relative_to(TESTS) else ""
    return place.startswith("web/"), LONGEST.index(place) if place in LONGEST else len(LONGEST)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """A line for everything that some tests could not do without, and what to install."""
    skipped = {
        (one.nodeid, one.longrepr[2].removeprefix("Skipped: ")) for one in terminalreporter.stats.get("skipped", ())
    }
    for reason, times in sorted(Counter(reason for _, reason in skipped).items()):
        terminalreporter.write_line(f"left out: {reason} ({times})")
