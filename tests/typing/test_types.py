"""The types that users see: a script of theirs passes strict checkers, with the stubs that come along."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tools import stubs

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("script.py")
FAULTS = {
    'at.play("take masonry")': "str",
    "at.choices().append(3)": "append",
    'view["cave"]': "cave",
    "match(game, [object()])": "object",
}


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python in whose site-packages our package lies with its stubs, as a wheel would put them there."""
    folder = tmp_path_factory.mktemp("user")
    venv.create(folder, with_pip=False)
    site = next(folder.glob("lib/python*/site-packages"))
    (site / "lascaux").symlink_to(ROOT / "src" / "lascaux")
    (site / "lascaux-stubs").symlink_to(stubs.STUBS)
    (site / "others.pth").write_text(next(path for path in sys.path if path.endswith("site-packages")))
    return folder / "bin" / "python"


def mypy(python: Path, script: Path) -> str:
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--python-executable={python}"]
    cache = ["--cache-dir", str(python.parents[1] / "cache")]
    done = subprocess.run([*command, *cache, script], capture_output=True, text=True, check=False, cwd=script.parent)
    return done.stdout + done.stderr


def pyright(python: Path, script: Path) -> str:
    command = [sys.executable, "-m", "basedpyright", "--level", "error", "--outputjson", f"--pythonpath={python}"]
    (script.parent / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}')
    done = subprocess.run([*command, script], capture_output=True, text=True, check=False, cwd=script.parent)
    return "\n".join(
        f"{found['range']['start']['line'] + 1}: {found['message']}"
        for found in json.loads(done.stdout)["generalDiagnostics"]
    )


def test_the_stubs_are_up_to_date() -> None:
    for path, text in stubs.files().items():
        assert path.read_text() == text, "run python -m tools.stubs"


def test_mypy(python: Path, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.read_text())
    assert mypy(python, script) == "Success: no issues found in 1 source file\n"
    script.write_text("\n".join([SCRIPT.read_text(), *FAULTS]))
    found = mypy(python, script).splitlines()
    assert len([line for line in found if ": error: " in line]) == len(FAULTS)


def test_pyright(python: Path, tmp_path: Path) -> None:
    pytest.importorskip("basedpyright")
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.read_text())
    assert pyright(python, script) == ""
    script.write_text("\n".join([SCRIPT.read_text(), *FAULTS]))
    first = len(SCRIPT.read_text().splitlines()) + 2
    lines = {int(line.partition(":")[0]) for line in pyright(python, script).splitlines() if line[0].isdigit()}
    assert lines == set(range(first, first + len(FAULTS)))
