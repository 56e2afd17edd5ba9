"""Prints what the change log says about the version in pyproject.toml: the text of its release."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def version() -> str:
    """The one place where it stands."""
    project: dict[str, str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return project["version"]


def notes(log: str, version: str) -> str:
    """The section `## 1.2.3`, with or without a date, up to the next one."""
    found = re.search(rf"^## {re.escape(version)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", log, re.MULTILINE | re.DOTALL)
    if found is None:
        raise ValueError(f"the change log has no section for {version}")
    return found[1].strip()


if __name__ == "__main__":
    try:
        print(notes((ROOT / "CHANGELOG.md").read_text(), version()))
    except ValueError as error:
        sys.exit(str(error))
