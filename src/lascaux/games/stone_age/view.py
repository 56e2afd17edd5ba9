"""What a seat sees of Stone Age, as plain data: enough to draw the whole table.

The one private fact is the blind-drawn card: until the game is over only its owner's view names it, and for all others
it is one of the unseen cards (STA-DRAW-03).
"""

from __future__ import annotations

from typing import TypedDict

from lascaux.core.bits import count
from lascaux.core.game import Game
from lascaux.core.position import TURN
from lascaux.core.view import TableView, table_view
from lascaux.games.stone_age.moment import Moment
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.animals import ANIMALS
from lascaux.games.stone_age.rules.buildings import BUILDING_COUNT, BUILDINGS, FIRST_IGLOO, IGLOO_COUNT
from lascaux.games.stone_age.rules.cards import CARDS, SLOT_COUNT
from lascaux.games.stone_age.rules.dice import dice_showing
from lascaux.games.stone_age.rules.goods import NAMES
from lascaux.games.stone_age.rules.placement import most_people
from lascaux.games.stone_age.rules.places import ANIMAL, BUILDING, CARD, FOREST, HUNT, HUT, IGLOO, RIVER, SITE_RINGS
from lascaux.games.stone_age.rules.places import NAMES as PLACES
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.tableau_view import TableauView, tableau_view
from lascaux.games.stone_age.tile_view import (
    AnimalView,
    CardView,
    TileView,
    animal_view,
    animals_in,
    card_view,
    cards_in,
    tile_view,
)


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
    card: CardView | None  # None once bought in this round


class StackView(TypedDict):
    place: str
    top: TileView | None
    left: int  # tiles, the top included


class IglooView(TypedDict):
    place: str
    tile: TileView


class RollView(TypedDict):
    """Dice on the table: added up for a good, or laid out to choose from."""

    good: str | None  # None: they are laid out
    dice_left: int  # still to be rolled
    pips: int  # tools included
    malus: int
    gives: int  # units of the good as things stand
    faces: list[int]  # laid out


class PaymentView(TypedDict):
    """Resources still to be paid; the open question is how many of `good`."""

    good: str
    least: int
    most: int
    kinds: int | None  # exactly so many kinds; None: any
    paid_worth: int  # points of what has been paid for a variable building


class CurrentView(TypedDict):
    """The action in progress."""

    place: str | None  # where something is being bought
    roll: RollView | None
    payment: PaymentView | None
    resources_to_take: int  # of choice
    missing_food: int
    reward_face: int | None


class StoneAgeView(TableView):
    round: int
    phase: int  # 1 placement, 2 actions, 3 feeding
    start_player: int
    places: list[PlaceView]
    slots: list[SlotView]
    stacks: list[StackView]
    igloos: list[IglooView]
    active_animal: AnimalView | None
    waiting_animals: list[AnimalView]
    deck_cards: int
    deck_animals: int
    known_top: list[str]  # animals that a blind draw has shown on top of the deck
    unseen: list[str]  # cards that this seat has not seen: those of the deck and others' blind-drawn ones
    unseen_animals: list[str]
    unseen_buildings: list[str]  # in the stacks or removed from the game
    current: CurrentView
    tableaus: list[TableauView]


# Places


def exists(at: StoneAgePosition, place: int) -> bool:
    if place == ANIMAL:
        return at.cells[layout.ACTIVE_ANIMAL] != 0
    if place >= IGLOO:
        return at.cells[layout.IGLOOS_LEFT] >> (place - IGLOO) & 1 == 1
    return place < BUILDING or at.cells[layout.STACK_LEFT + place - BUILDING] > 0  # STA-BUILD-07


def rings(at: StoneAgePosition, place: int) -> int | None:
    if place == HUNT:
        return None
    if place == ANIMAL:
        return at.cells[layout.PLAYERS]
    return SITE_RINGS if FOREST <= place <= RIVER else 2 if place == HUT else 1


def place_view(at: StoneAgePosition, place: int) -> PlaceView:
    number = rings(at, place)
    return PlaceView(
        place=PLACES[place],
        people=[at.of(seat, layout.PEOPLE_AT + place) for seat in range(at.cells[layout.PLAYERS])],
        rings=number,
        free=None if number is None else number - at.people_on(place),
        most=most_people(at, at.cells[TURN], place) if at.cells[layout.PHASE] == 1 else 0,
    )


# Slots and stacks


def slot_view(at: StoneAgePosition, slot: int) -> SlotView:
    card = at.cells[layout.SLOTS + slot] - 1
    return SlotView(place=PLACES[CARD + slot], price=slot + 1, card=card_view(card) if card >= 0 else None)


def stack_view(at: StoneAgePosition, stack: int) -> StackView:
    tile = at.cells[layout.STACK_TOPS + stack] - 1
    return StackView(
        place=PLACES[BUILDING + stack],
        top=tile_view(tile) if tile >= 0 else None,
        left=at.cells[layout.STACK_LEFT + stack],
    )


# The action in progress


def roll_view(at: StoneAgePosition, moment: Moment) -> RollView | None:
    faces = [face + 1 for face in range(6) for _ in range(dice_showing(at, face))]
    good, pips = moment.good, at.cells[layout.PIPS]
    if good is None and not faces and not moment.dice_left:
        return None
    return RollView(
        good=None if good is None else NAMES[good],
        dice_left=moment.dice_left,
        pips=pips,
        malus=0 if good is None else at.malus(),
        gives=0 if good is None else moment.units(good, pips),
        faces=faces,
    )


def current_view(at: StoneAgePosition) -> CurrentView:
    moment = Moment(at)
    place, due, face = moment.place, moment.due, moment.reward_face
    payment = None
    if due:
        good, worth = NAMES[due.good], at.cells[layout.PAID]
        payment = PaymentView(good=good, least=due.least, most=due.most, kinds=due.kinds, paid_worth=worth)
    return CurrentView(
        place=None if place is None else PLACES[place],
        roll=roll_view(at, moment),
        payment=payment,
        resources_to_take=moment.to_take,
        missing_food=moment.missing_food,
        reward_face=None if face is None else face + 1,
    )


def unseen_by(at: StoneAgePosition, viewer: int) -> int:
    """The cards of the deck, with the blind-drawn ones of others until the game is over."""
    unseen = at.cells[layout.UNSEEN_CARDS]
    for seat in range(at.cells[layout.PLAYERS]):
        if seat != viewer and not at.over:
            unseen |= at.cards(seat) & ~at.of(seat, layout.CARDS_OWNED)
    return unseen


def view(game: Game, at: StoneAgePosition, seat: int) -> StoneAgeView:
    cells, players = at.cells, at.cells[layout.PLAYERS]
    active = cells[layout.ACTIVE_ANIMAL] - 1
    hidden, igloos = cells[layout.HIDDEN_ANIMALS], cells[layout.IGLOOS_LEFT]
    return StoneAgeView(
        **table_view(game, at, seat),
        round=cells[layout.ROUND],
        phase=cells[layout.PHASE],
        start_player=cells[layout.STARTER],
        places=[place_view(at, place) for place in range(len(PLACES)) if exists(at, place)],
        slots=[slot_view(at, slot) for slot in range(SLOT_COUNT)],
        stacks=[stack_view(at, stack) for stack in range(players)],
        igloos=[
            IglooView(place=PLACES[IGLOO + n], tile=tile_view(FIRST_IGLOO + n))
            for n in range(IGLOO_COUNT)
            if igloos >> n & 1
        ],
        active_animal=animal_view(active) if active >= 0 else None,
        waiting_animals=[animal_view(animal) for animal in animals_in(cells[layout.WAITING_ANIMALS])],
        deck_cards=count(cells[layout.UNSEEN_CARDS]),
        deck_animals=count(hidden),
        known_top=[ANIMALS[animal].slug for animal in animals_in(cells[layout.KNOWN_TOP])],
        unseen=[CARDS[card].slug for card in cards_in(unseen_by(at, seat))],
        unseen_animals=[animal.slug for n, animal in enumerate(ANIMALS) if hidden >> n & 1],
        unseen_buildings=[BUILDINGS[t].slug for t in range(BUILDING_COUNT) if cells[layout.UNSEEN_BUILDINGS] >> t & 1],
        current=current_view(at),
        tableaus=[tableau_view(at, s, seat) for s in range(players)],
    )
