"""Stone Age as a row of numbers from one seat's point of view."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import bit, count, lowest
from lascaux.core.game import Game
from lascaux.core.observation import Field, Observation, Row, seat_range
from lascaux.core.position import TURN
from lascaux.core.verbs import Range
from lascaux.games.stone_age.rules.animals import ANIMAL_COUNT
from lascaux.games.stone_age.rules.buildings import BUILDING_COUNT, BUILDINGS, IGLOO_COUNT, STACK_SIZE
from lascaux.games.stone_age.rules.cards import BUILDER, CARD_COUNT, CARDS, FIGURES, SLOT_COUNT, SYMBOLS
from lascaux.games.stone_age.rules.layout import (
    ACTIVE_ANIMAL,
    AGRICULTURE,
    ANY_TWO_KEPT,
    AT_HOME,
    BLIND_CARD,
    BUILDINGS_OWNED,
    CARDS_OWNED,
    GOODS,
    HIDDEN_ANIMALS,
    IGLOOS_LEFT,
    KNOWN_TOP,
    ONE_USE_TOOLS,
    PEOPLE,
    PEOPLE_AT,
    PHASE,
    ROUND,
    SEAT_SIZE,
    SEATS,
    SLOTS,
    STACK_LEFT,
    STACK_TOPS,
    STARTER,
    TOOLS,
    UNSEEN_BUILDINGS,
    UNSEEN_CARDS,
    WAITING_ANIMALS,
)
from lascaux.games.stone_age.rules.observed_action import GOOD_RANGE, NO_RANGE, ObservedAction
from lascaux.games.stone_age.rules.places import ANIMAL, BUILDING, CARD, IGLOO
from lascaux.games.stone_age.rules.places import NAMES as PLACES
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.scoring import multiplier, score
from lascaux.games.stone_age.rules.tribe import HIGHEST_TOOL, TOOL_SLOTS
from lascaux.games.stone_age.rules.verbs import ANIMAL_RANGE, CARD_RANGE

ALL_GOODS: Final = 5
SYMBOL_KINDS: Final = 8
FIGURE_KINDS: Final = 4
ORDER: Final = ("first", "second", "third", "fourth")
TRIBE: Final = Range("of", ("people", "at-home", "agriculture", "tool-values", "buildings"))
KEPT: Final = Range("kept", ("one-use-2", "one-use-3", "one-use-4", "any-two", "blind-card"))

# What a card's lower half shows: four bits for each symbol, then for each kind of figures.
HALVES: Final = (*SYMBOLS, *FIGURES)
SHOWN: Final = vec[i64]([(card.figures or 1) * 16 ** HALVES.index(card.bottom) for card in CARDS])


@final
class StoneAgeObservation(Observation[StoneAgePosition]):
    """What every tribe owns and where its people are, the cards, stacks and animals, and the action in progress."""

    def __init__(self, game: Game) -> None:
        players = game.seats
        igloos = bool(game.options["igloos"])
        animals = ANIMAL_RANGE if game.options["animals"] else NO_RANGE
        seats = seat_range(players)
        places = [*range(BUILDING + players), *range(IGLOO, ANIMAL if igloos else IGLOO)]  # as many stacks as players
        places += [ANIMAL] if animals.names else []
        tiles = BUILDINGS if igloos else BUILDINGS[:BUILDING_COUNT]
        stacks = Range("stack", PLACES[BUILDING : BUILDING + players])
        slots = Range("slot", PLACES[CARD : CARD + SLOT_COUNT])
        buildings = Range("building", [building.slug for building in BUILDINGS[:BUILDING_COUNT]])
        three, four = Range("order", ORDER[:3]), Range("order", ORDER)
        self.places = vec[i64](places)
        self.in_order: i64 = BUILDING + players  # so many of them begin with the first and leave none out
        # Each seat's
        self.goods = Field("goods", "resources and food", seats, GOOD_RANGE, high=30)
        self.tribe = Field("tribe", "people and what figures multiply; igloos are not buildings", seats, TRIBE, high=12)
        self.tools = Field("tools", "values of the permanent tools, highest first", seats, three, high=HIGHEST_TOOL)
        self.used = Field("used", "those of them that are used", seats, three)
        self.kept = Field("kept", "what cards have left to use, and who has drawn a card blind", seats, KEPT)
        self.cards = Field("cards", "cards owned, as far as the observer knows", seats, CARD_RANGE)
        self.symbols = Field("symbols", "culture symbols on them", seats, Range("symbol", SYMBOLS), high=2)
        self.figures = Field("figures", "figures on them", seats, Range("figure", FIGURES), high=9)
        self.owned = Field(
            "owned", "buildings and igloos owned", seats, Range("tile", [building.slug for building in tiles])
        )
        self.people = Field(
            "people", "people on each place", seats, Range("place", [PLACES[place] for place in places]), high=10
        )
        # The table
        self.starter = Field("starter", "the start player", seats)
        self.turn = Field("turn", "whose turn it is, nature's part in it included", seats)
        self.phase = Field("phase", "the phase", Range("phase", ("placement", "actions", "feeding")))
        self.round = Field("round", "the round", high=30)
        self.slots = Field("slots", "the card in each slot", slots, CARD_RANGE)
        self.deck = Field("deck", "cards left in the deck", high=CARD_COUNT)
        self.unseen = Field("unseen", "cards that the observer has not seen", CARD_RANGE)
        self.blind = Field("blind", "the blind-drawn card, if the observer knows it", CARD_RANGE)
        self.tops = Field("tops", "the building on top of each stack", stacks, buildings)
        self.left = Field("left", "buildings in each stack", stacks, high=STACK_SIZE)
        self.unbuilt = Field("unbuilt", "buildings that nobody has seen yet", buildings)
        self.igloos = Field(
            "igloos", "igloos to buy", Range("igloo", PLACES[IGLOO : IGLOO + IGLOO_COUNT]) if igloos else NO_RANGE
        )
        self.active = Field("active", "the active animal", animals)
        self.waiting_animals = Field("waiting-animals", "those waiting, in order", three, animals)
        self.known_top = Field("known-top", "those seen on top of the deck, from the top down", four, animals)
        self.hidden = Field("hidden", "those in the deck", animals)
        self.action = ObservedAction(seats, stacks, bool(animals.names))
        fields = [
            *(self.goods, self.tribe, self.tools, self.used, self.kept, self.cards, self.symbols, self.figures),
            *(self.owned, self.people, self.starter, self.turn, self.phase, self.round),
            *(self.slots, self.deck, self.unseen, self.blind, self.tops, self.left, self.unbuilt, self.igloos),
            *(self.active, self.waiting_animals, self.known_top, self.hidden, *self.action.fields),
        ]
        super().__init__(game, -300, 300, [field for field in fields if field.size])

    def points_of(self, at: StoneAgePosition, seat: i64) -> i64:
        return score(at, seat)

    def write_game(self, at: StoneAgePosition, seat: i64, row: Row) -> None:
        for whose in range(self.seats):
            self.write_tribe(at, (seat + whose) % self.seats, whose, row)
            self.write_cards(at, (seat + whose) % self.seats, whose, row)
        self.write_match(at, seat, row)
        self.write_deck(at, seat, row)
        self.write_stacks(at, row)
        self.action.write(at, row)

    def write_entry(self, at: StoneAgePosition, seat: i64, kind: i64, a: i64, b: i64, row: Row) -> None:
        self.action.write_entry(at, seat, kind, a, b, row)

    def write_tribe(self, at: StoneAgePosition, seat: i64, whose: i64, row: Row) -> None:
        """One seat's goods, people and tools; `whose` counts seats from the observer's."""
        row.show_numbers(self.goods, whose * ALL_GOODS, at.cells, SEATS + seat * SEAT_SIZE + GOODS, ALL_GOODS)
        row.show(self.tribe, whose * 5, at.of(seat, PEOPLE))
        row.show(self.tribe, whose * 5 + 1, at.of(seat, AT_HOME))
        row.show(self.tribe, whose * 5 + 2, at.of(seat, AGRICULTURE))
        row.show(self.tribe, whose * 5 + 3, at.tool_sum(seat))
        row.show(self.tribe, whose * 5 + 4, multiplier(at, seat, BUILDER))
        used: i64 = 0
        slot: i64
        for slot in range(TOOL_SLOTS):
            tool = at.of(seat, TOOLS + slot)
            row.show(self.tools, whose * TOOL_SLOTS + slot, (tool + 1) // 2)
            used |= (tool & 1) << slot
        row.show_set(self.used, whose, used)
        places = self.places
        first = whose * len(places)
        row.show_numbers(self.people, first, at.cells, SEATS + seat * SEAT_SIZE + PEOPLE_AT, self.in_order)
        for index in range(self.in_order, len(places)):
            row.show(self.people, first + index, at.of(seat, PEOPLE_AT + places[index]))
        row.show_set(self.owned, whose, at.of(seat, BUILDINGS_OWNED))

    def write_cards(self, at: StoneAgePosition, seat: i64, whose: i64, row: Row) -> None:
        """One seat's cards; another's blind-drawn one stays secret until the game is over (STA-DRAW-03)."""
        kept = at.of(seat, ONE_USE_TOOLS) >> 2  # the lowest is worth two
        if at.of(seat, ANY_TWO_KEPT):
            kept |= 8
        cards = at.of(seat, CARDS_OWNED)
        blind = at.of(seat, BLIND_CARD)
        if blind:
            kept |= 16
            if whose == 0 or at.over:
                cards = at.cards(seat)
                row.mark(self.blind, blind - 1)
        row.show_set(self.kept, whose, kept)
        if row.show_set(self.cards, whose, cards):
            self.write_halves(cards, whose, row)

    def write_halves(self, cards: i64, whose: i64, row: Row) -> None:
        """What the lower halves of one seat's cards show."""
        shown: i64 = 0
        while cards:
            shown += SHOWN[lowest(cards)]
            cards &= cards - 1
        kind: i64
        for kind in range(SYMBOL_KINDS):
            row.show(self.symbols, whose * SYMBOL_KINDS + kind, shown & 15)
            shown >>= 4
        for kind in range(FIGURE_KINDS):
            row.show(self.figures, whose * FIGURE_KINDS + kind, shown & 15)
            shown >>= 4

    def write_match(self, at: StoneAgePosition, seat: i64, row: Row) -> None:
        cells = at.cells
        row.mark(self.starter, (cells[STARTER] - seat + self.seats) % self.seats)
        row.mark(self.turn, (cells[TURN] - seat + self.seats) % self.seats)
        row.mark(self.phase, cells[PHASE] - 1)
        row.show(self.round, 0, cells[ROUND])

    def write_deck(self, at: StoneAgePosition, seat: i64, row: Row) -> None:
        cells = at.cells
        slot: i64
        for slot in range(SLOT_COUNT):
            if cells[SLOTS + slot]:
                row.mark(self.slots, slot * CARD_COUNT + cells[SLOTS + slot] - 1)
        row.show(self.deck, 0, count(cells[UNSEEN_CARDS]))
        row.show_set(self.unseen, 0, self.unseen_by(at, seat))
        if cells[ACTIVE_ANIMAL]:
            row.mark(self.active, cells[ACTIVE_ANIMAL] - 1)
        self.write_list(self.waiting_animals, cells[WAITING_ANIMALS], row)
        self.write_list(self.known_top, cells[KNOWN_TOP], row)
        row.mark_each(self.hidden, 0, cells[HIDDEN_ANIMALS])

    def unseen_by(self, at: StoneAgePosition, seat: i64) -> i64:
        """The cards of the deck, and others' blind-drawn ones until the game is over."""
        unseen = at.cells[UNSEEN_CARDS]
        if not at.over:
            for other in range(self.seats):
                if other != seat and at.of(other, BLIND_CARD):
                    unseen |= bit(at.of(other, BLIND_CARD) - 1)
        return unseen

    def write_list(self, field: Field, animals: i64, row: Row) -> None:
        """The animals in order, as the deck keeps them."""
        place: i64 = -1
        while animals:
            row.mark(field, place + (animals & 15))
            animals >>= 4
            place += ANIMAL_COUNT

    def write_stacks(self, at: StoneAgePosition, row: Row) -> None:
        cells = at.cells
        for stack in range(self.seats):
            if cells[STACK_TOPS + stack]:
                row.mark(self.tops, stack * BUILDING_COUNT + cells[STACK_TOPS + stack] - 1)
            row.show(self.left, stack, cells[STACK_LEFT + stack])
        row.show_set(self.unbuilt, 0, cells[UNSEEN_BUILDINGS])
        row.mark_each(self.igloos, 0, cells[IGLOOS_LEFT])
