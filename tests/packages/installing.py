"""Wheels, source distributions and environments outside the clone, made without a network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
CLIENT = "src/lascaux/server/client"
LEFT_BEHIND = (".*", "build", "dist", "node_modules", "*.egg-info", "__pycache__", "*.so", "*.pyd")


def copy_of_clone(folder: Path) -> Path:
    """The clone as it is, with its built client, but nothing compiled."""
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
    return folder


def build(kind: str, source: Path, folder: Path, **environment: str) -> Path:
    """The `wheel` or `sdist` of a folder, built as pip would, but in the developers' environment."""
    folder.mkdir(exist_ok=True)
    code = f"import setuptools.build_meta as backend; print(backend.build_{kind}({str(folder)!r}))"
    done = run([sys.executable, "-c", code], source, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / done.stdout.split()[-1]


def run(command: list[str], folder: Path, said: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A command somewhere else, without what leads back to the clone."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LASCAUX", "RAY"))}
    plain |= {"HOME": str(folder), "COLUMNS": "100", **environment}
    return subprocess.run(command, cwd=folder, env=plain, input=said, capture_output=True, text=True, timeout=1800)


def needed(wheel: Path, *extras: str) -> set[str]:
    """The distributions that a wheel with some extras needs, and those that they need."""
    with zipfile.ZipFile(wheel) as archive:
        metadata = next(path for path in zipfile.Path(archive).iterdir() if path.name.endswith(".dist-info"))
        ours: Distribution = PathDistribution(metadata)  # a path within an archive will do
        waiting = [(ours, extra) for extra in ("", *extras)]
        found: set[str] = set()
        while waiting:
            one, with_extra = waiting.pop()
            for text in one.requires or []:
                wanted = Requirement(text)
                if wanted.marker is not None and not wanted.marker.evaluate({"extra": with_extra}):
                    continue
                if wanted.name not in found or wanted.extras:
                    found.add(wanted.name)
                    waiting += [(distribution(wanted.name), name) for name in ("", *wanted.extras)]
    return found


@dataclass(frozen=True)
class Environment:
    """A virtual environment in a folder of its own."""

    folder: Path

    @property
    def python(self) -> str:
        return str(self.folder / "bin" / "python")

    def lascaux(self, *words: str, said: str = "") -> subprocess.CompletedProcess[str]:
        return run([str(self.folder / "bin" / "lascaux"), *words], self.folder, said)

    def check(self, code: str) -> None:
        done = run([self.python, "-c", code], self.folder)
        assert done.returncode == 0, done.stderr


def environment(folder: Path, wheel: Path, *extras: str) -> Environment:
    """An empty environment with the wheel and, of what the developers have, exactly what it says it needs."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    made = Environment(folder)
    site = next((folder / "lib").glob("python*/site-packages"))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", made.python]
    subprocess.run([*pip, "install", "--quiet", "--no-index", "--no-deps", str(wheel)], check=True)
    for name in needed(wheel, *extras):
        given = distribution(name)
        for top in {path.parts[0] for path in given.files or [] if path.parts[0] not in ("..", "__pycache__")}:
            there = site / top
            if not there.exists():
                there.symlink_to(Path(str(given.locate_file(top))))
    return made
