"""Distributions that add to Lascaux, in folders of their own, and processes that find them there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
HEARTH = ROOT / "examples" / "lascaux-hearth"
COMMAND = "from lascaux.cli.main import main; raise SystemExit(main())"


def installed(source: Path, folder: Path) -> Path:
    """Where a distribution has been installed, from the wheel that was built of a copy of its sources."""
    left_out = shutil.ignore_patterns("build", "*.egg-info", "__pycache__", "*.so")
    copy, wheels, target = folder / "source", folder / "wheels", folder / "site"
    shutil.copytree(source, copy, ignore=left_out)
    pip("wheel", "--no-build-isolation", "--wheel-dir", str(wheels), str(copy))
    pip("install", "--target", str(target), *map(str, wheels.glob("*.whl")))
    return target


def pip(command: str, *arguments: str) -> None:
    """Without a network, and with nothing but what is named."""
    run = [sys.executable, "-m", "pip", "--disable-pip-version-check", command, "--no-index", "--no-deps", *arguments]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def pretend(folder: Path, name: str, points: dict[str, dict[str, str]], **modules: str) -> Path:
    """A distribution as if it were installed: its entry points by group, and the sources of its modules."""
    metadata = folder / f"{name}-1.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    groups = [[f"[{group}]", *(f"{key} = {value}" for key, value in rows.items())] for group, rows in points.items()]
    (metadata / "entry_points.txt").write_text("\n".join(line for group in groups for line in group))
    for module, source in modules.items():
        (folder / f"{module}.py").write_text(source)
    return folder


class Machine:
    """Runs Python with some folders on its path, and a data folder of its own."""

    def __init__(self, data: Path, *folders: Path) -> None:
        paths = [*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH")])]
        languages = {"LC_ALL": "C.UTF-8", "LANGUAGE": "en"}
        self.env = {**os.environ, **languages, "PYTHONPATH": os.pathsep.join(paths), "XDG_DATA_HOME": str(data)}

    def python(self, *arguments: str, typed: str = "", cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
        run = [sys.executable, *arguments]
        return subprocess.run(run, input=typed, cwd=cwd, env=self.env, capture_output=True, text=True, check=False)

    def lascaux(self, *arguments: str, typed: str = "") -> str:
        """What the command prints; it must not complain."""
        done = self.python("-W", "error", "-c", COMMAND, *arguments, typed=typed)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
        return done.stdout
