"""Why a choice is not legal: a game looks for the first obstacle, this puts it into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lascaux.core.game import Reason
from lascaux.core.position import Position
from lascaux.core.voice import Voice


class Obstacle(NamedTuple):
    """A message of the group `reasons`, the clause that sets it, and what fills the message's gaps."""

    id: str
    clause: str
    values: dict[str, object]


def obstacle(id: str, clause: str, **values: object) -> Obstacle:
    return Obstacle(id, clause, values)


def reason_against(at: Position, choice: int, voice: Voice, find: Callable[[str, int, int], Obstacle]) -> Reason | None:
    """None for a legal choice; for others what `find` names for the choice's verb and arguments.

    Legality is what `choices` says, and nothing else: `find` is only asked about choices that are not legal.
    """
    verb = voice.game.verbs.verb(choice)
    if choice in at.choices():
        return None
    found = find(verb.word, verb.first(choice), verb.second(choice))
    return Reason(voice.say(f"reasons.{found.id}", **found.values), found.clause)
