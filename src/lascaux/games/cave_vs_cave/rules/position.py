"""A position of Cave vs Cave, with the questions that the rules ask of it and the small things they do to it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import bit
from lascaux.core.position import TURN, Position
from lascaux.games.cave_vs_cave.rules import evaluation, scoring
from lascaux.games.cave_vs_cave.rules.board import CAVERN, CAVERN_EDGES, CONNECTION, ENTRANCE, MARKED, OPENING, reach
from lascaux.games.cave_vs_cave.rules.board import walls_around as wall_set
from lascaux.games.cave_vs_cave.rules.effects import Effect
from lascaux.games.cave_vs_cave.rules.goods import (
    DONKEY,
    EXCHANGEABLE,
    FLAX,
    FOOD,
    GOODS,
    amount,
    covers,
    gain,
    owned_kinds,
    refill,
    some,
)
from lascaux.games.cave_vs_cave.rules.layout import (
    CAVERN_SIDE,
    COVERED,
    EDGES_IN_PLAY,
    ERA,
    FURNISHED,
    PLAYERS,
    POOL,
    PURSE,
    ROOM_ON,
    ROOMS_OWNED,
    SEAT_SIZE,
    SEATS,
    SPACES_IN_PLAY,
    WALLS,
)
from lascaux.games.cave_vs_cave.rules.rooms import BLUE, CAVE_ENTRANCE, RETTING_ROOM, ROOMS

# What each blue room pays when it is triggered.
BLUE_PAYS: Final = vec[i64]([r.effects[0].gain if r.colour == BLUE and r.effects else 0 for r in ROOMS])


@final
class CavePosition(Position):
    """The table of one or two caves."""

    def copy(self) -> CavePosition:
        return CavePosition(self.game, self.cells[:])

    def scores(self) -> list[float]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def value(self, seat: i64) -> float:
        return evaluation.value(self, seat)

    # A seat's own cells

    def of(self, seat: i64, field: i64) -> i64:
        return self.cells[SEATS + seat * SEAT_SIZE + field]

    def set_of(self, seat: i64, field: i64, value: i64) -> None:
        self.cells[SEATS + seat * SEAT_SIZE + field] = value

    def own(self, field: i64) -> i64:
        """A cell of the seat whose turn it is."""
        return self.cells[SEATS + self.cells[TURN] * SEAT_SIZE + field]

    def set_own(self, field: i64, value: i64) -> None:
        self.cells[SEATS + self.cells[TURN] * SEAT_SIZE + field] = value

    def other(self) -> i64:
        """The seat that moves next; in a solo game, the same one."""
        return self.cells[PLAYERS] - 1 - self.cells[TURN]

    # Goods

    def gain(self, goods: i64) -> None:
        self.set_own(PURSE, gain(self.own(PURSE), goods))

    def pay(self, goods: i64) -> None:
        self.set_own(PURSE, self.own(PURSE) - goods)

    def exchangeable(self) -> i64:
        """The kinds of goods that can become food now (CVC-EXCHANGE-01, -02)."""
        return owned_kinds(self.own(PURSE)) & EXCHANGEABLE

    def exchange(self, good: i64) -> None:
        self.pay(some(good, 1))
        self.gain(some(FOOD, 1))

    def trade(self, effect: Effect, cost: i64) -> None:
        """Pay and receive the goods of an effect; then the Retting Room looks at the flax (CVC-BLUE-04 to -06)."""
        purse = self.own(PURSE) - cost
        flax = amount(purse, FLAX)
        purse = refill(gain(purse, effect.gain), effect.refill & self.goods_in_play())
        if amount(purse, FLAX) > flax and self.has(RETTING_ROOM):
            purse = gain(purse, BLUE_PAYS[RETTING_ROOM])
        self.set_own(PURSE, purse)

    def goods_in_play(self) -> i64:
        """Every bit of the goods of this era (CVC-GOODS-01)."""
        return bit(6 * GOODS) - 1 if self.cells[ERA] == 2 else bit(6 * DONKEY) - 1

    def affords(self, effect: Effect, cost: i64) -> bool:
        purse = self.own(PURSE)
        return covers(purse, cost) and not (effect.closed_by and covers(purse, effect.closed_by))

    # Rooms

    def active_rooms(self) -> i64:
        """Rooms that work for the seat on turn: its own, and the pool's in the short game (CVC-SHORT-09, -10)."""
        return self.own(ROOMS_OWNED) | self.cells[POOL]

    def has(self, room: i64) -> bool:
        return self.active_rooms() >> room & 1 != 0

    def collect(self, room: i64) -> None:
        """Take what a blue room pays."""
        self.gain(BLUE_PAYS[room])

    def place(self, room: i64, space: i64) -> None:
        self.set_own(ROOMS_OWNED, self.own(ROOMS_OWNED) | bit(room))
        self.set_own(FURNISHED, self.own(FURNISHED) | bit(space))
        self.set_own(ROOM_ON + space, room + 1)

    # Spaces

    def spaces(self, seat: i64) -> i64:
        """The spaces of a seat's cave, with the additional cavern if it is there."""
        cavern: i64 = bit(CAVERN) if self.of(seat, CAVERN_SIDE) else 0
        return self.cells[SPACES_IN_PLAY] | cavern

    def empty_spaces(self) -> i64:
        """Excavated and without a room (CVC-FURNISH-06)."""
        return self.spaces(self.cells[TURN]) & ~self.own(COVERED) & ~self.own(FURNISHED)

    def is_complete(self) -> bool:
        """Whether every space of the boards is covered by a face-up room (CVC-CAVERN-02, -08)."""
        return self.cells[SPACES_IN_PLAY] & ~self.own(FURNISHED) == 0

    def walls_around(self, space: i64) -> i64:
        return wall_set(space, self.own(WALLS), self.own(CAVERN_SIDE))

    def edges(self, seat: i64) -> i64:
        """The edges of a seat's cave that can carry a wall (CVC-WALL-06 to -08)."""
        return self.cells[EDGES_IN_PLAY] | CAVERN_EDGES[self.of(seat, CAVERN_SIDE)]

    def free_edges(self) -> i64:
        """Where the seat on turn may build a wall (CVC-WALL-01)."""
        return self.edges(self.cells[TURN]) & ~self.own(WALLS)

    def diggable(self, through_walls: bool) -> i64:
        """The face-down tiles to which a way leads from the opening (CVC-DIG-06 to -10)."""
        walls: i64 = 0 if through_walls else self.own(WALLS)
        era_two = self.cells[SPACES_IN_PLAY] >> MARKED & 1 != 0
        entry: i64 = MARKED if era_two else ENTRANCE
        opening: i64 = OPENING if era_two else CONNECTION
        if walls >> opening & 1:
            return 0
        covered = self.own(COVERED)
        return covered & reach(entry, self.cells[SPACES_IN_PLAY], covered, walls)


def empty_cave(at: CavePosition, seat: i64) -> None:
    """Era I's board with nothing but the printed Cave Entrance on it."""
    at.set_of(seat, ROOMS_OWNED, bit(CAVE_ENTRANCE))
    at.set_of(seat, FURNISHED, bit(ENTRANCE))
    at.set_of(seat, ROOM_ON + ENTRANCE, CAVE_ENTRANCE + 1)
