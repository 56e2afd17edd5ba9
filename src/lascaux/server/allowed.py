"""What may happen at a table: who may watch it, and what each may do there now."""

from __future__ import annotations

from typing import Final

from lascaux.core.game import Game
from lascaux.core.position import NOBODY, Position
from lascaux.server.days import closes
from lascaux.server.errors import Refusal
from lascaux.server.line import Line, hides
from lascaux.server.seated import Seated
from lascaux.server.storage.schema import OPEN

MOST_ENTRIES: Final = 10_000  # many times as many as a game has; nobody fills the disk by choosing and taking back


class Allowed(Seated):
    """Refuses what may not be; a table says how it stands."""

    game: Game
    line: Line
    rules: int
    owner: str
    listed: bool
    watch_code: str
    day: str | None
    status: str
    over: bool
    actor: int
    asked: int | None
    held: int | None
    face_down: bool

    @property
    def number(self) -> int:
        return self.line.number

    def may_watch(self, person: str | None, code: str | None, now: float) -> bool:
        """Nobody watches a game of the day whose own is still to come; when all are over, everybody may."""
        mine = bool(self.seats_of(person) or self.kept_for(person))
        if self.day is not None:
            return mine or now >= closes(self.day)
        return self.listed or mine or self.owner == person or code == self.watch_code

    def check_choice(self, person: str, choice: int, language: str) -> None:
        """Refuse a choice that this person may not make now."""
        self.check_chooser(person)
        at = self.line.at
        if not 0 <= choice < self.game.verbs.size:
            raise Refusal(422, "unknown-choice", choice=choice, last=self.game.verbs.size - 1)
        if choice not in at.choices():
            reason = self.game.why_not(self.told(at, self.actor), choice, language)
            assert reason is not None
            name = self.game.name(choice)
            raise Refusal(409, "illegal-choice", name=name, reason=reason.text, clause=reason.clause)

    def parse(self, name: str) -> int:
        """The choice with a written name."""
        try:
            return self.game.parse(name)
        except ValueError as error:
            raise Refusal(422, "unknown-name", reason=error) from error

    def check_actor(self, person: str) -> None:
        self.check_player(person)
        self.check_begun()
        if self.actor not in self.seats_of(person):
            raise Refusal(409, "not-your-turn", name=self.seats[self.actor].name)

    def check_begun(self) -> None:
        if self.asked is not None:
            raise Refusal(409, "start-open", name=self.seats[self.asked].name)
        if self.status == OPEN:
            raise Refusal(409, "not-begun")

    def check_chooser(self, person: str) -> None:
        self.check_actor(person)
        if self.held is not None:
            raise Refusal(409, "turn-not-ended")

    def check_player(self, person: str) -> None:
        """Refuse anybody who does not sit here, and everything once the game is over."""
        if not self.seats_of(person):
            raise Refusal(403, "not-at-this-table")
        if self.over:
            raise Refusal(409, "game-over")
        self.check_replayed()

    def check_replayed(self) -> None:
        """Refuse to change a table whose record goes on where its line ends."""
        if (fault := self.line.fault) is not None:  # what was chosen there is not told: it may be a secret
            raise Refusal(409, "frozen", choice=fault + 1, rules=self.rules, today=self.game.rules_version)

    def check_undo(self, person: str, whole_turn: bool) -> int:
        """How many choices remain after the undo that a person asks for."""
        self.check_actor(person)
        if self.number >= MOST_ENTRIES:
            raise Refusal(409, "enough-undone", most=MOST_ENTRIES)
        kept = self.line.undo_to(self.actor, whole_turn)
        if kept is None:
            raise Refusal(409, "nothing-to-undo")
        return kept

    def check_end(self, person: str) -> None:
        """Refuse to end a turn that is not waiting for it."""
        self.check_actor(person)
        if self.held is None:
            raise Refusal(409, "turn-goes-on")

    def check_told(self, now: float) -> None:
        """Refuse to hand out a game of the day while somebody could practise with it."""
        if self.day is not None and now < closes(self.day):
            raise Refusal(409, "day-lasts")

    def told(self, at: Position, seat: int) -> Position:
        """A position of this game as a seat or a spectator may be told it now. Nothing gets to people past this.

        In the round that is being played everybody still sees what was taken; of earlier rounds, nothing tells any more
        what lies face down since."""
        if not self.face_down or self.over:
            return at
        latest = self.line.at
        now = at if self.game.round(at) == self.game.round(latest) else latest
        told: Position = self.game.told(at, (seat,), now)
        return told

    def hides_from(self, person: str | None) -> bool:
        """Whether the record so far holds something that a person may not know yet."""
        if self.over:
            return False
        seats = set(self.seats_of(person)) or {NOBODY}
        at = self.line.at
        if self.face_down and self.game.told(at, seats, at) is not at:
            return True
        return hides(self.game, self.line.choices, seats)
