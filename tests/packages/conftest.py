"""Built once for all tests here."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packages.installing import CLIENT, ROOT, Environment, build, copy_of_clone, environment


@pytest.fixture(scope="session")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (ROOT / CLIENT / "index.html").exists():
        pytest.skip("the web client has not been built; make client")
    return copy_of_clone(tmp_path_factory.mktemp("clone") / "lascaux")


@pytest.fixture(scope="session")
def wheel(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Interpreted: the same package, and quickly built."""
    return build("wheel", clone, tmp_path_factory.mktemp("wheel"), LASCAUX_INTERPRETED="1")


@pytest.fixture(scope="session")
def sdist(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", clone, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="session")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """`pip install lascaux`, without any extra."""
    return environment(tmp_path_factory.mktemp("bare") / "venv", wheel)
