"""Hearth, built and installed once, and a machine that has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.support import HEARTH, Machine, installed


@pytest.fixture(scope="session")
def hearth(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which Hearth is installed."""
    return installed(HEARTH, tmp_path_factory.mktemp("hearth"))


@pytest.fixture
def machine(hearth: Path, tmp_path: Path) -> Machine:
    return Machine(tmp_path, hearth)
