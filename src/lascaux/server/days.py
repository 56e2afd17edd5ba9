"""The days of the daily challenge: when they end, and the luck of each, which nobody can know before.

Each day and game has a seed, made from a secret of this server. Its hash is published before the day and the seed
itself when all games of the day are over, so that anybody can check that it was not chosen afterwards.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Final

from lascaux.arena.nature import Nature, derive
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, TURN, Position
from lascaux.core.view import open_decision

GRACE: Final = timedelta(days=1)  # after the end of a day, for games that were begun in time
# Throws that belong to a turn: how often others threw before must not change them. All else is drawn from a stack,
# which lies in the same order for everybody.
THROWN: Final = ("roll-die",)


def day_of(now: float) -> str:
    """Days end at midnight, UTC."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def day_after(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def ends(day: str) -> float:
    return datetime.combine(date.fromisoformat(day) + timedelta(days=1), datetime.min.time(), UTC).timestamp()


def closes(day: str) -> float:
    """When the last game of a day must be over: from then on its luck is no secret."""
    return ends(day) + GRACE.total_seconds()


class DayNature(Nature):
    """Nature on a day of the challenge: the same for everybody, whatever they choose."""

    def kind(self, at: Position) -> str:
        kind = open_decision(at)
        return f"{kind} {at.game.round(at)} {at.cells[TURN]}" if kind in THROWN else kind


class Days:
    """The luck of every day."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def seed(self, day: str, game: str) -> str:
        return hmac.digest(self.secret, f"{day} {game}".encode(), "sha256").hex()

    def promise(self, day: str, game: str) -> str:
        """The seed's hash: it can be told before the day."""
        return sha256(self.seed(day, game).encode()).hexdigest()

    def nature(self, day: str, game: Game, choices: Sequence[int]) -> DayNature:
        """What nature will draw after these choices."""
        return nature_of(self.seed(day, game.id), game, choices)

    def bot_seed(self, day: str, game: str, choices: int) -> int:
        """What a bot rolls its dice with after so many choices: who plays alike is answered alike."""
        return derive(32, self.seed(day, game), "bot", choices)


def nature_of(seed: str, game: Game, choices: Sequence[int]) -> DayNature:
    nature = DayNature(int(seed, 16))
    at = game.start()
    for choice in choices:
        if at.actor == CHANCE:
            nature.drawn[nature.kind(at)] += 1
        at.apply(choice)
    return nature
