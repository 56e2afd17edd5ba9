"""Who or what has a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from lascaux.agents.naming import bot_name, numbered
from lascaux.server.storage.schema import BOT, PERSON


@dataclass
class Seat:
    """As it is stored, its invitation aside."""

    kind: Literal["person", "bot", "free"]
    person: str | None
    name: str
    bot: str | None
    passes: bool
    seen: float

    @property
    def chooser(self) -> str | None:
        """The person who chooses here, if it is one."""
        return self.person if self.kind == PERSON else None

    @staticmethod
    def of(row: Mapping[str, Any]) -> Seat:
        return Seat(row["kind"], row["person"], row["name"], row["bot"], row["passes"], row["seen"])

    @property
    def is_always_bot(self) -> bool:
        """Not one that plays on for a person and keeps that person's name."""
        return self.kind == BOT and self.person is None


def names_in(language: str, seats: Sequence[Seat]) -> list[str]:
    """What people read: bots by their strength, several alike with numbers."""
    bots = iter(numbered([bot_name(seat.name, language) for seat in seats if seat.is_always_bot]))
    return [next(bots) if seat.is_always_bot else seat.name for seat in seats]
