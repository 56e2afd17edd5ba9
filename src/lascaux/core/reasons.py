"""Why a choice is not legal: a game looks for the first obstacle, and this puts it into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from lascaux.core.agenda import Moment
from lascaux.core.game import Reason
from lascaux.core.position import CHANCE, TURN, P
from lascaux.core.voice import Voice


class Obstacle(NamedTuple):
    """A message of the group `reasons`, the clause that sets it, and what fills the message's gaps."""

    id: str
    clause: str
    values: dict[str, object]


def obstacle(id: str, clause: str, **values: object) -> Obstacle:
    return Obstacle(id, clause, values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[P]):
    """Looks for the first obstacle to a choice, for the seat whose turn it is.

    A method `against_VERB` (with `_` for `-`) is asked with the choice's arguments and names what stands in the way, or
    None if only the moment does. Legality is what `choices` says, and nothing else: no question is asked about a legal
    choice.
    """

    nature: ClassVar[Mapping[str, str]] = {}  # nature's verbs, each with its clause

    def __init__(self, at: P, words: Voice) -> None:
        self.at = at
        self.words = words
        self.moment = Moment(at)
        self.seat = int(at.cells[TURN])

    def reason(self, choice: int) -> Reason | None:
        """The first obstacle in words; None for a legal choice."""
        verb = self.words.game.verbs.verb(choice)
        if choice in self.at.choices():
            return None
        found = self.obstacle(verb.word, int(verb.first(choice)), int(verb.second(choice)))
        return Reason(self.words.say(f"reasons.{found.id}", **found.values), found.clause)

    def obstacle(self, verb: str, a: int, b: int) -> Obstacle:
        if self.at.over:
            return obstacle("over", self.end_clause())
        if verb in self.nature:
            return obstacle("cannot-turn-up" if self.at.actor == CHANCE else "natures", self.nature[verb])
        if self.at.actor == CHANCE:
            return obstacle("nature-first", self.open_clause(), prompt=self.words.prompt(self.at))
        against: Callable[[int, int], Obstacle | None] | None = getattr(self, f"against_{verb.replace('-', '_')}", None)
        return (against(a, b) if against else None) or self.not_now()

    def not_now(self) -> Obstacle:
        """Nothing but the moment stands in the way."""
        return obstacle("not-now", self.open_clause(), prompt=self.words.prompt(self.at))

    def open_clause(self) -> str:
        """What the open decision follows from; it comes before anything else."""
        return self.at.game.decisions[self.moment.top.kind].clause

    def end_clause(self) -> str:
        """What has ended the game."""
        raise NotImplementedError
