"""What can go wrong in the arena."""

from __future__ import annotations


class ArenaError(ValueError):
    """A run that cannot start or continue; the text says why, in one line."""
