"""Who sits at a table."""

from __future__ import annotations

from lascaux.server.seat import Seat, names_in
from lascaux.server.storage.schema import BOT, PERSON


class Seated:
    """The seats of a table, and whose they are."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.named: dict[str, list[str]] = {}  # by language
        self.resigned: set[int] = set()

    def sit(self, seats: list[Seat]) -> None:
        """Take these seats. When somebody was last seen may be known here and not there."""
        for old, new in zip(self.seats, seats, strict=False):
            if old.person == new.person:
                new.seen = max(old.seen, new.seen)
        self.seats = seats
        self.named = {}

    @property
    def names(self) -> list[str]:
        """As they are stored and recorded: a bot by its level."""
        return [seat.name for seat in self.seats]

    def names_in(self, language: str) -> list[str]:
        """As people read them."""
        if language not in self.named:
            self.named[language] = names_in(language, self.seats)
        return self.named[language]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person; those taken over by a bot are no longer theirs."""
        if person is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person]

    def kept_for(self, person: str | None) -> list[int]:
        """The seats in which a bot plays for a person, who may return."""
        if person is None:
            return []
        return [
            n
            for n, seat in enumerate(self.seats)
            if seat.kind == BOT and seat.person == person and n not in self.resigned
        ]

    @property
    def nobody_waits(self) -> bool:
        """Bots play among themselves."""
        return not self.people

    @property
    def people(self) -> set[str]:
        """Everybody who plays."""
        return {seat.chooser for seat in self.seats if seat.chooser is not None}
