"""The pages about environments. That their examples run is tested with those of all pages."""

from __future__ import annotations

import re
from pathlib import Path

from tools.observations_page import PAGE, page

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXAMPLES = re.findall(r"```python\n(.*?)```", (DOCS / "environments.md").read_text(encoding="utf-8"), re.DOTALL)


def test_there_are_six_examples_of_ten_lines() -> None:
    assert [len([line for line in example.splitlines() if line]) <= 10 for example in EXAMPLES] == [True] * 6


def test_the_table_of_observations_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python tools/observations_page.py"
