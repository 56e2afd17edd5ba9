"""From round to round: new card, harvest marker, clearing, refill, income; back home (CAV-ROUND, -CARDS, -REFILL)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit, count
from lascaux.core.position import TURN, Decision, Step
from lascaux.core.verbs import each
from lascaux.games.caverna.rules.counting import counted
from lascaux.games.caverna.rules.goods import RUBY
from lascaux.games.caverna.rules.layout import (
    ADULTS,
    CARDS,
    CLEAR_AT,
    CLEAR_SPACES,
    DELIVERIES,
    DRAW_CARD,
    DRAW_MARKER,
    DWARFS,
    HARVEST,
    IN_PLAY,
    INCOME,
    LATE_MARKERS,
    LEAVES,
    MARKER,
    NEXT_STARTER,
    OCCUPIED,
    PASSED,
    PLAYERS,
    PROTECT_SPACE,
    RED_ROUNDS,
    REDS,
    REFILL,
    REVEAL_CARD,
    REVEAL_MARKER,
    ROUND,
    SKIPS,
    STARTER,
    STOCK,
    UNREVEALED,
    WORK,
    WORKING,
    WORKS_AT,
)
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.room_effects import DELIVERED, ROUND_INCOME
from lascaux.games.caverna.rules.rooms import MINER
from lascaux.games.caverna.rules.space_use import table_row
from lascaux.games.caverna.rules.spaces import (
    FAMILY_LIFE,
    FIRST_CARD,
    MOST_KINDS,
    REFILL_EMPTY,
    REFILL_MORE,
    RUBY_MINING,
    SOLO_ORDER,
    SPACE_COUNT,
    STAGE_SETS,
    URGENT_WISH,
    WISH_FOR_CHILDREN,
)
from lascaux.games.caverna.rules.verbs import CLEAR, PROTECT, REVEAL
from lascaux.games.caverna.rules.verbs import MARKER as TURN_UP

FIRST_MARKER_ROUND: Final = 6
WISH_ROUND: Final = 4  # CAV-CARDS-02
LEAF: Final = 1  # in the cell MARKER; the red ones follow
RUBIES_FOR_TWO_FROM: Final = 3  # CAV-REFILL-07

PROTECTED_SPACE: Final = Argument("space")
NEXT_SPACE: Final = Argument("next")  # the first that has not been looked at


@final
class NewRound(Step[CavernaPosition]):
    """The next round up to its first placement (CAV-ROUND-01)."""

    def run(self, at: CavernaPosition, a: i64, b: i64) -> None:
        at.cells[ROUND] = at.following_round()
        at.cells[STARTER] = at.cells[NEXT_STARTER]
        at.cells[MARKER] = 0
        for seat in range(at.cells[PLAYERS]):
            at.set_of(seat, ADULTS, at.of(seat, DWARFS))
            at.set_of(seat, PASSED, 0)
            at.set_of(seat, SKIPS, 0)
        at.open(WORK, at.cells[STARTER])
        at.open(INCOME)
        at.open(REFILL)
        if at.cells[PLAYERS] == 1:
            at.open(CLEAR_SPACES)
        if not at.cells[LATE_MARKERS]:
            at.open(REVEAL_MARKER)
        at.open(REVEAL_CARD)


# Cards


@final
class RevealCard(Step[CavernaPosition]):
    """The new card, drawn by nature where there is more than one (CAV-CARDS-01 to -07)."""

    def run(self, at: CavernaPosition, a: i64, b: i64) -> None:
        cards = next_cards(at)
        if count(cards) == 1:
            reveal(at, cards)
        else:
            at.open(DRAW_CARD)


def next_cards(at: CavernaPosition) -> i64:
    """The cards that can be revealed in this round."""
    round = at.cells[ROUND]
    if at.cells[PLAYERS] == 1:
        return bit(SOLO_ORDER[int(round)])
    if round == WISH_ROUND:
        return bit(WISH_FOR_CHILDREN)
    return at.cells[UNREVEALED] & STAGE_SETS[(round - 1) // 3]


def reveal(at: CavernaPosition, card: i64) -> None:
    """Put a card (a set of one space) into play; Family life turns Wish for children over (CAV-CARDS-08)."""
    space: i64 = FIRST_CARD
    while card >> space != 1:
        space += 1
    at.cells[CARDS + at.cells[ROUND] - 1] = space + 1
    at.cells[UNREVEALED] = at.cells[UNREVEALED] & ~card
    at.cells[IN_PLAY] = at.cells[IN_PLAY] | card
    if space == FAMILY_LIFE:
        at.cells[IN_PLAY] = at.cells[IN_PLAY] & ~bit(WISH_FOR_CHILDREN) | bit(URGENT_WISH)


@final
class DrawCard(Decision[CavernaPosition]):
    """Nature reveals one of the cards left in the stage."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=3), REVEAL, next_cards(at) >> FIRST_CARD)

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        reveal(at, bit(FIRST_CARD + REVEAL.first(choice)))


# Harvest markers


@final
class RevealMarker(Step[CavernaPosition]):
    """The harvest marker from round 6 on, drawn by nature while both kinds are left (CAV-HARVEST-08)."""

    def run(self, at: CavernaPosition, a: i64, b: i64) -> None:
        if at.cells[ROUND] < FIRST_MARKER_ROUND or at.cells[PLAYERS] == 1:
            return
        if at.cells[LEAVES] and at.cells[REDS]:
            at.open(DRAW_MARKER)
        else:
            turn_up(at, at.cells[LEAVES] == 0)


def turn_up(at: CavernaPosition, red: bool) -> None:
    if red:
        at.cells[REDS] = at.cells[REDS] - 1
        at.cells[RED_ROUNDS] = at.cells[RED_ROUNDS] | bit(at.cells[ROUND])
        at.cells[MARKER] = LEAF + count(at.cells[RED_ROUNDS])
    else:
        at.cells[LEAVES] = at.cells[LEAVES] - 1
        at.cells[MARKER] = LEAF


@final
class DrawMarker(Decision[CavernaPosition]):
    """Nature turns up a leaf or a red marker, in proportion to those left."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=2), TURN_UP, 3)

    def weight(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> i64:
        return at.cells[REDS] if TURN_UP.first(choice) else at.cells[LEAVES]

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        turn_up(at, TURN_UP.first(choice) == 1)


# Goods on spaces


def stock(at: CavernaPosition, space: i64) -> i64:
    """All goods that lie on a space."""
    cell = STOCK + MOST_KINDS * space
    return at.cells[cell] + at.cells[cell + 1] + at.cells[cell + 2]


def empty(at: CavernaPosition, space: i64) -> None:
    index: i64
    for index in range(MOST_KINDS):
        at.cells[STOCK + MOST_KINDS * space + index] = 0


@final
class ClearSpaces(Step[CavernaPosition]):
    """Solo: spaces with many goods are emptied unless a ruby is paid for each (CAV-REFILL-09)."""

    def run(self, at: CavernaPosition, following: i64, b: i64) -> None:
        space: i64
        for space in range(following, SPACE_COUNT):
            if stock(at, space) >= at.cells[CLEAR_AT]:
                if at.own(RUBY):
                    at.open(CLEAR_SPACES, space + 1)
                    at.open(PROTECT_SPACE, space)
                    return
                empty(at, space)


@final
class ProtectSpace(Decision[CavernaPosition]):
    """Whether a ruby protects the goods on a space."""

    def choices(self, at: CavernaPosition, space: i64, b: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), PROTECT.code(space)), CLEAR.code(space))

    def play(self, at: CavernaPosition, space: i64, b: i64, choice: i64) -> None:
        if PROTECT.owns(choice):
            at.add_own(RUBY, -1)
        else:
            empty(at, space)


@final
class Refill(Step[CavernaPosition]):
    """Every accumulating space in play receives its goods (CAV-REFILL-01, -02)."""

    def run(self, at: CavernaPosition, a: i64, b: i64) -> None:
        space: i64
        for space in range(SPACE_COUNT):
            if at.cells[IN_PLAY] >> space & 1 and not is_late(at, space):
                refill(at, space)


def refill(at: CavernaPosition, space: i64) -> None:
    was_empty = stock(at, space) == 0
    index: i64
    for index in range(MOST_KINDS):
        entry = MOST_KINDS * table_row(at, space) + index
        cell = STOCK + MOST_KINDS * space + index
        at.cells[cell] = at.cells[cell] + (REFILL_EMPTY[entry] if was_empty else REFILL_MORE[entry])


def is_late(at: CavernaPosition, space: i64) -> bool:
    """With two players Ruby mining starts in round 3 (CAV-REFILL-07)."""
    return space == RUBY_MINING and at.cells[PLAYERS] == 2 and at.cells[ROUND] < RUBIES_FOR_TWO_FROM


@final
class Income(Step[CavernaPosition]):
    """Start-of-round income: suppliers, then the Miner (CAV-ROUND-03)."""

    def run(self, at: CavernaPosition, a: i64, b: i64) -> None:
        for seat in range(at.cells[PLAYERS]):
            at.cells[TURN] = seat
            for index in range(3):
                if at.own(DELIVERIES + index):
                    at.add_own(DELIVERIES + index, -1)
                    at.gain(DELIVERED[index], 1)
            if at.owns(MINER):
                income = ROUND_INCOME[MINER]
                at.gain(income.good, income.times(counted(at, seat, income.thing, MINER)))


@final
class ReturnHome(Step[CavernaPosition]):
    """All dwarfs go home, all spaces become free; then the harvest step of the round (CAV-ROUND-14)."""

    def run(self, at: CavernaPosition, a: i64, b: i64) -> None:
        at.cells[OCCUPIED] = 0
        for seat in range(at.cells[PLAYERS]):
            at.set_of(seat, WORKING, 0)
            for dwarf in range(6):
                at.set_of(seat, WORKS_AT + dwarf, 0)
        at.open(HARVEST)
        if at.cells[LATE_MARKERS]:
            at.open(REVEAL_MARKER)
