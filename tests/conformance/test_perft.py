"""The counts of perft.toml."""

from __future__ import annotations

import pytest

from tests.conformance import perft
from tests.conformance.games import ROWS

ENTRIES = perft.read()


@pytest.mark.parametrize("entry", ENTRIES, ids=[f"{entry.row}: {entry.what}" for entry in ENTRIES])
def test_positions_to_a_fixed_depth(entry: perft.Count) -> None:
    assert perft.counted_again(entry) == entry


def test_every_row_is_counted() -> None:
    assert {entry.row for entry in ENTRIES} == {row.id for row in ROWS}


def test_the_file_is_as_it_would_be_written() -> None:
    assert perft.FILE.read_text(encoding="utf-8") == perft.file_text(ENTRIES)
