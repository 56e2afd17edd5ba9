"""The examples in the documentation do what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NEEDS_HEARTH = "adding-a-game.md"  # tests/plugins runs its dialogue
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def programs(page: Path) -> list[str]:
    """The Python blocks without a dialogue."""
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    return [block for block in blocks if ">>>" not in block]


def test_the_readme_shows_how_to_play_a_game_from_python() -> None:
    assert "lascaux.load" in programs(ROOT / "README.md")[0]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    for program in programs(page):
        exec(compile(program, str(page), "exec"), {})


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != NEEDS_HEARTH], ids=lambda page: page.name)
def test_dialogues_give_the_answers_shown(page: Path) -> None:
    text = page.read_text(encoding="utf-8").replace("```", "\n")
    dialogue = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert doctest.DocTestRunner().run(dialogue).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#:]+)\)", prose):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
