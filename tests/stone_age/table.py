"""Puts positions of Stone Age together in a line or two, and plays on them by name."""

from __future__ import annotations

from typing import NamedTuple

from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.animals import ANIMALS
from lascaux.games.stone_age.rules.buildings import BUILDINGS
from lascaux.games.stone_age.rules.cards import CARDS
from lascaux.games.stone_age.rules.goods import CODES
from lascaux.games.stone_age.rules.places import NAMES as PLACES
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.scoring import score
from tests.game_table import GameTable, members

CARD_NUMBERS = {card.slug: number for number, card in enumerate(CARDS)}
BUILDING_NUMBERS = {building.slug: number for number, building in enumerate(BUILDINGS)}
ANIMAL_NUMBERS = {animal.slug: number for number, animal in enumerate(ANIMALS)}


class Tribe(NamedTuple):
    """What one seat owned when it was asked for."""

    goods: dict[str, int]  # W C S G F
    people: int
    at_home: int
    agriculture: int
    tools: list[tuple[int, bool]]  # value, ready; falling
    one_use: set[int]  # the values still to use
    any_two: bool  # the card for any two resources is kept
    cards: set[str]  # without the blind-drawn one
    blind: str
    buildings: set[str]  # igloos included
    score: int


class Table(GameTable[StoneAgePosition]):
    """A game under test. Seats count from 0; cards, buildings, animals, places and goods go by their written names."""

    def __init__(self, **options: object) -> None:
        super().__init__("stone-age", **options)

    def roll(self, *faces: int) -> Table:
        return self.play(*(f"roll {face}" for face in faces))

    def open_places(self) -> set[str]:
        """The places on which the seat on turn may put people."""
        return {name.split()[1] for name in self.legal("place")}

    # Looking

    def own(self, field: int, seat: int | None = None) -> int:
        """A seat's cell by its name in `layout`; of the one on turn if none is named."""
        return self.at.of(self.seat if seat is None else seat, field)

    def has(self, good: str, seat: int | None = None) -> int:
        """How many of a good (W C S G F) a seat owns."""
        return self.own(layout.GOODS + CODES.index(good), seat)

    def tribe(self, seat: int | None = None) -> Tribe:
        """Everything that a seat owns; the one on turn if none is named."""
        tools = [self.own(layout.TOOLS + slot, seat) for slot in range(3)]
        blind = self.own(layout.BLIND_CARD, seat)
        return Tribe(
            goods={good: self.has(good, seat) for good in CODES},
            people=self.own(layout.PEOPLE, seat),
            at_home=self.own(layout.AT_HOME, seat),
            agriculture=self.own(layout.AGRICULTURE, seat),
            tools=[((tool + 1) // 2, tool % 2 == 0) for tool in tools if tool],
            one_use=members(self.own(layout.ONE_USE_TOOLS, seat)),
            any_two=bool(self.own(layout.ANY_TWO_KEPT, seat)),
            cards={CARDS[card].slug for card in members(self.own(layout.CARDS_OWNED, seat))},
            blind=CARDS[blind - 1].slug if blind else "",
            buildings={BUILDINGS[tile].slug for tile in members(self.own(layout.BUILDINGS_OWNED, seat))},
            score=self.score(seat),
        )

    def score(self, seat: int | None = None) -> int:
        """The track while the game runs, the final score once it is over."""
        return score(self.at, self.seat if seat is None else seat)

    def people_at(self, place: str, seat: int | None = None) -> int:
        return self.own(layout.PEOPLE_AT + PLACES.index(place), seat)

    def open_cards(self) -> list[str]:
        """The cards in slots 1 to 4, empty text for an empty slot."""
        cards = self.at.cells[layout.SLOTS : layout.SLOTS + 4]
        return [CARDS[card - 1].slug if card else "" for card in cards]

    def stack_tops(self) -> list[str]:
        """The visible buildings of stacks 1 to 4, empty text where there is none."""
        tiles = self.at.cells[layout.STACK_TOPS : layout.STACK_TOPS + 4]
        return [BUILDINGS[tile - 1].slug if tile else "" for tile in tiles]

    def deck_cards(self) -> set[str]:
        """The civilization cards that are still in the deck."""
        return {CARDS[card].slug for card in members(self.cell(layout.UNSEEN_CARDS))}

    def active(self) -> str:
        """The active animal; empty if there is none."""
        animal = self.cell(layout.ACTIVE_ANIMAL)
        return ANIMALS[animal - 1].slug if animal else ""

    def queue(self) -> list[str]:
        """The animals waiting under the active one, the next one first."""
        waiting, found = self.cell(layout.WAITING_ANIMALS), []
        while waiting:
            found.append(ANIMALS[(waiting & 15) - 1].slug)
            waiting >>= 4
        return found

    # Arranging; every method returns the table, so that calls can be chained. The seat is the one on turn if none is
    # named.

    def set(self, field: int, value: int, seat: int | None = None) -> Table:
        """Set a seat's cell by its name in `layout`."""
        self.at.set_of(self.seat if seat is None else seat, field, value)
        return self

    def give(self, goods: str, seat: int | None = None) -> Table:
        """Set the named goods: `give("3W 0F")` leaves the others as they are."""
        for part in goods.split():
            self.set(layout.GOODS + CODES.index(part[-1]), int(part[:-1]), seat)
        return self

    def tools(self, tools: str, seat: int | None = None) -> Table:
        """Set the permanent tools: `tools("2 1x 1")`, x for a used one."""
        cells = [2 * int(tool[0]) - tool.endswith("x") for tool in tools.split()]
        for slot, cell in enumerate(sorted(cells + [0] * (3 - len(cells)), reverse=True)):
            self.set(layout.TOOLS + slot, cell, seat)
        return self

    def one_use(self, *values: int, seat: int | None = None) -> Table:
        """Set the one-use tools still to use, with their cards (4: c02, 3: c16, 2: c17)."""
        self.cards(" ".join({4: "c02", 3: "c16", 2: "c17"}[value] for value in values), seat)
        return self.set(layout.ONE_USE_TOOLS, sum(1 << value for value in values), seat)

    def any_two(self, seat: int | None = None) -> Table:
        """Let a seat own the card for any two resources, kept for later."""
        return self.cards("c31", seat).set(layout.ANY_TWO_KEPT, 1, seat)

    def agriculture(self, level: int, seat: int | None = None) -> Table:
        return self.set(layout.AGRICULTURE, level, seat)

    def people(self, number: int, seat: int | None = None) -> Table:
        """Set the size of a tribe; all that are not on a place are at home."""
        placed = sum(self.people_at(place, seat) for place in PLACES)
        return self.set(layout.PEOPLE, number, seat).set(layout.AT_HOME, number - placed, seat)

    def put(self, place: str, seat: int | None = None, number: int = 1) -> Table:
        """Put people from home on a place, whatever the limits; a tribe too small grows first."""
        home = self.own(layout.AT_HOME, seat)
        if home < number:
            self.people(self.own(layout.PEOPLE, seat) + number - home, seat)
        self.set(layout.AT_HOME, self.own(layout.AT_HOME, seat) - number, seat)
        return self.set(layout.PEOPLE_AT + PLACES.index(place), self.people_at(place, seat) + number, seat)

    def points(self, points: int, seat: int | None = None) -> Table:
        """Set the score on the track."""
        for field in (layout.BUILDING_POINTS, layout.REWARD_POINTS, layout.STARVING_POINTS):
            self.set(field, 0, seat)
        return self.set(layout.CARD_POINTS, points, seat)

    def cards(self, cards: str, seat: int | None = None) -> Table:
        """Give these cards, wherever they were; an open one makes room for another of the deck."""
        for slug in cards.split():
            self.withdraw_card(slug)
            owned = self.own(layout.CARDS_OWNED, seat)
            self.set(layout.CARDS_OWNED, owned | 1 << CARD_NUMBERS[slug], seat)
        return self

    def blind(self, card: str, seat: int | None = None) -> Table:
        """Let a seat own this card as the one drawn blind."""
        self.withdraw_card(card)
        return self.set(layout.BLIND_CARD, CARD_NUMBERS[card] + 1, seat)

    def withdraw_card(self, card: str) -> None:
        number = CARD_NUMBERS[card]
        self.at.cells[layout.UNSEEN_CARDS] = self.at.cells[layout.UNSEEN_CARDS] & ~(1 << number)
        for slot in range(layout.SLOTS, layout.SLOTS + 4):
            if self.at.cells[slot] == number + 1:
                other = min(members(self.at.cells[layout.UNSEEN_CARDS]))
                self.at.cells[layout.UNSEEN_CARDS] = self.at.cells[layout.UNSEEN_CARDS] & ~(1 << other)
                self.at.cells[slot] = other + 1

    def slots(self, cards: str) -> Table:
        """Lay these cards in slots 1 to 4, `-` for an empty slot; what lay there goes back into the deck."""
        for slot in range(layout.SLOTS, layout.SLOTS + 4):
            if self.at.cells[slot]:
                self.at.cells[layout.UNSEEN_CARDS] |= 1 << self.at.cells[slot] - 1
                self.at.cells[slot] = 0
        for slot, slug in enumerate(cards.split()):
            if slug != "-":
                self.withdraw_card(slug)
                self.at.cells[layout.SLOTS + slot] = CARD_NUMBERS[slug] + 1
        return self

    def deck(self, cards: str) -> Table:
        """Leave exactly these civilization cards in the deck; the others are out of the game."""
        self.at.cells[layout.UNSEEN_CARDS] = sum(1 << CARD_NUMBERS[slug] for slug in cards.split())
        return self

    def buildings(self, buildings: str, seat: int | None = None) -> Table:
        """Give these buildings and igloos, without points; an igloo leaves its place."""
        for slug in buildings.split():
            number = BUILDING_NUMBERS[slug]
            if slug.startswith("i"):
                self.at.cells[layout.IGLOOS_LEFT] = self.at.cells[layout.IGLOOS_LEFT] & ~(1 << int(slug[1]) - 1)
            self.at.cells[layout.UNSEEN_BUILDINGS] = self.at.cells[layout.UNSEEN_BUILDINGS] & ~(1 << number)
            owned = self.own(layout.BUILDINGS_OWNED, seat)
            self.set(layout.BUILDINGS_OWNED, owned | 1 << number, seat)
        return self

    def stack(self, stack: int, building: str) -> Table:
        """Let this building lie on top of stack 1 to 4; the one before goes back under the unseen ones."""
        cell = layout.STACK_TOPS + stack - 1
        if self.at.cells[cell]:
            self.at.cells[layout.UNSEEN_BUILDINGS] |= 1 << self.at.cells[cell] - 1
        number = BUILDING_NUMBERS[building]
        self.at.cells[layout.UNSEEN_BUILDINGS] = self.at.cells[layout.UNSEEN_BUILDINGS] & ~(1 << number)
        self.at.cells[cell] = number + 1
        return self

    def stack_left(self, stack: int, tiles: int) -> Table:
        """How many tiles stack 1 to 4 has, the top included."""
        self.at.cells[layout.STACK_LEFT + stack - 1] = tiles
        return self

    def animals_in_deck(self, animals: str) -> Table:
        """Exactly these animals are in the deck."""
        self.at.cells[layout.HIDDEN_ANIMALS] = sum(1 << ANIMAL_NUMBERS[slug] for slug in animals.split())
        return self

    def animal(self, active: str, *waiting: str) -> Table:
        """Let this animal be active, with others waiting under it; none of them is in the deck any more."""
        for slug in (active, *waiting):
            self.at.cells[layout.HIDDEN_ANIMALS] = self.at.cells[layout.HIDDEN_ANIMALS] & ~(1 << ANIMAL_NUMBERS[slug])
        self.at.cells[layout.ACTIVE_ANIMAL] = ANIMAL_NUMBERS[active] + 1
        queue = [ANIMAL_NUMBERS[slug] + 1 for slug in waiting]
        self.at.cells[layout.WAITING_ANIMALS] = sum(animal << 4 * place for place, animal in enumerate(queue))
        return self

    # Beginning a phase from what has been arranged

    def phase(self, number: int) -> Table:
        self.at.cells[layout.PHASE] = number
        return self

    def begin_placement(self, seat: int = 0) -> Table:
        """Placement goes on with this seat."""
        return self.phase(1).begin(layout.PLACEMENT, seat)

    def begin_actions(self) -> Table:
        return self.phase(2).begin(layout.ACTIONS)

    def begin_feeding(self) -> Table:
        """Everybody goes home, except from an animal, and the tribes are fed."""
        return self.bring_home().phase(3).begin(layout.FEEDING)

    def begin_new_round(self) -> Table:
        """Everybody goes home, except from an animal, and the new-round step follows without feeding."""
        return self.bring_home().phase(3).begin(layout.NEW_ROUND)

    def bring_home(self) -> Table:
        for seat in range(self.game.seats):
            for place in PLACES[:-1]:
                self.set(layout.PEOPLE_AT + PLACES.index(place), 0, seat)
            self.people(self.own(layout.PEOPLE, seat), seat)
        return self


def table(players: int = 4, **options: object) -> Table:
    """The first placement; seat 0 starts.

    Slots 1 to 4 hold c03 (7 food), c06 (1 clay), c22 (3 points), c27 (agriculture); the stacks, as many as players,
    show b01 (W W C), b11 (C S S), b19 (4 of 2 kinds), b26 (1 to 7).
    """
    tiles = ("reveal b01", "reveal b11", "reveal b19", "reveal b26")[:players]
    return Table(players=players, **options).play("deal c03", "deal c06", "deal c22", "deal c27", *tiles, "start 0")


def acting(*places: str, players: int = 4, **options: object) -> Table:
    """Phase 2 with people of seat 0, 1, ... on places: `acting("forest 3, hut, card-1", "", "hunt 2")`.

    No number means 1, at the hut 2. Tribes have five people, or as many as they need. Unless its places are given too
    (`""` for none) the last seat has one hunter, so that the round goes on when the others have acted.
    """
    made = table(players, **options)
    if len(places) < players:
        made.put("hunt", players - 1)
    for seat, names in enumerate(places):
        for name in filter(None, names.split(", ")):
            place, _, number = name.partition(" ")
            made.put(place, seat, int(number or (2 if place == "hut" else 1)))
    return made.begin_actions()
