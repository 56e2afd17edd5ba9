"""Mistakes made at the command line."""

from __future__ import annotations


class Misuse(ValueError):
    """Something typed that makes no sense; the text says what would."""
