"""How strong people are at puzzles and how hard puzzles are: Elo's formula, with a first answer as a game between them.

Whoever has played little moves far. A puzzle begins with a rating by which of our bots find its answer.
"""

from __future__ import annotations

from typing import Final

NEWCOMER: Final = 1200.0
BY_SOLVERS: Final = (1700.0, 1400.0, 1100.0)  # of a puzzle that so many bots find
SPREAD: Final = 400.0  # so much above another, one wins ten times in eleven


def expected(person: float, puzzle: float) -> float:
    """How likely somebody is to find the answer."""
    return 1 / (1 + 10 ** ((puzzle - person) / SPREAD))


def person_change(person: float, puzzle: float, right: bool, tries: int) -> float:
    """By how much somebody's rating changes who has tried so many puzzles before."""
    return max(20.0, 160 / (tries + 1)) * (right - expected(person, puzzle))


def puzzle_change(person: float, puzzle: float, right: bool, tries: int) -> float:
    """By how much a puzzle's rating changes that so many people have tried before."""
    return max(10.0, 80 / (tries + 1)) * (expected(person, puzzle) - right)
