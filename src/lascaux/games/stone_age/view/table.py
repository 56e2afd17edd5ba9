"""What a seat sees of Stone Age, as plain data: enough to draw the whole table.

The one private fact is the blind-drawn card: until the game is over only its owner's view names it, and for all others
it is one of the unseen cards (STA-DRAW-03). Where bought cards lie face down, so are others' bought ones (STA-CARD-07).
"""

from __future__ import annotations

from lascaux.core.bits import bit, count
from lascaux.core.game import NO_PAST, Game, Past
from lascaux.core.view import TableView, table_view
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.animals import ANIMALS
from lascaux.games.stone_age.rules.buildings import BUILDING_COUNT, BUILDINGS, IGLOO_COUNT
from lascaux.games.stone_age.rules.cards import CARD_COUNT, CARDS, SLOT_COUNT
from lascaux.games.stone_age.rules.places import NAMES as PLACES
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.rounds import is_last_round
from lascaux.games.stone_age.view.board import (
    IglooView,
    PlaceView,
    SlotView,
    StackView,
    exists,
    igloo_view,
    place_view,
    slot_view,
    stack_view,
)
from lascaux.games.stone_age.view.current import CurrentView, current_view
from lascaux.games.stone_age.view.tableau import TableauView, tableau_view
from lascaux.games.stone_age.view.tiles import AnimalView, animal_view, animals_in, cards_in


class StoneAgeView(TableView):
    round: int
    last_round: bool  # the game will end after it
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
    unseen: list[
        str
    ]  # cards that this seat cannot see: those of the deck, and of others blind-drawn and face-down ones
    unseen_animals: list[str]
    unseen_buildings: list[str]  # in the stacks or removed from the game
    current: CurrentView
    tableaus: list[TableauView]


def unseen_by(at: StoneAgePosition, viewer: int) -> int:
    """The cards of the deck, with those that others drew blind or that lie face down, until the game is over."""
    unseen = at.cells[layout.UNSEEN_CARDS] | at.cells[layout.BACKS] & bit(CARD_COUNT) - 1
    for seat in range(at.cells[layout.PLAYERS]):
        if seat != viewer and not at.over:
            unseen |= at.cards(seat) & ~at.of(seat, layout.CARDS_OWNED)
    return unseen


def view(game: Game, at: StoneAgePosition, seat: int, past: Past = NO_PAST) -> StoneAgeView:
    cells, players = at.cells, at.cells[layout.PLAYERS]
    active = cells[layout.ACTIVE_ANIMAL] - 1
    hidden, igloos = cells[layout.HIDDEN_ANIMALS], cells[layout.IGLOOS_LEFT]
    return StoneAgeView(
        **table_view(game, at, seat),
        round=cells[layout.ROUND],
        last_round=is_last_round(at),
        phase=cells[layout.PHASE],
        start_player=cells[layout.STARTER],
        places=[place_view(at, place) for place in range(len(PLACES)) if exists(at, place)],
        slots=[slot_view(at, slot, seat) for slot in range(SLOT_COUNT)],
        stacks=[stack_view(at, stack) for stack in range(players)],
        igloos=[igloo_view(igloo) for igloo in range(IGLOO_COUNT) if igloos >> igloo & 1],
        active_animal=animal_view(active) if active >= 0 else None,
        waiting_animals=[animal_view(animal) for animal in animals_in(cells[layout.WAITING_ANIMALS])],
        deck_cards=count(cells[layout.UNSEEN_CARDS]),
        deck_animals=count(hidden),
        known_top=[ANIMALS[animal].slug for animal in animals_in(cells[layout.KNOWN_TOP])],
        unseen=[CARDS[card].slug for card in cards_in(unseen_by(at, seat))],
        unseen_animals=[animal.slug for n, animal in enumerate(ANIMALS) if hidden >> n & 1],
        unseen_buildings=[BUILDINGS[t].slug for t in range(BUILDING_COUNT) if cells[layout.UNSEEN_BUILDINGS] >> t & 1],
        current=current_view(at, past),
        tableaus=[tableau_view(at, s, seat) for s in range(players)],
    )
