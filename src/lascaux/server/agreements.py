"""What the people at a table agree on: to end the game, to play again, or that a bot plays for somebody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ABANDON: Final = "abandon"
AGAIN: Final = "rematch"

Agreed = Mapping[str, frozenset[int]]  # to what, and which seats


def for_bot(seat: int) -> str:
    """That a bot plays in a seat."""
    return f"bot {seat}"


def agreeing(agreed: Agreed, what: str, seat: int) -> Agreed:
    return {**agreed, what: agreed.get(what, frozenset()) | {seat}}


def playing_on(agreed: Agreed, seat: int) -> Agreed:
    """Whoever chooses no longer wants the game abandoned, and needs no bot."""
    return {
        what: seats - {seat} if what == ABANDON else seats for what, seats in agreed.items() if what != for_bot(seat)
    }
