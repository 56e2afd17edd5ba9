"""The new-round step and the two ends of the game (STA-NEWROUND, STA-END)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lascaux.core.bits import count
from lascaux.core.position import TURN, Step
from lascaux.games.stone_age.rules.cards import SLOT_COUNT
from lascaux.games.stone_age.rules.layout import (
    ACTIVE_ANIMAL,
    PHASE,
    PLACEMENT,
    PLAYERS,
    READY_TOOLS,
    REFILL,
    ROUND,
    SLOTS,
    STACK_LEFT,
    STARTER,
    UNSEEN_CARDS,
    WAITING_ANIMALS,
)
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.tools import ready_all_tools


@final
class NewRound(Step[StoneAgePosition]):
    """After feeding: the game ends, or the next round is made ready (STA-NEWROUND-01)."""

    def run(self, at: StoneAgePosition, a: i64, b: i64) -> None:
        if a_stack_is_empty(at):
            return
        at.cells[STARTER] = (at.cells[STARTER] + 1) % at.cells[PLAYERS]
        at.cells[TURN] = at.cells[STARTER]
        if slide_cards(at) + count(at.cells[UNSEEN_CARDS]) < SLOT_COUNT:
            return
        if not at.cells[ACTIVE_ANIMAL]:  # the next waiting animal, before any that the refill turns up (STA-ANIMAL-19)
            at.cells[ACTIVE_ANIMAL] = at.cells[WAITING_ANIMALS] & 15
            at.cells[WAITING_ANIMALS] = at.cells[WAITING_ANIMALS] >> 4
        at.cells[ROUND] += 1
        at.cells[PHASE] = 1
        at.open(PLACEMENT, at.cells[STARTER])
        at.open(READY_TOOLS)
        at.open(REFILL)


@final
class ReadyTools(Step[StoneAgePosition]):
    """All permanent tools can be used again (STA-NEWROUND-06)."""

    def run(self, at: StoneAgePosition, a: i64, b: i64) -> None:
        for seat in range(at.cells[PLAYERS]):
            ready_all_tools(at, seat)


def a_stack_is_empty(at: StoneAgePosition) -> bool:
    """End B: one of the stacks in use is empty (STA-END-02, -05)."""
    return any(at.cells[STACK_LEFT + stack] == 0 for stack in range(at.cells[PLAYERS]))


def is_last_round(at: StoneAgePosition) -> bool:
    """Whether the game is sure to end after this round: cards only become fewer, and empty stacks stay empty."""
    open_cards = sum(1 for slot in range(SLOT_COUNT) if at.cells[SLOTS + slot])
    return a_stack_is_empty(at) or open_cards + count(at.cells[UNSEEN_CARDS]) < SLOT_COUNT


def slide_cards(at: StoneAgePosition) -> i64:
    """Close the gaps to the right, keeping the order (STA-NEWROUND-03); returns how many cards lie open."""
    open_cards: i64 = 0
    slot: i64
    for slot in range(SLOT_COUNT):
        card = at.cells[SLOTS + slot]
        at.cells[SLOTS + slot] = 0
        if card:
            at.cells[SLOTS + open_cards] = card
            open_cards += 1
    return open_cards
