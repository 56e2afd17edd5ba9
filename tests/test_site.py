"""The documentation site: it builds without a network, nothing in it leads nowhere, and it brings everything along."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import site_hooks

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}


def build(target: Path, config: Path = ROOT / "mkdocs.yml") -> subprocess.CompletedProcess[str]:
    files = ["--config-file", str(config), "--site-dir", str(target)]
    command = [sys.executable, "-m", "mkdocs", "build", *files]  # not --quiet: what is not said is not counted
    return subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, cwd=ROOT, check=False)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("site")
    result = build(target)
    assert result.returncode == 0, result.stderr + result.stdout
    return target


def test_nothing_comes_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 30
    loading = re.compile(r"<(?:script|link|img|iframe)\b[^>]*?(?:src|href)=[\"']?(?:https?:)?//[^>]*>")
    found = {tag for page in pages for tag in loading.findall(page.read_text(encoding="utf-8"))}
    assert not {tag for tag in found if 'rel="canonical"' not in tag}


def test_everything_can_be_searched_in_both_languages(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert index["config"]["lang"] == ["en", "de"]
    text = {entry["location"].partition("#")[0]: "" for entry in index["docs"]}
    for entry in index["docs"]:
        text[entry["location"].partition("#")[0]] += entry["title"] + " " + entry["text"]
    assert "Träumer" in text["de/spielen.html"]
    assert "Wo eine dunkle Linie ist, muss eine Wand sein" in text["de/spielregel-cave-vs-cave.html"]
    assert {f"guide/rulebook-{game}.html" for game in ("cave-vs-cave", "stone-age", "caverna")} <= text.keys()
    assert "CVC-PATTERN-11" in text["rules/cave_vs_cave.html"]
    assert "lascaux.core.game.Game" in (site / "reference" / "game.html").read_text(encoding="utf-8")
    assert "why_not" in text["reference/game.html"]
    assert {"bots.html", "observations.html", "benchmarks.html", "lascaux-6.html"} <= text.keys()


def test_files_outside_the_documentation_come_along(site: Path) -> None:
    assert (site / "files" / "examples" / "caverna-solo-200.txt").read_bytes() == (
        ROOT / "examples" / "caverna-solo-200.txt"
    ).read_bytes()
    assert "files/deploy/nginx.conf" in (site / "hosting.html").read_text(encoding="utf-8")
    assert (site / "contributing.html").exists()
    assert (site / "changes.html").exists()


def test_a_broken_link_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# Home\n\n[Nowhere](nowhere.md)\n")
    config = tmp_path / "mkdocs.yml"
    config.write_text("INHERIT: " + str(ROOT / "mkdocs.yml") + "\ndocs_dir: docs\nnav: [index.md]\nhooks: []\n")
    result = build(tmp_path / "site", config)
    assert result.returncode != 0
    assert "nowhere.md" in result.stderr + result.stdout


def test_every_page_of_the_site_has_its_place_in_the_menu() -> None:
    named = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]))
    kept = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    sources = {"ladder/page.md", "lascaux-6/page.md"}
    assert kept - sources <= named
    assert named - kept == set(site_hooks.PAGES.values())
