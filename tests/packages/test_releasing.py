"""What docs/releasing.md describes: one version, a change log that can be cut, workflows that can be read."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import lascaux
from tools.release_notes import notes, version

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
EXACT = [line for name in ("dev", "train") for line in (ROOT / f"requirements-{name}.txt").read_text().splitlines()]


def test_the_version_stands_in_one_place() -> None:
    assert lascaux.__version__ == version()
    assert "version" not in json.loads((ROOT / "web/package.json").read_text())


def test_the_package_names_ranges_and_the_developers_exact_versions() -> None:
    extras: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
    exact = {line.partition("==")[0].lower() for line in EXACT if "==" in line}
    for requirement in [*PROJECT["project"]["dependencies"], *(one for extra in extras.values() for one in extra)]:
        assert "==" not in requirement
        assert requirement.partition(">=")[0].partition("[")[0].lower() in exact


def test_the_compiler_is_the_one_the_developers_use() -> None:
    assert {one for one in PROJECT["build-system"]["requires"] if "==" in one} <= set(EXACT)


def test_the_notes_of_a_release_are_its_part_of_the_change_log() -> None:
    log = "# Changelog\n\n## Unreleased\n\n- later\n\n## 0.2.0 (2027-01-01)\n\n- new\n\n## 0.1.0\n\n- first\n"
    assert notes(log, "0.2.0") == "- new"
    assert notes(log, "0.1.0") == "- first"
    with pytest.raises(ValueError, match="no section for 0\\.3\\.0"):
        notes(log, "0.3.0")


@pytest.mark.parametrize("path", sorted((ROOT / ".github/workflows").glob("*.yaml")), ids=lambda path: path.name)
def test_every_job_of_a_workflow_can_run(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text())
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= workflow["jobs"].keys()
        assert job["runs-on"]
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)


def test_both_ends_of_the_dependencies_are_tried_with_every_extra_but_the_largest() -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/dependencies.yaml").read_text())
    job = workflow["jobs"]["ends"]
    assert job["strategy"]["matrix"]["resolution"] == ["lowest-direct", "highest"]
    tried = set(job["env"]["EXTRAS"].replace("--extra", "").split())
    assert PROJECT["project"]["optional-dependencies"].keys() - tried == {"cluster", "train"}


def test_the_citation_names_what_is_cited() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert {"cff-version", "message", "title", "authors", "type", "license"} <= citation.keys()
    assert citation["license"] == PROJECT["project"]["license"]
