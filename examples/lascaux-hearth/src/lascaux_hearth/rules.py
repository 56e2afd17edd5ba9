"""The rules: where everything stands, what can be chosen, and what is decided when."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.position import FIRST, TURN, Decision, Position, Step
from lascaux.core.verbs import Range, Verb, Verbs
from lascaux_hearth.tiles import COLD, FINDS, GOAL, NIGHTS, PLACES

# The cells of a position, after the core's own.
NIGHT: Final = FIRST  # the day that is being played and its night, from 1
FOREST: Final = NIGHT + 1  # for each kind of find: tiles that nobody has seen yet
CLEARING: Final = FOREST + len(FINDS)  # and those that can be taken
SEATS: Final = CLEARING + len(FINDS)

# A seat's own cells.
WARMTH: Final = 0
WOOD: Final = 1
FLINT: Final = 2
HEAT: Final = 3  # for each place; 0 without a fire
SEAT_SIZE: Final = HEAT + len(PLACES)

# All choices, in the order of their numbers.
FIND: Final = Range("find", [find.slug for find in FINDS])
PLACE: Final = Range("place", [place.slug for place in PLACES])
REVEAL: Final = Verb("reveal", FIND)
TAKE: Final = Verb("take", FIND)
LIGHT: Final = Verb("light", PLACE)
FEED: Final = Verb("feed", PLACE)
DONE: Final = Verb("done")
VERBS: Final = Verbs([REVEAL, TAKE, LIGHT, FEED, DONE])

# Kinds of decisions, in the order of DECISIONS.
FORAGE: Final = 0
TAKE_FIND: Final = 1
TEND_FIRES: Final = 2
NIGHTFALL: Final = 3

LEFT: Final = Argument("left")  # tiles still to be turned up


@final
class HearthPosition(Position):
    """The clearing and everybody's fires."""

    def copy(self) -> HearthPosition:
        return HearthPosition(self.game, self.cells[:])

    def scores(self) -> list[float]:
        return [float(self.of(seat, WARMTH)) for seat in range(self.game.seats)]

    def winners(self) -> list[int]:
        """HRT-END-01; alone HRT-END-02."""
        if self.game.seats == 1:
            return [0] if self.of(0, WARMTH) >= GOAL else []
        standing = [(self.of(seat, WARMTH), self.of(seat, WOOD)) for seat in range(self.game.seats)]
        return [seat for seat in range(self.game.seats) if standing[seat] == max(standing)]

    def value(self, seat: i64) -> float:
        """The warmth there is, what the fires still give if nobody feeds them, and a little for goods."""
        goods = int(self.of(seat, WOOD) + 2 * self.of(seat, FLINT))
        value = int(self.of(seat, WARMTH)) + 0.3 * goods
        colds = [] if self.over else COLD[str(self.game.options["winter"])][self.cells[NIGHT] - 1 :]
        for place in range(len(PLACES)):
            heat = self.of(seat, HEAT + place)
            for cold in colds:
                heat -= cold
                value += PLACES[place].warms if heat > 0 else 0
        return value

    def of(self, seat: i64, field: i64) -> i64:
        return self.cells[SEATS + seat * SEAT_SIZE + field]

    def own(self, field: i64) -> i64:
        return self.of(self.cells[TURN], field)

    def add(self, seat: i64, field: i64, number: i64) -> None:
        self.cells[SEATS + seat * SEAT_SIZE + field] += number

    def can_light(self, place: i64) -> bool:
        """HRT-LIGHT-01."""
        row = PLACES[place]
        return not self.own(HEAT + place) and self.own(WOOD) >= row.wood and self.own(FLINT) >= row.flint

    def can_feed(self, place: i64) -> bool:
        """HRT-FEED-01."""
        return self.own(WOOD) > 0 and 0 < self.own(HEAT + place) < PLACES[place].holds


def first_seat(at: HearthPosition) -> int:
    """Who begins the day (HRT-DAY-01)."""
    return int(at.cells[NIGHT] - 1) % at.game.seats


def begin_day(at: HearthPosition) -> None:
    at.cells[NIGHT] += 1
    at.cells[TURN] = first_seat(at)
    lying = sum(at.cells[CLEARING + find] for find in range(len(FINDS)))
    at.open(NIGHTFALL)  # once everything above it is done
    at.open(FORAGE, at.game.seats + 2 - lying)


@final
class Forage(Decision[HearthPosition]):
    """Nature turns up a tile (HRT-FIND-02)."""

    def choices(self, at: HearthPosition, left: i64, b: i64) -> vec[i64]:
        return vec[i64]([REVEAL.code(find) for find in range(len(FINDS)) if at.cells[FOREST + find]])

    def weight(self, at: HearthPosition, left: i64, b: i64, choice: i64) -> i64:
        return at.cells[FOREST + REVEAL.first(choice)]

    def play(self, at: HearthPosition, left: i64, b: i64, choice: i64) -> None:
        at.cells[FOREST + REVEAL.first(choice)] -= 1
        at.cells[CLEARING + REVEAL.first(choice)] += 1
        if left > 1:
            at.open(FORAGE, left - 1)
        else:
            at.open(TAKE_FIND)


@final
class TakeFind(Decision[HearthPosition]):
    """A turn begins (HRT-DAY-02)."""

    def choices(self, at: HearthPosition, a: i64, b: i64) -> vec[i64]:
        return vec[i64]([TAKE.code(find) for find in range(len(FINDS)) if at.cells[CLEARING + find]])

    def play(self, at: HearthPosition, a: i64, b: i64, choice: i64) -> None:
        find = FINDS[TAKE.first(choice)]
        at.cells[CLEARING + TAKE.first(choice)] -= 1
        at.add(at.cells[TURN], WOOD, find.wood)
        at.add(at.cells[TURN], FLINT, find.flint)
        at.open(TEND_FIRES)


@final
class TendFires(Decision[HearthPosition]):
    """Fires are lit and fed until the player is done (HRT-DAY-03)."""

    def choices(self, at: HearthPosition, a: i64, b: i64) -> vec[i64]:
        lights = [LIGHT.code(place) for place in range(len(PLACES)) if at.can_light(place)]
        feeds = [FEED.code(place) for place in range(len(PLACES)) if at.can_feed(place)]
        return append(vec[i64](lights + feeds), DONE.base)

    def play(self, at: HearthPosition, a: i64, b: i64, choice: i64) -> None:
        seat = at.cells[TURN]
        if choice == DONE.base:
            at.cells[TURN] = (seat + 1) % at.game.seats
            if at.cells[TURN] != first_seat(at):
                at.open(TAKE_FIND)
            return
        lights = LIGHT.owns(choice)
        place = LIGHT.first(choice) if lights else FEED.first(choice)
        at.add(seat, WOOD, -PLACES[place].wood if lights else -1)
        at.add(seat, FLINT, -PLACES[place].flint if lights else 0)
        at.add(seat, HEAT + place, 1)
        at.open(TEND_FIRES)


@final
class Nightfall(Step[HearthPosition]):
    """Every fire loses heat; those that still burn warm their tribe (HRT-NIGHT-01, HRT-NIGHT-02)."""

    def run(self, at: HearthPosition, a: i64, b: i64) -> None:
        cold = COLD[str(at.game.options["winter"])][at.cells[NIGHT] - 1]
        for seat in range(at.game.seats):
            for place in range(len(PLACES)):
                at.add(seat, HEAT + place, -min(cold, at.of(seat, HEAT + place)))
                if at.of(seat, HEAT + place):
                    at.add(seat, WARMTH, PLACES[place].warms)
        if at.cells[NIGHT] < NIGHTS:
            begin_day(at)


DECISIONS: Final[list[Decision]] = [
    Forage("forage", "HRT-FIND-02", (LEFT,), chance=True),
    TakeFind("take-find", "HRT-DAY-02", begins_turn=True),
    TendFires("tend-fires", "HRT-DAY-03"),
    Nightfall("nightfall"),
]
