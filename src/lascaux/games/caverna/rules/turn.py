"""The work phase: whose turn it is, which dwarf goes, to which space (CAV-ROUND-04 to -11, CAV-IMITATE)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument, Moment
from lascaux.core.bits import bit
from lascaux.core.position import TURN, Decision, Step
from lascaux.core.verbs import each
from lascaux.games.caverna.rules.exchanges import can_exchange
from lascaux.games.caverna.rules.goods import FOOD, RUBY
from lascaux.games.caverna.rules.layout import (
    ACTING,
    ADULTS,
    CHOOSE_TARGET,
    CONTINUE_TURN,
    IN_PLAY,
    OCCUPIED,
    PASSED,
    PLAYERS,
    RETURN_HOME,
    TAKE_TURN,
    WORK,
    WORKING,
    WORKS_AT,
)
from lascaux.games.caverna.rules.layout import EXCHANGE as MAKE_EXCHANGE
from lascaux.games.caverna.rules.position import NOBODY_LEFT, CavernaPosition
from lascaux.games.caverna.rules.space_use import can_use, use_space
from lascaux.games.caverna.rules.spaces import IMITATION_COST, IMITATIONS, STARTING_PLAYER
from lascaux.games.caverna.rules.verbs import EXCHANGE, IMITATE, PASS, PLACE, SEND

NO_DWARF: Final = -1

SENT: Final = Argument("sent")  # the dwarf for whom a ruby was paid + 1, or 0
NEXT_SEAT: Final = Argument("next")  # who may have the turn after this one


def targets(at: CavernaPosition, dwarf: i64) -> i64:
    """The spaces that a dwarf can imitate (CAV-IMITATE-02 to -05); no space needs the food that Imitation costs."""
    left = at.cells[OCCUPIED] & ~at.own(WORKING) & ~IMITATIONS & ~bit(STARTING_PLAYER)
    found: i64 = 0
    space: i64 = 0
    while left:
        if left & 1 and can_use(at, space, dwarf):
            found |= bit(space)
        left >>= 1
        space += 1
    return found


def can_imitate(at: CavernaPosition, space: i64, dwarf: i64) -> bool:
    return at.own(FOOD) >= IMITATION_COST[space] and targets(at, dwarf) != 0


def is_legal(at: CavernaPosition, space: i64, dwarf: i64) -> bool:
    """Whether a dwarf can do something on a free space."""
    return can_imitate(at, space, dwarf) if IMITATIONS >> space & 1 else can_use(at, space, dwarf)


def legal_spaces(at: CavernaPosition, dwarf: i64) -> i64:
    """The free spaces on which a dwarf can do something."""
    left = at.cells[IN_PLAY] & ~at.cells[OCCUPIED]
    found: i64 = 0
    space: i64 = 0
    while left:
        if left & 1 and is_legal(at, space, dwarf):
            found |= bit(space)
        left >>= 1
        space += 1
    return found


def dwarf_in_order(at: CavernaPosition) -> i64:
    """The weakest dwarf at home that has a legal space (CAV-ROUND-07, -08), or NO_DWARF."""
    tried: i64 = 0
    while True:
        dwarf = at.next_dwarf(tried)
        if dwarf == NOBODY_LEFT or legal_spaces(at, dwarf):
            return dwarf
        tried |= bit(dwarf)


def dwarfs_out_of_order(at: CavernaPosition, in_order: i64) -> i64:
    """The strengths of other dwarfs at home that have a legal space, as a set."""
    found: i64 = 0
    for dwarf in range(at.own(ADULTS)):
        strength = at.strength(dwarf)
        other = not at.own(WORKS_AT + dwarf) and strength != at.strength(in_order)
        if other and not found >> strength & 1 and legal_spaces(at, dwarf):
            found |= bit(strength)
    return found


@final
class Work(Step[CavernaPosition]):
    """Gives the turn to the next player from a given seat on who has an adult dwarf at home and has not passed."""

    def run(self, at: CavernaPosition, following: i64, b: i64) -> None:
        players = at.cells[PLAYERS]
        at.cells[ACTING] = NO_DWARF
        for step in range(players):
            seat = (following + step) % players
            at.cells[TURN] = seat
            if not at.own(PASSED) and at.next_dwarf(0) != NOBODY_LEFT:
                at.open(WORK, (seat + 1) % players)
                at.open(TAKE_TURN)
                return
        at.open(RETURN_HOME)


@final
class TakeTurn(Decision[CavernaPosition]):
    """Where the dwarf in order goes; or exchanges first, a ruby for another dwarf, or no more dwarfs this round.

    After an exchange or a ruby the turn goes on: the same again, as a separate decision.
    """

    def choices(self, at: CavernaPosition, sent: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=40)
        if sent:
            return each(out, PLACE, legal_spaces(at, sent - 1))
        dwarf = dwarf_in_order(at)
        if dwarf != NO_DWARF:
            out = each(out, PLACE, legal_spaces(at, dwarf))
            if at.own(RUBY):
                out = each(out, SEND, dwarfs_out_of_order(at, dwarf))
        out = append(out, PASS.base)
        return append(out, EXCHANGE.base) if can_exchange(at, for_food=True) else out

    def play(self, at: CavernaPosition, sent: i64, b: i64, choice: i64) -> None:
        if PLACE.owns(choice):
            place(at, sent - 1 if sent else self.dwarf_for(at, PLACE.first(choice)), PLACE.first(choice))
        elif SEND.owns(choice):
            at.add_own(RUBY, -1)
            at.open(CONTINUE_TURN, self.dwarf_with(at, SEND.first(choice)) + 1)
        elif choice == PASS.base:
            at.set_own(PASSED, 1)
        else:
            at.open(CONTINUE_TURN)
            at.open(MAKE_EXCHANGE, 1)

    def dwarf_for(self, at: CavernaPosition, space: i64) -> i64:
        """The dwarf in order: the weakest to whom this legal space is open."""
        tried: i64 = 0
        while True:
            dwarf = at.next_dwarf(tried)
            if is_legal(at, space, dwarf):
                return dwarf
            tried |= bit(dwarf)

    def dwarf_with(self, at: CavernaPosition, strength: i64) -> i64:
        """A dwarf at home with this strength."""
        dwarf: i64 = 0
        while at.own(WORKS_AT + dwarf) or at.strength(dwarf) != strength:
            dwarf += 1
        return dwarf


def place(at: CavernaPosition, dwarf: i64, space: i64) -> None:
    """Put a dwarf on a free space and use it."""
    at.cells[ACTING] = dwarf
    at.set_own(WORKS_AT + dwarf, space + 1)
    at.set_own(WORKING, at.own(WORKING) | bit(space))
    at.cells[OCCUPIED] = at.cells[OCCUPIED] | bit(space)
    if IMITATIONS >> space & 1:
        at.add_own(FOOD, -IMITATION_COST[space])
        at.open(CHOOSE_TARGET)
    else:
        use_space(at, space)


@final
class ChooseTarget(Decision[CavernaPosition]):
    """Which space of another player is imitated; the cost is paid."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=32), IMITATE, targets(at, at.cells[ACTING]))

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        use_space(at, IMITATE.first(choice))


# A turn as seen by those who show or explain it


def is_turn(moment: Moment) -> bool:
    """Whether a dwarf is to be placed now."""
    return moment.is_open(TAKE_TURN, CONTINUE_TURN)


def sent_dwarf(moment: Moment) -> int:
    """The dwarf for whom a ruby has been paid and who is to be placed now, or NO_DWARF."""
    return moment.top["sent"] - 1 if is_turn(moment) else NO_DWARF


def has_space(at: CavernaPosition, moment: Moment) -> bool:
    """Whether some dwarf of the seat on turn has a space where something happens."""
    return sent_dwarf(moment) != NO_DWARF or dwarf_in_order(at) != NO_DWARF


def dwarf_to_place(at: CavernaPosition, moment: Moment) -> int:
    """The dwarf that is to be placed: if none has a legal space, the weakest at home."""
    sent = sent_dwarf(moment)
    if sent != NO_DWARF:
        return sent
    found = dwarf_in_order(at)
    return at.next_dwarf(0) if found == NO_DWARF else found
