"""The deck and the stacks of buildings, as nature turns them up (STA-SETUP-05, -06, STA-DRAW, STA-ANIMAL-01 to -03)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import Decision, Step
from lascaux.core.verbs import each
from lascaux.games.stone_age.rules.cards import SLOT_COUNT
from lascaux.games.stone_age.rules.layout import (
    ACTIVE_ANIMAL,
    BLIND_CARD,
    DEAL_CARD,
    DRAW_BLIND,
    HIDDEN_ANIMALS,
    KNOWN_TOP,
    PLAYERS,
    REFILL,
    REVEAL_BUILDING,
    SLOTS,
    STACK_TOPS,
    UNSEEN_BUILDINGS,
    UNSEEN_CARDS,
    WAITING_ANIMALS,
)
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.verbs import APPEAR, BLIND, DEAL, REVEAL, SHOW

STACK: Final = Argument("stack")
OTHERS_FOLLOW: Final = Argument("others-follow", second=True)  # at the start each stack gets its first tile

# A short list of animals in one integer: animal + 1 in four bits each, the first one lowest.


def put_last(animals: i64, animal: i64) -> i64:
    place: i64 = 0
    while animals >> place:
        place += 4
    return animals + (animal + 1) * bit(place)


def members(animals: i64) -> i64:
    """The animals of a list as a set."""
    found: i64 = 0
    while animals:
        found |= bit((animals & 15) - 1)
        animals >>= 4
    return found


@final
class Refill(Step[StoneAgePosition]):
    """Cards are dealt until four lie open (STA-NEWROUND-04)."""

    def run(self, at: StoneAgePosition, a: i64, b: i64) -> None:
        if free_slot(at) >= 0:
            at.open(REFILL)
            at.open(DEAL_CARD)


def free_slot(at: StoneAgePosition) -> i64:
    """The rightmost free slot (STA-RULING-17)."""
    slot: i64
    for slot in range(SLOT_COUNT):
        if not at.cells[SLOTS + slot]:
            return slot
    return -1


@final
class DealCard(Decision[StoneAgePosition]):
    """Nature turns up the top of the deck: a card, or an animal, which takes no slot."""

    def choices(self, at: StoneAgePosition, a: i64, b: i64) -> vec[i64]:
        known = at.cells[KNOWN_TOP]
        if known:  # an animal that a blind draw has shown lies on top (STA-DRAW-06)
            return append(vec[i64](capacity=1), APPEAR.code((known & 15) - 1))
        out = each(vec[i64](capacity=40), DEAL, at.cells[UNSEEN_CARDS])
        return each(out, APPEAR, at.cells[HIDDEN_ANIMALS])

    def play(self, at: StoneAgePosition, a: i64, b: i64, choice: i64) -> None:
        if DEAL.owns(choice):
            card = DEAL.first(choice)
            at.cells[UNSEEN_CARDS] = at.cells[UNSEEN_CARDS] & ~bit(card)
            at.cells[SLOTS + free_slot(at)] = card + 1
            return
        animal = APPEAR.first(choice)
        at.cells[KNOWN_TOP] = at.cells[KNOWN_TOP] >> 4
        at.cells[HIDDEN_ANIMALS] = at.cells[HIDDEN_ANIMALS] & ~bit(animal)
        if at.cells[ACTIVE_ANIMAL]:
            at.cells[WAITING_ANIMALS] = put_last(at.cells[WAITING_ANIMALS], animal)
        else:
            at.cells[ACTIVE_ANIMAL] = animal + 1


@final
class DrawBlind(Decision[StoneAgePosition]):
    """Nature gives the top card to the buyer unseen; animals above it are shown and stay on top (STA-DRAW-01, -06)."""

    def choices(self, at: StoneAgePosition, a: i64, b: i64) -> vec[i64]:
        out = each(vec[i64](capacity=40), BLIND, at.cells[UNSEEN_CARDS])
        return each(out, SHOW, at.cells[HIDDEN_ANIMALS] & ~members(at.cells[KNOWN_TOP]))

    def play(self, at: StoneAgePosition, a: i64, b: i64, choice: i64) -> None:
        if SHOW.owns(choice):
            at.cells[KNOWN_TOP] = put_last(at.cells[KNOWN_TOP], SHOW.first(choice))
            at.open(DRAW_BLIND)
            return
        card = BLIND.first(choice)
        at.cells[UNSEEN_CARDS] = at.cells[UNSEEN_CARDS] & ~bit(card)
        at.set_own(BLIND_CARD, card + 1)


@final
class RevealBuilding(Decision[StoneAgePosition]):
    """Nature turns up the next tile of a stack; at the start the other stacks follow."""

    def choices(self, at: StoneAgePosition, stack: i64, others_follow: i64) -> vec[i64]:
        return each(vec[i64](capacity=28), REVEAL, at.cells[UNSEEN_BUILDINGS])

    def play(self, at: StoneAgePosition, stack: i64, others_follow: i64, choice: i64) -> None:
        tile = REVEAL.first(choice)
        at.cells[UNSEEN_BUILDINGS] = at.cells[UNSEEN_BUILDINGS] & ~bit(tile)
        at.cells[STACK_TOPS + stack] = tile + 1
        if others_follow and stack + 1 < at.cells[PLAYERS]:
            at.open(REVEAL_BUILDING, stack + 1, 1)
