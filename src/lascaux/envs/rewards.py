"""What a finished game is worth to each seat, by a rule that the researcher chooses."""

from __future__ import annotations

from typing import Final

from lascaux.core.position import Position

WIN: Final = "win"
RANK: Final = "rank"
POINTS: Final = "points"
RULES: Final = (WIN, RANK, POINTS)


def rewards(at: Position, rule: str) -> list[float]:
    """Every seat's reward as things stand.

    win: 1 for winning and -1 for not, 0 for all if everybody draws. Alone, winning is reaching the goal.
    rank: evenly spaced from 1 for the first to -1 for the last; equals share the mean of their places. Alone, as win.
    points: own points minus the best of the others'; alone, the points.
    """
    scores = at.scores()
    if rule == POINTS:
        return leads(scores)
    winners = at.winners()
    if rule == WIN or len(scores) == 1:
        if len(winners) == len(scores) > 1:
            return [0.0] * len(scores)
        return [1.0 if seat in winners else -1.0 for seat in range(len(scores))]
    return ranks(scores, winners)


def leads(scores: list[float]) -> list[float]:
    """Each seat's points minus the best of the others'."""
    if len(scores) == 1:
        return scores
    found: list[float] = []
    for seat in range(len(scores)):
        best = max([scores[other] for other in range(len(scores)) if other != seat])
        found.append(scores[seat] - best)
    return found


def ranks(scores: list[float], winners: list[int]) -> list[float]:
    """Places from 1.0 down to -1.0: the winners first, then by points."""
    standing = [(1 if seat in winners else 0, scores[seat]) for seat in range(len(scores))]
    found: list[float] = []
    for own in standing:
        better = len([other for other in standing if other > own])
        equal = len([other for other in standing if other == own])
        place = better + (equal - 1) / 2.0
        found.append(1.0 - 2.0 * place / (len(scores) - 1))
    return found


def check_rule(rule: str, shaped: bool) -> None:
    """Refuse a reward rule that does not exist."""
    if rule not in RULES:
        raise ValueError(f"there is no reward {rule!r}; allowed: {', '.join(repr(known) for known in RULES)}")
    if shaped and rule != POINTS:
        raise ValueError(f"shaped rewards are points as they come, so they need reward 'points', not {rule!r}")
