"""docs/adding-a-game.md shows the files as they are, and its dialogue is true where Hearth is installed."""

from __future__ import annotations

import re

import pytest

from tests.plugins.support import HEARTH, ROOT, Machine

PAGE = ROOT / "docs" / "adding-a-game.md"
PIECES = re.findall(r"```(?:py|toml)\n# (\S+)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize(("name", "piece"), PIECES, ids=[name for name, _ in PIECES])
def test_a_piece_of_code_is_what_stands_in_the_file(name: str, piece: str) -> None:
    (file,) = (path for path in HEARTH.rglob(name) if "build" not in path.parts)
    text = file.read_text(encoding="utf-8")
    for part in piece.split("# …\n"):
        assert part in text


def test_the_dialogue_gives_the_answers_shown(machine: Machine) -> None:
    done = machine.python("-m", "doctest", str(PAGE))
    assert done.returncode == 0, done.stdout + done.stderr
