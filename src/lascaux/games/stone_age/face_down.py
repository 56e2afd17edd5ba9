"""What lies face down at a table that plays with bought cards as printed (STA-CARD-07); otherwise all remember them."""

from __future__ import annotations

from collections.abc import Collection

from lascaux.core.bits import bit, count
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.cards import BACK, CARD_COUNT, CARDS, SLOT_COUNT
from lascaux.games.stone_age.rules.effects import ANY_TWO, ONE_USE
from lascaux.games.stone_age.rules.position import StoneAgePosition


def told(at: StoneAgePosition, seats: Collection[int], now: StoneAgePosition) -> StoneAgePosition:
    """A position in which every card that lies face down for these seats `now` is a back, wherever it lay then."""
    hidden = face_down(now, seats)
    if not hidden:
        return at
    shown = at.copy()
    backs = hidden
    for seat in range(at.cells[layout.PLAYERS]):
        owned = at.of(seat, layout.CARDS_OWNED)
        shown.set_of(seat, layout.CARDS_OWNED, owned & ~hidden)
        backs |= count(owned & hidden) << CARD_COUNT + layout.BACK_BITS * seat
    shown.cells[layout.BACKS] = backs
    for slot in range(layout.SLOTS, layout.SLOTS + SLOT_COUNT):
        if at.cells[slot] and hidden >> at.cells[slot] - 1 & 1:
            shown.cells[slot] = BACK + 1
    return shown


def face_down(at: StoneAgePosition, seats: Collection[int]) -> int:
    """The bought cards whose faces none of these seats may look at; at the end all are turned up."""
    hidden = 0
    for seat in range(0 if at.over else at.cells[layout.PLAYERS]):
        if seat not in seats:
            hidden |= at.of(seat, layout.CARDS_OWNED) & ~lying_open(at, seat)
    return hidden


def lying_open(at: StoneAgePosition, seat: int) -> int:
    """The cards that lie open before a seat until they are used (STA-ONEUSE-01, STA-ANY2-01)."""
    found = 0
    for number, card in enumerate(CARDS):
        effect = card.effect
        unused = effect.kind == ONE_USE and at.of(seat, layout.ONE_USE_TOOLS) >> effect.count & 1
        if unused or (effect.kind == ANY_TWO and at.of(seat, layout.ANY_TWO_KEPT)):
            found |= bit(number)
    return found
