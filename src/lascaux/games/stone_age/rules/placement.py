"""Phase 1: players put people on places, one place a turn (STA-PLACE, STA-LIMIT2, STA-LIMIT3)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.position import TURN, Decision, Step
from lascaux.games.stone_age.rules.layout import (
    ACTIONS,
    ACTIVE_ANIMAL,
    AT_HOME,
    IGLOOS_LEFT,
    PEOPLE_AT,
    PHASE,
    PLACE_PEOPLE,
    PLACEMENT,
    PLAYERS,
    SLOTS,
    STACK_TOPS,
    STARTER,
)
from lascaux.games.stone_age.rules.places import (
    ANIMAL,
    BUILDING,
    CARD,
    FEWEST,
    FOREST,
    HUNT,
    IGLOO,
    PLACE_COUNT,
    RINGS,
    SITE_LIMIT,
    VILLAGE_LIMIT,
    VILLAGE_PLACES,
)
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.verbs import PLACE

NEXT_SEAT: Final = Argument("next-seat")  # to look at first


def village_places_taken(at: StoneAgePosition) -> i64:
    taken: i64 = 0
    place: i64
    for place in range(VILLAGE_PLACES):
        if at.people_on(place):
            taken += 1
    return taken


def players_on(at: StoneAgePosition, place: i64) -> i64:
    found: i64 = 0
    for seat in range(at.cells[PLAYERS]):
        if at.of(seat, PEOPLE_AT + place):
            found += 1
    return found


def is_there(at: StoneAgePosition, place: i64) -> bool:
    """Whether a place for one person exists now: a card, a building, an igloo."""
    if place < BUILDING:
        return at.cells[SLOTS + place - CARD] != 0
    if place < IGLOO:
        return at.cells[STACK_TOPS + place - BUILDING] != 0
    return at.cells[IGLOOS_LEFT] >> (place - IGLOO) & 1 != 0


def most_people(at: StoneAgePosition, seat: i64, place: i64) -> i64:
    """How many people a seat may put on a place now; 0 if it is closed to this seat (T-PLACE)."""
    home = at.of(seat, AT_HOME)
    players = at.cells[PLAYERS]
    if place == ANIMAL:
        free = at.cells[ACTIVE_ANIMAL] and at.people_on(ANIMAL) < players
        return min(home, 1) if free else 0
    if at.of(seat, PEOPLE_AT + place):  # nobody returns to a place in the same round (STA-PLACE-04)
        return 0
    if place == HUNT:
        return home
    if place >= FOREST and place < CARD:
        limit = SITE_LIMIT[players]
        if limit < players and players_on(at, place) >= limit:  # STA-LIMIT2-02, STA-LIMIT3-02
            return 0
        return min(home, RINGS[place] - at.people_on(place))
    if at.people_on(place):
        return 0
    if place >= CARD:
        return min(home, 1) if is_there(at, place) else 0
    limit = VILLAGE_LIMIT[players]
    if limit < VILLAGE_PLACES and village_places_taken(at) >= limit:  # STA-LIMIT2-01, STA-LIMIT3-01
        return 0
    return FEWEST[place] if home >= FEWEST[place] else 0  # exactly this many


def can_place(at: StoneAgePosition, seat: i64) -> bool:
    if at.of(seat, AT_HOME) == 0:
        return False
    return any(most_people(at, seat, place) for place in range(PLACE_COUNT))


@final
class Placement(Step[StoneAgePosition]):
    """The next player who can place must; once nobody can, actions begin."""

    def run(self, at: StoneAgePosition, next_seat: i64, b: i64) -> None:
        players = at.cells[PLAYERS]
        for tried in range(players):
            seat = (next_seat + tried) % players
            if can_place(at, seat):
                at.cells[TURN] = seat
                at.open(PLACEMENT, (seat + 1) % players)
                at.open(PLACE_PEOPLE)
                return
        at.cells[PHASE] = 2
        at.cells[TURN] = at.cells[STARTER]
        at.open(ACTIONS)


@final
class PlacePeople(Decision[StoneAgePosition]):
    """Put people from the tableau on one place."""

    def choices(self, at: StoneAgePosition, a: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=48)
        place: i64
        for place in range(PLACE_COUNT):
            most = most_people(at, at.cells[TURN], place)
            for number in range(FEWEST[place], most + 1):
                out = append(out, PLACE.code(place, number - 1))
        return out

    def play(self, at: StoneAgePosition, a: i64, b: i64, choice: i64) -> None:
        number = PLACE.second(choice) + 1
        at.add_own(AT_HOME, -number)
        at.add_own(PEOPLE_AT + PLACE.first(choice), number)
