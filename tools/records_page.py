"""Writes the tables of columns in docs/records.md from lascaux/arena/records.py.

python tools/records_page.py
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from lascaux.arena.records import CHOICES, GAMES, OBSERVED, OF_CHOICES, OF_GAMES, Column

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "records.md"
TABLES: Final = {GAMES: OF_GAMES, CHOICES: (*OF_CHOICES, OBSERVED)}


def table(columns: Sequence[Column]) -> str:
    rows = [f"| `{name}` | `{type}` | {meaning} |" for name, type, meaning in columns]
    return "\n".join(["| column | type | meaning |", "|---|---|---|", *rows])


def page(text: str) -> str:
    """The page with its tables as they should be: each stands between its two comments."""
    for name, columns in TABLES.items():
        begin, end = f"<!-- columns of {name} -->\n", "<!-- end -->"
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = f"{before}{begin}{table(columns)}\n{end}{after}"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
