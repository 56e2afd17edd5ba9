"""What happens to an action that is not legal: the researcher chooses."""

from __future__ import annotations

from operator import index
from typing import Final

from lascaux.core.game import Game

RAISE: Final = "raise"  # IllegalChoice, and nothing changes
TRUNCATE: Final = "truncate"  # the game stops for all, and the culprit pays the penalty
RETRY: Final = "retry"  # the culprit pays the penalty and chooses again
WAYS: Final = (RAISE, TRUNCATE, RETRY)


def check_way(illegal: str) -> None:
    """Refuse a way of dealing with illegal actions that does not exist."""
    if illegal not in WAYS:
        raise ValueError(f"illegal cannot be {illegal!r}; allowed: {', '.join(repr(way) for way in WAYS)}")


def as_choice(game: Game, action: object) -> int:
    """An action as a choice of the game; anything but one of its numbers is an error in every case."""
    try:
        choice = index(action)  # type: ignore[arg-type]  # it is the check
    except TypeError:
        highest = game.verbs.size - 1
        raise TypeError(f"an action is a whole number from 0 to {highest}, not {action!r}") from None
    if not 0 <= choice < game.verbs.size:
        game.name(choice)  # UnknownChoice names the numbers that exist
    return choice
