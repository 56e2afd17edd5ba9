"""Puzzles: positions of real games in which one choice is clearly better than all others, and not by luck."""

from __future__ import annotations

from lascaux.puzzles.finding import find
from lascaux.puzzles.puzzle import Puzzle, puzzles

__all__ = ["Puzzle", "find", "puzzles"]
