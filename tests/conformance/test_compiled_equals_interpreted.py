"""The same seeded games on the engine of this process and on an interpreted copy of its sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import lascaux
from tests.conformance import digest

PACKAGE = Path(lascaux.__file__).parent
ROOT = Path(__file__).parent.parent.parent


def test_compiled_equals_interpreted(tmp_path: Path) -> None:
    """Where nothing could be compiled this compares the interpreted engine with its own copy."""
    shutil.copytree(PACKAGE, tmp_path / PACKAGE.name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    run = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digest"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    engine, *interpreted = run.stdout.splitlines()
    assert engine == f"interpreted {tmp_path / PACKAGE.name / 'core' / 'position.py'}"
    ours = list(digest.lines())
    for mine, other in zip(ours, interpreted, strict=False):
        assert mine == other, "the engines part here (or the compiled one is older than its sources: make engine)"
    assert len(ours) == len(interpreted) > 1000
