"""Errors that say which extra to install."""

from __future__ import annotations


def needs(what: str, extra: str) -> ModuleNotFoundError:
    """The error for a package that the base install leaves out."""
    return ModuleNotFoundError(f"this needs {what}; install the extra lascaux[{extra}]")
