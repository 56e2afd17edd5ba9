"""What docs/releasing.md describes: one version, a change log that can be cut, workflows that can be read."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import lascaux
from tools.release_notes import notes, version

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
GROUPS: dict[str, list[Any]] = PROJECT["dependency-groups"]
INSTALLED = ("compile", "play", "dev", "train")  # the groups that have a file of exact versions


def locked(group: str) -> str:
    return (ROOT / f"requirements-{group}.txt").read_text()


def pins(group: str) -> dict[str, str]:
    lines = [line.rstrip("\\ ") for line in locked(group).splitlines() if line[:1].isalnum()]
    return {canonicalize_name(pin.name): str(pin.specifier) for pin in map(Requirement, lines)}


def named(group: str) -> set[str]:
    """What a group asks for, the package's extras and their dependencies among it."""
    found: set[str] = set()
    for entry in GROUPS[group]:
        if isinstance(entry, dict):
            found |= named(entry["include-group"])
        elif (wanted := Requirement(entry)).name == "lascaux":
            extras = [PROJECT["project"]["optional-dependencies"][extra] for extra in wanted.extras]
            for text in [*PROJECT["project"]["dependencies"], *(one for extra in extras for one in extra)]:
                found.add(canonicalize_name(Requirement(text).name))
        else:
            found.add(canonicalize_name(wanted.name))
    return found


def test_the_version_stands_in_one_place() -> None:
    assert lascaux.__version__ == version()
    assert "version" not in json.loads((ROOT / "web/package.json").read_text())


def test_the_package_names_ranges_and_no_exact_versions() -> None:
    extras: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
    for text in [*PROJECT["project"]["dependencies"], *(one for extra in extras.values() for one in extra)]:
        assert "==" not in text


@pytest.mark.parametrize("group", INSTALLED)
def test_everything_that_a_group_names_is_locked(group: str) -> None:
    assert named(group) <= pins(group).keys(), "make lock"


def test_every_extra_is_in_a_group_that_is_installed() -> None:
    extras = {
        extra
        for name in GROUPS
        for entry in GROUPS[name]
        if isinstance(entry, str)
        for extra in Requirement(entry).extras
    }
    assert PROJECT["project"]["optional-dependencies"].keys() <= extras


def test_every_step_goes_on_from_the_one_before_it_in_the_same_versions() -> None:
    assert pins("compile").items() <= pins("play").items() <= pins("dev").items()
    both = pins("train").keys() & pins("dev").keys()
    assert {name: pins("train")[name] for name in both} == {name: pins("dev")[name] for name in both}


@pytest.mark.parametrize("group", ["compile", "play", "dev"])
def test_what_is_locked_has_hashes_and_no_addresses(group: str) -> None:
    packages = re.findall(r"^\w.*(?:\n +--hash.*)*", locked(group), re.MULTILINE)
    assert len(packages) == len(pins(group))
    for package in packages:
        assert "--hash=sha256:" in package
    assert "://" not in locked(group)


def test_the_compiler_is_the_one_the_developers_use() -> None:
    exact = [one for one in map(Requirement, PROJECT["build-system"]["requires"]) if "==" in str(one.specifier)]
    assert {one.name for one in exact} == {"mypy", "librt"}
    for one in exact:
        assert pins("compile")[one.name] == str(one.specifier)


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
    [wanted] = GROUPS["ends"]
    assert PROJECT["project"]["optional-dependencies"].keys() - Requirement(wanted).extras == {"cluster", "train"}
    commands = " ".join(step.get("run", "") for step in job["steps"])
    assert set(re.findall(r"--group (\w+)", commands)) == {"ends", "test"}


def test_the_citation_names_what_is_cited() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert {"cff-version", "message", "title", "authors", "type", "license"} <= citation.keys()
    assert citation["license"] == PROJECT["project"]["license"]
