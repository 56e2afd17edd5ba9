"""Every golden playthrough comes out again line by line."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from lascaux.testing.golden import playthrough
from lascaux.testing.rows import Row
from tests.golden.write import FOLDER, GOLDEN, file_of


@pytest.mark.parametrize("row", GOLDEN, ids=[row.id for row in GOLDEN])
def test_a_golden_playthrough_comes_out_again(row: Row) -> None:
    kept = file_of(row).read_text(encoding="utf-8").splitlines()
    played = list(playthrough(row))
    if played != kept:
        changes = list(islice(unified_diff(kept, played, "kept", "played", lineterm=""), 60))
        pytest.fail("\n".join([f"{file_of(row).name}; after a look: python -m tests.golden.write", *changes]))


def test_no_playthrough_is_left_over() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(file_of(row) for row in GOLDEN)
