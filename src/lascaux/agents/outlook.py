"""What a choice leads to within its own turn: what its player might do next, and what that brings on the scoresheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lascaux.agents.agent import Agent
from lascaux.core.position import Position

LONGEST: Final = 12  # choices that are looked ahead


def rest_of_turn(agent: Agent, at: Position, choice: int) -> list[int]:
    """What an agent would do after a choice, until its turn is over or luck decides."""
    seat, begun = at.actor, not at.begins_turn
    at = at.copy()
    at.play(choice)
    then: list[int] = []
    while at.actor == seat and not (begun and at.begins_turn) and len(then) < LONGEST:
        begun = begun or not at.begins_turn  # what comes before the first real choice of a turn does not end it
        then.append(agent.choose(at.game, at))
        at.play(then[-1])
    return then


def gains(at: Position, choices: Iterable[int]) -> dict[str, float]:
    """The rows of the scoresheet that change for whoever acts, by category, if these choices are made."""
    after = at.copy()
    for choice in choices:
        after.play(choice)
    return changed(at, after, at.actor)


def changed(at: Position, after: Position, seat: int) -> dict[str, float]:
    """The rows of a seat's scoresheet that are not the same in two positions, by category."""
    old, new = (points_of(moment, seat) for moment in (at, after))
    found = {category: new.get(category, 0.0) - old.get(category, 0.0) for category in {**old, **new}}
    return {category: points for category, points in found.items() if points}


def points_of(at: Position, seat: int) -> dict[str, float]:
    """A seat's points by category; some have a row only once there is something in it."""
    points: dict[str, float] = {}
    for line in at.game.scoresheet(at, seat).lines:
        if not line.is_sum:
            points[line.category] = points.get(line.category, 0.0) + line.points
    return points
