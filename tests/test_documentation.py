"""The examples in the documentation do what it says."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from lascaux.cli.main import parser

ROOT = Path(__file__).resolve().parent.parent
NEEDS_HEARTH = "adding-a-game.md"  # tests/plugins runs its dialogue
SOURCES = ("ladder", "lascaux-6")  # folders that pages are written from
DOCS = [page for page in sorted((ROOT / "docs").rglob("*.md")) if page.parent.name not in SOURCES]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS]


def programs(page: Path) -> list[str]:
    """The Python blocks without a dialogue."""
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    return [block for block in blocks if ">>>" not in block]


def test_the_readme_shows_how_to_play_a_game_from_python() -> None:
    assert "lascaux.load" in programs(ROOT / "README.md")[0]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_examples_run(page: Path) -> None:
    for program in programs(page):
        exec(compile(program, str(page), "exec"), {})


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name != NEEDS_HEARTH], ids=lambda page: page.relative_to(ROOT).as_posix()
)
def test_dialogues_give_the_answers_shown(page: Path) -> None:
    text = page.read_text(encoding="utf-8").replace("```", "\n")
    dialogue = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert doctest.DocTestRunner().run(dialogue).failed == 0


def commands(page: Path) -> list[str]:
    """The lines that show how `lascaux` is called, without what is said about them."""
    lines = re.findall(r"^    (lascaux [^\n]*)", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [line.partition("  #")[0].strip() for line in lines if not line.startswith(("lascaux: ", "lascaux record "))]


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_commands_are_understood(page: Path) -> None:
    for command in commands(page):
        words = shlex.split(command)[1:]
        if "--version" not in words and "--help" not in words:
            parser().parse_args(words)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#:]+)\)", prose):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
