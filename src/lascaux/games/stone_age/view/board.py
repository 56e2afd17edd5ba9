"""Places, card slots, stacks of buildings and igloos as plain data."""

from __future__ import annotations

from typing import TypedDict

from lascaux.core.bits import bit
from lascaux.core.position import TURN
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.buildings import FIRST_IGLOO
from lascaux.games.stone_age.rules.cards import BACK, FIGURE_KIND, figures, green_points
from lascaux.games.stone_age.rules.placement import most_people
from lascaux.games.stone_age.rules.places import ANIMAL, AS_PLAYERS, BUILDING, CARD, IGLOO, PRICE, RINGS, UNLIMITED
from lascaux.games.stone_age.rules.places import NAMES as PLACES
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.scoring import multiplier
from lascaux.games.stone_age.view.tiles import CardView, TileView, card_view, tile_view


class PlaceView(TypedDict):
    """A place that exists now, with the people of each seat."""

    place: str
    people: list[int]
    rings: int | None  # None: any number of people
    free: int | None
    most: int  # how many people the seat on turn may put here now; 0: closed to it, or it is not phase 1


class SlotView(TypedDict):
    place: str
    price: int  # resources
    card: CardView | None  # None once bought in this round, or where this seat may no longer know it
    counts: list[list[int]]  # what a seat's cards of its kind count at the end: without it, and with it


class StackView(TypedDict):
    place: str
    top: TileView | None
    left: int  # tiles, the top included


class IglooView(TypedDict):
    place: str
    tile: TileView


def exists(at: StoneAgePosition, place: int) -> bool:
    if place == ANIMAL:
        return at.cells[layout.ACTIVE_ANIMAL] != 0
    if place >= IGLOO:
        return at.cells[layout.IGLOOS_LEFT] >> (place - IGLOO) & 1 == 1
    return place < BUILDING or at.cells[layout.STACK_LEFT + place - BUILDING] > 0  # STA-BUILD-07


def rings(at: StoneAgePosition, place: int) -> int | None:
    printed = RINGS[place]
    return None if printed == UNLIMITED else at.cells[layout.PLAYERS] if printed == AS_PLAYERS else printed


def place_view(at: StoneAgePosition, place: int) -> PlaceView:
    number = rings(at, place)
    return PlaceView(
        place=PLACES[place],
        people=[at.of(seat, layout.PEOPLE_AT + place) for seat in range(at.cells[layout.PLAYERS])],
        rings=number,
        free=None if number is None else number - at.people_on(place),
        most=most_people(at, at.cells[TURN], place) if at.cells[layout.PHASE] == 1 else 0,
    )


def card_points(at: StoneAgePosition, seat: int, card: int, viewer: int) -> list[int]:
    """What the cards of this kind that a view names count for a seat, without this one and with it."""
    kind = FIGURE_KIND[card]
    own = at.cards(seat) if viewer == seat or at.over else at.of(seat, layout.CARDS_OWNED)
    both = (own, own | bit(card))
    return [green_points(cards) if kind < 0 else figures(cards, kind) * multiplier(at, seat, kind) for cards in both]


def slot_view(at: StoneAgePosition, slot: int, viewer: int) -> SlotView:
    card = at.cells[layout.SLOTS + slot] - 1
    place = CARD + slot
    seats = range(at.cells[layout.PLAYERS]) if 0 <= card < BACK else ()
    return SlotView(
        place=PLACES[place],
        price=PRICE[place],
        card=card_view(card) if 0 <= card < BACK else None,
        counts=[card_points(at, seat, card, viewer) for seat in seats],
    )


def stack_view(at: StoneAgePosition, stack: int) -> StackView:
    tile = at.cells[layout.STACK_TOPS + stack] - 1
    return StackView(
        place=PLACES[BUILDING + stack],
        top=tile_view(tile) if tile >= 0 else None,
        left=at.cells[layout.STACK_LEFT + stack],
    )


def igloo_view(igloo: int) -> IglooView:
    return IglooView(place=PLACES[IGLOO + igloo], tile=tile_view(FIRST_IGLOO + igloo))
