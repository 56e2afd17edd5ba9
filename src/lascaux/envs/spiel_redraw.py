"""What a player cannot know, drawn anew: another history that looks the same from its seat."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import accumulate

from lascaux.core.position import Position


def redraw(start: Position, history: Sequence[int], hidden: Collection[int], random: Callable[[], float]) -> list[int]:
    """A history in which the choices with these numbers, all nature's, are drawn again.

    Whatever makes something impossible that was seen afterwards is dropped and drawn once more. So the hidden facts
    come as likely as they are, as long as they say nothing about how likely nature's later, open draws were.
    """
    first = min(hidden)
    before = start.copy()
    for choice in history[:first]:
        before.play(choice)
    while True:
        attempt = replay(before.copy(), history, first, hidden, random)
        if attempt is not None:
            return [*history[:first], *attempt]


def replay(
    at: Position, history: Sequence[int], first: int, hidden: Collection[int], random: Callable[[], float]
) -> list[int] | None:
    """The rest of a history with new draws; None if it is not possible with them."""
    made: list[int] = []
    for number in range(first, len(history)):
        choice = draw(at, random()) if number in hidden else history[number]
        if choice not in at.choices():
            return None
        at.play(choice)
        made.append(choice)
    return made


def draw(at: Position, share: float) -> int:
    """The choice of nature that a number from 0 to 1 falls on."""
    weights: list[int] = list(at.weights())
    place = share * sum(weights)
    passed = [index for index, reached in enumerate(accumulate(weights)) if reached > place]
    return int(at.choices()[passed[0] if passed else len(weights) - 1])
