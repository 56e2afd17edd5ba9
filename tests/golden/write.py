"""Golden playthroughs: whole seeded games as text that anybody can read, for the rows of the register with a seed.

`python -m tests.golden.write` writes them anew: read what changed before you accept it.
"""

from __future__ import annotations

from pathlib import Path

from lascaux.testing.golden import playthrough
from lascaux.testing.rows import Row
from tests.conformance.games import ROWS

FOLDER = Path(__file__).parent
GOLDEN = [row for row in ROWS if row.golden is not None]


def file_of(row: Row) -> Path:
    return FOLDER / f"{row.id}.txt"


def main() -> None:
    for row in GOLDEN:
        file_of(row).write_text("\n".join(playthrough(row)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
