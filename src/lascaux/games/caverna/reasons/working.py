"""Why a dwarf cannot go somewhere: the space, the order of dwarfs, what it could do there; Imitation; solo clearing."""

from __future__ import annotations

from lascaux.core.reasons import Obstacle, obstacle
from lascaux.games.caverna.reasons.deeds import DeedReasons
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.goods import FOOD, RUBY
from lascaux.games.caverna.rules.space_use import table_row
from lascaux.games.caverna.rules.spaces import (
    EXPLORATION,
    IMITATION_COST,
    IMITATIONS,
    LEFT_OUT_ALONE,
    MOST_KINDS,
    SPACES,
    STARTING_PLAYER,
    STOCK_KIND,
    URGENT_WISH,
    WISH_FOR_CHILDREN,
)
from lascaux.games.caverna.rules.turn import dwarf_to_place, is_legal, legal_spaces


class WorkingReasons(DeedReasons):
    # Spaces

    def absent(self, space: int) -> Obstacle | None:
        """A space that is not in play."""
        at = self.at
        if at.cells[layout.IN_PLAY] >> space & 1:
            return None
        if at.cells[layout.UNREVEALED] >> space & 1:
            return obstacle("not-revealed", "CAV-CARDS-07")
        if space in (WISH_FOR_CHILDREN, URGENT_WISH):
            other = SPACES[URGENT_WISH if space == WISH_FOR_CHILDREN else WISH_FOR_CHILDREN].slug
            return obstacle("other-face", "CAV-CARDS-08", space=self.words.space(other))
        clause = f"CAV-SETUP-0{self.players}"
        if self.players == 1 and LEFT_OUT_ALONE >> space & 1:
            clause = "CAV-RULING-16"
        if self.players < 3 and IMITATIONS >> space & 1:
            clause = "CAV-IMITATE-09"
        elif space == EXPLORATION:
            clause = "CAV-CARDS-06" if self.players == 1 else "CAV-CARDS-05"
        return obstacle("space-not-used", clause, players=self.players)

    def useless(self, space: int, dwarf: int) -> Obstacle:
        """Why nothing would happen if a dwarf used a space."""
        if IMITATIONS >> space & 1:
            found = self.short({FOOD: IMITATION_COST[space]}, "CAV-IMITATE-10")
            return found or obstacle("no-target", "CAV-IMITATE-10")
        gathers = STOCK_KIND[MOST_KINDS * table_row(self.at, space)] >= 0
        why = [self.text(obstacle("no-goods", "CAV-RULING-09"))] if gathers else []
        for part in SPACES[space].parts:
            found = None if part.needs >= 0 else self.cannot_do(part.deed, dwarf)
            if found and self.text(found) not in why:
                why.append(self.text(found))
        return obstacle("nothing-happens", "CAV-ROUND-11", why="; ".join(why))

    def against_place(self, space: int, b: int) -> Obstacle | None:
        if found := self.absent(space):
            return found
        if self.at.cells[layout.OCCUPIED] >> space & 1:
            return obstacle("occupied", "CAV-ROUND-10")
        if not self.is_turn():
            return None
        dwarf = dwarf_to_place(self.at, self.moment)
        found = self.useless(space, dwarf)
        if self.is_sent() or not any(is_legal(self.at, space, other) for other in self.at_home() if other != dwarf):
            return found
        name = self.words.dwarf(self.at.strength(dwarf))
        return obstacle("order", "CAV-ROUND-08", dwarf=name, why=found.values.get("why", self.text(found)))

    # Dwarfs

    def at_home(self) -> list[int]:
        """The adults that can still be placed."""
        adults = range(self.at.own(layout.ADULTS))
        return [dwarf for dwarf in adults if not self.at.own(layout.WORKS_AT + dwarf)]

    def against_send(self, strength: int, b: int) -> Obstacle | None:
        if not self.is_turn():
            return None
        if self.is_sent():
            return obstacle("ruby-paid", "CAV-ROUND-09")
        dwarfs = [dwarf for dwarf in self.at_home() if self.at.strength(dwarf) == strength]
        if not dwarfs:
            return obstacle("no-such-dwarf", "CAV-ROUND-09")
        if not legal_spaces(self.at, dwarfs[0]):
            return obstacle("dwarf-stuck", "CAV-ROUND-07")
        if strength == self.at.strength(dwarf_to_place(self.at, self.moment)):
            return obstacle("in-order", "CAV-ROUND-08")
        return self.short({RUBY: 1}, "CAV-RUBY-07")

    def against_pass(self, a: int, b: int) -> Obstacle | None:
        return obstacle("ruby-paid", "CAV-ROUND-09") if self.is_sent() else None

    # Imitation

    def against_imitate(self, space: int, b: int) -> Obstacle | None:
        if self.players < 3:
            return obstacle("no-imitation", "CAV-IMITATE-09")
        if found := self.absent(space):
            return found
        if IMITATIONS >> space & 1:
            return obstacle("imitates-imitation", "CAV-IMITATE-04")
        if space == STARTING_PLAYER:
            return obstacle("imitates-starter", "CAV-IMITATE-03")
        if self.at.own(layout.WORKING) >> space & 1:
            return obstacle("own-dwarf-there", "CAV-IMITATE-02")
        if not self.at.cells[layout.OCCUPIED] >> space & 1:
            return obstacle("nobody-there", "CAV-IMITATE-02")
        if not self.moment.is_open(layout.CHOOSE_TARGET):
            return None
        return self.useless(space, self.at.cells[layout.ACTING])._replace(clause="CAV-IMITATE-05")

    # Clearing

    def against_protect(self, space: int, b: int) -> Obstacle | None:
        return None if self.players == 1 else obstacle("solo-only", "CAV-REFILL-09")

    against_clear = against_protect
