"""A run as one page of plots and tables."""

from __future__ import annotations

from pathlib import Path

from lascaux.arena.report.data import Results, read_results
from lascaux.arena.report.page import page

__all__ = ["Results", "page", "read_results", "write_report"]


def write_report(results: Results, file: Path, language: str) -> None:
    """Write the page; an older one stays whole until the new one is."""
    draft = file.with_name(file.name + ".part")
    draft.write_text(page(results, language), encoding="utf-8")
    draft.replace(file)
