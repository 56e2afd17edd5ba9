"""Buying cards, buildings and igloos, with the extras of a hard winter (STA-CARD, STA-BUILD, STA-IGLOO, STA-WINTER)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import TURN, Decision, Step
from lascaux.games.stone_age.rules.buildings import COST, FIRST_IGLOO, FIXED, KIND, KINDS, LEAST, MOST, PLUS, PRINTED
from lascaux.games.stone_age.rules.cards import COUNT, EFFECT, GOOD
from lascaux.games.stone_age.rules.dice import lay_out_dice, roll_for
from lascaux.games.stone_age.rules.effects import ANY_TWO, DICE, DRAW, ONE_USE, POINTS, ROLL
from lascaux.games.stone_age.rules.gains import give
from lascaux.games.stone_age.rules.goods import GOLD, RESOURCES, STONE
from lascaux.games.stone_age.rules.layout import (
    ANY_TWO_KEPT,
    BUILDING_POINTS,
    BUILDINGS_OWNED,
    BUY,
    CARD_POINTS,
    CARDS_OWNED,
    DICE_FOR_ALL,
    DRAW_BLIND,
    GOODS,
    HARD_WINTER,
    IGLOOS_LEFT,
    KEEP_OR_TAKE,
    ONE_USE_TOOLS,
    PAID,
    PAY_EXTRA,
    PLAYERS,
    PURCHASE,
    REVEAL_BUILDING,
    SLOTS,
    STACK_LEFT,
    STACK_TOPS,
    UNSEEN_CARDS,
)
from lascaux.games.stone_age.rules.places import BUILDING, CARD, IGLOO, PRICE
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.resources import ANY_KINDS, can_pay, pay, redeem
from lascaux.games.stone_age.rules.verbs import BUY as BUY_VERB
from lascaux.games.stone_age.rules.verbs import DECLINE, EXTRA, KEEP, NO_EXTRA, REDEEM

INSULATION_POINTS: Final = 5  # STA-WINTER-01
GOLD_TRADE_POINTS: Final = 6  # STA-WINTER-05

BUYING_AT: Final = Argument("place")
EXTRA_SETTLED: Final = Argument("extra-settled", second=True)


def tile_at(at: StoneAgePosition, place: i64) -> i64:
    """The building or igloo on a place."""
    return FIRST_IGLOO + place - IGLOO if place >= IGLOO else at.cells[STACK_TOPS + place - BUILDING] - 1


def can_buy(at: StoneAgePosition, place: i64) -> bool:
    if place < BUILDING:
        return can_pay(at, 0, PRICE[place], PRICE[place], ANY_KINDS)
    tile = tile_at(at, place)
    if KIND[tile] == FIXED:
        return all(at.own(GOODS + kind) >= COST[RESOURCES * tile + kind] for kind in range(RESOURCES))
    return can_pay(at, 0, LEAST[tile], MOST[tile], kinds_needed(tile))


def kinds_needed(tile: i64) -> i64:
    return KINDS[tile] if KINDS[tile] else ANY_KINDS


@final
class Buy(Decision[StoneAgePosition]):
    """Buy what lies on a place, or leave it."""

    def choices(self, at: StoneAgePosition, place: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        if can_buy(at, place):
            out = append(out, BUY_VERB.base)
        out = append(out, DECLINE.base)
        return append(out, REDEEM.base) if at.own(ANY_TWO_KEPT) else out

    def play(self, at: StoneAgePosition, place: i64, b: i64, choice: i64) -> None:
        if choice == REDEEM.base:
            at.open(BUY, place)
            redeem(at)
        elif choice == BUY_VERB.base:
            at.open(PURCHASE, place)
            pay_price(at, place)


def pay_price(at: StoneAgePosition, place: i64) -> None:
    if place < BUILDING:
        pay(at, 0, PRICE[place], PRICE[place], ANY_KINDS)
        return
    tile = tile_at(at, place)
    if KIND[tile] == FIXED:
        kind: i64
        for kind in range(RESOURCES):
            at.gain(kind, -COST[RESOURCES * tile + kind])
    else:
        pay(at, 0, LEAST[tile], MOST[tile], kinds_needed(tile))


@final
class Purchase(Step[StoneAgePosition]):
    """The price is paid; in a hard winter an extra may follow; then the tile changes hands."""

    def run(self, at: StoneAgePosition, place: i64, extra_settled: i64) -> None:
        if not extra_settled and at.cells[HARD_WINTER] and extra_possible(at, place):
            at.open(PURCHASE, place, 1)
            at.open(PAY_EXTRA, place)
            return
        if place < BUILDING:
            take_card(at, place - CARD)
        else:
            take_building(at, place)
        at.cells[PAID] = 0


def extra_possible(at: StoneAgePosition, place: i64) -> bool:
    """For a card or a tile with a plus sign, if the good is left once the price is paid (STA-WINTER-01 to -06)."""
    return at.own(GOODS + extra_good(place)) > 0 and (place < BUILDING or PLUS[tile_at(at, place)] == 1)


def extra_good(place: i64) -> i64:
    return GOLD if place < BUILDING else STONE


def extra_points(place: i64) -> i64:
    return GOLD_TRADE_POINTS if place < BUILDING else INSULATION_POINTS


@final
class PayExtra(Decision[StoneAgePosition]):
    """In a hard winter: trade a gold with a card, or insulate a building with a stone."""

    def choices(self, at: StoneAgePosition, place: i64, b: i64) -> vec[i64]:
        return vec[i64]([EXTRA.base, NO_EXTRA.base])

    def play(self, at: StoneAgePosition, place: i64, b: i64, choice: i64) -> None:
        if choice == NO_EXTRA.base:
            return
        at.gain(extra_good(place), -1)
        at.add_own(CARD_POINTS if place < BUILDING else BUILDING_POINTS, extra_points(place))


def take_building(at: StoneAgePosition, place: i64) -> None:
    """Points at once; the next tile of the stack turns up, or the stack is empty (STA-BUILD-06, -07)."""
    tile = tile_at(at, place)
    at.set_own(BUILDINGS_OWNED, at.own(BUILDINGS_OWNED) | bit(tile))
    at.add_own(BUILDING_POINTS, PRINTED[tile] if KIND[tile] == FIXED else at.cells[PAID])
    if place >= IGLOO:
        at.cells[IGLOOS_LEFT] = at.cells[IGLOOS_LEFT] & ~bit(place - IGLOO)
        return
    stack = place - BUILDING
    at.cells[STACK_TOPS + stack] = 0
    at.cells[STACK_LEFT + stack] -= 1
    if at.cells[STACK_LEFT + stack]:
        at.open(REVEAL_BUILDING, stack)


def take_card(at: StoneAgePosition, slot: i64) -> None:
    """The card is taken, then its upper half takes effect (STA-CARD-05)."""
    card = at.cells[SLOTS + slot] - 1
    at.cells[SLOTS + slot] = 0
    at.set_own(CARDS_OWNED, at.own(CARDS_OWNED) | bit(card))
    effect = EFFECT[card]
    if effect == DICE:
        at.open(DICE_FOR_ALL, at.cells[TURN])
        lay_out_dice(at, at.cells[PLAYERS])
    elif effect == ROLL:
        roll_for(at, GOOD[card], COUNT[card])
    elif effect == POINTS:
        at.add_own(CARD_POINTS, COUNT[card])
    elif effect == ONE_USE:
        at.set_own(ONE_USE_TOOLS, at.own(ONE_USE_TOOLS) | bit(COUNT[card]))
    elif effect == ANY_TWO:
        at.set_own(ANY_TWO_KEPT, 1)
        at.open(KEEP_OR_TAKE)
    elif effect == DRAW:
        if at.cells[UNSEEN_CARDS]:  # an extra card from the deck, if there is one (STA-DRAW-05)
            at.open(DRAW_BLIND)
    else:
        give(at, effect, GOOD[card], COUNT[card])


@final
class KeepOrTake(Decision[StoneAgePosition]):
    """Take any two resources at once, or keep the card for later (STA-ANY2-01)."""

    def choices(self, at: StoneAgePosition, a: i64, b: i64) -> vec[i64]:
        return vec[i64]([KEEP.base, REDEEM.base])

    def play(self, at: StoneAgePosition, a: i64, b: i64, choice: i64) -> None:
        if choice == REDEEM.base:
            redeem(at)
