"""What a state of OpenSpiel holds: a position and how it came about."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.position import CHANCE, NOBODY, Position
from lascaux.envs.spiel_rules import Options, Rules, rules


class SpielMoment:
    """A position with what OpenSpiel's state must remember, in a form that is copied and pickled quickly."""

    __slots__ = ("at", "decisions", "draws", "rules", "secrets")

    def __init__(self, rules: Rules, at: Position, decisions: int, draws: int, secrets: dict[int, int]) -> None:
        self.rules = rules
        self.at = at
        self.decisions = decisions
        self.draws = draws
        self.secrets = secrets  # the number of a choice that only one seat was told, and that seat

    @property
    def over(self) -> bool:
        """Whether the game has ended, or is broken off because the next actor has used up its choices."""
        actor = self.at.actor
        if actor >= 0:
            return self.decisions >= self.rules.limits.decisions
        return actor == NOBODY or self.draws >= self.rules.limits.draws

    def play(self, choice: int) -> None:
        """One choice; an illegal one is refused and changes nothing."""
        if self.over:
            raise RuntimeError("the game is over; nothing can be played")
        self.at.refuse_illegal(choice)
        if self.at.actor == CHANCE:
            seat = self.rules.told(self.at, choice)
            if seat is not None:
                self.secrets[self.decisions + self.draws] = seat
            self.draws += 1
        else:
            self.decisions += 1
        self.at.apply(choice)

    def __deepcopy__(self, memo: object) -> SpielMoment:
        return SpielMoment(self.rules, self.at.copy(), self.decisions, self.draws, dict(self.secrets))

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.rules.game
        options = tuple(sorted(game.options.items()))
        return restore, (game.id, options, list(self.at.cells), self.decisions, self.draws, self.secrets)


def restore(
    name: str,
    options: Options,
    cells: list[int],
    decisions: int,
    draws: int,
    secrets: dict[int, int],
) -> SpielMoment:
    """A pickled moment."""
    known = rules(name, options)
    at = known.start.copy()
    at.cells = vec[i64](cells)
    return SpielMoment(known, at, decisions, draws, secrets)
